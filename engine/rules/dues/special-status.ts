import { asksForVote } from '../../language/asks-for-vote.ts';
import { isPut } from '../../meeting/put-to-vote.ts';
import type { Sentence } from '../../model.ts';

/** How a special assessment stands. */
export type Status = 'levied' | 'approved' | 'proposed';

const approved =
  /\b(?:approved|passed|carried|adopted|ratified|voted (?:[^ .;]+ ){0,3}(?:to|in favor|for)|agreed|vote was|unanimous)\b/;
const levied =
  /\b(?:will be (?:funded|paid|covered|financed|raised) (?:by|through|with)|will (?:[^.;{]{0,40}\{m\d+\}[^.;{]{0,30} and )?(?:raise|collect|fund|pay|cover) [^.;]{3,60} (?:by|through|with) an? (?:special|supplemental|one-time) (?:assessment|levy|charge)|levied|levying|imposed|assessed|charged|billed|invoiced|collected|collecting|is due|are due|was due|were due|due (?:on|by|in)|paid|payable|received|current)\b/;
const proposed =
  /\b(?:propos\w+|recommend\w*|consider\w*|discuss\w*|weigh(?:s|ed|ing)?|contemplat\w*|would|could|might|(?<!\b(?:in|of|by|since|until|from|after|before) )may(?! (?:\d|\{n))|possib\w+|potential\w*|plan(?:s|ned|ning)?|suggest\w*|upcoming|to be (?:voted|presented|decided|(?:paid|funded|financed|covered|met) (?:for )?(?:by|with|through|from))|vote on|will vote|ballot|options?|alternativ\w*|scenarios?|or (?:an? )?special|special assessments?\b[^.;]{0,60}\bor (?:an? )?(?:bank )?loan|if|estimate\w*|anticipate\w*)\b/;

/** 'Special assessment of $900', 'the special assessment will total …', 'Special assessment - balconies: $900'. */
const named =
  /\b(?:special|loss|emergency|one[- ]time) assessments?(?: for [^.;$]{3,60}?)? (?:of|is|was|will (?:total|be|amount|cost|run)|totals?)\b|^\W*(?:[a-z]+ ){0,2}special assessments?(?: \([^)]{0,40}\))? ?[-–—:]/;

/** 'the alternative if it is not approved' */
export const onCondition = /\bif (?:(?!\bif\b)[^.;,]){0,60}?\b(?:approved|passed|adopted)\b/g;

/** 'A special assessment of $900 was levied on May 1': whatever may be planned beside it. */
const wasLevied =
  /\bassessments?\b[^;]{0,60}?\b(?:was|were|has been|have been) (?:levied|imposed)\b(?![^;]*\bif\b)/;
/** 'There will be a special assessment of $900', 'it will be billed in May': decided, however it may be paid. */
export const toCome =
  /^(?!.*\b(?:if|unless|once|may|might|could|would|vot(?:e|es|ed|ing)|propos\w*|possib\w*|likely|recommend\w*)\b).*(?:\bthere (?:will|is going to) be an? (?:[a-z-]+ ){0,3}(?:assessment|charge|levy)\b|\b(?:assessment|charge|levy)\b[^.;]{0,60}\b(?:will be (?:billed|charged|invoiced|collected|due)|is due)\b)/;
/** In how many parts one may pay it. */
const paymentPlan = /\b(?:payment|installment|{d\d+}|month) plans?\b/g;

/** How a sentence says that a special assessment stands; null where it does not say. */
export function statusOf({ plain: whole }: Sentence): Status | null {
  const plain = whole.replace(onCondition, 'if').replace(paymentPlan, ' ');
  if (asksForVote(whole) || isPut(plain)) return 'proposed';
  if (wasLevied.test(plain) || toCome.test(plain)) return 'levied';
  if (approved.test(plain)) return 'approved';
  if (proposed.test(plain)) return 'proposed';
  if (/\bapproval of\b/.test(plain)) return 'approved';
  return levied.test(plain) || named.test(plain) ? 'levied' : null;
}
