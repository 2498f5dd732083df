import type { Quantity } from '../language/quantity.ts';
import { regex } from '../regex.ts';
import { counted } from '../say/display.ts';
import type { Limit } from './limit.ts';

/** How many a count is; 0 for anything else. */
export const number = (quantity: Quantity | undefined) => (quantity?.kind === 'count' ? quantity.value : 0);
/** 'Up to N units', where such a thing can be as large. */
export const upTo =
  (unit: string, plural: string, largest: number, after = '') =>
  ([size]: readonly Quantity[]) =>
    number(size) > 0 && number(size) <= largest
      ? `up to ${counted(number(size), unit, plural)}${after}`
      : null;

/** Somebody's leave is asked. */
export const approvalWords =
  /(?<!\b(?:city|county|town)[- ]|\bscreen(?:s|ing)? |\b(?:will|shall|may|can|must)(?: ?not| never) be |(?<!\b(?:that|which|if) )\b(?:is|are) not (?=approved(?! (?:by|in)\b)))\b(?:approv(?:al|ed)|consent|permission|authoriz(?:ed|ation)|permits? (?:is|are) required)\b/;
/** It is said that nobody need be asked. */
export const freeOfApproval =
  /\bno (?:prior |written |further )*(?:approval|permit|consent|permission)\b|\b(?:approval|permit|consent|permission)\b[^.;]{0,40}\bnot (?:be )?(?:required|needed|necessary)\b|\bnot (?:require|need)\b|\bwithout (?:the )?need\b|(?<!\b(?:no|nor|neither|not)\b[^.;]{0,80})\bmay be (?:[a-z]+ )?(?:built|constructed|erected|installed|placed|put up|used|kept) without (?:[a-z]+ ){0,3}(?:approval|permission|consent)\b|\b(?:approval|permission|consent) (?:is |shall be |will be )?(?:required|needed|necessary)\b[^.;]{0,60}\b(?:exceeding|larger than|over|greater than|more than|in excess of) \{n/;
/** Pattern source for what goes beyond a measure. */
export const comparing =
  '\\b(?:more than|exceed\\w*|over|higher than|larger than|greater than|in excess of|taller than)\\b';
/** 'No mast over ten feet without approval': a lower one needs none. */
const largerOnly = `${comparing}[^.;]{0,100}\\b(?:without|unless)\\b`;
/** What is built or put up needs leave. */
export const approval = {
  match: approvalWords,
  unless: regex`${freeOfApproval}|${largerOnly}|\btemporary (?:structure|building)s? (?:may|shall)\b`,
  text: 'with approval',
} satisfies Limit;

/** An approval of a garage's plans or of another thing in the sentence is not one of the vehicle. */
export const approvalOfUse: Limit = {
  match:
    /\b(?:without|unless|except with|if)\b[^.;]{0,50}\b(?:approv(?:al|ed)|consent|permission)\b|\bwith (?:the )?(?:\w+ ){0,3}(?:approval|consent|permission)\b/,
  unless: freeOfApproval,
  choice: true,
  text: 'with approval',
};

/** It must not be seen. */
export const outOfSight = {
  match:
    /\b(?:screened|out of (?:sight|view)|obscured|conceal\w+|hidden|hedged|shielded|invisible|visible|(?:not|cannot) (?:be )?(?:readily |easily )?seen|where (?:it|they|he) can be seen)\b/,
  unless:
    /\b(?:which|that|if|where|dish(?:es)?|antennas?e?|sheds?|panels?)(?: \w+){0,4} visible\b(?=[^;]*\b(?:approv|consent|permission|submitted))(?![^;]*\bwithout\b)|\bscreened[- ](?:in|porch)|\bwhen not in use\b|\bleast visible\b|\bminimi[sz]e\w* (?:the |its |their |any )?(?:visual )?(?:impact|visibility|view)\b|\be\.g\.[^;]*\b(?:screened|shielded|hidden|concealed)\b/,
  text: 'out of sight',
} satisfies Limit;

/** It must stand at the back. */
export const behindHouse: Limit = {
  match:
    /\bback ?yards?\b|\brear (?:yards?|of (?:the|a|his|their|such)|half|portion|line of the (?:house|home|dwelling))\b|\bbehind (?:the |a |an |such |his |their )?(?:front |rear |main |residential |front wall of the )*(?:building|house|home|residence|residential structure|structure|setback|dwelling)\b/,
  unless: /\bfront (?:yards? )?(?:and|or) (?:back|rear) ?yards?\b/,
  text: 'behind the house',
};
