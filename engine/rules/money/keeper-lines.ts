import type { Doc } from '../../model.ts';
import { oncePerDoc } from '../../once-per-doc.ts';
import type { Keeper } from '../upkeep/duties.ts';

/** A line of a chart whose columns were lost: 'Roof shingles and flashing HOA'. */
interface KeeperLine {
  readonly start: number;
  readonly end: number;
  readonly label: string;
  readonly keeper: Keeper | 'shared';
}

const atEnd =
  /^\W*([A-Z][^\t|]{2,90}?),?[ \t]+(HOA|H\.O\.A\.|POA|COA|Association|Home ?[Oo]wner|Unit Owner|Owner|Both|Shared)s?$/;
/** Words before which the last one is no column: 'Responsibility of the Owner', 'Fences by the HOA', 'Elm Court HOA'. */
const joined = /\b(?:the|of|by|or|and|to|for|from|a|an|your|each|our|with|vs\.?|homeowners'?|owners'?)$/i;
const keepers: Readonly<Record<string, Keeper | 'shared'>> = {
  h: 'association',
  p: 'association',
  c: 'association',
  a: 'association',
  b: 'shared',
  s: 'shared',
};
/** Fewer lines than this, or lines that name one keeper alone, are no chart. */
const leastLines = 5;

const keeperOf = (word: string): Keeper | 'shared' =>
  /owner$/i.test(word) ? 'owner' : (keepers[word[0]?.toLowerCase() ?? ''] ?? 'owner');

/** The lines of a chart that end in the name of the keeper; none where the text has no such chart. */
export const keeperLines = oncePerDoc(({ source: { text } }: Doc): readonly KeeperLine[] => {
  const found: KeeperLine[] = [];
  const opens = text.search(/\S/);
  let start = 0;
  for (const line of text.split('\n')) {
    const m = line.length < 130 ? atEnd.exec(line.trimEnd()) : null;
    const [, label = '', word = ''] = m ?? [];
    if (m && start > opens && !joined.test(label))
      found.push({
        start,
        end: start + line.trimEnd().length,
        label: label.toLowerCase(),
        keeper: keeperOf(word),
      });
    start += line.length + 1;
  }
  const named = new Set(found.map(({ keeper }) => keeper));
  return found.length >= leastLines && named.has('owner') && named.has('association') ? found : [];
});

/** Whether a place of the text lies in such a line. */
export const isInKeeperLine = (doc: Doc, at: number): boolean =>
  keeperLines(doc).some(({ start, end }) => start <= at && at < end);
