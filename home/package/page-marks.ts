import type { Page } from '#contract/page.ts';

/** What of a page tells whether a document begins with it. */
export interface PageMarks {
  readonly width: number;
  readonly height: number;
  /** The number that is printed on it, and of how many pages; null where there is none. */
  readonly printed: number | null;
  readonly of: number | null;
  /** The type that most of its letters are set in, in points; 0 where that is not known. */
  readonly type: number;
  /** Where its lines begin, as a share of the width; -1 where that is not known. */
  readonly margin: number;
  /** Its first and its last lines, without figures. */
  readonly heads: readonly string[];
  readonly feet: readonly string[];
  /** Its first lines. */
  readonly top: readonly TopLine[];
  readonly endsOpen: boolean;
  readonly beginsSmall: boolean;
  /** Whether its last lines say that a meeting or a document ends. */
  readonly closes: boolean;
  /** Whether its print ends well above its foot. */
  readonly leavesRoom: boolean;
  readonly letters: number;
  /** Whether most of its lines are rows of a table. */
  readonly isTable: boolean;
  /** Whether it is a table of contents, or a part of one. */
  readonly isContents: boolean;
  /** What the file calls it: what stands before the number, and the number. Null where that is its place in the file. */
  readonly label: { readonly before: string; readonly count: number } | null;
  /** Titles of the outermost entries of the file's outline that lead to it. */
  readonly entries: readonly string[];
}

export interface TopLine {
  readonly text: string;
  readonly size: number;
  readonly bold: boolean;
}

const edgeLines = 2;
const topLines = 12;
/** Last lines among which signatures may stand. */
const closingLines = 14;
const closing =
  /\b(?:adjourn(?:ed|ment)?|respectfully submitted|in witness whereof|notary public|commission expires|secretary|president)\b/i;
/** Shares of a page's height: print that ends above the one leaves room; what stands below the other is a foot. */
const roomFrom = 0.7;
const footFrom = 0.9;
const leaders = /\.{5}|(?:\. ){5}/;
const fewestEntries = 4;
const numbered =
  /^(?:.{0,120}[\s|])?(?:page|pg\.?)\s*:?\s*(\d{1,3})(?:\s*(?:of|\/)\s*(\d{1,3}))?(?:[\s|].{0,40})?$|^[-–—\s]*(\d{1,3})[-–—\s]*$|^(\d{1,3})\s+of\s+(\d{1,3})$/i;

export function pageMarks({ text, lines, size, label, bookmarks = [] }: Page): PageMarks {
  const full = lines.map((line) => ({ ...line, words: text.slice(line.start, line.end).trim() }));
  const edges = [...full.slice(0, edgeLines), ...full.slice(-edgeLines)];
  const numbers = edges
    .map(({ words }) => numbered.exec(words.replace(/\t/g, ' ')))
    .filter((found) => found !== null);
  const [number] = numbers.toReversed();
  const called = label === undefined ? null : /^(.{0,20}?)(\d{1,4})$/.exec(label);
  const of = number?.[2] ?? number?.[5];
  const first = full.find(({ words }) => /[a-z]/i.test(words));
  const last = full.findLast(({ words }) => /[a-z]{3}/i.test(words) && !numbered.test(words));
  return {
    width: size?.width ?? 0,
    height: size?.height ?? 0,
    printed: number ? Number(number[1] ?? number[3] ?? number[4]) : null,
    of: of === undefined ? null : Number(of),
    type: weighted(full.map(({ size, words }) => [Math.round(size * 2) / 2, words.length])),
    margin: weighted(full.map(({ box, words }) => [box ? Math.round(box[0] * 50) / 50 : -1, words.length])),
    heads: runningOf(full.slice(0, edgeLines)),
    feet: runningOf(full.slice(-edgeLines)),
    top: full.slice(0, topLines).map(({ words, size, bold }) => ({ text: words, size, bold })),
    endsOpen: last !== undefined && /[a-z,]$/.test(last.words) && last.words.length > 40,
    beginsSmall: first !== undefined && /^[a-z]/.test(first.words),
    closes: full.slice(-closingLines).some(({ words }) => closing.test(words)),
    leavesRoom: full.every(({ box }) => box !== null && (box[3] < roomFrom || box[1] > footFrom)),
    letters: text.length,
    isTable: full.filter(({ words }) => words.includes('\t')).length > full.length / 2,
    isContents: isContents(full.map(({ words }) => words)),
    label: called && { before: called[1] ?? '', count: Number(called[2]) },
    entries: bookmarks.filter(({ level }) => level === 1).map(({ title }) => title),
  };
}

const contentsTitle = /^(?:table of(?: contents)?|contents)$/i;
const endsInPage = /\t\d{1,3}$/;

/** By lines that lead to a page by dots, or under a title that says so by columns. */
const isContents = (lines: readonly string[]): boolean =>
  lines.filter((line) => leaders.test(line)).length >= fewestEntries ||
  (lines.slice(0, topLines).some((line) => contentsTitle.test(line)) &&
    lines.filter((line) => endsInPage.test(line)).length > lines.length / 2);

const runningOf = (lines: readonly { words: string }[]): string[] =>
  lines.map(({ words }) => withoutFigures(words)).filter((words) => words.length > 3);

const withoutFigures = (line: string): string =>
  line
    .toLowerCase()
    .replace(/[^a-z ]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The value that the most letters have. */
function weighted(values: readonly (readonly [number, number])[]): number {
  const counts = new Map<number, number>();
  for (const [value, count] of values) counts.set(value, (counts.get(value) ?? 0) + count);
  let best = 0;
  let most = 0;
  for (const [value, count] of counts)
    if (count > most) {
      best = value;
      most = count;
    }
  return best;
}
