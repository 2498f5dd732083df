import { expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { docOf } from '../testing/doc-of.ts';
import { shortages } from './runs-out.ts';

const told = (text: string, type: DocumentType = 'reserves') =>
  shortages(docOf(text, type)).map(({ title, explanation }) => [title, explanation]);

it('tells the year in which a study says that the money runs out', () => {
  expect(
    told(
      'If contributions stay at the current level, the fund runs out of money in 2034, when the overlay is due.',
    ),
  ).toEqual([
    [
      'The reserves run out if payments stay as they are.',
      'The study names the year 2034. Owners would have to pay the gap. Ask whether the payments were raised since.',
    ],
  ]);
  expect(told('The reserve balance will be depleted by 2031.').map(([title]) => title)).toEqual([
    'The study says that the reserves run out.',
  ]);
});

it.each([
  [
    'At $20,000 a year with no increase the fund would run out in 2033.',
    'The reserves run out if payments stay as they are.',
  ],
  [
    'Based on the present budget, the reserve fund is projected to be depleted in the year 2033.',
    'The reserves run out if payments stay as they are.',
  ],
  [
    'Without a change, the reserve account will run out of money in fiscal year 2033.',
    'The reserves run out if payments stay as they are.',
  ],
  [
    'A deficit in reserves may occur by 2035, based upon continuation of the yearly contribution.',
    'The reserves may run out if payments stay as they are.',
  ],
  [
    'By our projection the replacement reserve goes negative in 2036.',
    'The study says that the reserves run out.',
  ],
  [
    'At the present rate the fund cannot pay for the roofs and will be overdrawn by $46,000 at the end of 2033.',
    'The reserves run out if payments stay as they are.',
  ],
  ['Then the money is gone in 2033.', 'The study says that the reserves run out.'],
  ['The account is overdrawn from 2033 on.', 'The study says that the reserves run out.'],
  ['The Board has not yet adopted the suggested contribution.', 'What the study asks for was not adopted.'],
  ['The increases that we advised in 2028 were not implemented.', 'What the study asks for was not adopted.'],
])('warns: %s', (text, title) => {
  expect(told(text).map(([first]) => first)).toEqual([title]);
});

it('tells both that money runs out and that nothing was done about it', () => {
  expect(
    told(
      'At the current rate the reserve fund goes negative in 2036. The board did not approve the increase.',
    ),
  ).toHaveLength(2);
});

it('reads of the reserves in budgets and statements too', () => {
  const text = 'The reserve fund is projected to be exhausted in 2034 unless contributions rise.';
  expect(told(text, 'budget')).toEqual([
    [
      'The reserves run out if payments stay as they are.',
      'The text names the year 2034. Owners would have to pay the gap. Ask whether the payments were raised since.',
    ],
  ]);
  expect(told('The storm fund will be exhausted in 2034.', 'budget')).toEqual([]);
  expect(told('Our reserves are now underfunded by $240,000.', 'budget').map(([title]) => title)).toEqual([
    'The text calls the reserves underfunded.',
  ]);
});

it.each([
  'Where reserves are underfunded, most associations levy special assessments.',
  'If the roof fails early, the reserve fund will be depleted in 2031.',
  'Under the baseline scenario the reserve fund goes negative in 2041.',
  'Reserves run out where boards put too little aside.',
  'If the board has not adopted the plan, the figures change.',
  'The owners have not adopted new bylaws.',
  'With this plan the reserve fund does not run out of money in 2034.',
  'With the increase the reserve fund does not go negative in 2034 as it did at the current rate.',
  'To avoid that reserves are depleted in 2034, contributions rise.',
  'The fund is gone over in 2034 by an auditor.',
  'The warranty of the pump runs out in 2034.',
])('is silent: %s', (text) => {
  expect(told(text)).toEqual([]);
});

it('tells what a form puts as needed on top, where one row gives it', () => {
  const form = (rows: string) =>
    told(
      `(3) Will currently projected reserve account balances be sufficient at the end of each year to meet the obligation for repair of major components?

Yes ____ No __X__

(4) If the answer is no, what additional assessments or other contributions to reserves would be necessary that have not yet been approved?

${rows}

(5) All major components are included.`,
      'budget',
    ).map(([, explanation]) => explanation);
  expect(form('1/1/2032 $65 per month')).toEqual([
    expect.stringContaining(
      'It puts what is needed on top at $65 a month for each home from January 1, 2032 on, which was not approved then. Ask what became of it.',
    ),
  ]);
  for (const rows of ['1/1/2032 $65', '1/1/2032 $65 per month\n\n1/1/2033 $80 per month', 'Unknown'])
    expect(form(rows)).toEqual([
      expect.stringContaining('Ask what owners will have to pay on top, and when.'),
    ]);
});
