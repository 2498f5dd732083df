import type { FactValue } from '#contract/analysis.ts';
import { catalogueFact, type FactId } from '../catalogue.ts';
import { citedSentences, quotedSentences, sentenceAt } from '../find/cited-sentences.ts';
import { type Decided, decide } from '../find/decide.ts';
import type { Candidate } from '../find/pattern.ts';
import type { Doc } from '../model.ts';
import { roleOfDues } from '../rules/dues/sums-of-dues.ts';
import { fitsPlaceIn } from '../scope/fits-place.ts';
import { areOfOneCase } from '../scope/same-case.ts';
import { rank } from '../tiers.ts';
import { balances } from './balances.ts';
import { bounds } from './bounds.ts';
import type { Balance, Claim } from './check.ts';
import { withLongerTerm } from './longer-term.ts';
import { narrownessOf } from './narrower.ts';
import { withoutStepsAsFines } from './no-fines.ts';
import { withoutOlderYears } from './older-years.ts';
import { toldOnce } from './told-once.ts';

/** No document contradicts itself more often. */
const mostTurns = 12;
const same = (a: FactValue, b: FactValue) => JSON.stringify(a) === JSON.stringify(b);

const boundsOf = Map.groupBy(
  bounds.flatMap((bound) => bound.facts.map((fact) => ({ fact, bound }))),
  ({ fact }) => fact,
);

function isPossible(doc: Doc, rows: ReadonlySet<number>, { fact, value, ranges }: Candidate): boolean {
  const own = boundsOf.get(fact);
  if (!own) return true;
  const sentence = sentenceAt(doc, ranges[0]?.start ?? -1);
  const claim: Claim = {
    value,
    plain: sentence?.plain ?? '',
    said: ranges.map(({ start }) => sentenceAt(doc, start)?.plain ?? '').join(' '),
    inRow: rows.has(ranges[0]?.start ?? -1),
    weighed: fact === 'assessment.regular' && roleOfDues(doc, value) !== null,
  };
  return own.every(({ bound }) => bound.fits(claim));
}

/**
 * The candidates whose sentences can answer. What is narrower than its question (a rule of the pool, the first board, a lien for
 * fines) gives way where anything answers the whole of it.
 */
function withinReach(doc: Doc, candidates: readonly Candidate[]): Candidate[] {
  const reaching = candidates.map((candidate) => ({
    candidate,
    narrowness: narrownessOf(doc, candidate.fact, citedSentences(doc, candidate.ranges)),
  }));
  const answered = new Set(
    reaching.flatMap(({ candidate, narrowness }) => (narrowness === 'whole' ? [candidate.fact] : [])),
  );
  return reaching.flatMap(({ candidate, narrowness }) =>
    narrowness === 'whole' ||
    (narrowness === 'narrower' && (isList(candidate.fact) || !answered.has(candidate.fact)))
      ? [candidate]
      : [],
  );
}
const isList = (fact: FactId) => catalogueFact(fact)?.kind.startsWith('list:') ?? false;

/** An answer at least as strong is stated plainly. */
const plainly = rank('told');

/** The answer that a balance gives up: the least well stated, of equals the first named. Null where all is well. */
function givenUp(
  { facts, fits, toldAsRisk, givesUp }: Balance,
  answers: ReadonlyMap<FactId, Decided>,
  left: readonly Candidate[],
): Decided | null {
  const compared = facts.flatMap((fact) => answers.get(fact) ?? []);
  if (compared.length < facts.length || fits(...compared.map(({ value }) => value))) return null;
  if (givesUp) return answers.get(givesUp) ?? null;
  const weightOf = ({ fact, value }: Decided) =>
    Math.max(
      0,
      ...left.flatMap((each) => (each.fact === fact && same(each.value, value) ? rank(each.tier) : [])),
    );
  const weakest = compared.toSorted((a, b) => weightOf(a) - weightOf(b))[0] ?? null;
  if (!weakest || !toldAsRisk || weightOf(weakest) < plainly) return weakest;
  // All are stated plainly: what gives way is an answer beside which the document states another that fits.
  const fitsWith = (answer: Decided) =>
    left.some(
      ({ fact, value }) =>
        fact === answer.fact && fits(...compared.map((one) => (one === answer ? value : one.value))),
    );
  return compared.find(fitsWith) ?? null;
}

/** An answer without those other answers that the rest of the document rules out. */
function withoutRuledOut(answer: Decided, answers: ReadonlyMap<FactId, Decided>): Decided {
  if (answer.conflicts.length === 0) return answer;
  const own = balances.filter(
    ({ facts }) => facts.includes(answer.fact) && facts.every((fact) => answers.has(fact)),
  );
  const conflicts = answer.conflicts.filter(({ value }) =>
    own.every(({ facts, fits }) =>
      fits(...facts.map((fact) => (fact === answer.fact ? value : (answers.get(fact)?.value ?? 0)))),
    ),
  );
  return conflicts.length === answer.conflicts.length ? answer : { ...answer, conflicts };
}

/** An answer with those other answers set apart that hold for other homes or another step, and contradict nothing. */
function withCases(doc: Doc, answer: Decided): Decided {
  if (answer.conflicts.length === 0 || answer.amended) return answer;
  const own = citedSentences(doc, answer.ranges);
  const { one = [], other } = Object.groupBy(answer.conflicts, ({ citations }) =>
    areOfOneCase(doc, answer.fact, own, quotedSentences(doc, citations)) ? 'one' : 'other',
  );
  return other ? { ...answer, conflicts: one, otherCases: other.map(({ citations }) => citations) } : answer;
}

/**
 * What `decide` chooses among the candidates that can be true: each by itself (`bounds`), and all of them together
 * (`balances`). What is given up leaves its place to the next best answer, which is held against the same.
 */
export function decideSoundly(
  doc: Doc,
  candidates: readonly Candidate[],
  amendedFrom: number | null,
): { decided: Decided[]; dropped: number } {
  const rows = new Set(doc.rows.map(({ start }) => start));
  const possible = candidates.filter((candidate) => isPossible(doc, rows, candidate));
  const ofToday = withoutOlderYears(doc, withoutStepsAsFines(doc, toldOnce(doc, possible)));
  let left: readonly Candidate[] = withLongerTerm(doc, withinReach(doc, ofToday));
  const fitsPlace = fitsPlaceIn(doc);
  for (let turn = 0; ; turn++) {
    const found = decide(left, doc.source, amendedFrom, fitsPlace);
    const answers = new Map(found.decided.map((answer) => [answer.fact, answer]));
    const wrong = balances
      .map((balance) => givenUp(balance, answers, left))
      .find((answer) => answer !== null);
    if (!wrong) {
      const sound = found.decided.map((answer) => withCases(doc, withoutRuledOut(answer, answers)));
      return { ...found, decided: sound };
    }
    left =
      turn < mostTurns
        ? left.filter(({ fact, value }) => fact !== wrong.fact || !same(value, wrong.value))
        : left.filter(({ fact }) => fact !== wrong.fact);
  }
}
