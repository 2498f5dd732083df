/** What the owners are to vote on, or how many of them must say yes. */
const asked =
  /\b(?:requires?|needs?|will (?:require|need|take)) (?:the )?(?:approval|consent|vote|signatures?) (?:of|by|from) (?:[a-z]+ ){0,4}?(?:owners|members|homeowners)\b|\b(?:owners|members|homeowners) (?:holding|of|with|representing) (?:at least )?\{p\d+\}[^.;]{0,60}\bmust (?:sign|vote|approve|ratify|agree)\b|\brequires? an? (?:community|owners?|membership) vote\b|\bvote for (?:\w+ )?\{n\d+\} candidates\b|\bto (?:vote|approve)\b[^.;]{0,60}\bproposed (?:by-?laws?|declaration|covenants?|amendments?)\b/;
const ofRuleOnVotes = /\b(?:shall|any|if|unless|each|by law|statute)\b/;

/** Whether a sentence tells of a vote that the owners are asked for, and not of what votes need in general. */
export const asksForVote = (plain: string): boolean => asked.test(plain) && !ofRuleOnVotes.test(plain);
