import { regex } from '../regex.ts';
import { monthNames } from './month-names.ts';
import type { DateQuantity } from './quantity.ts';
import { twoDigits } from './two-digits.ts';

const months = monthNames.split('|').map((name) => name.slice(0, 3));
/** What they begin with, short or in full, in order. */
export const monthBeginnings = months.join('|');
const month =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?![a-z])\\.?';
/** 'first' to 'thirty-first', in order. */
export const ordinals = [
  ...'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth'.split(
    ' ',
  ),
  ...'fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(' '),
  ...'first second third fourth fifth sixth seventh eighth ninth'.split(' ').map((unit) => `twenty-${unit}`),
  'thirtieth',
  'thirty-first',
];
// A raised 'st' or 'th' of a scan may be read as marks.
const day = '(\\d{1,2}|[1-3]o)(?:\\s?(?:st|nd|rd|th|™)|["\'°*%]{1,2}(?=\\s+day))?';
const year = '((?:19|20)\\d{2})(?!\\d)';

const forms = new RegExp(
  [
    `\\b${month}\\s*,?\\s*${day}\\s*,?\\s*${year}`,
    `(?<![a-z0-9])${day}(?:\\s+day)?\\s+(?:of\\s+)?${month}\\s*,?\\s*(?:in the year\\s*|a\\.?\\s?d\\.?\\s*,?\\s*)?${year}`,
    `\\b((?:twenty|thirty)[ -](?:${ordinals.slice(0, 9).join('|')})|${ordinals.filter((word) => !word.includes('-')).join('|')})(?: \\(\\d{1,2}(?:st|nd|rd|th)?\\))?(?: day)? of\\s+${month}\\s*,?\\s*${year}`,
    `\\b${month}\\s*(?:,|of)?\\s*${year}`,
    `(?<![\\d/.])(\\d{1,2})([/_-])(\\d{1,2})\\13(\\d{4}|\\d{2})(?![\\d/-])`,
    `(?<![\\d.-])((?:19|20)\\d{2})[-.](\\d{2})[-.](\\d{2})(?!\\d)`,
    `(?<![\\d-])((?:19|20)\\d{2}),?\\s+${month}\\s+(\\d{1,2})(?!\\d)(?:st|nd|rd|th)?(?=\\s+\\d{1,2}:|\\s*$|,?\\s+(?:mon|tues|wednes|thurs|fri|satur|sun)day\\b|\\s+[-–—])`,
  ].join('|'),
  'g',
);

/** A day by its month, without its year: 'May 5th'. */
export const dayOfMonth = regex.i`\b(?:${monthNames}) \d{1,2}(?:st|nd|rd|th)?\b`;

const ordinalDay = regex.gi`(?<=\b${month} \d{1,2})(?:st|nd|rd|th)\b`;
/** A text with the days of its dates as bare figures: 'May 1st, 2031' as 'May 1, 2031'. */
export const bareDays = (text: string): string => text.replace(ordinalDay, '');

/** Every form of a date has a year in four figures or figures parted by a stroke. */
const mayHold = /(?:19|20)\d\d|\d[/_-]\d/;

/** The number of a month by its name in lower case, short or in full; 0 where it is none. */
export const monthNumber = (name: string): number => months.indexOf(name.slice(0, 3)) + 1;

function iso(y: number, m: number, d?: number): string | null {
  if (m < 1 || m > 12) return null;
  if (d === undefined) return `${y}-${twoDigits(m)}`;
  return d < 1 || d > 31 ? null : `${y}-${twoDigits(m)}-${twoDigits(d)}`;
}

/** The dates written in text in lower case: US order, two-digit years from 1950 to 2049. Bare years are not dates. */
export function findDates(text: string): DateQuantity[] {
  if (!mayHold.test(text)) return [];
  const dates: DateQuantity[] = [];
  for (const m of text.matchAll(forms)) {
    let value: string | null = null;
    if (m[1]) value = iso(Number(m[3]), monthNumber(m[1]), Number(m[2]?.replace('o', '0')));
    else if (m[5]) value = iso(Number(m[6]), monthNumber(m[5]), Number(m[4]?.replace('o', '0')));
    else if (m[7]) {
      const nth = ordinals.indexOf(m[7].replace(' ', '-')) + 1;
      value = iso(Number(m[9]), monthNumber(m[8] ?? ''), nth);
    } else if (m[10]) value = iso(Number(m[11]), monthNumber(m[10]));
    else if (m[12]) {
      const y = Number(m[15]);
      value = iso(y >= 100 ? y : y < 50 ? 2000 + y : 1900 + y, Number(m[12]), Number(m[14]));
    } else if (m[16]) value = iso(Number(m[16]), Number(m[17]), Number(m[18]));
    else if (m[19]) value = iso(Number(m[19]), monthNumber(m[20] ?? ''), Number(m[21]));
    if (value) dates.push({ kind: 'date', iso: value, start: m.index, end: m.index + m[0].length });
  }
  return dates;
}
