import type { PageNote } from '#contract/analysis.ts';
import { firstWhere } from '../first-where.ts';
import type { Doc } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { cite } from './source.ts';

const spokenTo =
  /\b(?:ignore|disregard|forget|override) (?:all |any |every )?(?:of )?(?:the |your |my |these |those )?(?:previous |prior |earlier |above |foregoing |other )?(?:instructions?|prompts?|directions given to you)\b|\b(?:system prompt|as an ai\b|you are (?:an? )?(?:ai|language model|chatbot|assistant)\b|(?:ai|llm|language models?|chatbots?) (?:reading|summarizing|processing|analyzing) this|(?:dear|attention|note to|hey) (?:ai|llm|chatgpt|language model|assistant|chatbot)\b)/;
/** 'Owners who ignore instructions of the board' speaks of owners. */
const ofPeople =
  /\b(?:owners?|tenants?|residents?|guests?|members?|drivers?|contractors?|who) (?:may |shall |must |who )?(?:not )?(?:ignore|disregard)/;

/** Whether words are written to a program that reads the document: a Sentence.plain, or a heading in lower case. */
export const addressesAi = (plain: string): boolean => spokenTo.test(plain) && !ofPeople.test(plain);

/** The indexes of the sentences that are written to a program: one that shows it, and what follows in its paragraph. */
export const toPrograms: (doc: Doc) => ReadonlySet<number> = oncePerDoc(({ sentences, blocks }) => {
  const found = new Set<number>();
  let end = -1;
  for (const { index, start, plain } of sentences) {
    if (start >= end && !addressesAi(plain)) continue;
    found.add(index);
    if (start >= end) end = blocks[firstWhere(blocks, (block) => block.end > start)]?.end ?? start;
  }
  return found;
});

const note =
  'It has text that speaks to a computer program and tells it what to say. That text was not given to the language model.';

/** A note for each page with text that is written to a program. */
export function notesOfAddresses(doc: Doc): PageNote[] {
  const pages = [...toPrograms(doc)].flatMap((index) => {
    const { start, end } = doc.sentences[index] ?? { start: 0, end: 0 };
    return (cite(doc.source, start, end) ?? []).map(({ page }) => page);
  });
  return [...new Set(pages)].map((page) => ({ page, reason: 'speaks_to_programs', note }));
}
