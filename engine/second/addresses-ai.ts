import type { PageNote } from '#contract/analysis.ts';
import type { Doc } from '../model.ts';
import { cite } from '../structure/source.ts';

const spokenTo =
  /\b(?:ignore|disregard|forget|override) (?:all |any |every )?(?:of )?(?:the |your |my |these |those )?(?:previous |prior |earlier |above |foregoing |other )?(?:instructions?|prompts?|directions given to you)\b|\b(?:system prompt|as an ai\b|you are (?:an? )?(?:ai|language model|chatbot|assistant)\b|(?:ai|llm|language models?|chatbots?) (?:reading|summarizing|processing|analyzing) this|(?:dear|attention|note to|hey) (?:ai|llm|chatgpt|language model|assistant|chatbot)\b)/;
/** 'Owners who ignore instructions of the board' speaks of owners. */
const ofPeople =
  /\b(?:owners?|tenants?|residents?|guests?|members?|drivers?|contractors?|who) (?:may |shall |must |who )?(?:not )?(?:ignore|disregard)/;

/** Whether a sentence is written to a program that reads the document. `plain` is Sentence.plain. */
export const addressesAi = (plain: string): boolean => spokenTo.test(plain) && !ofPeople.test(plain);

const note =
  'It has text that speaks to a computer program and tells it what to say. That text was not given to the language model.';

/** A note for each page with text that is written to a program. */
export function notesOfAddresses({ sentences, source }: Doc): PageNote[] {
  const pages = sentences.flatMap(({ plain, start, end }) =>
    addressesAi(plain) ? (cite(source, start, end) ?? []).map(({ page }) => page) : [],
  );
  return [...new Set(pages)].map((page) => ({ page, reason: 'speaks_to_programs', note }));
}
