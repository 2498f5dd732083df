import type { Doc, Sentence } from '../../model.ts';

/** The day from which dues hold: 'Starting January 1, 2032 the dues go up by $15', 'dues are $310 as of January 1, 2032'. */
const fromThen =
  /\b(?:starting|beginning|commencing|tak(?:e|es|ing) effect|in effect|effective date:?)(?: on| from)? \{t\d+\}|\{m\d+\}[^.;{]{0,20} as of \{t\d+\}/g;
const ofDues = /\b(?:dues|assessments?|fees?|payments?|amount|increase)\b|\{m\d/;
const near = 2;

/** The words of a letter's sentence, in Sentence.plain, without a day from which dues hold: that is not the letter's own. */
export const withoutFirstDay = (plain: string, { index }: Sentence, { sentences }: Doc): string =>
  sentences.slice(Math.max(0, index - near), index + 1).some((one) => ofDues.test(one.plain))
    ? plain.replace(fromThen, '')
    : plain;
