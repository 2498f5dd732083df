import { expect, it } from 'vitest';
import { clauseSays } from '../testing/clause-says.ts';

/** Sentences with the words of a clause that say something else. */
it.each<[string, string, string | undefined]>([
  [
    'assessment.charged_to_one',
    'The board may levy general, special and individual assessments for the upkeep of the paths.',
    undefined,
  ],
  ['dispute.loser_pays', 'The prevailing party shall not recover its legal fees.', undefined],
  ['dispute.loser_pays', 'A prevailing party shall pay its own attorney fees.', undefined],
  [
    'vehicles.cars_that_do_not_run',
    'No unlicensed vehicles (ATVs, mopeds) on the roads or trails of the Association.',
    undefined,
  ],
  [
    'vehicles.cars_that_do_not_run',
    'No unlicensed vehicles may be parked in the Association.',
    'You may not keep a car that is not licensed.',
  ],
  [
    'vehicles.cars_that_do_not_run',
    'Non-operating and wrecked vehicles are not allowed, and vehicles shall be moved daily.',
    'You may not keep a car that does not run.',
  ],
  [
    'use.nuisance',
    'No animals that are a nuisance or offensive may be kept or permitted on any Lot.',
    undefined,
  ],
  [
    'use.drilling',
    'The Grantor reserves all oil, gas and other minerals, with no right to drill from the surface.',
    undefined,
  ],
  [
    'pets.removal',
    'Failure to remove dog waste is a violation, and the Association may charge for its removal as a nuisance.',
    undefined,
  ],
  [
    'assessment.first_mortgage_before_lien',
    'The lien for assessments shall not be subordinate to any mortgage.',
    undefined,
  ],
  ['reserves.reserve_fund', 'The Board shall not be required to establish reserves for repairs.', undefined],
  [
    'reserves.reserve_fund',
    'The Association shall create reserves of working capital for capital repairs.',
    undefined,
  ],
  [
    'architecture.review_fee',
    'An application fee of $100 is payable to the Committee for review of a lease.',
    undefined,
  ],
  [
    'maintenance.rebuild_after_damage',
    'If any improvement on the common area is damaged, the owner shall repair it.',
    undefined,
  ],
  [
    'insurance.insurance_of_association',
    'The Board shall not be required to obtain liability insurance.',
    undefined,
  ],
  [
    'exterior.chain_link',
    'No chain-link fences without approval.',
    'You may put up a chain-link fence only with approval.',
  ],
])('%s: %s', (id, text, told) => {
  expect(clauseSays(id, text)).toBe(told);
});
