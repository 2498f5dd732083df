import type { Doc, Sentence } from '../model.ts';
import { regex } from '../regex.ts';
import { sentencesAfter } from './particulars.ts';

const vote = '(?:votes?|voting|approval|consent|assent)';
/** 'Without the necessity of a vote of the members, levy an assessment', 'shall be exempt from any voting requirement'. */
const needsNone = regex`\bwithout (?:the |an? |any |further |prior |necessity of |need (?:for|of) |requirement of )*${vote}\b|\bexempt from\b[^.;]{0,40}\b${vote}\b|\b(?:needs?|requires?) no ${vote}\b|\b${vote}\b[^.;]{0,40}\b(?:shall not be|is not|are not) (?:required|needed|necessary)\b`;
const levied =
  /\b(?:special|emergency|deficiency|shortfall|reconstruction|insurance|extraordinary) assessments?\b|\b(?:levy|levied|impose)\w*\b[^.;]{0,60}\bassessments?\b/;
const narrower =
  /\b(?:(?:may|shall|can|will|must) not|cannot|no (?:[a-z]+ )?assessments?)\b[^.;]{0,240}\bwithout\b|\b(?:declarants?|developers?|lenders?|mortgagees?|individual|specific|annex\w*|annual assessments?[^.;]{0,120}increas\w*|increas\w*[^.;]{0,60}annual assessments?)\b/;
/** 'The limitation set forth above shall not apply to', right behind the vote. */
const limitLifted =
  /\b(?:requirements?|limitations?|restrictions?)\b[^.;]{0,240}\b(?:shall|does|do|will) not (?:apply|extend)\b/;
const soon = 4;

/** The sentence by which a paper levies some of its special assessments without the vote that others need. */
export const freeOfVote = (doc: Doc, voted: Sentence): Sentence | undefined =>
  sentencesAfter(doc, voted, soon).find(({ plain }) => limitLifted.test(plain)) ??
  doc.sentences.find(
    (one) =>
      one !== voted && needsNone.test(one.plain) && levied.test(one.plain) && !narrower.test(one.plain),
  );
