import type { Sentence } from '../model.ts';

const dues = /\b(?:dues|assessments?)\b/;
const raise = /\b(?:rais(?:e|es|ed|ing)|increas\w+|hike|higher|(?:dues|assessments?|fees?) at \{m)/;
const later = new RegExp(
  [
    '\\b(?:wait(?:ing|ed)?|hold(?:ing)? off|held off|put(?:ting)? (?:it |this )?off|delay(?:s|ed|ing)?|postpon(?:e|ed|ing)|defer(?:red|ring)?|revisit(?:ed|ing)?|look(?:ed|ing)? at (?:it|this|them) again|take (?:it|this) up)\\b[^.;]{0,60}(?:\\b(?:years?|months?|next|later|until|till|again|spring|summer|fall|winter)\\b|\\{[nd]\\d)',
    '\\bfor another (?:year|\\{d\\d+\\})',
    '\\bwait(?:ing)? (?:an?|one|another|\\{n\\d+\\}) (?:more )?years?\\b|\\bwait(?:ing)? \\{d\\d',
  ].join('|'),
);
const not =
  /\b(?:special|late fees?|delinquen\w+|past due|cannot wait|can not wait|(?:not|n't|no longer|without) (?:be )?(?:wait\w*|delay\w*|postpon\w*|put off)|shall|waiting (?:list|period))\b/;

/** Whether somebody would put off a raise of the dues, or it was put off. */
export const putsOffDues = ({ plain }: Pick<Sentence, 'plain'>): boolean =>
  dues.test(plain) && raise.test(plain) && later.test(plain) && !not.test(plain);
