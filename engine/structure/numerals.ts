/** The spelled numbers of articles, from one on. */
export const ordinals: readonly string[] = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];
const romanDigits: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/** The value of a well-formed Roman numeral up to 399 in either case, else 0. */
export function romanValue(text: string): number {
  const lower = text.toLowerCase();
  if (!/^c{0,3}(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/.test(lower)) return 0;
  let value = 0;
  for (let i = 0; i < lower.length; i += 1) {
    const own = romanDigits[lower.charAt(i)] ?? 0;
    value += own < (romanDigits[lower.charAt(i + 1)] ?? 0) ? -own : own;
  }
  return value;
}

/** 1 for 'a', 28 for 'bb'; 0 for two letters that are not alike. */
export function letterValue(text: string): number {
  const lower = text.toLowerCase();
  if (lower.length === 2 && lower[0] !== lower[1]) return 0;
  return lower.charCodeAt(0) - 96 + 26 * (lower.length - 1);
}

/** The value of what stands after 'Article' or 'Section': 'IV', '4', '4.1' (1), 'Four', 'D'; 0 where it has none. */
export function numeralValue(text: string): number {
  const lower = text.toLowerCase();
  const word = ordinals.indexOf(lower);
  if (word >= 0) return word + 1;
  const last = /\d+(?=[a-z]?$)/.exec(lower);
  if (last) return Number(last[0]);
  return romanValue(lower) || (lower.length === 1 ? letterValue(lower) : 0);
}
