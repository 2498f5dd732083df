import type { DocumentType } from '#contract/document-type.ts';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';

/** The analysis of a text. */
export const analysisOf = (text: string, documentType: DocumentType = 'cc_and_r') =>
  analyze([{ number: 1, text, lines: linesOfText(text), size: null, readable: true }], { documentType });

/** The statement on a fact that the analysis of a text makes, with its quotes. */
export function told(fact: string, text: string, type?: DocumentType) {
  const { key_points: points, restricted_activities: limits } = analysisOf(text, type);
  return [...points, ...limits].find(({ id }) => id === fact);
}

/** Its sentence. */
export const says = (fact: string, text: string, type?: DocumentType) => told(fact, text, type)?.text;

const row = (fact: string, text: string, type?: DocumentType) =>
  analysisOf(text, type).facts.find(({ id }) => id === fact);

/** The row of the fact, as it is shown. */
export const shows = (fact: string, text: string, type?: DocumentType) => row(fact, text, type)?.display;

/** What the whole engine makes of a text that the rule beside the test leaves to another reading. */
export const valueIn = (fact: string, text: string, type?: DocumentType) => row(fact, text, type)?.value;
