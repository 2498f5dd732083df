import type { Sentence } from '../model.ts';

const bounds =
  /\b(?:not (?:to )?exceed|(?:no|not)(?: be)? (?:more|higher|taller|larger|longer|wider|greater|less|closer|nearer) than|maximum|minimum|at most|at least|or less|limited to|up to|(?:off|on) (?:by|between|after|before|until))\b/;
/** The figures of a sentence; the number of its item is none. */
const figure = /\{[mpdnc]\d|\b\d/;
const mark = /^\W*\w{1,3}[.)]\s/;

/** Whether a sentence sets a limit in a figure: a height, a number, a time of day. */
export const isMeasured = ({ plain }: Pick<Sentence, 'plain'>): boolean =>
  bounds.test(plain) && figure.test(plain.replace(mark, ''));
