import type { Point, Risk } from '#contract/analysis.ts';
import type { Citation } from '#contract/page.ts';
import type { FactId } from '../catalogue.ts';
import { quotedSentences } from '../find/cited-sentences.ts';
import { fold, isNamedIn } from '../language/plain.ts';
import { speakingOf } from '../look/find-passages.ts';
import { inWords } from '../look/passages-in-words.ts';
import { wordsOfFacts } from '../look/words-of-facts.ts';
import type { Citations, Doc } from '../model.ts';
import { overlap } from '../say/quoting.ts';
import { factsOfTalk } from '../weigh/talk-risks.ts';

/** Statements in the words of a meeting, which may speak of anything. */
const inItsWords = /^(?:minutes\.(?:motions|matter)|sale\.form|repairs\.critical|litigation)\b/;

/** As many as are shown of passages. */
function few([first, ...others]: readonly Citation[]): Citations | null {
  return first ? [first, ...others.slice(0, 2)] : null;
}

/**
 * Where a risk, a statement or a quote of the same analysis speaks of a fact that has no answer: that is not 'not mentioned',
 * whatever the search for passages finds. Null where none does. `shown` are further places that are shown in words.
 */
export function spokenOf(
  doc: Doc,
  fact: FactId,
  risks: readonly Risk[],
  points: readonly Point[],
  shown: readonly Citation[],
): Citations | null {
  const risk = risks.find(({ id }) => factsOfTalk.get(id)?.includes(fact));
  if (risk) return few(risk.citations);
  const words = wordsOfFacts[fact];
  const point = points.find(({ id, text, citations }) => {
    if (!words || !inItsWords.test(id)) return false;
    const all = fold([text, ...citations.map(({ quote }) => quote)].join(' '));
    const said = words.senses ? all.replace(new RegExp(words.senses, 'g'), ' ') : all;
    return isNamedIn(said, words.shown ?? words.names);
  });
  if (point) return few(point.citations);
  const speaking = new Set(speakingOf(doc, fact));
  const quoted = [...shown, ...[...risks, ...points].flatMap(({ citations }) => citations)];
  return few(quoted.filter((citation) => quotedSentences(doc, [citation]).some((one) => speaking.has(one))));
}

/** What is told, with the passages of open questions shown in words: what is told in part already is not shown again, so that the rest of it is still to be told. */
export function withPassages(
  open: readonly { readonly citations: readonly Citation[] | null }[],
  told: readonly Citation[],
): Citation[] {
  const shown = [...told];
  for (const { citations } of open)
    shown.push(...inWords(citations ?? []).filter((passage) => !shown.some((one) => overlap(one, passage))));
  return shown;
}
