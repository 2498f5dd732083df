type Day = readonly [year: number, month: number, day: number];
/** A time of day as it is written, of no time zone: hour 0 to 23, minute. */
export type Clock = readonly [hour: number, minute: number];

/** When in the day, and where, as far as the document says. */
export interface HoursAndPlace {
  readonly start: Clock | null;
  readonly end: Clock | null;
  readonly place: string | null;
}

const nothing: HoursAndPlace = { start: null, end: null, place: null };

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthName = `(?:${months.join('|')})[a-z]*\\.?`;
const anyDay = new RegExp(`\\b${monthName}\\s+\\d{1,2}\\b|\\b\\d{1,2}/\\d{1,2}\\b`, 'i');
/** A full stop that ends a sentence, and not 'p.m.' or 'Nov.'. */
const sentenceEnd = /(?<=[a-z]{4}|\d)[.!?]\s+(?=[A-Z])|[;\n]\s*(?=\n)/g;

const time = '(\\d{1,2})(?:[:.](\\d{2}))?\\s*(?:([ap])\\.?\\s?m\\b\\.?)?|(?:12\\s+)?(noon|midnight)\\b';
const span = new RegExp(
  `(?<![\\d/$])(?:${time})(?:\\s*(?:to|until|till|and|through|[-–—])\\s*(?:${time}))?(?![\\d/%]|\\s*(?:days?|weeks?|months?|minutes?|hours?)\\b)`,
  'gi',
);
/** Words before a time that is not the meeting's own. */
const otherThing =
  /\b(?:doors?|polls?|regist\w+|sign-?in|check-?in|deadlines?|before|by|later than|notices?|mail\w*|clos\w+|nominat\w+|ends?|until)\b/i;

function clock(
  [hours, minutes, half, named]: readonly (string | undefined)[],
  orHalf?: string,
): Clock | null {
  if (named) return named.toLowerCase() === 'noon' ? [12, 0] : [0, 0];
  const hour = Number(hours);
  const minute = Number(minutes ?? 0);
  const part = (half ?? orHalf)?.toLowerCase();
  if (!hours || !part || hour < 1 || hour > 12 || minute > 59) return null;
  return [(hour % 12) + (part === 'p' ? 12 : 0), minute];
}

const isBefore = (a: Clock, b: Clock) => a[0] * 60 + a[1] < b[0] * 60 + b[1];

/** 'from 11 to 1 p.m.' begins in the morning, 'from 6:30 to 8 p.m.' in the evening. */
function hoursOf(match: RegExpMatchArray): { start: Clock; end: Clock | null } | null {
  const [, ...groups] = match;
  const [first, second] = [groups.slice(0, 4), groups.slice(4)];
  const end = clock(second);
  const own = clock(first);
  if (own) return { start: own, end: end && isBefore(own, end) ? end : null };
  if (!end) return null;
  const likely = clock(first, second[2]);
  const other = clock(first, 'a');
  const start = [likely, other].find((one) => one && isBefore(one, end));
  return start ? { start, end } : null;
}

const placeWords =
  /(?:^|[\s,–—-])(?:at|in|via|over|@)\s{1,9}(?!(?:an?|such|any|least|that|which|time|person|the (?:evening|morning|afternoon|same|discretion|call))\b)((?!\d{1,2}(?:[:.,]|\s*[ap]\.?m|$))[^.;,@\n]{2,60}?)(?=[.;,@*\n]|$|\s{1,9}(?:at|to|for|with|and|where|when|which|or|unless|on|from|each|every|chosen|in)\b)/i;

/** Around which words the time is looked for: those that name the day. */
function wordsOfDay([, month, day]: Day): RegExp {
  const name = `${months[month - 1]}[a-z]*\\.?`;
  const year = '(?:,?\\s+\\d{4})?';
  return new RegExp(
    `\\b${name}\\s+0?${day}(?:st|nd|rd|th)?\\b${year}|\\b0?${day}(?:st|nd|rd|th)?\\s+(?:day\\s+)?(?:of\\s+)?${name}${year}|\\b0?${month}[/-]0?${day}(?:[/-](?:\\d{4}|\\d{2}))?\\b`,
    'i',
  );
}

const literally = (words: string) =>
  new RegExp(
    words
      .trim()
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\s+/g, '\\s+'),
    'i',
  );

/** What follows the day until something else is spoken of. */
function following(quote: string, from: number): string {
  const rest = quote.slice(from, from + 160);
  const other = anyDay.exec(rest)?.index ?? rest.length;
  // The end of a sentence is told by what stands before it: by the day, where that ends it.
  const ended = [...quote.matchAll(sentenceEnd)].find(({ index }) => index >= from);
  return rest.slice(0, Math.min(other, ended ? ended.index - from : rest.length));
}

function read(quote: string, day: RegExp): HoursAndPlace {
  const named = day.exec(quote);
  if (!named) return nothing;
  const after = following(quote, named.index + named[0].length);
  const before = quote.slice(Math.max(0, named.index - 40), named.index);
  const found = [...after.matchAll(span)].find((match) => hoursOf(match) !== null);
  const lead = found ? after.slice(0, found.index) : after;
  const own = found && !otherThing.test(lead) ? hoursOf(found) : null;
  // 'at 7 p.m. on Tuesday, November 18'
  const ahead = [...before.matchAll(span)]
    .filter((match) =>
      /^[\s,]*(?:on\s+)?(?:the\s+)?(?:[a-z]+day,?\s*)?(?:the\s+)?$/i.test(
        before.slice(match.index + match[0].length),
      ),
    )
    .map(hoursOf)
    .at(-1);
  const hours = own ?? (found ? null : (ahead ?? null));
  const tail = own && found ? after.slice(found.index + found[0].length) : '';
  const place = placeWords.exec(lead)?.[1] ?? placeWords.exec(tail)?.[1] ?? null;
  return {
    start: hours?.start ?? null,
    end: hours?.end ?? null,
    place: place?.replace(/\s+/g, ' ').trim() ?? null,
  };
}

/**
 * The hours and the place of a meeting, from the words that name its day. A time without 'a.m.' or 'p.m.' is no hour: which
 * half of the day is meant is not told. `day` is the date, or the document's own words for one that comes each year.
 */
export function hoursAndPlace(quotes: readonly string[], day: Day | string): HoursAndPlace {
  const words = typeof day === 'string' ? literally(day) : wordsOfDay(day);
  // A heading and what stands under it are two citations: the hour may stand in the next.
  const all = [...quotes, quotes.join('\n')].map((quote) => read(quote, words));
  return all.find(({ start }) => start !== null) ?? all.find(({ place }) => place !== null) ?? nothing;
}
