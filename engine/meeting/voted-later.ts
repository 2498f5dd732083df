import { asksForVote } from '../language/asks-for-vote.ts';
import type { Doc, Sentence } from '../model.ts';
import { regex } from '../regex.ts';
import { isBareVote } from './bare-votes.ts';
import { openingOf } from './openings.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/** What a body puts forward. */
const putForward =
  /\b(?:board|committee|directors|trustees|treasurer) (?:has |have )?(?:(?:recommend|propos)(?:s|ed)\b|ask(?:s|ed) (?:for (?=\{)|(?:you|owners|members) to vote\b))/;
const presented = /\bbudget\b[^.;]*\bpresented\b|\bpresented\b[^.;]*\bbudget\b/;
const adoptsBudget =
  /^(?:to )?(?:adopt|approve|accept|ratify|pass)(?:ed)? (?:the )?(?:[\w’'-]+ ){0,3}budget\b(?!.*\b(?:amend|chang|except|revis|correct)|.*\$)/i;

const became = regex`(?:(?:was|is|has been|stands?) (?:then |also |now |thus |thereby |unanimously )?(?:approved|adopted|ratified|passed|accepted|defeated|rejected|voted down)\b|(?:pass(?:es|ed)|carrie[sd]|fail(?:s|ed)|did not pass)(?=\W*$|[,;.]| (?:by|with|for|unanimously)\b| \{))`;
/** 'The budget stands ratified', 'it was approved', right behind what was put forward. */
const soon = regex`^\W*(?:(?:as|since|because)\b[^.;]{0,90}, )?(?:the |this |that )?(?<noun>budget|recommendation|proposal|it|this|assessment|increase) ${became}`;
/** 'After a count of the ballots the assessment was approved': by its name, farther on. */
const byName = regex`\b(?:the|this) (?:(?:proposed|special) ){0,2}(?<noun>assessment|increase|loan) ${became}`;
const supposed =
  /\b(?:if|whether|until|once|unless|when|ask(?:s|ed)|said|says|thinks|thought|hop(?:e|es|ed)|would|could|last year)\b/;
const named: Readonly<Record<string, RegExp>> = {
  budget: /\b(?:budget|dues|assessments?|increase)\b/,
  increase: /\bincrease\b/,
  assessment: /\bassessment\b/,
  loan: /\bloan\b/,
};
const result =
  /^\W*(?:results?|outcome|vote)\s*[:–-]\s*(?:passed|approved|carried|failed|defeated|rejected)\b/i;

/** In sentences. */
const farthest = 25;
const near = 3;

/**
 * What a vote farther on made of what a body put forward: the only one under its heading behind which nothing else was put
 * forward or moved, or one that names it ('the assessment passes'). `of` are the outcomes of motions by their sentences.
 */
export function votedLater<Became>(
  { sentences }: Doc,
  { index, section, plain }: Sentence,
  of: ReadonlyMap<Sentence, Became>,
): Became | Outcome | null {
  const isPut = putForward.test(plain) || asksForVote(plain);
  if (!isPut && !presented.test(plain)) return null;
  let isOnly = true;
  for (const next of sentences.slice(index + 1, index + 1 + farthest)) {
    const form = next.index <= index + near && isOnly ? soon : byName;
    const noun = form.exec(next.plain)?.groups?.noun ?? byName.exec(next.plain)?.groups?.noun;
    if (isPut && noun && !supposed.test(next.plain) && (named[noun]?.test(plain) ?? true))
      return outcomeOf(next.text);
    const opening = openingOf(next.text);
    if (isOnly && opening && adoptsBudget.test(opening.what) && presented.test(plain))
      return of.get(next) ?? null;
    if (isPut && isOnly && next.section === section && result.test(next.text)) return outcomeOf(next.text);
    if (next.section !== section || opening || putForward.test(next.plain)) isOnly = false;
    if (isPut && isOnly && isBareVote(next.text)) {
      const outcome = of.get(next) ?? outcomeOf(next.text);
      if (outcome) return outcome;
    }
    if (putForward.test(next.plain) && next.quantities.some(({ kind }) => kind === 'money')) return null;
  }
  return null;
}
