import { blocksOf } from '../blocks-of.ts';
import type { Doc } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import type { Candidate } from './pattern.ts';

const name = '(?:options?|alternatives?|scenarios?|choices?|proposals?|plans?)';
const number = '(?:\\d|[a-e]|one|two|three|four|five|i{1,3}|iv)';
/** 'Option Two: …', 'Alternative B - …' at the head of a paragraph. */
const label = new RegExp(
  `^\\W*(?:funding )?${name} (?:#|no\\.? )?(?<which>${number})\\s*(?:[:.)–—-]|$)`,
  'i',
);
const chosen = new RegExp(
  `\\b${name} ${number}\\b[^.;]{0,40}\\b(?:was|has been|is) (?:approved|adopted|chosen|selected|accepted)\\b|\\b(?:approved|adopted|chose|selected|went with|voted for) ${name} ${number}\\b`,
  'i',
);

/** Where a paper sets out several ways of which none was chosen, each from its label to the next one or its paragraph's end. */
const optionsIn = oncePerDoc((doc: Doc): readonly { readonly start: number; readonly end: number }[] => {
  const { sentences, source } = doc;
  const heads = sentences.flatMap((sentence) => {
    const which = label.exec(sentence.text)?.groups?.which;
    return which ? [{ which: which.toLowerCase(), sentence }] : [];
  });
  if (new Set(heads.map(({ which }) => which)).size < 2 || chosen.test(source.text)) return [];
  return heads.map(({ sentence }, at) => {
    const own = heads[at + 1]?.sentence.start ?? blocksOf(doc).get(sentence.index)?.end;
    return { start: sentence.start, end: own ?? sentence.end };
  });
});

/** How many ways a paper sets out side by side, where one of them stands at a place; 0 where none does. */
export function waysAround(doc: Doc, at: number): number {
  const options = optionsIn(doc);
  return options.some(({ start, end }) => at >= start && at < end) ? options.length : 0;
}

const ofMoney = /^(?:assessment\.|budget\.|financial\.loan$|reserves\.\w+_contribution$)/;

/** Whether an answer is what one of several ways would bring. */
export const isOneOption = (doc: Doc, { fact, ranges }: Candidate): boolean =>
  ofMoney.test(fact) && ranges.some(({ start }) => waysAround(doc, start) > 0);
