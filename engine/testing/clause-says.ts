import { allClauses } from '../clauses/all-clauses.ts';
import { clauseIn, mayHoldClause } from '../clauses/clause.ts';
import { nextIn } from '../setting/told-aside.ts';
import { docOf } from './doc-of.ts';

/** What a clause says in a text; undefined where it does not stand there. */
export function clauseSays(id: string, text: string): string | undefined {
  const clause = allClauses.find((one) => one.id === id);
  const doc = docOf(text, 'cc_and_r');
  for (const sentence of doc.sentences.filter(mayHoldClause)) {
    const saying = clause && clauseIn(clause, sentence, nextIn(doc, sentence));
    if (saying) return saying.text;
  }
  return undefined;
}
