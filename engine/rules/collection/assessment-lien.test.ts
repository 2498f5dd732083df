import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { lien } from './assessment-lien.ts';

const facts = (text: string) => factsIn(text, [lien]);

describe('the lien for unpaid dues', () => {
  it.each([
    'The annual and special assessments shall be a charge on the land and shall be a continuing lien upon the property.',
    'All sums assessed to any Unit shall be secured by a continuing lien on such Unit in favor of the Association.',
    'The Association may record a lien for delinquent assessments.',
    'The Association has a lien on a Unit for any assessment levied against that Unit.',
    'The Board may foreclose at its discretion the lien against any Lot for which assessments are not timely paid.',
    'The lien of the assessments shall be subordinate to the lien of any first mortgage.',
    'Dues are due on the first. 3. An intent to lien is issued after 45 days. 4. A claim of lien is filed at once.',
    'The policy tells of the recording and foreclosing of liens for unpaid assessments.',
  ])('%s', (text) => {
    expect(facts(text)['assessment.lien']).toBe(true);
  });

  it('is none where a foreclosure for fines is forbidden', () => {
    expect(facts('The Association may not foreclose its assessment lien on a debt of fines alone.')).toEqual(
      {},
    );
  });

  it('is none where only the cost of work is secured', () => {
    const work =
      'If an owner lets weeds grow, the board may enter the lot, cut them, and charge the owner for the cost of such work.';
    const secured = 'To secure the payment of such charges, a lien is hereby reserved against the property.';
    expect(facts(`${work} ${secured}`)['assessment.lien']).toBeUndefined();
    const kept = 'No foreclosure shall free a lot from the liens securing said charge.';
    expect(facts(`${work} ${kept}`)['assessment.lien']).toBeUndefined();
    expect(facts(kept)['assessment.lien']).toBe(true);
    const levied = 'Each owner shall pay the annual maintenance charge.';
    expect(facts(`${levied} ${secured}`)['assessment.lien']).toBe(true);
    expect(
      facts(`${levied} ${work} ${secured.replace('charges', 'charges and assessments')}`)['assessment.lien'],
    ).toBe(true);
  });

  it('is none of the dues where late charges alone are one', () => {
    const late = 'Such late charges are a personal obligation of the Owner and a lien on the Lot.';
    expect(facts(late)['assessment.lien']).toBeUndefined();
    expect(facts(late.replace('late charges', 'late charges and assessments'))['assessment.lien']).toBe(true);
  });

  it('may be ruled out', () => {
    expect(facts('There shall be no lien on any Lot for unpaid dues.')['assessment.lien']).toBe(false);
  });

  it.each([
    "No Owner shall allow a mechanic's lien to stand against the common area for charges of a builder.",
    'A first mortgage is a first lien on the Unit.',
    'The vessel may be held under a moorage lien for unpaid charges.',
    'Unpaid assessments are a personal obligation of the Owner.',
    'A fine is not an assessment, and it does not become a lien on the lot until a court says so.',
    'The Common Area shall be conveyed free and clear of liens and charges.',
  ])('not in: %s', (text) => {
    expect(facts(text)['assessment.lien']).toBeUndefined();
  });
});
