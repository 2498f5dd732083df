import type { Doc, Sentence } from '../../model.ts';

const named = /(?:^The|[a-z,;:]) ([A-Z][a-z]{3,})(?: [A-Z][a-z]+)? reserves?\b/;
const keepers =
  /\b(?:Bank|Union|Trust|Fargo|Schwab|Chase|Morgan|Fidelity|Vanguard|HOA|Association|Board) reserve/;
/** So much of a paper names whose it is. */
const head = 300;

/** Whether a sentence tells of the reserves of a part by its name: 'The Lakeside reserves', in a paper of Elm Grove. */
export function isOfNamedPart({ source }: Doc, { text, start }: Sentence): boolean {
  const found = named.exec(text);
  const name = found?.[1];
  return (
    name !== undefined &&
    !keepers.test(found?.[0] ?? '') &&
    !source.text.slice(0, Math.min(start, head)).includes(name)
  );
}
