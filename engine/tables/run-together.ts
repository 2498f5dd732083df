import type { Doc, Row } from '../model.ts';
import { cleanLabel } from './entries.ts';
import type { Entry } from './entry.ts';

/** '$84,210  Starting balance for the study year': a sum in front of the words that it is told by. */
const sumFirst = /^[ \t]*\$ ?([\d,]+(?:\.\d\d)?)[ \t]+([A-Z][^\t]{3,100})$/;
const figure = /\$ ?\d[\d,]*(?:\.\d+)?(?![\d,]*\d)|(?<![\d,.])\d{1,3}(?:\.\d+)? ?%/g;
/** What stands between a label and its figure. */
const joint = /\s*(?::|\.{3,}|…)[\s.]*$/;
/** So many labels with a sign behind them say that every figure stands behind its words. */
const leastJoined = 3;
const longestLabel = 90;

function entryOf(text: string, figureText: string, start: number, end: number): Entry {
  const label = cleanLabel(text);
  const row: Row = { index: -1, start, end, page: 0, label: text, cells: [] };
  const value = Number(figureText.replace(/[^\d.]/g, ''));
  return {
    row,
    name: text,
    runs: [{ start, end }],
    label,
    under: '',
    part: null,
    account: null,
    ofReserves: false,
    figures: [
      {
        value,
        percent: figureText.includes('%'),
        start,
        end,
        left: null,
        right: null,
        cell: 0,
        header: '',
      },
    ],
  };
}

/** The words before each figure of a line, with where they begin and the figure ends. */
function pairsIn(line: string, at: number): Entry[] {
  let from = 0;
  let joined = 0;
  const found: Entry[] = [];
  for (const m of line.matchAll(figure)) {
    const whole = line.slice(from, m.index);
    const text = whole.replace(joint, '');
    if (text.length < whole.length) joined++;
    const own = text.slice(Math.max(text.lastIndexOf(': ') + 1, text.lastIndexOf('. ') + 1));
    const label = own.trim();
    const start = at + from + text.length - own.trimStart().length;
    const end = m.index + m[0].length;
    if (label && label.length <= longestLabel) found.push(entryOf(label, m[0], start, at + end));
    from = end;
  }
  return joined < leastJoined ? [] : found;
}

/**
 * Labels and figures that a reserve study prints in columns and a reader ran together into one line, 'Starting Balance: $84,210
 * Percent Funded: 44%', and sums printed in front of their labels.
 */
export function runTogether({ type, source: { text } }: Doc): Entry[] {
  if (type !== 'reserves') return [];
  const found: Entry[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    const first = sumFirst.exec(line);
    if (first?.[1] && first[2]) {
      found.push(entryOf(first[2], first[1], at + line.indexOf('$'), at + line.length));
    } else found.push(...pairsIn(line, at));
    at += line.length + 1;
  }
  return found;
}
