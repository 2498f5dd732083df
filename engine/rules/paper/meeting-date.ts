import { monthBeginnings, monthNumber } from '../../language/dates.ts';
import { monthNames } from '../../language/month-names.ts';
import type { DateQuantity } from '../../language/quantity.ts';
import { twoDigits } from '../../language/two-digits.ts';
import type { Doc, Sentence } from '../../model.ts';
import { oncePerDoc } from '../../once-per-doc.ts';
import { regex } from '../../regex.ts';
import { type Dated, dates, head, plausible, type Reader } from './dated.ts';
import { datesItself } from './own-date.ts';

/** Words before the date of a meeting whose minutes are now approved. */
const approving =
  /\b(?:approv\w*|read\w*|accept\w*|amend\w*|correct\w*|presented|submitted|distributed|reviewed|previous|last|prior)\b[^.;]{0,60}\bminutes\b[^.;]{0,60}$/;
const ofEarlier = /\b(?:approv\w*|read\w*|accept\w*|review\w*)(?: and approv\w+)?(?: of)?(?: the)? $/;
/** 'May 5, 2031 minutes were approved.' */
const approvedNow =
  /^\{t\d+\} (?:[a-z]+ ){0,4}minutes (?:(?:were|was|are) )?(?:[a-z]+ly )?(?:approved|accepted|read|adopted)\b/;
