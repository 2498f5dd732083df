import { folded } from './folded.ts';
import { labelOf } from './labels.ts';
import type { PrintedLine } from './printed-line.ts';

/** A recorder's stamp, 'Doc 4711 Bk 8 Pg 372', is known by fewer of them than any other line. */
const ofRecorder = /\b(?:bk|book|vol)\b.*\b(?:pg|page)\b/i;

/** Lines between two such footers, on the average, at the least. */
const fewestBetween = 8;

/** 'Prepared for ..., #46458-1 9 9/29/2023' in text whose pages are lost: one of its figures counts up page by page. */
export function* countedLines(lines: readonly PrintedLine[]): Generator<PrintedLine> {
  const groups = new Map<string, { line: PrintedLine; index: number }[]>();
  lines.forEach((line, index) => {
    if (line.box || line.row || line.text.length > 120 || !/\d/.test(line.text)) return;
    const label = labelOf(line.text);
    if (label && label.kind !== 'bullet') return;
    const key = folded(line.text);
    const list = groups.get(key);
    if (list) list.push({ line, index });
    else groups.set(key, [{ line, index }]);
  });
  for (const list of groups.values()) {
    if (list.length < (ofRecorder.test(list[0]?.line.text ?? '') ? 3 : 4)) continue;
    const figures = list.map(({ line }) => (line.text.match(/\d+/g) ?? []).map(Number));
    const counts = (figures[0] ?? []).some((_, place) => {
      const steps = figures.filter((own, i) => {
        const step = (own[place] ?? 0) - (figures[i - 1]?.[place] ?? 0);
        return i > 0 && step >= 1 && step <= 3;
      });
      return steps.length >= (list.length - 1) * 0.7;
    });
    const spread = ((list.at(-1)?.index ?? 0) - (list[0]?.index ?? 0)) / (list.length - 1);
    if (!counts || spread < fewestBetween) continue;
    for (const { line } of list) yield line;
    for (const by of [-2, -1, 1, 2]) yield* besideCounted(lines, list, by);
  }
}

/** What such a footer says on a line of its own, 'Restated Covenants (Final)' under '-12-', and 'ARTICLE V (continued)' behind it. */
function besideCounted(all: readonly PrintedLine[], counted: readonly { index: number }[], by: number) {
  const beside = counted.flatMap(({ index }) => all[index + by] ?? []);
  const alike = Map.groupBy(beside, ({ text }) => folded(text));
  return beside.filter(
    ({ text }) =>
      (alike.get(folded(text))?.length ?? 0) >= counted.length * 0.7 ||
      (text.length < 60 && /\(cont(?:inued|'?d)\.?\)\W*$/i.test(text)),
  );
}
