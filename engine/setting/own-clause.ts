import { regex } from '../regex.ts';

const verb =
  /(?:is|are|was|were|has|have|had|will|would|should|can|could|may|might|must|shall|does|do|did|needs?|wants?|paid|held|sent|met|made|took|gave|[a-z]{3,}(?<!e)ed)/;
/** Who is none of those spoken of before: 'they', 'that' and 'which' go on with what was said. */
const subject =
  /(?:the|an?|our|their|your|each|every|some|many|most|several|both|one|no|[a-z]+s|\{n\d+\})(?: (?!and\b|or\b|that\b|which\b|who\b)[a-z'{}\d-]+){0,4}?/;
/** A clause with a subject of its own, which says nothing of the one before it: ', and owners may call the manager' */
const beside = regex`(?:,|;) (?:and |so )(?!that\b)(?=${subject} (?:also |now |then )?${verb}\b)|; (?=(?!this\b|that\b|these\b|those\b|such\b)${subject} (?:also |now |then )?${verb}\b)`;
const told = regex`\b(?:${verb}|totals?|stands?|remains?|comes?|goes?|owes?|shows?|holds?|ends?|costs?|pays?|rises?|increases?|amounts?)\b`;
/** What makes all that follows uncertain, or somebody's words. */
const governs =
  /\b(?:if|unless|whether|when|propos\w+|consider\w*|suggest\w*|recommend\w*|would|could|should|might|may|ask\w*|discuss\w*|example|said|says|not)\b/;
/** '…; its term is two years' */
const goesBack = /^(?:it|its|they|their|them|he|she|his|her|this|that|these|those|such|which|both)\b/;

/**
 * The part of a sentence in its plain form that can narrow or deny what stands between `start` and `end`: without the clauses of
 * their own matter that go on behind it, or stand before it and end in a semicolon.
 */
export function ownClause(plain: string, start: number, end: number): string {
  const behind = beside.exec(plain.slice(end));
  const upTo = behind ? plain.slice(0, end + behind.index) : plain;
  // 'Pit bulls, and Dobermans must …' is one clause.
  const own = told.test(upTo) ? upTo : plain;
  const before = own.lastIndexOf('; ', start - 1);
  const apart = before > 0 && !governs.test(own.slice(0, before)) && !goesBack.test(own.slice(before + 2));
  return apart ? own.slice(before + 2) : own;
}
