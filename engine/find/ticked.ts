import { emptyBox, fullBox } from '../language/boxes.ts';
import { regex } from '../regex.ts';

const box = `(?:${fullBox}|${emptyBox})`;
const word = '(yes|no|(?:is|are|has) not|is|are|has)';
const before = regex.gi`(${box}) ?${word}\b`;
const after = regex.gi`\b${word} ?(${box})`;
const denies = /^no$|not$/i;
const isFull = regex`^${fullBox}$`;

/**
 * Which of the boxes at 'yes' and 'no', or at 'is' and 'is not', is ticked: true for yes, false for no, null where there are none, or both or neither are.
 * The boxes stand before the words or behind them: '[X] Yes [ ] No', 'Yes ☐ No ☒'.
 */
export function tickedIn(text: string): boolean | null {
  const [ahead, behind] = [[...text.matchAll(before)], [...text.matchAll(after)]];
  const isAhead = (ahead[0]?.index ?? text.length) < (behind[0]?.index ?? text.length);
  const pairs = isAhead
    ? ahead.map(([, sign = '', said = '']) => [said, sign] as const)
    : behind.map(([, said = '', sign = '']) => [said, sign] as const);
  const marked = new Set(pairs.flatMap(([said, sign]) => (isFull.test(sign) ? !denies.test(said) : [])));
  return marked.size === 1 ? marked.has(true) : null;
}

/** Whether boxes stand at 'yes' and 'no'. */
export const hasBoxes = (text: string): boolean =>
  /\byes\b/i.test(text) && /\bno\b/i.test(text) && new RegExp(box).test(text);
