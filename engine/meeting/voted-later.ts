import { asksForVote } from '../language/asks-for-vote.ts';
import type { Doc, Sentence } from '../model.ts';
import { regex } from '../regex.ts';
import { isBareVote } from './bare-votes.ts';
import { openingOf } from './openings.ts';
import { failed, type Outcome, outcomeOf } from './outcome.ts';
import { isPut } from './put-to-vote.ts';

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
  const isOffered = putForward.test(plain) || asksForVote(plain);
  if (!isOffered && !presented.test(plain)) return null;
  let isOnly = true;
  for (const next of sentences.slice(index + 1, index + 1 + farthest)) {
    const form = next.index <= index + near && isOnly ? soon : byName;
    const noun = form.exec(next.plain)?.groups?.noun ?? byName.exec(next.plain)?.groups?.noun;
    if (isOffered && noun && !supposed.test(next.plain) && (named[noun]?.test(plain) ?? true))
      return outcomeOf(next.text);
    const opening = openingOf(next.text);
    if (isOnly && opening && adoptsBudget.test(opening.what) && presented.test(plain))
      return of.get(next) ?? null;
    if (isOffered && isOnly && next.section === section && result.test(next.text))
      return outcomeOf(next.text);
    if (next.section !== section || opening || putForward.test(next.plain)) isOnly = false;
    if (isOffered && isOnly && isBareVote(next.text)) {
      const outcome = of.get(next) ?? outcomeOf(next.text);
      if (outcome) return outcome;
    }
    if (putForward.test(next.plain) && next.quantities.some(({ kind }) => kind === 'money')) return null;
  }
  return null;
}

const onCondition = /\b(?:if|unless|should|whether)\b/;
/** What was put to the vote by its name, what stands for it, and right behind it the votes. */
const ofThat =
  /\b(?:the|this|that) (?:(?:proposed|special|dues) ){0,2}(?:assessments?|increase|raise|loan|budget|amendments?)\b/;
const standsForIt = /^\W*(?:but |so )?(?:it|this|that|the (?:measure|proposal|question|request))\b/;
const votes = /\b(?:it|this|measure|proposal|question|request|votes?|majority|two[- ]thirds)\b|\{[pr]\d+\}/;
/** In sentences. */
const farthestRefusal = 6;
const nearRefusal = 2;

/**
 * The sentence behind one that puts something to a vote which says that it was refused, whatever a count of the votes makes of
 * it (60 % in favor where two thirds are needed).
 */
export function refusedBy({ sentences }: Doc, { index, section }: Sentence): Sentence | undefined {
  for (const next of sentences.slice(index + 1, index + 1 + farthestRefusal)) {
    const isNear = next.index <= index + nearRefusal;
    const isOfIt =
      ofThat.test(next.plain) || standsForIt.test(next.plain) || (isNear && votes.test(next.plain));
    if (isOfIt && failed.test(next.plain) && !onCondition.test(next.plain)) return next;
    if (next.section !== section || openingOf(next.text) !== null || isPut(next.plain)) return undefined;
  }
  return undefined;
}

/** 'This weekend we reached the 354 mark', 'we have received the votes needed'. */
const reached =
  /(?<!\b(?:if|once|when|until|unless|after|before)\b[^.;]{0,40})\b(?:we|members|owners|homeowners|association|board) (?:have |has |had |finally |now |just )*(?:reached|obtained|received|got|secured|met|passed)\b[^.;?]{0,40}\b(?:mark|threshold|(?:needed|required|necessary) (?:number of )?(?:votes?|approvals?|majority)|(?:votes?|approvals?|proxies|signatures) (?:that (?:are|were) )?(?:needed|required|necessary))\b/;

/** The sentence of the same part, behind one on a change, by which the votes that it takes are there. */
export function enoughAfter({ sentences }: Doc, { index, section }: Sentence): Sentence | undefined {
  return sentences
    .slice(index + 1, index + 1 + farthestRefusal)
    .find((next) => next.section === section && reached.test(next.plain));
}
