/** How much of a transcription stands in a text as read, in the same order. */
export interface WordAccuracy {
  /** Words of the transcription in the part that the text covers. */
  words: number;
  found: number;
  /** The words of the transcription that were not found, in order, as a person can look them up. */
  missed: string[];
  /** Words of the text that stand in no place of the transcription: page headers, stamps, slips. */
  added: number;
  /** Words of the whole transcription. */
  whole: number;
}

/**
 * The words of a text without case, punctuation and Markdown's signs, a word with a hyphen in one wherever its line
 * ends. An underscore is a blank to be filled in, not part of a word.
 */
export function wordsOf(text: string): string[] {
  const whole = text
    .replace(/\]\([^)\n]*\)/g, '] ')
    .replace(/<[^>\n]*>/g, ' ')
    .replace(/(\p{L})[-\u00ad\u2010\u2011][ \t]*\n?[ \t]*(?=\p{L})/gu, '$1')
    .replace(/['‘’`]/g, '')
    .toLowerCase();
  return whole.match(/[\p{L}\p{N}]+(?:[.,][\p{N}]+)*/gu) ?? [];
}

/**
 * A Markdown transcription without what its author added to the print: the page's front matter, handwriting (in
 * backticks) and remarks (in square brackets), the numbers that Markdown gives list items in place of the document's
 * own marks, and a heading made of the words that the paragraph below begins with, which are printed once.
 */
export function printedText(transcription: string): string {
  const lines = transcription
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/`[^`\n]*`/g, ' ')
    .replace(/\[[^\]\n]*\](?!\()/g, ' ')
    .replace(/^[ \t]*\d+\.[ \t]+/gm, '')
    .split('\n');
  return lines
    .map((line, index) => {
      const [, before = '', title = ''] = /^(#+ (?:(?:Section|Article) [\w.]+:? )?)(.+)$/i.exec(line) ?? [];
      const below = lines.slice(index + 1).find((next) => next.trim() !== '') ?? '';
      const words = wordsOf(title);
      const isRepeated = words.length > 0 && words.every((word, at) => word === wordsOf(below)[at]);
      return isRepeated ? before : line;
    })
    .join('\n');
}

/**
 * Finds the longest common run of words in order. A text of some pages is held against the part of the transcription
 * that they cover: from the first to the last word of the stretch with the most words found over words missed. Of the
 * transcription counts what is printed (`printedText`).
 */
export function scoreWords(text: string, transcription: string): WordAccuracy {
  const read = wordsOf(text);
  const truth = wordsOf(printedText(transcription));
  const matched = matchWords(read, truth);
  const { first, end } = coveredPart(matched);
  const missed: string[] = [];
  for (let at = first; at < end; at += 1) if (!matched[at]) missed.push(truth[at] ?? '');
  const words = end - first;
  const found = words - missed.length;
  return { words, found, missed, added: read.length - found, whole: truth.length };
}

function coveredPart(matched: boolean[]): { first: number; end: number } {
  let best = { first: 0, end: 0, score: 0 };
  let first = 0;
  let score = 0;
  for (const [at, found] of matched.entries()) {
    score += found ? 1 : -1;
    if (score > best.score) best = { first, end: at + 1, score };
    if (score < 0) {
      score = 0;
      first = at + 1;
    }
  }
  return best;
}

/** Which words of `truth` belong to a longest common subsequence with `read` (Myers' greedy algorithm). */
function matchWords(read: string[], truth: string[]): boolean[] {
  const n = read.length;
  const m = truth.length;
  const most = n + m;
  const reach = new Int32Array(2 * most + 3);
  const trace: Int32Array[] = [];
  const matched = new Array<boolean>(m).fill(false);
  const middle = most + 1;
  for (let edits = 0; edits <= most; edits += 1) {
    trace.push(reach.slice(middle - edits - 1, middle + edits + 2));
    for (let k = -edits; k <= edits; k += 2) {
      const down = k === -edits || (k !== edits && at(reach, middle + k - 1) < at(reach, middle + k + 1));
      let x = down ? at(reach, middle + k + 1) : at(reach, middle + k - 1) + 1;
      while (x < n && x - k < m && read[x] === truth[x - k]) x += 1;
      reach[middle + k] = x;
      if (x < n || x - k < m) continue;
      walkBack(trace, matched, n, m);
      return matched;
    }
  }
  return matched;
}

function walkBack(trace: Int32Array[], matched: boolean[], n: number, m: number): void {
  let x = n;
  let y = m;
  for (let edits = trace.length - 1; edits >= 0; edits -= 1) {
    const reach = trace[edits] ?? new Int32Array();
    const k = x - y;
    const place = (diagonal: number): number => at(reach, diagonal + edits + 1);
    const down = k === -edits || (k !== edits && place(k - 1) < place(k + 1));
    const before = down ? k + 1 : k - 1;
    const startX = place(before);
    const startY = startX - before;
    while (x > startX && y > startY && x > 0 && y > 0) {
      x -= 1;
      y -= 1;
      matched[y] = true;
      if (x === startX + (down ? 0 : 1) && y === startY + (down ? 1 : 0)) break;
    }
    x = startX;
    y = startY;
  }
}

const at = (list: Int32Array, index: number): number => list[index] ?? 0;
