import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';

function told(text: string): string[] {
  const pages = [{ number: 1, text, lines: linesOfText(text), size: null, readable: true }];
  const { key_points, risks } = analyze(pages, { documentType: 'reserves' });
  return [...key_points.map((point) => point.text), ...risks.map(({ explanation }) => explanation)];
}
const advice = (text: string) =>
  told(`Alder Ridge HOA Reserve Study\n${text}`).find((point) => point.startsWith('The study advises'));

describe('what a study advises putting into reserves', () => {
  const plan = (last: string) =>
    `We recommend a reserve contribution of $41,000 in 2032.\n\nRecommended Reserve Funding Table\nYear\tReserve Contributions\tReserve Balances\n2032\t41,000\t98,000\n2033\t47,000\t119,000\n2034\t${last}\t107,000`;

  it.each([
    [
      'grows as the plan that begins with it',
      plan('52,500'),
      'The study advises putting $41,000 into reserves in 2032, rising to $52,500 by 2034.',
    ],
    [
      'is of its year where the plan asks for no more in the end',
      plan('41,000'),
      'The study advises putting $41,000 into reserves in 2032.',
    ],
    [
      'grows as a sentence says',
      'We recommend an annual reserve contribution of $41,000.\nThe reserve contribution rate should be increased by 3% annually in future years.',
      'The study advises putting $41,000 a year into reserves, and more in later years.',
    ],
    [
      'grows as its own sentence says',
      'We suggest increasing the reserve contribution to $3,500 per month starting in 2032, followed by nominal annual increases of 0.50% thereafter.',
      'The study advises putting $42,000 into reserves in 2032, and more in later years.',
    ],
    [
      'does not grow as it did before, or as costs do',
      'We recommend herein an annual reserve contribution of $41,000 to be fully funded by 2050.\nReserve contributions have been increased each year since 2025. Costs will rise every year.',
      'The study advises putting $41,000 a year into reserves.',
    ],
    [
      'does not grow where it is the annual sum that is raised',
      'We recommend that the reserve contribution shall be increased to an annual reserve contribution of $41,000.',
      'The study advises putting $41,000 a year into reserves.',
    ],
    [
      'stands beside the special assessment that the plan counts on',
      'Funding plan\nYear\tBeginning\tContributions\tSpecial Assessment\tExpenses\tEnding\n2032\t98,000\t41,000\t0\t9,000\t130,000\n2033\t130,000\t41,000\t88,000\t200,000\t59,000\n2034\t59,000\t41,000\t0\t2,000\t98,000',
      'The study advises putting $41,000 into reserves in 2032, with a special assessment of $88,000 in 2033 besides.',
    ],
    [
      'is no rest of the year in which the study was made',
      'Funding plan\n\t2031\t2032\t2033\t2034\nReserves at Beginning of Year\t90,000\t98,000\t119,000\t107,000\nTotal Recommended Reserve Contributions\t16,000\t41,000\t47,000\t52,500\nReserves at Year End\t98,000\t119,000\t107,000\t130,000\nReserve contributions for 2031 are the remaining five months of the budget.',
      'The study advises putting $41,000 into reserves in 2032, rising to $52,500 by 2034.',
    ],
  ])('%s', (_, text, expected) => {
    expect(advice(text)).toBe(expected);
  });

  it('is set beside what is budgeted with the years of both', () => {
    expect(
      told(
        'Alder Ridge HOA Reserve Study\nAnnual contribution, 2031 budget\t$ 30,600\nAnnual contribution required, 2032\t$ 44,800',
      ),
    ).toContain('$30,600 is budgeted for 2031; $44,800 is advised for 2032. Dues may have to go up.');
  });
});
