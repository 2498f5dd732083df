import { labelOf } from './labels.ts';

/** A shorter sentence is easier to understand whole. */
const shortest = 400;
const opens = /[:—]\s+(?=\(?(?:a|A|i|I|1)[.)]\s|[•▪●]\s)/g;
const marker =
  /[;,.:]\s+(?:(?:and|or|and\/or)\s+)?(?=\(?(?:[a-zA-Z]{1,2}|[ivx]{1,5}|\d{1,2})[.)]\s|[•▪●]\s)/g;

/**
 * Where the items of a list that is printed in one paragraph begin: 'Owners shall: (a) ...; (b) ...; and (c) ...'.
 * Ends of what stands before and starts of the items, in order; none for a short sentence.
 */
export function* itemStarts(text: string, start: number, end: number): Generator<[number, number]> {
  if (end - start < shortest) return;
  opens.lastIndex = start;
  const first = opens.exec(text);
  if (!first || first.index >= end) return;
  let at = first.index + first[0].length;
  let label = labelOf(text.slice(at, at + 20));
  if (!label) return;
  yield [at - (first[0].length - first[0].trimEnd().length), at];
  marker.lastIndex = at;
  for (let next = marker.exec(text); next && next.index < end; next = marker.exec(text)) {
    at = next.index + next[0].length;
    const own = labelOf(text.slice(at, at + 20));
    if (!own || own.kind !== label.kind || !(own.kind === 'bullet' || own.value === label.value + 1)) {
      const other = own?.other;
      if (!other || other.kind !== label.kind || other.value !== label.value + 1) continue;
      label = { ...label, value: other.value };
    } else label = own;
    yield [next.index + next[0].trimEnd().length, at];
  }
}
