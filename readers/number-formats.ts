const ROMAN: [number, string][] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];
const UNITS =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const TENS = '- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');
const ORDINALS: Record<string, string> = {
  One: 'First',
  Two: 'Second',
  Three: 'Third',
  Five: 'Fifth',
  Eight: 'Eighth',
  Nine: 'Ninth',
  Twelve: 'Twelfth',
};

/** Word's w:numFmt values for English documents; a format that is not known counts in decimals. */
export function formatNumber(value: number, format: string): string {
  switch (format) {
    case 'upperRoman':
      return roman(value);
    case 'lowerRoman':
      return roman(value).toLowerCase();
    case 'upperLetter':
      return letters(value);
    case 'lowerLetter':
      return letters(value).toLowerCase();
    case 'decimalZero':
      return String(value).padStart(2, '0');
    case 'ordinal':
      return `${value}${ordinalEnding(value)}`;
    case 'cardinalText':
      return cardinal(value);
    case 'ordinalText':
      return ordinal(value);
    case 'none':
      return '';
    default:
      return String(value);
  }
}

function roman(value: number): string {
  let rest = value;
  let text = '';
  for (const [worth, sign] of ROMAN) {
    while (rest >= worth && text.length < 40) {
      text += sign;
      rest -= worth;
    }
  }
  return text;
}

/** A to Z, then AA, BB: Word repeats the letter. */
function letters(value: number): string {
  if (value < 1) return '';
  const letter = String.fromCharCode(65 + ((value - 1) % 26));
  return letter.repeat(Math.min(20, Math.ceil(value / 26)));
}

function ordinalEnding(value: number): string {
  const teen = value % 100 > 10 && value % 100 < 14;
  return teen ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
}

function cardinal(value: number): string {
  if (value < 0 || value > 99) return String(value);
  if (value < 20) return UNITS[value] ?? '';
  const unit = value % 10 === 0 ? '' : `-${UNITS[value % 10]}`;
  return `${TENS[Math.floor(value / 10)]}${unit}`;
}

function ordinal(value: number): string {
  return cardinal(value).replace(/[A-Z][a-z]+$/, (word) => {
    if (word.endsWith('y')) return `${word.slice(0, -1)}ieth`;
    return ORDINALS[word] ?? `${word}th`;
  });
}
