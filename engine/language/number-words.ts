const units: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const scales: Record<string, number> = { hundred: 100, thousand: 1000, million: 1_000_000 };
const denominators: Record<string, number> = {
  half: 2,
  halves: 2,
  third: 3,
  thirds: 3,
  fourth: 4,
  fourths: 4,
  quarter: 4,
  quarters: 4,
  fifth: 5,
  fifths: 5,
  sixth: 6,
  sixths: 6,
  eighth: 8,
  eighths: 8,
  tenth: 10,
  tenths: 10,
};
const glyphs: Record<string, number> = { '½': 1 / 2, '¼': 1 / 4, '¾': 3 / 4, '⅓': 1 / 3, '⅔': 2 / 3 };

/** A number as read: `fraction` where it is a bare fraction such as 'two-thirds' or '2/3'. */
export interface ReadNumber {
  readonly value: number;
  readonly end: number;
  readonly fraction: boolean;
}

const unitNames = Object.keys(units).sort((a, b) => b.length - a.length);
const word = new RegExp(
  `(?:[\\s-]+|,\\s)?(?:and\\s+)?(${unitNames.join('|')}|hundred|thousand|million)\\b`,
  'y',
);
// 'seventy-five' whose hyphen was lost at a line's end is still one number.
const firstWord = new RegExp(
  `(${unitNames.join('|')})(?:\\b|(?<=ty)(?=(?:one|two|three|four|five|six|seven|eight|nine)\\b))`,
  'y',
);
const wordFraction = new RegExp(
  `(?:[\\s-]+and[\\s-]+)?(?:(one|two|three|four|five)|an?)[\\s-]+(${Object.keys(denominators).join('|')})\\b`,
  'y',
);
const digits = /(\d{1,3}(?:,\d{3})+(?!\d)|\d+)(\.\d+)?|\.\d+/y;
const slash = /(?:\s*[-\s]\s*)?(\d{1,2})\s?\/\s?(\d{1,3})(?:rds?|ths?)?(?![\d/])/y;
const bareSlash = /(\d{1,2})\s?\/\s?(\d{1,2})(?:rds?|ths?)?(?![\d/])/y;
/** What tells a share from a day: '9/12' and '6/13' are days, '2/3' and '1/12 of the year' are shares. */
const ofWhole = /(?:rds?|ths?)$|^ (?:of|majority|vote|interest|share)\b/;
const isShare = (part: number, whole: number, printed: string, after: string) =>
  (whole <= 10 && !(part > 1 && whole % part === 0) && !(part % 2 === 0 && whole % 2 === 0)) ||
  ofWhole.test(printed) ||
  ofWhole.test(after);
const glyph = /\s?([½¼¾⅓⅔])/y;

/** Runs a sticky pattern at a position. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function readWordFraction(text: string, at: number): ReadNumber | null {
  const m = matchAt(wordFraction, text, at);
  if (!m) return null;
  const value = (m[1] ? (units[m[1]] ?? 1) : 1) / (denominators[m[2] ?? ''] ?? 1);
  return { value, end: at + m[0].length, fraction: true };
}

/** 'two hundred fifty', 'sixty-six and two-thirds', 'two-thirds'. Text in lower case. */
function readWords(text: string, at: number): ReadNumber | null {
  const first = matchAt(firstWord, text, at);
  if (!first) return null;
  const fraction = readWordFraction(text, at);
  if (fraction) return fraction;
  let total = 0;
  let group = units[first[1] ?? ''] ?? 0;
  let smallest = group >= 20 ? 10 : 1;
  let end = at + first[0].length;
  for (let m = matchAt(word, text, end); m; m = matchAt(word, text, end)) {
    const name = m[1] ?? '';
    const scale = scales[name];
    if (scale === undefined && readWordFraction(text, end)) break;
    if (scale === 100) {
      group *= 100;
      smallest = 100;
    } else if (scale !== undefined) {
      total += group * scale;
      group = 0;
      smallest = scale;
    } else {
      const value = units[name] ?? 0;
      // 'ten fifty' and 'one two' are two numbers, not one.
      if (value >= smallest || (smallest === 10 && value >= 10)) break;
      group += value;
      smallest = value >= 20 ? 10 : 1;
    }
    end += m[0].length;
  }
  const rest = readWordFraction(text, end);
  if (rest && /^[\s-]+and/.test(text.slice(end, end + 8))) {
    return { value: total + group + rest.value, end: rest.end, fraction: false };
  }
  return { value: total + group, end, fraction: false };
}

/** '1,250.50', '66 2/3', '1-1/2', '1½', '2/3'. */
function readDigits(text: string, at: number): ReadNumber | null {
  const bare = matchAt(bareSlash, text, at);
  const [part, whole] = [Number(bare?.[1]), Number(bare?.[2])];
  if (bare && part < whole && whole <= 20) {
    const end = at + bare[0].length;
    if (isShare(part, whole, bare[0], text.slice(end, end + 12)))
      return { value: part / whole, end, fraction: true };
  }
  const m = matchAt(digits, text, at);
  if (!m) return null;
  const value = Number(m[0].replaceAll(',', ''));
  const end = at + m[0].length;
  const over = matchAt(slash, text, end);
  if (over && !m[2] && Number(over[1]) < Number(over[2]) && Number(over[2]) <= 20) {
    return { value: value + Number(over[1]) / Number(over[2]), end: end + over[0].length, fraction: false };
  }
  const sign = matchAt(glyph, text, end);
  if (sign)
    return { value: value + (glyphs[sign[1] ?? ''] ?? 0), end: end + sign[0].length, fraction: false };
  return { value, end, fraction: false };
}

/**
 * The number written at a position of text in lower case, in figures or in words; null where there is none. 'sixty-six
 * and two-thirds' and '66 2/3' are one number; 'two-thirds' and '2/3' are fractions.
 */
export function readNumber(text: string, at: number): ReadNumber | null {
  const sign = matchAt(glyph, text, at);
  if (sign) return { value: glyphs[sign[1] ?? ''] ?? 0, end: at + sign[0].length, fraction: true };
  return readDigits(text, at) ?? readWords(text, at);
}
