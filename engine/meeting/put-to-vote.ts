import type { Doc, Sentence } from '../model.ts';
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
