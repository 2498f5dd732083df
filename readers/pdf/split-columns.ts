import { formRows, type Row, usualSize } from './form-rows.ts';

const FEWEST_SEGMENTS = 16;
const FEWEST_LINES = 5;
/** A column of prose fills its lines with words; a table's cells, a list of names and a signature block do not. */
const LINE_FILL = 0.6;
const WORDS_A_LINE = 3.5;
const NARROWEST = 0.22;
/** Two columns with so many of their lines across the gutter are one column with a river in it. */
const MOST_ACROSS = 0.4;
const PARAGRAPH_GAP = 1.35;
const HEADER_GAP = 1.8;
const ALIGNED_ROWS = 0.8;
const FEWEST_ROWS = 3;

/**
 * Cuts a page's segments into the parts that are read one after the other. Columns of prose are parts of their own;
 * tables stay together, so that their rows do.
 */
export function splitColumns(segments: Row[]): Row[][] {
  if (segments.length < FEWEST_SEGMENTS) return [segments];
  const size = usualSize(segments);
  const gutter = findGutter(segments, size);
  if (gutter === undefined) return [segments];
  const parts: Row[][] = [];
  let flow: Row[] = [];
  let zone: Row[] = [];
  const endZone = (): void => {
    const { above, body, below } = peel(zone, size);
    const columns = readColumns(body, gutter, size);
    zone = [];
    if (columns === undefined) {
      flow.push(...above, ...body, ...below);
      return;
    }
    flow.push(...above);
    parts.push(flow, ...columns);
    flow = below;
  };
  for (const segment of [...segments].sort((a, b) => a.v - b.v || a.u0 - b.u0)) {
    if (crosses(segment, gutter, size)) {
      if (zone.length > 0) endZone();
      flow.push(segment);
    } else zone.push(segment);
  }
  endZone();
  parts.push(flow);
  return parts.filter((part) => part.length > 0);
}

const crosses = (segment: Row, gutter: number, size: number): boolean =>
  segment.u0 < gutter - 0.3 * size && segment.u1 > gutter + 0.3 * size;

/** The middle of the widest strip, away from the page's edges, that the fewest segments run across. */
function findGutter(segments: Row[], size: number): number | undefined {
  const { start, width } = extent(segments);
  const step = Math.max(1, size / 3);
  const count = Math.floor(width / step);
  const across = new Array<number>(count + 2).fill(0);
  for (const { u0, u1 } of segments) {
    const from = Math.max(0, Math.ceil((u0 - start) / step));
    const to = Math.min(count, Math.floor((u1 - start) / step));
    if (to < from) continue;
    across[from] = (across[from] ?? 0) + 1;
    across[to + 1] = (across[to + 1] ?? 0) - 1;
  }
  let running = 0;
  for (let index = 0; index <= count; index += 1) {
    running += across[index] ?? 0;
    across[index] = running;
  }
  const first = Math.floor(count * NARROWEST);
  const last = Math.ceil(count * (1 - NARROWEST));
  let best = { across: Number.POSITIVE_INFINITY, from: 0, to: 0 };
  for (let from = first; from <= last; ) {
    let to = from;
    while (to < last && across[to + 1] === across[from]) to += 1;
    const crossing = across[from] ?? 0;
    const wider = crossing === best.across && to - from > best.to - best.from;
    if (crossing < best.across || wider) best = { across: crossing, from, to };
    from = to + 1;
  }
  if (best.across > segments.length * MOST_ACROSS) return undefined;
  return start + ((best.from + best.to) / 2) * step;
}

/** A zone's first and last line stay out of its columns where they stand off as headers and footers do. */
function peel(zone: Row[], size: number): { above: Row[]; body: Row[]; below: Row[] } {
  const rows = formRows(zone);
  const far = (a: Row | undefined, b: Row | undefined): boolean =>
    a !== undefined && b !== undefined && b.v - a.v > HEADER_GAP * 1.2 * size;
  const from = far(rows[0], rows[1]) ? (rows[1]?.v ?? 0) - size / 2 : Number.NEGATIVE_INFINITY;
  const to = far(rows.at(-2), rows.at(-1)) ? (rows.at(-1)?.v ?? 0) - size / 2 : Number.POSITIVE_INFINITY;
  return {
    above: zone.filter(({ v }) => v < from),
    body: zone.filter(({ v }) => v >= from && v < to),
    below: zone.filter(({ v }) => v >= to),
  };
}

function readColumns(zone: Row[], gutter: number, size: number): Row[][] | undefined {
  const left = zone.filter(({ u1 }) => u1 <= gutter + 0.3 * size);
  const right = zone.filter(({ u1 }) => u1 > gutter + 0.3 * size);
  const leftRows = formRows(left);
  const rightRows = formRows(right);
  if (!isProse(leftRows) || !isProse(rightRows)) return undefined;
  const bands = tableRows(leftRows, rightRows, size);
  if (bands.length === 0) return [...splitColumns(left), ...splitColumns(right)];
  const band = (rows: Row[], index: number): Row[] =>
    rows.filter(
      ({ v }) => v >= (bands[index] ?? 0) - size && v < (bands[index + 1] ?? Number.POSITIVE_INFINITY) - size,
    );
  return bands.flatMap((_, index) => [band(left, index), band(right, index)]);
}

function isProse(rows: Row[]): boolean {
  if (rows.length < FEWEST_LINES) return false;
  const { width } = extent(rows);
  const filled = median(rows.map(({ u0, u1 }) => u1 - u0)) >= LINE_FILL * width;
  const words = median(rows.map(({ pieces }) => pieces.filter(({ text }) => /\p{L}{2}/u.test(text)).length));
  return filled && words >= WORDS_A_LINE;
}

/** Where the rows of a table of prose cells begin: its paragraphs begin side by side. Empty where there is no table. */
function tableRows(left: Row[], right: Row[], size: number): number[] {
  const starts = (rows: Row[]): number[] => {
    const leading = median(rows.slice(1).map((row, index) => row.v - (rows[index]?.v ?? row.v)));
    return rows
      .filter((row, index) => index === 0 || row.v - (rows[index - 1]?.v ?? row.v) > PARAGRAPH_GAP * leading)
      .map(({ v }) => v);
  };
  const lefts = starts(left);
  const rights = starts(right);
  const shared = lefts.filter((v) => rights.some((other) => Math.abs(other - v) < size / 2));
  const aligned = shared.length >= ALIGNED_ROWS * Math.max(lefts.length, rights.length);
  return aligned && shared.length >= FEWEST_ROWS ? shared : [];
}

function extent(rows: Row[]): { start: number; width: number } {
  let start = Number.POSITIVE_INFINITY;
  let end = Number.NEGATIVE_INFINITY;
  for (const { u0, u1 } of rows) {
    start = Math.min(start, u0);
    end = Math.max(end, u1);
  }
  return { start, width: end - start };
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
