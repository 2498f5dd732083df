import questions from '#content/fact-questions.json' with { type: 'json' };
import { factOf } from './fact-of.ts';

const byFact = new Map<string, string>(Object.entries(questions));

/**
 * The fact behind an id as a question to put to the seller: 'Is renting out allowed?'. Null for what is no fact of the
 * catalogue; every other has a note too, which is much more text and can be loaded by itself.
 */
export function openQuestion(id: string): string | null {
  return byFact.get(factOf(id)) ?? null;
}
