import type { Doc, Sentence } from '../model.ts';
import { openingOf } from './openings.ts';
import { outcomeOf } from './outcome.ts';

const put =
  /\b(?:ask(?:s|ed|ing)?|request(?:s|ed|ing)?|sought|seeks?|seeking|invited?) (?:(?!that\b)[^.;]{0,40} )?(?:for (?:the |their )?approval|to (?:approve|adopt|agree|vote))\b|\b(?:put|presented|submitted|brought|taken) (?:forward )?(?:to|before) (?:a vote of )?(?:the )?(?:vote|members|owners|membership|homeowners)\b|\b(?<!\bright to )vot(?:es?|ed|ing) on\b(?! (?:[a-z]+ )?behalf\b)|\brequest for (?:the )?approval\b/;
const decided =
  /\b(?:(?:and|was|were|which|who|they|then|been) (?:[a-z]+ly )?(?:approved|adopted|passed|carried|ratified)|voted (?:[^ .;]+ ){0,3}(?:to|in favor|for))\b/;

/** 'The board asked the members for approval of a loan of $600,000': put to a vote, whatever became of it; over Sentence.plain. */
export const isPut = (plain: string): boolean => put.test(plain) && !decided.test(plain);

/** 'Moved to put both to an owner vote': what was set out before it, others have yet to choose. */
const putsToVote =
  /\b(?:put|send|submit|present|take|bring) (?:both|it|this|them|these|either|the (?:matter|question|choice|options?|two)) (?:to|before) (?:an? |the )?(?:[a-z]+ )?(?:vote|owners?|homeowners?|members?|membership|ballot)\b/;
const setOutBefore = 4;
/** Whether what a sentence sets out with its sum is then put to a vote. */
export function isPutToVoteAfter({ sentences }: Doc, { index, section, quantities }: Sentence): boolean {
  if (!quantities.some(({ kind }) => kind === 'money')) return false;
  const after = sentences.slice(index + 1, index + 1 + setOutBefore);
  const at = after.findIndex((one) => one.section !== section || putsToVote.test(one.plain));
  const asks = after[at];
  return asks?.section === section && after.slice(0, at).every(({ text }) => outcomeOf(text) === null);
}

const refused =
  /\b(?:not|never) (?:been )?(?:approved|adopted|passed|ratified|carried|reached|met|obtained|achieved)\b|\bdid(?: not|n't) (?:pass|carry|reach|receive|obtain|get)\b|\b(?:fail(?:s|ed)|defeated|rejected|voted down|turned (?:it |this |that |them )?down|fell short|for (?:want|lack) of)\b/;
const supposed = /\b(?:if|unless|should|whether)\b/;
/** What was put to the vote by its name, what stands for it, and right behind it the votes. */
const byName =
  /\b(?:the|this|that) (?:(?:proposed|special|dues) ){0,2}(?:assessments?|increase|raise|loan|budget|amendments?)\b/;
const standsForIt = /^\W*(?:but )?(?:it|this|that|the (?:measure|proposal|question|request))\b/;
const votes = /\b(?:it|this|measure|proposal|question|request|votes?|majority|two[- ]thirds)\b|\{[pr]\d+\}/;
/** In sentences. */
const farthest = 6;
const near = 2;

/**
 * Whether one of the next sentences says that what a sentence puts to a vote was refused, whatever a count of the votes makes of
 * it (60 % in favor where two thirds are needed).
 */
export function isRefusedAfter({ sentences }: Doc, { index, section }: Sentence): boolean {
  for (const next of sentences.slice(index + 1, index + 1 + farthest)) {
    const isNear = next.index <= index + near;
    const isOfIt =
      byName.test(next.plain) || standsForIt.test(next.plain) || (isNear && votes.test(next.plain));
    if (isOfIt && refused.test(next.plain) && !supposed.test(next.plain)) return true;
    if (next.section !== section || openingOf(next.text) !== null || isPut(next.plain)) return false;
  }
  return false;
}
