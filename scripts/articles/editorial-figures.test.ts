import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guidance } from '#contract/limits.ts';

const {
  reservesHealthyPercent: healthy,
  reservesHighRiskPercent: risky,
  operatingCashMonths: [fewest, most],
  delinquencyExcellentPercent: excellent,
  delinquencyProblemPercent: problem,
  varianceOnTargetPercent: onTarget,
  varianceRedFlagPercent: redFlag,
  reserveStudyMaxYears: years,
} = guidance;

/** The words near a figure, in either order, within a sentence or a row. */
const near = (figure: string, word: string) =>
  new RegExp(`${figure}[^.\n]{0,90}${word}|${word}[^.\n]{0,90}${figure}`, 'i');

test.each([
  ['guides/reserve-study', near(`${healthy}%`, 'healthy')],
  ['guides/reserve-study', near(`${risky}%`, 'high')],
  ['guides/reserve-study', near(`${risky}% to ${healthy}%`, 'moderate')],
  ['blog/how-to-read-hoa-financial-statements', near(`${fewest} to ${most} months`, 'operating cash')],
  ['guides/hoa-fees', near(`under ${excellent}%`, 'delinquency')],
  ['guides/hoa-fees', near(`over ${problem}%`, 'problem')],
  ['blog/how-to-read-hoa-financial-statements', near(`within ${onTarget}%`, 'on target')],
  ['blog/how-to-read-hoa-financial-statements', near(`over ${redFlag}%`, 'red flag')],
  ['blog/hoa-questions-before-buying', near(`under ${years} years`, 'reserve study')],
])('%s gives the figure as everywhere: %s', (article, figure) => {
  expect(readFileSync(`content/${article}.mdx`, 'utf8')).toMatch(figure);
});
