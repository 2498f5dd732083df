import { sentenceAt } from '../find/cited-sentences.ts';
import type { Decided } from '../find/decide.ts';
import { onlyYear } from '../language/only-year.ts';
import { plainText } from '../language/plain.ts';
import type { Doc, Sentence } from '../model.ts';
import { dateWords } from '../say/display.ts';
import { yearOfRow } from './of-years.ts';

const own =
  '(?:annual|yearly|monthly|quarterly|regular|general|base|hoa|association|maintenance|membership|operating|approved)';
const charge = '(?:dues|assessments?|fees?|charges?|rates?|budget)';
const since =
  /\b(?:effective|beginning|starting|commencing)(?: (?:on|in|from|with|as of))? (?:\{t(\d+)\}|<year>)/;
/** Of a year, and not in which year something happened: 'last raised in 2027'. */
const during = new RegExp(
  [
    '\\bfor (?:the )?(fiscal |budget |calendar )?(?:year )?(?:ending )?(fy ?)?<year>',
    `\\b${charge} (?:of|in) (?:the )?(fiscal )?(?:year )?(fy ?)?<year>`,
    `^\\W*in (fiscal )?(?:year )?(fy ?)?<year>,? (?:the |our |your )?(?:${own} ){0,2}${charge}`,
    '\\{m\\d+\\}(?: (?:an?|per|each|every) [a-z]+){0,2} in (fiscal )?(?:year )?(fy ?)?<year>',
    `(?<!\\b(?:since|until|before|than|to|from|over) (?:the )?)(fiscal (?:year )?|fy ?)?<year> (fiscal year )?(?:${own} ){0,3}${charge}\\b(?! (?:increase|raise|study|meeting))`,
    `\\b${charge},? (fy ?)?<year>`,
  ].join('|'),
);
/** '2031-32' */
const span = /(?<!\d)(?:19|20)\d\d ?[-–/] ?(?:\d\d){1,2}(?!\d)/;

/** 'for 2031', 'for fiscal year 2031', 'from May 1, 2031 on', where the words name no other year. */
function whenIn({ text, plain, quantities }: Pick<Sentence, 'text' | 'plain' | 'quantities'>): string | null {
  const year = onlyYear(text);
  const folded = plain.replace(/\{n(\d+)\}/g, (token, at) => {
    const count = quantities[Number(at)];
    return count?.kind === 'count' && count.value === Number(year) ? '<year>' : token;
  });
  const from = since.exec(folded);
  const first = quantities[Number(from?.[1])];
  if (year && from) return `from ${first?.kind === 'date' ? dateWords(first.iso) : year} on`;
  const kind = during.exec(folded);
  const isFiscal = kind?.slice(1).some((word) => word && !word.startsWith('calendar'));
  return year && kind && `for ${isFiscal ? 'fiscal year ' : ''}${year}`;
}

/** 'A raise for 2032 from $200 to $210': the year is that of the second. */
const raisedFrom = ({ plain, quantities }: Sentence, amount: unknown) =>
  [...plain.matchAll(/\bfrom \{m(\d+)\}/g)].some(([, at]) => {
    const sum = quantities[Number(at)];
    return sum?.kind === 'money' && sum.amount === amount;
  });

/** Of which year the dues are told, by their sentence, row or column, or the heading over them. */
export function whenOfDues(doc: Doc, one: Decided): string | null {
  if (one.fact !== 'assessment.regular' || doc.type === 'cc_and_r') return null;
  const amount = typeof one.value === 'object' ? one.value.amount : undefined;
  const sentence = one.ranges
    .map(({ start }) => sentenceAt(doc, start))
    .find((own) => own?.quantities.some((sum) => sum.kind === 'money' && sum.amount === amount));
  if (!sentence) return null;
  if (raisedFrom(sentence, amount)) return null;
  const title = doc.sections[sentence.section]?.title ?? '';
  if (span.test(sentence.text) || span.test(title)) return null;
  const row = yearOfRow(doc, one, null);
  // What is paid today is not of the year in the heading over its change.
  const isToday = /\b(?:current|currently|present|now)\b/.test(sentence.plain);
  return (
    whenIn(sentence) ??
    (row && `for ${row}`) ??
    (isToday ? null : whenIn({ text: title, ...plainText(title) }))
  );
}
