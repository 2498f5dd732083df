import { describe, expect, it } from 'vitest';
import { plainText } from '../language/plain.ts';
import { analysisOf, says } from '../testing/told-of.ts';
import { toldAside } from './told-aside.ts';

const aside = (id: string, text: string) => toldAside(id, plainText(text).plain);

describe('what stands beside an answer and is another', () => {
  it.each([
    [
      'rental.short_term_prohibited',
      'Fines may not exceed $1,500 in all, except for short-term rental violations.',
      'Short-term rentals are not allowed, and fines for them may exceed $1,500.',
    ],
    [
      'pets.allowed',
      'Pet complaints should be sent to the manager.',
      'No pets; complaints should be sent to the manager.',
    ],
    [
      'assessment.late_fee',
      'Moneys owed to the association on this day for the unit: late fee $20.',
      'Late fee: $20 for each installment that is not paid by the tenth.',
    ],
  ])('%s: %s', (id, other, answers) => {
    expect(aside(id, other)).toBe(true);
    expect(aside(id, answers)).toBe(false);
  });
  it('takes no fine on which late fees may come for a late fee', () => {
    for (const text of [
      'Whoever lets trash pile up will receive a fine of $40 per day, plus late charges.',
      'Loose dogs bring a penalty of $25 a week along with late fees.',
    ])
      expect(says('assessment.late_fee', text)).toBeUndefined();
    expect(says('assessment.late_fee', 'Assessments not paid within ten days bring a late fee of $20.')).toBe(
      'Paying late costs a fee of $20.',
    );
  });
  it('takes no share that must agree for one that must be there', () => {
    const text =
      'ARTICLE III QUORUM AND VOTING\n\nSection 4. Any action of the members shall be carried by a two-thirds vote of the members in attendance.';
    expect(says('quorum.members', text, 'bylaws')).toBeUndefined();
    expect(
      says('quorum.members', 'A majority of the members in attendance shall constitute a quorum.', 'bylaws'),
    ).toBeDefined();
  });
  it('asks no insurance of the home where only what was added is to be insured', () => {
    expect(
      says(
        'insurance.owner_must_carry',
        'Each unit owner is responsible for insuring any upgrades or alterations made inside the unit.',
      ),
    ).toBeUndefined();
    expect(
      says(
        'insurance.owner_must_carry',
        'Each owner shall insure the dwelling and all improvements made within it.',
      ),
    ).toBeDefined();
  });
  it('takes no rule on living in a parked car for one on parking', () => {
    expect(
      says('vehicles.street_parking', 'Vehicles parked on the street may not be lived in.'),
    ).toBeUndefined();
    expect(says('vehicles.street_parking', 'No vehicle may be parked on the street.')).toBeDefined();
  });
  it('knows a home from a lot where a dog is to be leashed', () => {
    expect(
      says(
        'pets.leash_required',
        'Dogs shall be on a leash whenever outside the residence lot owners clean up after them.',
      ),
    ).toBe('Dogs must be on a leash outside your home.');
    expect(says('pets.leash_required', 'Dogs must be on a leash when off the owner’s lot.')).toBe(
      'Dogs must be on a leash off your lot.',
    );
  });
  it('takes no rules on how the board itself works for rules on living there', () => {
    const rules = (what: string) =>
      says('board.rules_by_board', `The Board may adopt rules ${what}.`, 'bylaws');
    expect(rules('for the conduct of its own proceedings')).toBeUndefined();
    expect(rules('governing its deliberations')).toBeUndefined();
    expect(rules('for the use of the lots')).toBeDefined();
  });
  it('tells lawyers’ fees of one article as of that article', () => {
    const pays = (what: string) =>
      says(
        'dispute.loser_pays',
        `If the Association prevails in a suit to enforce ${what}, it shall be entitled to recover reasonable attorney fees from the owner.`,
      );
    expect(pays('the terms of this Article VII')).toBe(
      'If the association wins a lawsuit against you over that article of the document, you pay its lawyers too.',
    );
    expect(pays('this Declaration')).toBe(
      'If the association wins a lawsuit against you, you pay its lawyers too.',
    );
  });
  it('knows legal and equitable proceedings as a court', () => {
    expect(
      says(
        'assessment.foreclosure',
        'The lien for unpaid assessments may be foreclosed through appropriate equitable proceedings.',
      ),
    ).toMatch(/through a court/);
  });
  it('tells dues of whoever likes to join as voluntary', () => {
    const dues = 'Dues are $30 a year per household.';
    const free = 'Residents who wish to join become members on payment of the dues.';
    expect(says('assessment.regular', `${free} ${dues}`, 'bylaws')).toMatch(
      /By the text, paying is voluntary\.$/,
    );
    expect(
      says('assessment.regular', `Every owner shall be a member. ${free} ${dues}`, 'bylaws'),
    ).not.toMatch(/voluntary/);
  });
  it('labels a fine with the wrong or says that none is named', () => {
    const fines = (text: string) =>
      analysisOf(text, 'rules').key_points.flatMap(({ id, text: told }) =>
        id === 'fine.schedule' ? told : [],
      );
    expect(fines('When it is found that a dog was left loose, the owner gets a $30 fine.')).toEqual([
      'Fine: “When it is found that a dog was left loose, the owner gets a $30 fine.”',
    ]);
    expect(fines('Lawns must be mown. In that case you are going to get a $75 fine.')).toEqual([
      'A fine of $75 is named. Read there what it is for.',
    ]);
    expect(fines('Violations are heard by the panel. Then the owner will receive a $40 fine.')).toEqual([
      'The fine for breaking a rule is $40.',
    ]);
  });
});
