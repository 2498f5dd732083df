import { caughtIn } from '../find/caught-in.ts';
import type { FactRule, Found, Pattern } from '../find/pattern.ts';
import { words } from '../find/pattern.ts';
import { inWords } from '../language/in-words.ts';
import type { Quantity } from '../language/quantity.ts';

const month = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const weekday =
  '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|week|weekday|business day)';
const ordinal =
  '(?:first|second|third|fourth|last|1st|2nd|3rd|4th|{count}(?:st|nd|rd|th)|\\d{1,2}(?:st|nd|rd|th))(?: \\([^)]{1,8}\\))?';
const held = '(?:held|conducted|convened|called|be|take place|occur|scheduled)';
const annual = '\\bannual(?:ly)?\\b[^;]{0,280}?';
const ofBoard =
  /annual (?:organizational )?meetings? of (?:the |its )?(?:board|directors|trustees|executive|committee)|\bbudget\b.*\bmeeting\b.*\{d|annual (?:assessment|dues|maintenance)/;
const first = /first annual (?:membership )?meeting/;

const phrase = ({ match, sentence }: Found) =>
  inWords(match.groups?.when ?? '', sentence).replace(/^not be /, 'not ') || null;

const when: readonly [source: string, weight: number][] = [
  [`(?<when>${ordinal} (?:full )?${weekday} (?:(?:of|in|during) )?(?:the )?(?:month of )?${month})\\b`, 9],
  [`(?<when>${ordinal} day of (?:the month of )?${month})\\b(?!,? (?:19|20))`, 9],
  [`\\bon (?:or about )?(?<when>${month} {count}(?:st|nd|rd|th)?)(?!\\w)`, 9],
  [`\\b(?<when>(?:no|not) later than ${month} {count}(?:st|nd|rd|th)?)(?!\\w)`, 8],
  [`\\b(?<when>between ${month} {count}(?:st|nd|rd|th)? and ${month} {count})`, 8],
  [
    `\\b(?:in|during|between|by the end of) (?:the )?(?:(?:first|second|last) half of )?(?:months? of )?(?<when>${month}(?: (?:and|or|to|through) (?:the month of )?${month})?)\\b(?! {count},)`,
    8,
  ],
  [
    `\\b(?:in|during) the (?<when>(?:first|second|third|fourth|last|final) (?:calendar |fiscal )?quarter(?: of (?:the|each|every|its) (?:calendar |fiscal )?year)?)`,
    8,
  ],
  [
    `(?<when>(?:within|not (?:be )?(?:more|later) than|no later than|no more than) {duration} (?:after|before|prior to|preceding|following|of) the (?:close|end|beginning|start|expiration|commencement) of (?:(?:the|each|its|every) )?(?:association's )?(?:first )?(?:preceding |next )?(?:fiscal|calendar) year)`,
    7,
  ],
];

/** When the members meet each year, as the document says it. */
export const meetingAnnual: FactRule = {
  fact: 'meeting.annual',
  cue: /\bannual|(?:each|every|of the) (?:calendar |fiscal )?year|month of/,
  patterns: [
    ...when.map(
      ([source, weight]): Pattern => ({
        match: words(`(?=.*\\bmeetings?\\b)${annual}${source}`),
        unless: new RegExp(
          `${ofBoard.source}|nominat|${first.source}(?!.*(?:thereafter|subsequent|successive|each|every))`,
        ),
        value: phrase,
        weight,
      }),
    ),
    ...when.slice(0, 7).map(
      ([source, weight]): Pattern => ({
        match: words(source),
        under: /annual (?:membership |members' )?meetings?(?! of (?:the )?(?:board|directors))[^>]*$/,
        unless: new RegExp(`${ofBoard.source}|notice|${first.source}|\\bif\\b`),
        value: phrase,
        weight: weight - 1,
      }),
    ),
    {
      match: words(
        `${annual}\\b${held}\\b[^;]{0,120}?(?<when>same (?:day|date|month) (?:and month |of the same month )?(?:of |in )?each (?:succeeding |subsequent |following )?year)`,
      ),
      unless: ofBoard,
      value: (found) => `the ${phrase(found) ?? ''}`,
      weight: 5,
    },
    {
      match: words(
        `\\bannual (?:membership )?meetings?\\b[^;]{0,80}?\\b${held} [^;]{0,80}?\\b(?:date|day|time|month)\\b[^;]{0,60}?\\b(?:as|fixed|set|determined|designated|selected|established|specified|chosen|decided)\\b[^;]{0,40}?\\bby (?:the )?(?:board|directors|trustees)`,
      ),
      unless: new RegExp(`${ofBoard.source}|${first.source}|in addition to`),
      value: 'on a date that the board sets',
      weight: 3,
    },
  ],
};

const number = '(?:{count}|{duration})';
const least =
  '(?:not less than|no less than|not fewer than|no fewer than|at least|a minimum of|not later than|no later than|between|from|not sooner than)';
const most =
  '(?:at least |(?:(?:not|no) )?(?:more |later |greater |earlier |sooner |longer |over |exceeding |fewer |less )?(?:than )?)(?:a maximum of )?';
const span = `(?<span>(?:${least})? ?${number}(?:(?: days)?(?: prior)?,? (?:(?:and|nor|or|but|to) ){1,2}${most}${number})?)`;
const before = '(?:before|prior|in advance|ahead|preceding|previous)';

function daysOfUnit(quantity: Quantity | undefined): number | null {
  return quantity?.kind === 'duration' && quantity.count > 0 ? quantity.days / quantity.count : null;
}

function notice(found: Found) {
  const quantities = caughtIn(found, 'span');
  const unit = daysOfUnit(quantities.at(-1));
  if (unit === null) return null;
  const figures = quantities.flatMap((quantity) =>
    quantity.kind === 'duration' ? quantity.days : quantity.kind === 'count' ? quantity.value * unit : [],
  );
  const min = Math.min(...figures);
  const max = Math.max(...figures);
  return min >= 1 && max <= 120 ? { min, max } : null;
}

const notMembers =
  /\b(?:board|directors?'?|trustees'?|committee) meetings?|meetings? of (?:the |its )?(?:board|directors|trustees|executive|committee)|notice to (?:each|all|every|the) (?:directors?|trustees?)|to each (?:director|trustee)|each board|committee|adjourn|postpone|hearing|\bbudget|amendment|nominat|ballots? (?:shall|must|are|will)|proxy shall|\brequests? (?:of|by|for|signed|from)|petition(?:s|ing)? (?:shall|must|signed|is|are|by)|agenda item|record date|waive/;
const forOnePurpose =
  /authorized (?:under|in|by|pursuant)|for (?:this|such|that) purpose|for the purpose of (?:taking|levying|increas)|special assessment|increase|dedicat|merge|annex|convey/;
const special = /special (?:membership |members' )?meetings?(?! and)/;
const yearly = /\bannual\b|\bregular\b/;
const general =
  /(?:annual|regular|each|all|every|any) (?:[a-z-]+ ){0,4}meetings?|member(?:s|ship|s')? meetings?|meetings? of (?:the )?(?:members|association|owners|unit owners|lot owners|membership|co-owners|homeowners)/;

const notices = [
  `\\bnotices?\\b[^;]{0,330}?\\b${span},? ${before}`,
  `\\bmeetings?\\b[^;]{0,200}?\\bupon ${span} (?:prior |advance |written )*notice`,
  `\\b${span}'? (?:prior |advance |written )+notice\\b[^;]{0,80}?\\bmeetings?`,
  `\\b${span},? ${before}(?: to)? [^;]{0,60}?meetings?\\b[^;]{0,160}?\\bnotice`,
  `\\bnotices? of (?:[a-z]+ ){0,6}meetings?\\b[^;]{0,200}?\\b(?:given|sent|mailed|delivered)\\b[^;]{0,60}?${span}(?! (?:after|following|of|from))`,
];

/** How many days before a meeting its members are told. */
export const meetingNotice: FactRule = {
  fact: 'meeting.notice',
  cue: /\bnotice.*\{d|\{d.*notice/,
  patterns: notices.flatMap((source): Pattern[] => [
    {
      match: words(`(?=.*\\bmeetings?\\b)(?:${source})`),
      unless: new RegExp(`${notMembers.source}|${forOnePurpose.source}`),
      value: (found) => {
        const { plain } = found.sentence;
        return general.test(plain) && (yearly.test(plain) || !special.test(plain)) ? notice(found) : null;
      },
      weight: 9,
    },
    {
      match: words(`(?=.*\\bmeetings?\\b)(?:${source})`),
      unless: new RegExp(`${notMembers.source}|${forOnePurpose.source}`),
      value: (found) =>
        general.test(found.sentence.plain) || special.test(found.sentence.plain) ? notice(found) : null,
      weight: 6,
    },
    {
      // The notice of meetings that raise the dues and the like, where nothing more general is said.
      match: words(`(?=.*\\bmeetings?\\b)(?=.*\\b(?:members|owners)\\b)(?:${source})`),
      unless: new RegExp(`${notMembers.source}|\\bposted\\b`),
      value: notice,
      weight: 4,
    },
  ]),
};

export const meetings = [meetingAnnual, meetingNotice];
