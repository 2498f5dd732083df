import type { Citation } from '#contract/page.ts';
import type { Citations, Doc } from '../model.ts';
import { cite } from '../structure/source.ts';

/** An owner, a debt or a matter in the hands of a lawyer or a collector, or on its way to a court. */
const handed = new RegExp(
  [
    '\\b(?:refer(?:red|ral|s)?|turn(?:ed|ing)?|hand(?:ed|ing)?|sen[dt]|sending|forward(?:ed|ing)?|given|giv(?:e|ing)|submit(?:ted)?|pass(?:ed)?|go(?:es|ing)?|went|move[ds]?)\\b[^.;]{0,60}?\\bto (?:(?:the|our|its|an?|hoa|association) ){0,2}(?:[a-z]+ )?(?:attorneys?|lawyers?|(?:legal )?counsel|legal|law firm|collections?(?: (?:agency|attorney|firm))?)\\b',
    '\\b(?:is|are|was|were|now|already|placed|still|remains?) (?:with|in) (?:the |our |its |an? )(?:hands of (?:the |our |an? ))?(?:attorney|lawyer|law firm|collection agency)',
    '\\b(?:attorney|lawyer|counsel)\\b[^.;]{0,60}\\b(?:foreclos\\w*|collect(?:ion|ing)?|file|pursu\\w*|demand)\\b',
    '\\bforeclos(?:e|ed|ing|ures?)\\b',
    '\\b(?:discuss(?:ed|ing)?|review(?:ed)?|updated?)\\b[^.;]{0,60}\\b(?:pending|ongoing) (?:litigation|lawsuits?|legal (?:actions?|matters?))\\b',
    '\\b(?:in|to|at|through) court\\b|\\bcourt (?:date|hearing|order|case|action)\\b|\\blegal (?:action|options|recourse)\\b',
  ].join('|'),
);
/** Papers that a lawyer is to read or to write, and what a lawyer came to say. */
const forPapers =
  /\b(?:bylaws?|by-laws?|covenants|declaration|cc ?(?:&|and) ?r'?s?|contracts?|drafts?|draft(?:ed|ing)|revis\w*|amend\w*|rewrit\w*|policy|policies|opinion|insurance|minutes|articles|documents?|may (?:also )?(?:meet|be|hold|close))\b/;

/** Whether a sentence tells of an owner, a debt or a matter that went to a lawyer, a collector or a court, or goes there. */
export const goesToLawyer = (plain: string): boolean => handed.test(plain) && !forPapers.test(plain);

/** A debt that a collector follows is in no court, nor is a home that its own lender takes. */
const ofCourts =
  /\b(?:attorney|lawyer|counsel|law firm|legal|litigation|lawsuits?|court)|^(?!.*\b(?:banks?|lenders?|mortgage)).*\bforeclos/;

const most = 3;

/**
 * Where minutes tell that an owner or a matter went to a lawyer, a collector or a court: whether there is a lawsuit they do not
 * say, and that is not 'not mentioned'. Null where nothing of the kind is told.
 */
export function handedOver(doc: Doc): Citations | null {
  if (doc.type !== 'minutes') return null;
  const found: Citation[] = [];
  for (const { plain, start, end } of doc.sentences) {
    if (found.length >= most) break;
    if (goesToLawyer(plain) && ofCourts.test(plain)) found.push(...(cite(doc.source, start, end) ?? []));
  }
  const [first, ...others] = found.slice(0, most);
  return first ? [first, ...others] : null;
}
