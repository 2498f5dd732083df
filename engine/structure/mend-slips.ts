/** A letter that recognition gives for a digit, where it can be nothing else: between digits of one figure. */
const DIGITS: Record<string, string> = { O: '0', o: '0', l: '1', I: '1', '|': '1' };
const any = String.raw`[\dOolI|]`;
const group = String.raw`(?:\d${any}?|${any}\d)`;

/** Each with at least one digit of its own (looked for in `mend`), so that no word and no Roman numeral is one. */
const figures = [
  // '$l,080.00', '$25.OO'
  String.raw`(?<=\$\s?)(?:${any}{1,3}(?:,${any}{3})+|${any}+)(?:\.${any}{2})?(?![\w|])`,
  // '1,O80.00'
  String.raw`(?<![\w,.|])${any}{1,3}(?:,${any}{3})+(?:\.${any}{2})?(?![\w|])`,
  // 'l2%', '(1O %)', '6O percent'
  String.raw`(?<![\w.,|])${any}{1,3}(?:\.${any}{1,2})?(?=\s?%|\s(?:percent|per cent)\b)`,
  // 'Section l0.2', '§ 4.1O'; a group without a digit of its own may be a letter or a Roman numeral
  String.raw`(?<=(?:\b(?:Section|SECTION|section|Sec\.|Article|ARTICLE|Paragraph|paragraph)|§)\s)${group}(?:\.${group}){1,2}(?![\w|])`,
];
const figure = new RegExp(figures.join('|'), 'g');

/**
 * A recognized line with the letters among the digits of amounts, percentages and section numbers put right. As long
 * as before, so that every place in it stays one on the page; quotes are cut from the page and keep what was recognized.
 */
export function mendSlips(line: string): string {
  return line.replace(figure, mend);
}

/** A stroke at the end is the rule between two columns. */
const mend = (found: string): string =>
  /\d/.test(found) ? found.replace(/[OolI]|\|(?!$)/g, (letter) => DIGITS[letter] ?? letter) : found;
