import { regex } from '../regex.ts';

const papers =
  "(?:covenants?|by-?laws?|by laws|cc ?(?:&|and|\\+) ?r'?s?|ccr'?s?|declaration|governing documents)(?![a-z])";
const those = '(?:(?:the|our|its|all|these|those|both|hoa|association|current|existing|proposed|new) )*';
const change = new RegExp(
  [
    `\\b(?:amend(?:ed|ing)?|chang(?:e[sd]?|ing)|revis(?:e[sd]?|ing)|rewrit(?:e|es|ing|ten)|updat(?:e[sd]?|ing)|restat(?:e|ed|ing)|proposed|new) ${those}${papers}`,
    `\\b(?:amend(?:ed|ing)?|chang(?:e[sd]?|ing)|revis(?:e[sd]?|ing)) (?:article|section|paragraph|part) [\\w.{}]{1,8} (?:of|in) ${those}${papers}`,
    `\\b(?:amendments?|changes?|revisions?|updates?|survey)(?: \\([^)]*\\))?\\b[^.;]{0,30}\\b(?:to|of|in) ${those}${papers}`,
    `\\b${papers}[ /]?(?:[a-z]+ )?(?:amendments?|changes|revisions?|updates?|rewrite|survey)\\b`,
    `\\b${papers}[^.;]{0,60}\\b(?:(?:can|could|should|would|must|might|to|will) be|being|were|was|are|have been|has been) (?:amended|changed|revised|rewritten|updated|put (?:forward|to (?:a|the) vote)|voted on)\\b`,
    `\\b(?:covenants?|restrictions)\\b[^.;]{0,40}\\b(?:have|has) (?:all )?expired\\b`,
    `\\bvot(?:e|ed|ing) (?:on|for|to (?:approve|adopt)) ${those}${papers}`,
  ].join('|'),
);
/** The wording of a rule, or a paper named as it stands. */
const ofRule =
  /^\W*(?:amended|revised|restated)(?: and restated)? (?:by-?laws|covenants|declaration)[^.;]{0,40}, (?:article|section)\b|(?:\band|&) amendments\b|\b(?:shall|may be amended|as amended|amended and restated (?:declaration|bylaws|covenants) of|recorded (?:in|at|on|under|\{t\d)|pursuant to|in accordance with|according to|per the|violations?|violators?|no changes?|not (?:be )?chang\w+|change of address|(?:amendments?|changes) (?:requires?|needs?|takes?) (?:[a-z]+ ){0,3}(?:approval|votes?|consent)|amendments?(?: and [a-z ]{3,30})?,? (?:is|are) (?:conducted|held|done|cast) (?:by|through|via)|(?:required|needed|necessary) (?:to approve|for) (?:any|an?|each|all))\b/;

/** What is read out of a paper as it stands. */
const readOut =
  /\b(?:states?|stated|provides?|reads?|says)(?: that)?\s?:|\bwhich (?:states|provides|reads|says)\b/;
const ofDraft = /\b(?:propos\w+|new|draft\w*|vot\w+|pass\w*|approv\w+|adopt\w+|chang\w+|revis\w+)\b/;
/** The vote that any change needs. */
const needsVote = regex`^(?!.*\b(?:propos\w+|drafts?|(?:this|these|the) (?:new )?(?:amendments?|changes?))\b)(?=.*(?:\{p\d|\bmajority\b))(?=.*\b(?:requires?|required|necessary|needed|needs?)\b).*(?:\b${papers}[^.;]{0,40}\b(?:amendments?|changes?|amend(?:ed)?|changed?)\b|\b(?:amend(?:ments?|ing)?|chang(?:es?|ing))\b[^.;]{0,40}\b${papers})`;
/** What it takes to change the covenants or the bylaws, in Sentence.plain. */
export const tellsOfVoteToChange = (plain: string): boolean => needsVote.test(plain);

/** 'Amended By-Laws, Article IX': where what is quoted stands. */
const source = regex`^\W*based on\b|^\W*(?:[a-z'-]+ ){0,3}amended (?:and restated )?${papers},? \(?(?:article|art|section|sec)\b`;

/** A change of the covenants or the bylaws, in Sentence.plain. */
export const tellsOfChange = (plain: string): boolean =>
  change.test(plain) &&
  !ofRule.test(plain) &&
  !source.test(plain) &&
  (ofDraft.test(plain) || !readOut.test(plain));
