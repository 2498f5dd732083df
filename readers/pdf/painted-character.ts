/** Bullets and boxes of the symbol fonts, whose codes lie in Unicode's private area. */
const SYMBOLS: Record<number, string> = {
  61623: '•',
  61607: '▪',
  61608: '☐',
  61551: '☐',
  61553: '☐',
  61656: '➢',
  61664: '→',
  61692: '✓',
  61694: '☑',
  61558: '❖',
  61485: '-',
};

const PRIVATE_LATIN = 0xf000;

const isBlank = (code: number): boolean =>
  code === 0x20 ||
  code === 0x09 ||
  code === 0xa0 ||
  (code >= 0x2000 && code <= 0x200a) ||
  code === 0x202f ||
  code === 0x3000;

const isUnseen = (code: number): boolean =>
  code < 0x20 ||
  (code >= 0x7f && code < 0xa0) ||
  (code >= 0x200b && code <= 0x200f) ||
  (code >= 0x2028 && code <= 0x202e) ||
  (code >= 0x2060 && code <= 0x206f) ||
  (code >= 0xd800 && code <= 0xdfff) ||
  (code >= 0xfff0 && code <= 0xffff) ||
  code === 0xfeff ||
  code > 0x10ffff;

/**
 * What the reader's text holds for a painted code point: ' ' for any blank, '-' for a soft hyphen (painted, it is a
 * hyphen like any other), the nearest common sign for one of a symbol font (`symbols`), '' for what is not seen or not
 * known.
 */
export function paintedCharacter(code: number, symbols: boolean): string {
  if (isBlank(code)) return ' ';
  if (isUnseen(code)) return '';
  if (code === 0xad || code === 0x2010 || code === 0x2011) return '-';
  if (symbols && code < 0x100) return SYMBOLS[code + PRIVATE_LATIN] ?? String.fromCodePoint(code);
  if (code < 0xe000 || code > 0xf8ff) return String.fromCodePoint(code);
  const latin = code - PRIVATE_LATIN;
  // Text fonts of the symbol kind put plain letters there as well.
  return SYMBOLS[code] ?? (!symbols && latin > 0x20 && latin < 0x7f ? String.fromCodePoint(latin) : '');
}