const earlierMinutes = /^\{t\d+\}[^.;]{0,60}\bminutes\b/;
/** '2031 Annual Meeting' in the title, where no day is given. */
const yearOfMeeting =
  /^\W*(?:minutes (?:of|for) (?:the )?)?\{n(\d+)\} (?:[a-z'-]+ ){0,8}(?:meeting|minutes)\b/;
/** 'January 2031 Minutes', 'Minutes, January 2031' in the title, where no day is given. */
const monthOfMeeting =
  /^\W*\{t\d+\} (?:[a-z'-]+ ){0,6}(?:meeting|minutes|newsletter|news|recap)\b|^\W*(?:[a-z'-]+ ){0,8}(?:meeting|minutes|newsletter|news|recap)(?: of| for)?\W{1,4}\{t\d+\}\W*$|^\W*\{t\d+\}\W*$/;
/** '2031 March Board Meeting Minutes' in the title. */
const yearAndMonth = regex`^\W*\{n(\d+)\} (${monthNames}) (?:[a-z'-]+ ){0,6}(?:meeting|minutes|newsletter)\b`;
const minutesOf = /\bminutes\b[^.;]{0,60}$/;
/** The day of a balance or of a report, not of the meeting. */
const asOf =
  /\b(?:as of|through|ending|ended|balance (?:on|at)|since|effective|until|by|before|later than|dated)(?: the)? $|\b(?:target|completion|start|closing|due|effective) date(?: (?:of|is|was|for))? $|\b(?:mailed|sent|letter|invoice\w*|paid|due|recorded|filed|signed|generated|printed|exported|expire[sd]?|postmarked)\b[^.;{]{0,24}$/;
const approved =
  /^\{t\d+\}[^.;]{0,60}\b(?:were|was|are|attached|approved|accepted|read|seconded|as (?:written|presented|amended))\b/;

/** 'Jan. 1, 2031 - $4,120 in the account': the day of a balance. */
const ofBalance = /^\{t\d+\}\s*[-–:]?\s*(?:balance\b|\{m\d)/;

/** 'The election meeting will be held June 7', 'Join us on June 7': a day to come. */
export const toCome =
  /\b(?:will be|to be|is|are) (?:tentatively |now |next )?(?:held|scheduled|set|planned|moved)\b[^.;{]{0,20}$|\b(?:scheduled|slated) (?:for|on)\b[^.;{]{0,20}$|\b(?:trial|hearing|mediation|arbitration|court|renew(?:s|al)|expir\w+|matur\w+)\b[^.;{]{0,20}$|\bwill (?:meet|take place|occur|be)\b[^.;{]{0,20}$|\b(?:join us\b|when:|save the date\b|mark your calendars?\b|attend\b|coming up\b|upcoming\b)[^.;{]{0,60}$/;
const dayAlone = /^\W*(?:[a-z]+day,? )?\{t\d+\}\W*$/;
const posting = /^\W*(?:post(?:ed)?|published|updated|uploaded)(?: date| on| by [a-z .]{3,40}?(?: on)?)?:? /;
const met = regex`\b(?:met|meeting (?:was |were )?(?:held|convened|took place)|held (?:its|their|an?|the) (?:[a-z]+ ){0,4}meeting) (?:on )?(?:[a-z]+day,? )?(${monthNames}|${monthBeginnings})\.? \{n(\d+)\}`;

/** 'The directors met on December 2', under a later day that has the year. */
function metOn(plain: string, sentence: Sentence, doc: Doc): Dated | null {
  const m = sentence.start > head ? null : met.exec(plain);
  const day = m && sentence.quantities[Number(m[2])];
  if (!m || day?.kind !== 'count' || day.value < 1 || day.value > 31) return null;
  const posted = doc.sentences
    .slice(0, sentence.index)
    .flatMap(({ quantities }) => quantities.flatMap((q) => (q.kind === 'date' ? [q.iso] : [])))[0];
  if (!posted || !plausible(posted)) return null;
  const month = monthNumber(m[1] ?? '');
  const own = `${twoDigits(month)}-${twoDigits(day.value)}`;
  const year = Number(posted.slice(0, 4)) - (own > posted.slice(5).padEnd(5, '9') ? 1 : 0);
  return { iso: `${year}-${own}`, score: 8.5 };
}

/** 'April 30, 4:00 PM' at the head: the meeting's day, without a year. */
const yearless = regex`^\W*(?:[a-z]+day,? )?(?:${monthNames}|${monthBeginnings})\.? \{n\d+\}(?:st|nd|rd|th)?(?:,? (?:at )?\{c\d+\}|\W*$|,)`;
const isDatedWithoutYear = oncePerDoc(({ sentences }: Doc) =>
  sentences.some(({ plain, start }) => start < head && yearless.test(plain)),
);

/** The first date; where it is a month, a day of that month in the same title: 'May Minutes – 5/4/2031'. */
function firstOf(all: readonly DateQuantity[]): DateQuantity | undefined {
  const [first] = all;
  const day = first && all.find(({ iso }) => iso.length === 10 && iso.startsWith(`${first.iso}-`));
  return day ?? first;
}

/** The day of the meeting, in its minutes. */
export const meetingDate: Reader = (plain, sentence, doc) => {
  const { start } = sentence;
  const first = firstOf(dates(plain, sentence));
  const named = start > 200 ? null : yearAndMonth.exec(plain);
  const titled = named && sentence.quantities[Number(named[1])];
  if (titled?.kind === 'count' && plausible(String(titled.value)))
    return {
      iso: `${titled.value}-${twoDigits(monthNumber(named?.[2] ?? ''))}`,
      score: 3,
    };
  const year =
    first || start > 200 ? null : sentence.quantities[Number(yearOfMeeting.exec(plain)?.[1] ?? -1)];
  if (year?.kind === 'count' && Number.isInteger(year.value) && plausible(String(year.value)))
    return { iso: String(year.value), score: 2 };
  if (first && start < 200 && first.iso.length === 7 && plausible(first.iso) && monthOfMeeting.test(plain))
    return { iso: first.iso, score: 3 };
  if (!first || start > head || !/^\d{4}-\d\d-\d\d$/.test(first.iso) || !plausible(first.iso))
    return metOn(plain, sentence, doc);
  const at = plain.search(/\{t\d/);
  const before = plain.slice(0, at);
  if (asOf.test(before) || ofBalance.test(plain.slice(at))) return null;
  if (approvedNow.test(plain.slice(at))) return null;
  if (toCome.test(before)) return null;
  if (ofEarlier.test(before) && earlierMinutes.test(plain.slice(at))) return null;
  // '(These minutes were approved on March 11.)'
  if (
    /\bminutes\b[^.;]{0,30}\b(?:were|was|are) (?:[a-z]+ly )?(?:approved|accepted|adopted|amended)\b/.test(
      before,
    )
  )
    return null;
  if (approving.test(before) || (minutesOf.test(before) && approved.test(plain.slice(at)))) return null;
  if (isDatedWithoutYear(doc) && !datesItself(plain, sentence)) return null;
  const meeting = /\b(?:meeting|minutes|held|agenda|date|called to order)\b/.test(plain);
  // A day alone before the title is that of the posting, where the meeting's own stands below.
  if (posting.test(plain)) return { iso: first.iso, score: 3 };
  if (sentence.index === 0 && dayAlone.test(plain)) return { iso: first.iso, score: 7 };
  return { iso: first.iso, score: meeting ? 9 : plain.length < 120 ? 8 : 5 };
};
