import type { Doc, Sentence } from '../model.ts';
import type { Candidate } from './pattern.ts';

/** 'Dues and lien information', 'Leasing policy': the label of a link or the title of a paper, which rules on nothing. */
const label =
  /^[^.;:!?\d$]{0,60}\b(?:info(?:rmation)?|forms?|polic(?:y|ies)|documents?|notices?|letters?|procedures?|faqs?|help|pdf|details|guides?|instructions|questions|requests?|applications?)[^\w.;:!?]*$/i;
const says =
  /\b(?:is|are|was|were|be|been|shall|will|may|must|can(?:not)?|has|have|had|do(?:es)?|no|not|never|only|all|each|every|required|allowed|permitted|prohibited)\b/i;
/** 'Why do I have to pay dues' beside it. */
const asks = /^(?:why|how|what|when|where|who|which)\b[^.]*$/i;
const names = (part: string) => label.test(part) && !says.test(part);
const isLabel = (part: string) => asks.test(part) || names(part);
const near = 3;
/** Whether a line stands in a list of papers: a label among others. */
export const isInListOfPapers = ({ sentences }: Doc, { index, text }: Sentence): boolean =>
  names(text) &&
  sentences.slice(Math.max(0, index - near), index + near + 1).filter((one) => names(one.text)).length > 2;
/** What a paper is and who made it, its titles tell. */
const ofPaper = /^(?:association|community|document|minutes)\./;

/** Whether an answer stands on nothing but the label of another paper. */
export const isLabelOfPaper = (
  { source }: Doc,
  { fact, ranges }: Pick<Candidate, 'ranges' | 'fact'>,
): boolean =>
  !ofPaper.test(fact) &&
  ranges.length > 0 &&
  ranges.every(({ start, end }) => {
    const parts = source.text
      .slice(start, end)
      .trim()
      .split(/[\t\n]/);
    return parts.some((part) => label.test(part)) && parts.every(isLabel);
  });
