import type { Page } from '#contract/page.ts';
import { borderCues, type Cue } from './border-cues.ts';
import { type PageMarks, pageMarks } from './page-marks.ts';

/** Pages of a file that make one document: numbers of the first and the last. */
export interface Part {
  readonly first: number;
  readonly last: number;
}

/**
 * What each cue is worth, learned from real files that were joined (bench/split.ts), then rounded. Those of outlines and labels
 * are set by hand: joined files have none.
 */
const worth: Readonly<Record<Cue, number>> = {
  sameTitle: -0.5,
  again: -0.5,
  strong: 0.5,
  named: 1,
  dated: 1.5,
  board: 1,
  feet: -0.5,
  headTwo: 0.5,
  title: 0.5,
  titleFirst: 1,
  enteredFile: 5,
  entered: 2.5,
  labelOne: 1.5,
  labelNext: -1.5,
  letterhead: 1,
  runsLong: -1.5,
  annex: -3.5,
  inside: -1.5,
  size: 2,
  type: 1.5,
  typeMuch: 1,
  margin: 0.5,
  runs: -1.5,
  ranOut: 1,
  runsOn: 0.5,
  one: 1,
  oneOf: 2,
  last: 1,
  counts: -1.5,
  restarts: 0.5,
  unnumbered: 1,
  open: -0.5,
  small: -1.5,
  short: -0.5,
  cover: -1,
  later: -1,
  closed: 1,
  room: 0.5,
  recorded: 2.5,
  tableEnds: 1,
  headed: 0.5,
};
const tells = [
  'title',
  'recorded',
  'named',
  'dated',
  'board',
  'one',
  'size',
  'last',
  'restarts',
  'enteredFile',
  'entered',
  'labelOne',
] as const satisfies readonly Cue[];
const needed = 3;
/** A page with so few characters that begins a document is its cover, unless it is all of it. */
const coverLength = 800;
const afterCover = 2.5;

/** The documents that a file seems to hold, in order: one, in nearly all files. Reads each page a few times, however many. */
export function findParts(pages: readonly Page[]): Part[] {
  const marks = pages.map(pageMarks);
  const starts = [0];
  for (let at = 1; at < marks.length; at += 1) if (isBorder(marks, at, starts.at(-1) ?? 0)) starts.push(at);
  return starts.map((start, index) => ({ first: start + 1, last: starts[index + 1] ?? pages.length }));
}

function isBorder(marks: readonly PageMarks[], at: number, begun: number): boolean {
  // What was not read tells nothing, and neither does what follows it.
  if (marks[at]?.letters === 0) return false;
  // What follows a table of contents is what it tells of.
  if (marks[at - 1]?.isContents) return false;
  const found = borderCues(marks, at);
  let points = 0;
  for (const [cue, figure] of Object.entries(found)) points += figure * worth[cue as Cue];
  // Another type in other margins may be a form or a picture's words: something must say that a document begins.
  if (!tells.some((cue) => found[cue] > 0)) return false;
  const isCover = begun === at - 1 && (marks[begun]?.letters ?? 0) < coverLength;
  return points >= needed + (isCover ? afterCover : 0);
}
