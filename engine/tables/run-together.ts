import type { Doc } from '../model.ts';

/** '$84,210  Starting balance for the study year': a sum in front of the words that it is told by. */
const sumFirst = /^[ \t]*(\$ ?[\d,]+(?:\.\d\d)?)[ \t]+([A-Z][^\t]{3,100})$/;
const figure = /\$ ?\d[\d,]*(?:\.\d+)?(?![\d,]*\d)|(?<![\d,.])\d{1,3}(?:\.\d+)? ?%/g;
/** What stands between a label and its figure. */
const joint = /\s*(?::|\.{3,}|…)[\s.]*$/;
/** So many labels with a sign behind them say that every figure stands behind its words. */
const leastJoined = 3;
const longestLabel = 90;

/** A label and its figure, with where they begin and end in the text. */
export interface Pair {
  readonly name: string;
  readonly figure: string;
  readonly start: number;
  readonly end: number;
}

function pairsIn(line: string, at: number): Pair[] {
  const first = sumFirst.exec(line);
  if (first?.[1] && first[2])
    return [{ name: first[2], figure: first[1], start: at + line.indexOf('$'), end: at + line.length }];
  let from = 0;
  let joined = 0;
  const found: Pair[] = [];
  for (const m of line.matchAll(figure)) {
    const whole = line.slice(from, m.index);
    const label = whole.replace(joint, '');
    if (label.length < whole.length) joined++;
    const name = label.slice(Math.max(label.lastIndexOf(': '), label.lastIndexOf('. ')) + 1).trim();
    const start = at + from + label.trimEnd().length - name.length;
    from = m.index + m[0].length;
    if (name && name.length <= longestLabel) found.push({ name, figure: m[0], start, end: at + from });
  }
  return joined < leastJoined ? [] : found;
}

/**
 * Labels and figures that a reserve study prints in columns and a reader ran together into one line, 'Starting Balance: $84,210
 * Percent Funded: 44%', and sums printed in front of their labels.
 */
export function runTogether({ type, source: { text } }: Doc): Pair[] {
  let at = 0;
  return (type === 'reserves' ? text.split('\n') : []).flatMap((line) => {
    at += line.length + 1;
    return pairsIn(line, at - line.length - 1);
  });
}
