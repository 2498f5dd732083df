import { expect, it } from 'vitest';
import { unsaidFigures } from './unsaid-figures.ts';

it.each([
  ['You pay $120 a year in regular dues, $10 a month.', ['Dues are one hundred twenty dollars a year.'], []],
  ['Only 30% need be there at the next try.', ['One-half of the quorum.', 'The quorum is 60%.'], []],
  ['Dues go up by 6.38%.', ['2032: $100', '2031: $94'], []],
  ['The association had $300 in cash to run on, enough for about 3 months of costs.', ['Cash $300'], ['3']],
  [
    'The association had $300 in cash to run on, enough for about 3 months of costs.',
    ['Cash $300', 'Costs $1,200'],
    [],
  ],
  ['The next meeting is on August 13, 2031.', ['The next meeting is on August 13.'], ['2031-08-13']],
  ['The next meeting is on August 13, 2031.', ['It is on 8/13/2031.'], []],
  ['Satellite dishes are not allowed. Federal law (47 CFR 1.4000) lets you put one up.', ['No dishes.'], []],
])('%j on %j leaves %j unsaid', (statement, quotes, unsaid) => {
  expect(unsaidFigures(statement, quotes)).toEqual(unsaid);
});
