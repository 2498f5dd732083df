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

const BLANK = /[\t\p{Zs}]/u;
/** Also half of a pair of surrogates, which is no character by itself. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\p{Default_Ignorable_Code_Point}\ufff9-\uffff]/u;

/**
 * What the reader's text holds for a painted code point: ' ' for any blank, '-' for a soft hyphen (painted, it is a
 * hyphen like any other), the nearest common sign for one of a symbol font (`symbols`), '' for what is not seen or not
 * known.
 */
export function paintedCharacter(code: number, symbols: boolean): string {
  if (code > 0x10ffff) return '';
  if (code === 0xad || code === 0x2010 || code === 0x2011) return '-';
  const character = String.fromCodePoint(code);
  if (BLANK.test(character)) return ' ';
  if (UNSEEN.test(character)) return '';
  if (symbols && code < 0x100) return SYMBOLS[code + PRIVATE_LATIN] ?? character;
  if (code < 0xe000 || code > 0xf8ff) return character;
  const latin = code - PRIVATE_LATIN;
  // Text fonts of the symbol kind put plain letters there as well.
  return SYMBOLS[code] ?? (!symbols && latin > 0x20 && latin < 0x7f ? String.fromCodePoint(latin) : '');
}
