import { plainText } from '../language/plain.ts';
import type { Block, Sentence } from '../model.ts';

const LONGEST = 1200;
const abbreviation =
  /(?:\b(?:sec|no|nos|inc|art|v|vs|mr|mrs|ms|dr|st|co|corp|ltd|approx|etc|i\.e|e\.g|u\.s|a\.m|p\.m|[a-z])|\b\d+)\.$/i;

/** The sentences of the blocks, in order. */
export function sentences(text: string, blocks: readonly Block[]): Sentence[] {
  const found: Sentence[] = [];
  for (const block of blocks) {
    for (const [start, end] of split(text, block.start, block.end)) {
      const own = text.slice(start, end);
      found.push({ index: found.length, start, end, text: own, section: block.section, ...plainText(own) });
    }
  }
  return found;
}

function* split(text: string, start: number, end: number): Generator<[number, number]> {
  const stops = /[.?!]["”’)]*\s+(?=["“(]?[A-Z0-9])/g;
  stops.lastIndex = start;
  let from = start;
  for (let stop = stops.exec(text); stop && stop.index < end; stop = stops.exec(text)) {
    const at = stop.index + stop[0].trimEnd().length;
    if (abbreviation.test(text.slice(Math.max(from, stop.index - 12), stop.index + 1))) continue;
    yield* cap(text, from, at);
    from = stop.index + stop[0].length;
  }
  yield* cap(text, from, end);
}

function* cap(text: string, start: number, end: number): Generator<[number, number]> {
  let from = start;
  while (end - from > LONGEST) {
    const part = text.slice(from, from + LONGEST);
    const cut = Math.max(part.lastIndexOf(';'), part.lastIndexOf(',')) + 1 || LONGEST;
    yield [from, from + cut];
    from += cut;
    while (from < end && text.charAt(from).trim() === '') from += 1;
  }
  if (from < end) yield [from, end];
}
