import { z } from 'zod';
import type { Fact } from '#contract/analysis.ts';
import { documentTypeSchema } from '#contract/document-type-schema.ts';
import { catalogueFact } from '#engine/catalogue.ts';
import { sameValue } from './judge.ts';

const answerSchema = z.object({
  value: z.unknown(),
  also: z.array(z.unknown()).optional(),
  pages: z.array(z.number()).optional(),
  quote: z.string().optional(),
});
type Answer = z.infer<typeof answerSchema>;

/** An answer key for one document, made by reading it. `absent`: stating it is wrong. `debatable`: not scored. */
export const keySchema = z.object({
  file: z.string(),
  kind: documentTypeSchema,
  facts: z.record(z.string(), z.array(answerSchema)),
  debatable: z.array(z.string()).optional(),
  absent: z.array(z.string()).optional(),
});
export type Key = z.infer<typeof keySchema>;

export type Verdict = 'right' | 'wrong' | 'missed';
export interface Judgement {
  readonly fact: string;
  readonly verdict: Verdict;
  readonly found?: unknown;
  readonly expected?: unknown;
  /** Whether the page cited is one that the answer stands on; absent where the key names no page. */
  readonly pageRight?: boolean;
}

function judged(fact: Fact, answer: Answer): Judgement {
  const pages = answer.pages ?? [];
  if (pages.length === 0) return { fact: fact.id, verdict: 'right' };
  return { fact: fact.id, verdict: 'right', pageRight: fact.citations.some((c) => pages.includes(c.page)) };
}

function judgeFact(id: string, answers: readonly Answer[], found: readonly Fact[]): Judgement[] {
  const kind = catalogueFact(id)?.kind;
  if (!kind) throw new Error(`The key asks for ${id}, which the catalogue does not have.`);
  const fits = (fact: Fact, answer: Answer) =>
    [answer.value, ...(answer.also ?? [])].some((right) => sameValue(kind, fact.value, right));
  const wrong = (fact: Fact): Judgement => ({ fact: id, verdict: 'wrong', found: fact.value });
  const missed = (answer: Answer): Judgement => ({ fact: id, verdict: 'missed', expected: answer.value });
  if (kind.startsWith('list:')) {
    const left = [...found];
    const results = answers.map((answer) => {
      const index = left.findIndex((fact) => fits(fact, answer));
      const [fact] = index < 0 ? [] : left.splice(index, 1);
      return fact ? judged(fact, answer) : missed(answer);
    });
    return [...results, ...left.map(wrong)];
  }
  const [first] = found;
  const [answer] = answers;
  if (!answer) return first ? [wrong(first)] : [];
  if (!first) return [missed(answer)];
  const right = answers.find((candidate) => fits(first, candidate));
  return right ? [judged(first, right)] : [wrong(first), missed(answer)];
}

/** Judges the facts of one analysis by its key: one judgement an answer, and one for each wrong statement. */
export function score(key: Key, facts: readonly Fact[]): Judgement[] {
  const skip = new Set(key.debatable ?? []);
  const ids = new Set([...Object.keys(key.facts), ...(key.absent ?? [])]);
  return [...ids]
    .filter((id) => !skip.has(id))
    .flatMap((id) =>
      judgeFact(
        id,
        key.facts[id] ?? [],
        facts.filter((fact) => fact.id === id),
      ),
    );
}

/** Precision, recall and F1 in percent, null where nothing was stated or asked. */
export function figures(judgements: readonly Judgement[]) {
  const count = (verdict: Verdict) => judgements.filter((j) => j.verdict === verdict).length;
  const [right, wrong, missed] = [count('right'), count('wrong'), count('missed')];
  const percent = (part: number, whole: number) => (whole === 0 ? null : (100 * part) / whole);
  return {
    right,
    wrong,
    missed,
    precision: percent(right, right + wrong),
    recall: percent(right, right + missed),
    f1: percent(2 * right, 2 * right + wrong + missed),
  };
}
