import { oncePerDoc } from '../once-per-doc.ts';

/** A meeting whose minutes begin further on in the same file. */
export interface LaterMeeting {
  readonly start: number;
  /** Its day as an ISO date. */
  readonly day: string;
}

/** 'Emergency Board Meeting - Monday, May 14, 2031', 'Minutes of May 14, 2031'. */
const title =
  /^\W*(?:[a-z'&.-]+ ){0,8}(?:meeting|minutes)(?: (?:of|held|on|for|minutes|the)){0,4}(?: [a-z'.]+){0,3}?(?:\W{1,4}(?:[a-z]+day)?,? ?| [a-z]+day,? | )\{t(\d+)\}(?:\W+(?:at )?\{c\d+\})?\W*$/;
const notTitle =
  /\b(?:next|previous|last|prior|approv\w*|read|accept\w*|adjourn\w*|will|was|were|is|(?:re-?)?scheduled|set|date|postponed|moved|cancell?ed|report|deferred|until|from)\b/;

/** Over the minutes that a meeting approves: 'Approval of Minutes and Consent Agenda:'. */
const toApprove = /\b(?:approv\w*|consent agenda)\b[^.;]{0,60}$/;

/** Over the day of a meeting to come: 'Dates for upcoming meetings:', or another such day. */
const ofDates =
  /\b(?:upcoming|future|coming|next|calendar|schedules?|dates?)\b[^.;]{0,60}$|\bmeetings?\b[^.;]{0,30}\{t\d/;

/** The meetings whose titles, each with a day of its own, come after the first title of a file. */
export const laterMeetings = oncePerDoc((doc): readonly LaterMeeting[] => {
  if (doc.type !== 'minutes') return [];
  const titles = doc.sentences.flatMap(({ plain, quantities, start, index }) => {
    const before = doc.sentences[index - 1]?.plain ?? '';
    const isItem = toApprove.test(before) || ofDates.test(before) || /^\s*[•▪●◦*]/.test(plain);
    const m = plain.length > 110 || isItem || notTitle.test(plain) ? null : title.exec(plain);
    const day = m && quantities[Number(m[1])];
    return day?.kind === 'date' && day.iso.length === 10 ? [{ start, day: day.iso }] : [];
  });
  const [first, ...rest] = titles;
  return first ? rest.filter(({ day }, i) => day !== first.day && rest[i - 1]?.day !== day) : [];
});
