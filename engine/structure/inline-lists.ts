import { type Label, labelOf } from './labels.ts';

/** A shorter sentence is easier to understand whole. */
const shortest = 400;
const opens = /[:—]\s+(?=\(?(?:a|A|i|I|1)[.)]\s|[•▪●]\s)/;
const marker =
  /[;,.:]\s+(?:(?:and|or|and\/or)\s+)?(?=\(?(?:[a-zA-Z]{1,2}|[ivx]{1,5}|\d{1,2})[.)]\s|[•▪●]\s)/g;

/**
 * Where the items of a list that is printed in one paragraph begin: 'Owners shall: (a) ...; (b) ...; and (c) ...'.
 * [end of what stands before, start of the item], in order; none for a short sentence.
 */
export function* itemStarts(sentence: string): Generator<[number, number]> {
  const first = sentence.length < shortest ? null : opens.exec(sentence);
  if (!first) return;
  let at = first.index + first[0].length;
  const opening = labelOf(sentence.slice(at, at + 20));
  if (!opening) return;
  let label: Label = opening;
  yield [first.index + 1, at];
  const rest = sentence.slice(at);
  const from = at;
  for (const next of rest.matchAll(marker)) {
    at = from + next.index + next[0].length;
    const own = labelOf(sentence.slice(at, at + 20));
    const after = own && following(label, own);
    if (!after) continue;
    label = after;
    yield [from + next.index + next[0].trimEnd().length, at];
  }
}

/** The label as the next one of the list after `label`; null where it is not. */
function following(label: Label, own: Label): Label | null {
  if (own.kind === label.kind) return own.kind === 'bullet' || own.value === label.value + 1 ? own : null;
  const { other } = own;
  return other?.kind === label.kind && other.value === label.value + 1 ? { ...own, ...other } : null;
}
