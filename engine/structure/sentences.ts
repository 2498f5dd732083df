import { oneNameForDues } from '../language/names-of-dues.ts';
import { plainText } from '../language/plain.ts';
import { inLots } from '../language/words-of-land.ts';
import type { Block, Sentence } from '../model.ts';
import { itemStarts } from './inline-lists.ts';
import { sentenceEnds } from './sentence-ends.ts';

const longest = 1200;
const shortestPart = 200;

type Range = [start: number, end: number];

/** The sentences of the blocks, in order: rows and headings are one each, unless they are too long. */
export function sentences(text: string, blocks: readonly Block[]): Sentence[] {
  const found: Sentence[] = [];
  const asLots = inLots(text);
  for (const block of blocks) {
    for (const [start, end] of sentenceRanges(text, block)) {
      const own = text.slice(start, end);
      const said = plainText(asLots(own));
      found.push({ index: found.length, start, end, text: own, section: block.section, ...said });
    }
  }
  const plain = oneNameForDues(found.map((sentence) => sentence.plain));
  return found.map((sentence, at) => ({ ...sentence, plain: plain[at] ?? sentence.plain }));
}

/** Where the sentences of a block stand; none is longer than 1,200 characters. */
function sentenceRanges(text: string, block: Block): Generator<Range> {
  return block.kind === 'text' ? ranges(text, block) : parts(text, block.start, block.end);
}

function* ranges(text: string, { start, end }: Block): Generator<Range> {
  const own = text.slice(start, end);
  let from = 0;
  for (const [stop, next] of sentenceEnds(own)) {
    yield* items(text, start + from, start + stop);
    from = next;
  }
  yield* items(text, start + from, end);
}

function* items(text: string, start: number, end: number): Generator<Range> {
  let from = start;
  for (const [stop, next] of itemStarts(text.slice(start, end))) {
    yield* parts(text, from, start + stop);
    from = start + next;
  }
  yield* parts(text, from, end);
}

/** A sentence that is too long is cut after a semicolon, else a comma, else between words. */
function* parts(text: string, start: number, end: number): Generator<Range> {
  let from = start;
  while (end - from > longest) {
    const window = text.slice(from, from + longest);
    const cut =
      [';', ',', ' '].map((sign) => window.lastIndexOf(sign) + 1).find((at) => at > shortestPart) ?? longest;
    const stop = from + window.slice(0, cut).trimEnd().length;
    if (stop > from) yield [from, stop];
    from += cut;
    while (from < end && text.charAt(from).trim() === '') from += 1;
  }
  if (from < end) yield [from, end];
}
