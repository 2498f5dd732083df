import { citeWhole, opensItem } from '../meeting/one-item.ts';
import type { Doc, Sentence } from '../model.ts';
import { inQuotes, overlap, type Place } from '../say/quoting.ts';

/** An item of fewer characters is the name of a matter, and heads what stands under it. */
const leastItem = 36;

/** 'Grace period: 10 days' */
export const labeled = /^\W*[A-Z][\w /'’-]{2,40}(?::| [–—]) \S/;

/** Sentences of one paragraph are one quote; a heading and what stands under it are two, as are two items of a list. */
export function quotesOf({ source: { text } }: Doc, sentences: readonly Sentence[]): string {
  const runs: { start: number; end: number }[] = [];
  for (const { start, end } of sentences) {
    const open = runs.at(-1);
    if (open && !/[\n\t]/.test(text.slice(open.end, start))) open.end = end;
    else runs.push({ start, end });
  }
  const isLed = /:\s*$/.test(text.slice(runs[0]?.start, runs[0]?.end));
  // Of two the first may name the matter.
  const areItems = runs.length > 2 && runs.every(({ start, end }) => opensItem.test(text.slice(start, end)));
  return runs
    .map(({ start, end }, at) => {
      const words = text.slice(start, end).replace(/\s*[;:,]\s*$/, '');
      const next = runs[at + 1];
      if (!next || /[.;!?]\s*$/.test(words))
        return `“${inQuotes(words).replace(/(?<![?!]|\.[’')"])$/, '.')}”`;
      const isItem =
        opensItem.test(words) && opensItem.test(text.slice(next.start, next.end)) && words.length > leastItem;
      // Of the cells of a row the first names the item.
      const isCell =
        (at > 0 && text.slice(start, next.start).includes('\t')) || /\t[^\n]*\$/.test(text.slice(start, end));
      const isListed = at > 0 && isLed;
      const isLabeled = labeled.test(words);
      return `“${inQuotes(words)}”${areItems || isItem || isCell || isListed || isLabeled ? ',' : ':'}`;
    })
    .join(' ');
}

/** Whether one of the places that statements quote or show shares words with a sentence. */
export function isTold(doc: Doc, told: readonly Place[], { start, end }: Sentence): boolean {
  const own = citeWhole(doc, start, end);
  return own !== null && told.some((one) => overlap(one, own));
}
