import { quantitiesIn } from '../../find/caught-in.ts';
import { type Candidate, type ScanRule, words } from '../../find/pattern.ts';
import { sectionPaths } from '../../find/section-paths.ts';
import type { Doc, Sentence } from '../../model.ts';
import type { Tier } from '../../tiers.ts';

const number = '(?:{count}|{duration})';
const least =
  '(?:not less than|no less than|not fewer than|no fewer than|at least|a minimum of|not later than|no later than|between|from|not sooner than|(?:no|not) more than) ';
const most =
  '(?:at (?:least|most) |(?:(?:not|no) )?(?:more |later |greater |earlier |sooner |longer |over |exceeding |to exceed |beyond |fewer |less )?(?:than )?)(?:a maximum of )?';
const span = `(?:${least})?${number}(?:(?: days)?(?: prior)?,? (?:(?:and|nor|or|but|to) ){1,2}${most}${number})?`;

/** 'not less than {n} nor more than {d} before' with 'notice' before it, or 'at least {d} notice'. */
const ahead = words`${span}'?,? (?:before(?! or after\b)|prior|in advance|ahead|beforehand|preceding|previous)\b`;
const aheadEach = new RegExp(ahead.source, 'g');
const ofNotice = words`${span}'? (?:prior |advance |written |previous )*notice\b`;

/** 'on a date not less than {d} nor more than {d} after notice of the meeting is given' */
const afterNotice = words`${span} after (?:the |such )?notice\b`;

const notMembers =
  /\bremov(?:al|ed|e)\b|\b(?:board|directors?'?|trustees'?|committee) meetings?|meetings? of (?:the |its )?(?:board|directors|trustees|executive|committee)|notice to (?:each|all|every|the) (?:directors?|trustees?)|(?:to|upon|on) (?:each|every|all|the|such)? ?(?:of the )?(?:directors?|trustees?)\b|\b(?:directors?|trustees?) (?:must|shall|will) (?:be given|receive|have)\b|each board|committee|adjourn|postpone|hearing|\bbudget|amendment|nominat|ballots? (?:shall|must|are|will)|proxy shall|\brequests? (?:of|by|for|signed|from)|petition(?:s|ing)? (?:shall|must|signed|is|are|by)|agenda item|record date|waive/;
const forOnePurpose =
  /authorized (?:under|in|by|pursuant)|for (?:this|such|that) purpose|for the purpose of (?:taking|levying|increas)|special assessment|increase|dedicat|merge|annex|convey/;
