import { expect, it } from 'vitest';
import { says } from '../testing/told-of.ts';

const ceiling = 'The regular annual assessment for such year shall not exceed $84 per Lot.';

it.each([
  [
    'the first year',
    `The first year for which assessments are set shall be the calendar year 1981. ${ceiling}`,
    'At first the regular dues could be at most $84 a year by this document. It does not say what they are now.',
  ],
  [
    'the time up to the first sale, without a comma',
    'Until May 1 of the year after the first home is sold the maximum annual assessment shall be $84 per Lot.',
    'At first the regular dues could be at most $84 a year by this document. It does not say what they are now.',
  ],
  [
    'each year, where a first home is spoken of by the way',
    'No first home may be sold until the road is built. The maximum annual assessment shall be $84 per Lot.',
    'The regular dues may be at most $84 a year by this document. It does not say what they are now.',
  ],
  [
    'each year',
    `The Board shall set the assessment each year. ${ceiling}`,
    'The regular dues may be at most $84 a year by this document. It does not say what they are now.',
  ],
])('dues for such year, which is %s', (_, text, statement) => {
  expect(says('assessment.regular', text)).toBe(statement);
});
