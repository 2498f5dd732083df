/** How a change that a sentence tells stands: decided, still to be agreed to, not agreed to, or one of several offers. */
type StandingOfChange = 'set' | 'proposed' | 'refused' | 'choice';

/** 'Since the increase was not approved, the board will …': why, not what. */
const cause = /^\W*(?:since|because|as|after|now that)\b[^,]{0,120}, /;
const offered =
  /\b(?:options?|choices?|alternatives?|scenarios?|plans?) (?:\{n\d+\}|(?:[a-d1-4]|one|two|three)\b)/;
const refused =
  /\b(?:fail(?:s|ed)|defeat(?:ed)?|reject(?:ed)?|voted down|turned down|withdrawn|did not (?:pass|carry)|not (?:been )?(?:approved|adopted|passed|ratified)|didn't pass)\b/;
const decided =
  /\b(?:voted (?:[a-z]+ ){0,2}to (?:raise|increase|set|fix|lower|reduce|keep|approve|adopt)|(?:was|were|has been|have been|is|are) (?:[a-z]+ ){0,2}(?:approved|adopted|passed|ratified|set|raised|increased)|(?:board|directors|trustees|owners|members|membership|association)(?: of directors| of trustees)? (?:[a-z]+ ){0,3}(?:approved|adopted|passed|ratified|set|raised|increased|settled on)|as (?:approved|adopted)|motion\b[^.;]{0,80}\b(?:passed|carried))\b/;
/** What it still hangs on. */
const hangs =
  /\b(?:if|once|when|upon|pending|subject to|provided|contingent (?:up)?on|unless|assuming)\b[^.;]{0,70}\b(?:approv\w+|pass(?:es|ed|age)?|adopt\w+|ratif\w+|vot(?:e|es|ed|ing)|reject\w*|succeeds?|agree[sd]?)\b/;
const thought =
  /\b(?:propos\w+|recommend\w*|suggest\w*|consider\w*|discuss\w*|would|could|might|should|may (?:be|need|have)|asked|asks|asking|anticipat\w+|expect\w*|estimat\w+|project\w+|(?:to|will|must|please) vote|vote (?:yes|on|for|to)|in favor of|ballot|plans? to|intends? to|hopes? to|wants? to|needs? to)\b/;

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
