import { keyPoint } from '../say/saying.ts';
import type { Clause } from './clause.ts';

/** The association wins: nothing is said of an owner who does. */
const associationWins =
  /\bassociation\b(?:(?!\bowners?\b)[^.;]){0,80}\b(?:prevail(?:s|ed|ing)?|(?:the|a) (?:prevailing|successful) party)\b|\bprevail(?:s|ed|ing)?\b[^.;]{0,20}\bassociation\b/;
/** An owner wins. */
const ownerWins =
  /\b(?:owners?|members?)\b,?(?: (?:if|who|that|which|is|as|should|it|he))* (?:(?:the )?prevail(?:s|ed|ing)?)\b|\bprevailing (?:owners?|members?)\b/;
/** Whoever wins. */
const anyoneWins =
  /\b(?:prevailing|successful|winning) (?:part(?:y|ies)|litigants?|side|plaintiff or defendant)\b|\bpart(?:y|ies) (?:who|that|which) (?:[a-z]+ )?prevails?\b|\b(?:person|one|whoever|whichever(?: party)?)\b[^.;]{0,20}\bprevails?\b|\bassociation or (?:the |any |an |such )?(?:[a-z]+ )?(?:owner|member)s?\b[^.;]{0,40}\bprevail|\b(?:owner|member)s? or (?:the )?association\b[^.;]{0,40}\bprevail/;
const asParty =
  /\bassociation\b,?(?: (?:is|as|if|it|shall|be|should|were|deemed|adjudged|found|to))* (?:the|a) (?:prevailing|successful) party\b/;
/** What the association is given, and an owner must pay. */
const fromOwner =
  /\bassociation\b[^.;]{0,120}\b(?:entitled|recover|award\w*|reimburse\w*)\b[^.;]{0,120}\b(?:from|by) (?:the |such |any |that |said )?(?:[a-z]+ )?(?:owners?|members?)\b/;

/** Of the parties to a paper, which need be neither an owner nor an association. */
const ofParties =
  /\bpart(?:y|ies) (?:to|of) (?:this|the|these) (?:[a-z]+ ){0,3}(?:covenants?|agreement|declaration|restrictions?|instrument|contract)\b/;
const ofOwners = /\b(?:association|owners?|members?|board)\b/;

/** A lawsuit over one part of the paper: 'to enforce the provisions of this Article V'. */
const ofPart =
  /\b(?:enforc\w+|compl\w+|violat\w+|breach\w*|provisions?|terms?|requirements?|aris\w+|under|pursuant to)\b(?: (?:with|of|from|out|under|by|any|the|all|or|and|provisions?|terms?|requirements?|conditions?|restrictions?))* (?:this|said) (?<part>article|section|paragraph|subsection)\b/;

/** Who bears the lawyers' cost of a lawsuit: the loser, or the owner alone. */
export const loserPays: Clause = {
  id: 'dispute.loser_pays',
  cue: ['prevail'],
  needs: [
    /\bprevail(?:s|ing|ed)?\b/,
    /\b(?:attorney'?s?'?|legal|lawyers?'?) (?:fees?|costs?|expenses)\b|\bcosts and (?:reasonable )?attorney/,
    /\b(?:entitled|recover|awarded|award|pay|paid|reimburse\w*|reasonable)\b/,
  ],
  unless: /\bindemnif|\barbitrator may\b|\bshall not\b|\bneither\b|\bown attorney/,
  says: ({ plain }) => {
    const dues =
      /\bunpaid assessments?\b|\bcollect\w* (?:any |of )?(?:unpaid |delinquent )?assessments?\b/.test(plain);
    const about = dues ? 'over dues' : 'over the rules';
    const both =
      anyoneWins.test(plain.replace(asParty, 'association prevails')) ||
      (associationWins.test(plain) && ownerWins.test(plain));
    if (both && ofParties.test(plain) && !ofOwners.test(plain))
      return keyPoint('medium', "Whoever loses a lawsuit over this document pays the winner's lawyers too.");
    // What 'such an action' is about stands elsewhere: the collection of fines, the approval of plans.
    const isOfSome =
      !dues &&
      /\b(?:such|said|that|the foregoing) (?:an? )?(?:legal )?(?:action|suit|lawsuit|proceeding|litigation)s?\b/.test(
        plain,
      );
    if (both && isOfSome)
      return keyPoint(
        'medium',
        "In some lawsuits between an owner and the association, the loser pays the winner's lawyers too.",
      );
    const part = ofPart.exec(plain)?.groups?.part;
    const over = part && !dues ? `over that ${part} of the document` : '';
    if (both)
      return keyPoint('medium', `Whoever loses a lawsuit ${over || about} pays the winner's lawyers too.`);
    if (associationWins.test(plain) || fromOwner.test(plain))
      return keyPoint(
        'medium',
        `If the association wins a lawsuit against you${over && ` ${over}`}, you pay its lawyers too.`,
      );
    return null;
  },
};
