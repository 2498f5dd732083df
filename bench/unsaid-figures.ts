import { plainText } from '#engine/language/plain.ts';
import type { Quantity } from '#engine/language/quantity.ts';

/** What a statement says of the law or of all associations, and of its own list: no document is cited for it. */
const notOfTheDocument =
  /Federal law \([^)]*\)[^.]*\.|\b(?:From 30% to 70%|Below 30%|70% or more) [^.]*\.|^\d+ more parts?\b/g;
/** Numbers that are no figures in the statement's own words: 'for one candidate', 'an earlier one', 'one floor'. */
const idle = /\b(?:at one time|one (?:candidate|may|floor)|an earlier one|No one)\b/g;

const quantitiesIn = (text: string): readonly Quantity[] => plainText(text).quantities;

function valuesOf(one: Quantity): readonly number[] {
  if (one.kind === 'money') return [one.amount];
  if (one.kind === 'percent') return [one.percent];
  if (one.kind === 'duration') return [one.count, one.days];
  if (one.kind === 'clock') return [one.minutes];
  return one.kind === 'count' ? [one.value] : [];
}

/** Whether a figure is one of the others, or is reckoned from one or two of them: a month of a year's dues, a share, a sum. */
function isReckoned(figure: number, known: readonly number[]): boolean {
  const ofOne = (a: number) => [a, a * 12, a / 12, a * 4, a / 3, a / 6, a / 2, a / 4];
  const ofTwo = (a: number, b: number) => [
    a + b,
    ...(b === 0 ? [] : [(100 * a) / b, (12 * a) / b, (100 * a) / b - 100]),
    ...(a === b ? [] : [(100 * a) / (b - a)]),
  ];
  const rounded = [1, 10, 100].map((places) => (value: number) => Math.round(value * places) / places);
  const is = (value: number) => rounded.some((round) => round(value) === figure);
  return known.some((a) => ofOne(a).some(is) || known.some((b) => a !== b && ofTwo(a, b).some(is)));
}

/** The figures and dates of a statement that none of its quotes holds in words or digits and none is reckoned from. */
export function unsaidFigures(statement: string, quotes: readonly string[]): string[] {
  const quoted = quotes.join('\n');
  const own = quantitiesIn(quoted);
  const bare = (quoted.replaceAll(',', '').match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  const known = [...new Set([...own.flatMap(valuesOf), ...bare])];
  const dates = own.flatMap((one) => (one.kind === 'date' ? [one.iso] : []));
  return quantitiesIn(statement.replace(notOfTheDocument, '').replace(idle, '')).flatMap((one) => {
    if (one.kind === 'date') {
      const year = one.iso.slice(0, 4);
      const said = dates.some((iso) => iso.startsWith(one.iso) || one.iso.startsWith(iso));
      return said || quoted.includes(year) || bare.includes(Number(year.slice(2))) ? [] : [one.iso];
    }
    return valuesOf(one).some((value) => isReckoned(value, known)) ? [] : [String(valuesOf(one)[0])];
  });
}
