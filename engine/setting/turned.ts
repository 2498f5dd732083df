import { fold } from '../language/plain.ts';
import type { Qualifier } from './qualifiers.ts';

const takesOut = /^(?:unless|except|until|(?:so|as) long as|other than|only|to the extent)\b/;
/** What the main clause denies; 'an assessment that is not paid', 'not less than 14 days' deny nothing of it. */
const denies =
  /^\W*(?:\w{1,3}[.)] )?(?:no|none|neither|nothing|nor)\b|(?<!\b(?:that|which|who|if|when|where|any)\b[^,.;]{0,40})\b(?:shall|may|must|will|can|is|are|does|do) ?not\b(?! (?:less|more|fewer|later|only|exceed))/;
const saysNo = /\b(?:no|not|only|before|unless|limited|without|until|never)\b/;

/** 'Rent the Unit (but not a portion thereof) for sixty days or more': what it speaks of stands before it, in the middle of its sentence. */
const pointsBack =
  /^\W*but not (?:(?:[a-z]+ ){0,4}?thereof|less than (?:the |an? |all )?(?:entire|whole|all))\b/;

/**
 * Whether a term cannot be read behind a statement without its sentence: one that points back in it, or takes out of a ban
 * what the statement allows or asks. 'No owner may … unless', behind 'You may …', would say the opposite.
 */
export const isTurned = (statement: string, text: string, { start, whole }: Qualifier) =>
  pointsBack.test(fold(whole)) ||
  (takesOut.test(fold(whole)) &&
    !saysNo.test(statement.split(' The text ', 1).join('')) &&
    denies.test(fold(text.slice(0, start)).split(';').at(-1) ?? ''));