const special = /special (?:membership |members' )?meetings?(?! and)/;
const yearly = /\bannual\b|\bregular\b/;
const general =
  /(?:annual|regular|each|all|every|any) (?:[a-z-]+ ){0,4}meetings?|member(?:s|ship|s')? meetings?|meetings? of (?:the )?(?:members|association|owners|unit owners|lot owners|membership|co-owners|homeowners)|to (?:each|every|all) (?:voting |lot |unit )?(?:members?|owners?)\b/;

function daysIn(text: string, sentence: Sentence) {
  const quantities = quantitiesIn(text, sentence);
  const last = quantities.at(-1);
  if (last?.kind !== 'duration' || last.count <= 0) return null;
  const unit = last.days / last.count;
  const figures = quantities.flatMap((quantity) =>
    quantity.kind === 'duration' ? quantity.days : quantity.kind === 'count' ? quantity.value * unit : [],
  );
  const min = Math.min(...figures);
  const max = Math.max(...figures);
  return min >= 1 && max <= 120 ? { min, max } : null;
}

/** 'As long as notice of such changes is given a month before the meeting': what the notice is of, is no meeting. */
const ofChange =
  /\bnotices? of (?:any |all |such |the |said |an? |each )?(?:proposed |intended )?(?:changes?|alterations?|proposals?|resolutions?|revisions?|nominations?)\b/;

/** How plainly a sentence speaks of the members' meetings at large; null where it does not. */
function tierOf(plain: string): Tier | null {
  if (notMembers.test(plain) || ofChange.test(plain)) return null;
  if (forOnePurpose.test(plain))
    return /\b(?:members?|owners?)\b/.test(plain) && !/\bposted\b/.test(plain) ? 'likely' : null;
  if (general.test(plain) && (yearly.test(plain) || !special.test(plain))) return 'express';
  if (general.test(plain) || special.test(plain)) return 'implied';
  const ofAMeeting = /\bstating the place,? (?:and )?(?:day|date|time)\b/.test(plain);
  return (ofAMeeting ||
    /\b(?:members?|owners?)\b/.test(plain) ||
    /\b(?:before|of|prior to|preceding) (?:the|a|each|any|every|such) meeting\b/.test(plain)) &&
    !/\bposted\b/.test(plain)
    ? 'likely'
    : null;
}

/** 'not later than the 10th day and not earlier than the 60th day before': ordinals are no quantities. */
const byOrdinals =
  /\b(?:not|no) later than the (\d{1,2})(?:st|nd|rd|th) day (?:and|or|nor|but) (?:not |no )?earlier than the (\d{1,2})(?:st|nd|rd|th) day before\b/;

/** 'posted at least {d} before … and mailed not less than {d} nor more than {d} before': the span of two, after one of its figures alone. */
function fuller(plain: string): RegExpMatchArray | null {
  const [first, second] = plain.matchAll(aheadEach);
  const figures = (match?: RegExpMatchArray) => match?.[0].match(/\{[dn]\d/g)?.length ?? 0;
  return second &&
    figures(first) === 1 &&
    figures(second) === 2 &&
    /\bposted\b/.test(plain.slice(0, first?.index))
    ? second
    : null;
}

/** The heading over the meetings of the board. */
const boardsOwn =
  /\bmeetings? of (?:the )?(?:board|directors|trustees)\b|\b(?:board|directors'?|trustees'?) meetings?\b/;

/** The end of the association is voted on once; its notice is none of the yearly meetings'. */
const ofTheEnd = /\bdissol(?:ve|ved|ution)\b|\bproposed action\b/;

/** 'Notice shall be sent at least ten days ahead.', under a heading on the members' meetings. */
const underMeetings =
  /\b(?:annual|special|members?'?|membership|owners'?|regular) (?:[a-z']+ ){0,2}meetings?\b[^>]*$|\bmeetings? of (?:the )?(?:members|owners|association)\b[^>]*$/;
const shortNotice =
  /^\W*(?:\S{1,5}[.)] )?(?:written )?notice (?:shall|must|will|is to) be (?:sent|given|mailed|delivered|posted)\b[^.;]{0,60}$/;
const underItsOwn = (path: string) =>
  /\bspecial\b[^>]*$/.test(path) && !/\b(?:annual|regular)\b[^>]*$/.test(path) ? 'hint' : 'likely';

/** 'Not less than thirty days nor aore than sixty days': a figure just before is one end of the span, however the two are joined. */
const joined =
  /\{[dn]\d+\}(?:[^{;]{0,16}\bnor\b[^{]{0,20}|(?:[ ,/]|\b(?:days?|and|or|nor|but|to|not|no|be|such|in|any|event|case|more|less|fewer|greater|than|later|earlier|sooner|over|beyond|exceed|exceeding|excess|a|at|most|least|maximum|minimum|of|also)\b)+)$/;
/** 'Not more than fifty days before': how long at most, and nothing of how long at least. */
const ceilingAlone =
  /^(?:(?:not|no) more than|(?:not )?(?:to )?exceed(?:ing)?|a maximum of) (?:\{d\d+\})(?!.*\{)/;

const exceptThat = /[,;] except that\b.*/;

function* notices(doc: Doc): Generator<Candidate> {
  const paths = sectionPaths(doc);
  for (const sentence of doc.sentences) {
    const { plain } = sentence;
    const path = paths[sentence.section] ?? '';
    const named = plain.includes('meeting');
    if (!/notice|notif/.test(plain) || !(named || (underMeetings.test(path) && shortNotice.test(plain))))
      continue;
    if (ofTheEnd.test(plain.replace(exceptThat, ''))) continue;
    if (boardsOwn.test(path) && !/\b(?:members?|owners?)\b/.test(plain)) continue;
    const ordinals = byOrdinals.exec(plain);
    if (!ordinals && !plain.includes('{d')) continue;
    // What the notice must tell of ('any budget changes') says nothing of which meeting it is.
    const tier = tierOf(
      plain.replace(/\bitems on the agenda,[^;]{0,400}?(?=\bshall\b)/, '').replace(exceptThat, ''),
    );
    if (tier === null && named) continue;
    if (ordinals) {
      const value = { min: Number(ordinals[1]), max: Number(ordinals[2]) };
      yield { fact: 'meeting.notice', value, tier: tier ?? 'hint', ranges: [sentence] };
      continue;
    }
    const match = fuller(plain) ?? ahead.exec(plain) ?? ofNotice.exec(plain) ?? afterNotice.exec(plain);
    const before = plain.slice(0, match?.index).slice(-80);
    const value = match && !joined.test(before) && !ceilingAlone.test(match[0]) && daysIn(match[0], sentence);
    if (value)
      yield { fact: 'meeting.notice', value, tier: (named && tier) || underItsOwn(path), ranges: [sentence] };
  }
}

/** How many days before a meeting its members are told. */
export const noticeOfMeetings: ScanRule = { facts: ['meeting.notice'], scan: notices };

export const meetingNotice = [noticeOfMeetings];
