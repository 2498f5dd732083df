import { describe, expect, it } from 'vitest';
import { factsIn } from '../testing/facts-in.ts';
import { collection } from './collection.ts';

const facts = (text: string) => factsIn(text, collection);

describe('the lien for unpaid dues', () => {
  it.each([
    'The annual and special assessments shall be a charge on the land and shall be a continuing lien upon the property.',
    'All sums assessed to any Unit shall be secured by a continuing lien on such Unit in favor of the Association.',
    'The Association may record a lien for delinquent assessments.',
    'The Association has a lien on a Unit for any assessment levied against that Unit.',
    'The Board may foreclose at its discretion the lien against any Lot for which assessments are not timely paid.',
    'The lien of the assessments shall be subordinate to the lien of any first mortgage.',
    'The policy tells of the recording and foreclosing of liens for unpaid assessments.',
  ])('%s', (text) => {
    expect(facts(text)['assessment.lien']).toBe(true);
  });

  it('may be ruled out', () => {
    expect(facts('There shall be no lien on any Lot for unpaid dues.')['assessment.lien']).toBe(false);
  });

  it.each([
    "No Owner shall allow a mechanic's lien to stand against the common area for charges of a builder.",
    'A first mortgage is a first lien on the Unit.',
    'The vessel may be held under a moorage lien for unpaid charges.',
    'Unpaid assessments are a personal obligation of the Owner.',
    'The Common Area shall be conveyed free and clear of liens and charges.',
  ])('not in: %s', (text) => {
    expect(facts(text)['assessment.lien']).toBeUndefined();
  });
});

describe('foreclosure for unpaid dues', () => {
  it.each([
    [
      'Foreclosure of the assessment lien may be by judicial foreclosure or by nonjudicial foreclosure.',
      'either',
    ],
    ['The lien may be foreclosed through the courts by judicial action or by power of sale.', 'either'],
    [
      'There is created a claim of lien, with power of sale, on every Lot to secure payment of assessments.',
      'nonjudicial',
    ],
    ['The Association may foreclose its lien by nonjudicial sale under the Property Code.', 'nonjudicial'],
    ['The Association may foreclose the lien in like manner as a mortgage of real property.', 'judicial'],
    ['Such lien may be foreclosed in the same manner as mortgages are foreclosed in this state.', 'judicial'],
    ['The Association may bring suit to foreclose the lien against the Unit.', 'judicial'],
    [
      'The Association may bring an action at law against the Owner or foreclose the lien against the property.',
      'judicial',
    ],
    ['The Association may not foreclose its lien for assessments.', 'none'],
  ])('%s', (text, value) => {
    expect(facts(text)['assessment.foreclosure']).toBe(value);
  });

  it.each([
    'A purchaser at a foreclosure sale of a first mortgage is not liable for prior assessments.',
    'The sale of a Lot pursuant to a decree of foreclosure of a mortgage shall extinguish the lien of such assessments.',
    'Unpaid assessments shall be a lien on the Lot.',
    'A deed in lieu of foreclosure given to the first mortgagee is not subject to assessments.',
  ])('not in: %s', (text) => {
    expect(facts(text)['assessment.foreclosure']).toBeUndefined();
  });
});
