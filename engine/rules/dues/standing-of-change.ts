import type { Doc, Sentence } from '../../model.ts';

/** How a change that a sentence tells stands: decided, still to be agreed to, not agreed to, or one of several offers. */
type StandingOfChange = 'set' | 'proposed' | 'refused' | 'choice';

/** 'Since the increase was not approved, the board will …': why, not what. */
const cause = /^\W*(?:since|because|as|after|now that)\b[^,]{0,120}, /;
const offered =
  /\b(?:options?|choices?|alternatives?|scenarios?|plans?|versions?) (?:\{n\d+\}|(?:[a-d1-4]|one|two|three)\b)|\b(?:options|choices|alternatives)\b[^.;]{0,40}:/;
const refused =
  /\b(?:fail(?:s|ed)|defeat(?:ed)?|reject(?:ed)?|voted down|turned down|withdrawn|did not (?:pass|carry)|not (?:been )?(?:approved|adopted|passed|ratified)|didn't pass)\b/;
const decided =
  /\b(?:voted (?:[a-z]+ ){0,2}to (?:raise|increase|set|fix|lower|reduce|keep|approve|adopt)|(?:was|were|has been|have been|is|are) (?:[a-z]+ ){0,2}(?:approved|adopted|passed|ratified|set|raised|increased)|(?:board|directors|trustees|owners|members|membership|association)(?: of directors| of trustees)? (?:[a-z]+ ){0,3}(?:approved|adopted|passed|ratified|set|raised|increased|settled on)|as (?:approved|adopted)|motion\b[^.;]{0,80}\b(?:passed|carried))\b/;
/** What it still hangs on. */
const hangs =
  /\bshould (?:the|this|that|it)(?: [a-z]+)? (?:not )?(?:pass|fail|carry|be (?:approved|adopted|rejected))\b|\b(?:if|once|when|upon|pending|subject to|provided|contingent (?:up)?on|unless|assuming)\b[^.;]{0,70}\b(?:approv\w+|pass(?:es|ed|age)?|adopt\w+|ratif\w+|vot(?:e|es|ed|ing)|veto\w*|reject\w*|succeeds?|agree[sd]?)\b/;
const thought =
  /\b(?:propos\w+|recommend\w*|suggest\w*|consider\w*|discuss\w*|would|could|might|should|may (?:be|need|have)|asked|asks|asking|anticipat\w+|expect\w*|estimat\w+|project\w+|(?:to|will|must|please) vote|vote (?:yes|on|for|to)|in favor of|ballot|plans? to|intends? to|intention (?:of|to)\b|up for discussion|hopes? to|wants? to|needs? to)\b/;

/** What would hold without it: 'If it fails, they stay at $310.' */
const without =
  /^\W*(?:if|should|unless)\b[^,;.]{0,60}\b(?:fails?|(?:is|are) (?:not (?:approved|adopted|passed)|rejected|defeated)|does not pass|passes|is approved)\b/;
const onlyIf = /\b(?:if|unless|should (?:you|an? owner)|for (?:those|owners|anyone) who)\b/;

/** Whether the sentence itself says that what it tells was decided. */
export const saysDecided = (plain: string): boolean => decided.test(plain) && !refused.test(plain);

/** 'Since the increase was not approved, the board will raise the dues from $235 to $258.50.' */
export const givesCause = (plain: string): boolean =>
  cause.test(plain) && refused.test(plain) && !refused.test(plain.replace(cause, ''));

/** How the change stands that a sentence, in Sentence.plain, tells; null where what it tells holds for some only. */
export function standingOfChange(plain: string): StandingOfChange | null {
  const told = plain.replace(cause, '');
  if (offered.test(told)) return 'choice';
  if (without.test(told)) return 'proposed';
  if (refused.test(told)) return 'refused';
  if (hangs.test(told)) return 'proposed';
  if (onlyIf.test(told)) return null;
  return thought.test(told) && !decided.test(told) ? 'proposed' : 'set';
}

/** What became of a change that was decided: 'This increase was not implemented', 'For now there will be no increase in dues'. */
const takesBack =
  /\b(?:increase|raise|change|it|this|that) (?:was|were|has been|had been|will be|is) (?:not|never) (?:yet )?(?:be |been )?(?:implemented|carried out|put into (?:effect|force|place)|pursued|made)\b|\b(?:increase|raise|change) (?:was |has been |is )?(?:then |since )?(?:put (?:off|on hold)|on hold|rescinded|reversed|withdrawn|suspended|called off|dropped)\b|\bdecided not to (?:pursue|implement|go ahead with|carry out|make) (?:the |this |that |any )?(?:[a-z]+ ){0,2}(?:increase|raise|change)\b|\b(?:for now|for the time being|at this time|until further notice),? (?:there (?:is|will be) )?no (?:increase|raise|change) (?:in|of|to) (?:the |our |your )?(?:[a-z]+ ){0,2}(?:dues|assessments?|fees?)\b/;
/** 'It was not made in time and takes effect in August.' */
const goesAhead = /\b(?:will (?:now |instead )?(?:be |take |go )|takes? effect|starts?|begins?)\b(?! no\b)/;
/** A change is taken back at most so many sentences on. */
const soonAfter = 8;

/** A change that was still to come when it was told, and of no year that is named. */
const toCome =
  /\b(?:decision|decided|voted|agreed|plan(?:s|ned)?|propos\w+|intend\w*|will|to (?:raise|increase|lower))\b/;

/** Whether one of the next sentences takes back or puts off the change that a sentence tells. */
export const isTakenBack = ({ sentences }: Doc, { index, plain: told, text }: Sentence): boolean =>
  toCome.test(told) &&
  !/\b(?:19|20)\d\d\b/.test(text) &&
  sentences
    .slice(index + 1, index + 1 + soonAfter)
    .some(({ plain }) => takesBack.test(plain) && !goesAhead.test(plain.replace(takesBack, ' ')));
