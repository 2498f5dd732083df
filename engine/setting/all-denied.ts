import type { FactValue } from '#contract/analysis.ts';
import { regex } from '../regex.ts';

/** 'The bylaws provide that no …', '(b) No …' */
const lead = '^(?:\\W*\\(?[a-z\\d]{1,4}[.)] )?(?:[^,;:.()]{0,60} that )?';
/** What is done or is so, but for what is only said of a noun or in a case: 'dues that are late', 'if it is late'. */
const holds = regex`(?<!\b(?:that|which|who|whom|if|when|where|as|not|no) )\b(?:is|are|has|have|does|do|assumes?|bears?)\b(?! no[tr]?\b)|(?<!\bin no (?:event|case) )\b(?:shall|must|will|may|can)\b(?! (?:not\b|(?:have|be under|assume|bear) no\b|in no (?:event|case)\b))`;
const denies =
  /(?<!\b(?:that|which|who|whom|if|when|where)\b[^,.;]{0,40})\b(?:shall|must|will|may|can|need|needs|is|are|does|do) not\b|\bcannot\b|\bno (?:duty|obligation|responsibility|liability|right|power|authority|requirement|lien)\b|\bin no (?:event|case)\b/;
const deniesOne = regex`${lead}(?:no|neither|none)\b(?! (?:more|less|fewer|later) than\b)`;
const verb = /\b(?:shall|must|will|may|can|is|are|has|have|does|do)\b/g;

/** It bounds or spares what holds otherwise: 'shall not exceed', 'shall not affect the lien', 'not until 30 days after'. */
const boundsOnly =
  /\b(?:unless|until|except\w*|only|without|before|prior|less|fewer|more|later|earlier|longer|beyond|over|exceed\w*|other than|but|however|merely|solely|so long as|sooner|provided|free\w*|limit\w*|waiv\w*|reliev\w*|exempt\w*|releas\w*|affect\w*|impair\w*|diminish\w*|invalid\w*|extinguish\w*|avoid\w*|escape|fail\w*|refus\w*|interfer\w*|prevent\w*|preclude\w*|delay\w*|set-?offs?|abate\w*)\b/;

/** Answers that no sentence gives that only denies. */
const affirmed =
  /^(?:assessment\.(?:lien|foreclosure|interest_rate|late_fee|late_after|costs_of_collection|frequency|returned_payment_fee|all_due_at_once|initial_contribution)|records\.inspection|board\.(?:size|term)|meeting\.(?:annual|notice)|quorum\.members|insurance\.owner_must_carry|maintenance\.|declaration\.(?:term|renewal)|fine\.(?:power_to_fine|rights_suspended)|vehicles\.towing|board\.rules_by_board|dispute\.loser_pays|financial\.may_borrow)/;

const leave = '(?:approval|consent|permission|application|review|request|permit)s?';
/** 'Planting flowers does not require approval' */
const needsNone = regex.g`\b(?:(?:do|does|shall|will|would|need|is|are) not (?:be )?(?:require|need)[a-z]*|needs?|requires?|(?:is|are) exempt from)(?: (?:no|any|the|such|prior|written|arc|acc|arb|drc|hoa|board|committee|architectural))* ${leave}\b|\bno (?:[a-z]+ )?${leave} (?:is|are|shall be|will be) (?:needed|required|necessary)\b|\b${leave} (?:is|are|shall|will) not (?:be )?(?:needed|required|necessary)\b|(?<=\b(?:(?:permitted|allowed)|may (?!not\b)[^.;]{3,80}) )without (?:[a-z']+ ){0,3}${leave}\b`;
const denied = /\bnot\b|\bno\b|\bexempt\b|\bwithout\b/;
const anyLeave = regex`\b(?:${leave}|approv\w+|submit\w*|authoriz\w+)\b`;
/** Whether all that is said of leave for changes is that something needs none. */
const spares = (plain: string) =>
  !/\b(?:no|not|nor|neither|none|nothing|never)\b[^.;]{0,200}\bwithout\b/.test(plain) &&
  [...plain.matchAll(needsNone)].some(([found]) => denied.test(found)) &&
  !anyLeave.test(plain.replace(needsNone, (found) => (denied.test(found) ? '' : found)));

/** 'No fence nearer to any street than the setback line, unless similarly approved': only what goes beyond a line or a measure needs it. */
const onlyBeyond =
  /^(?:(?!approv|consent|permission|submi|\bnor\b)[^.;])*\b(?:nearer|near|closer|higher|taller|larger)\b(?:(?!approv|consent|permission|submi|\bnor\b)[^.;])*\b(?:unless|without|except)\b[^.;]{0,60}\b(?:approv\w*|consent\w*|permission)\b(?!.*\b(?:approv|consent|permission|submi))/;
/** How long or how much needs no leave is no limit of what may be done with it: 'up to 48 hours without a permit'. */
const ofLeave = /^(?:architecture\.approval_required|vehicles\.(?:guest_parking_limit|rv_boat_trailer))$/;
const offLeash =
  /\bno leash(?:es)? (?:is|are) (?:required|needed|necessary)\b|\b(?:leash(?:es)? (?:is|are)|need|do|does|are|is) not (?:have to |required to |need to |required|needed)(?:be )?(?:leashed|on (?:a |the )?leash)?|(?<!\b(?:no|nor) (?:[a-z]+ )?)\b(?:may|can) (?:be|run|play) (?:off[- ]?(?:the )?leash|unleashed|without a leash)\b/;

/**
 * Whether all that a sentence lays down, in Sentence.plain, is denied, so that it gives no such answer: 'shall not bear interest', 'No such
 * lien may be enforced', 'has no duty to maintain the roofs'. That a thing is not so may be an answer of its own (`value`).
 */
export function isAllDenied(fact: string, value: FactValue, plain: string): boolean {
  if (fact === 'architecture.approval_required' && onlyBeyond.test(plain)) return true;
  if (ofLeave.test(fact)) return value !== false && value !== 'allowed' && spares(plain);
  if (fact === 'pets.leash_required') return value === true && offLeash.test(plain);
  if (value === false || value === 'none' || !affirmed.test(fact) || boundsOnly.test(plain)) return false;
  return deniesOne.test(plain)
    ? (plain.match(verb)?.length ?? 0) < 2
    : denies.test(plain) && !holds.test(plain);
}
