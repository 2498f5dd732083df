import { describe, expect, it } from 'vitest';
import { nextIn } from '../scope/told-aside.ts';
import { docOf } from '../testing/doc-of.ts';
import { allClauses } from './all-clauses.ts';
import { clauseIn, mayHoldClause } from './clause.ts';

/** What a clause says in a text; undefined where it does not stand there. */
function says(id: string, text: string): string | undefined {
  const clause = allClauses.find((one) => one.id === id);
  const doc = docOf(text, 'cc_and_r');
  for (const sentence of doc.sentences.filter(mayHoldClause)) {
    const saying = clause && clauseIn(clause, sentence, nextIn(doc, sentence));
    if (saying) return saying.text;
  }
  return undefined;
}

describe('clauses in scope', () => {
  it.each<[string, string, string | undefined]>([
    [
      'board.rules_by_board',
      'The board may adopt rules. Such rules shall become effective when approved by a two-thirds vote of the members.',
      'The board may make rules beside this document, which hold once enough owners agree. Ask for those now in force.',
    ],
    [
      'board.rules_by_board',
      'The board may adopt rules. Such rules shall become effective when mailed to the members.',
      'The board may make rules beside this document. Ask for those now in force.',
    ],
    [
      'financial.may_borrow',
      'The association may mortgage the common area to borrow money. No such mortgage shall be effective unless signed by two-thirds of the members.',
      'The association may borrow money if enough owners agree. Dues pay it back.',
    ],
    [
      'financial.may_borrow',
      'The association may mortgage the common area to borrow money. The members have one vote each.',
      'The association may borrow money. Dues pay it back.',
    ],
    [
      'use.trash',
      'Trash, scrap material and debris of the work must be placed in a receptacle each day.',
      undefined,
    ],
    [
      'use.trash',
      'Trash must be placed in a receptacle each day.',
      'Trash must be kept in proper containers.',
    ],
    [
      'use.trash',
      'No accumulation of building materials or trash shall be permitted on any lot.',
      'You may not let trash pile up or dump it on a lot.',
    ],
    ['use.drainage', 'Patio slabs must be installed so as not to alter the drainage of the lot.', undefined],
    [
      'use.drainage',
      'No owner shall alter the drainage of the lot.',
      'You may not block or change how water drains.',
    ],
    [
      'fine.cost_you_cause',
      'Pet owners shall be responsible for the repair of damages caused by their pets to the lawns.',
      'Damage that your pets cause can be charged to you.',
    ],
    [
      'fine.cost_you_cause',
      'An owner is liable for damage caused by the owner, family, guests or pets.',
      'Damage that you, your family or your guests cause can be charged to you.',
    ],
    [
      'exterior.garage_doors',
      'As a courtesy to your neighbors, garage doors should remain closed unless the garage is in use.',
      'You are asked to keep garage doors closed.',
    ],
    [
      'exterior.garage_doors',
      'Garage doors should be painted, and they must be kept closed when the garage is not in use.',
      'Garage doors must be kept closed.',
    ],
    [
      'assessment.charged_to_one',
      'In addition to fines, the board may levy an individual assessment for costs of bringing a unit into compliance.',
      'You alone can be charged for some costs, such as work to make your home meet the rules (an individual assessment). Read which.',
    ],
    [
      'assessment.charged_to_one',
      'The board may levy an individual assessment for fines and for costs of bringing a unit into compliance.',
      'You alone can be charged for some costs, such as work to make your home meet the rules and fines (an individual assessment). Read which.',
    ],
    [
      'maintenance.right_of_entry',
      'The association shall have the right to enter any lot for maintenance of the gutters.',
      'The board may enter your lot for repairs.',
    ],
    [
      'maintenance.right_of_entry',
      'The association shall have the right to enter any lot to inspect it and for maintenance of the gutters.',
      'The board may enter your lot for repairs or to see that rules are kept.',
    ],
    // A heading lays nothing down.
    [
      'fine.hearing',
      'Section 7.4 Inspections; Violation Identified by Another; Notice and Hearing; Remedies.',
      undefined,
    ],
    [
      'financial.may_borrow',
      '(f) to borrow money for the association with the approval of the members.',
      'The association may borrow money if enough owners agree. Dues pay it back.',
    ],
    [
      'pets.farm_animals',
      'No livestock, including, without limitation, horses and poultry, shall be kept; however, household pets may be kept.',
      'You may not keep livestock, poultry or horses.',
    ],
    [
      'pets.farm_animals',
      'No animals, livestock or poultry, except horses and household pets, shall be kept.',
      'You may not keep livestock or poultry.',
    ],
    [
      'pets.farm_animals',
      'Except for the foregoing, no other animals, livestock or poultry shall be kept.',
      'You may not keep livestock or poultry.',
    ],
    [
      'pets.farm_animals',
      'No animal, livestock or poultry shall be allowed to make an unreasonable noise.',
      undefined,
    ],
    [
      'pets.removal',
      'An owner may be required by the board to remove a pet upon the third notice of a violation of the rules.',
      'You can be made to give up a pet if you break the rules for pets.',
    ],
    [
      'vehicles.cars_that_do_not_run',
      'No inoperable vehicle may be parked on any common area for more than 48 hours.',
      'You may keep a car that does not run or is not licensed only within limits.',
    ],
    [
      'exterior.play_equipment',
      'Play equipment shall be located in rear yards no closer than ten feet to a line.',
      'You may put up a swing set or the like only behind the house.',
    ],
    [
      'exterior.play_equipment',
      'It is important that children not operate play equipment in the streets.',
      undefined,
    ],
    [
      'exterior.play_equipment',
      'This is not intended to eliminate play structures, but nothing unsightly may be built.',
      undefined,
    ],
    [
      'use.trash',
      'No rubbish can accumulate on a lot.',
      'You may not let trash pile up or dump it on a lot.',
    ],
    [
      'exterior.basketball',
      'It is important that children not move basketball goals into the streets.',
      undefined,
    ],
    [
      'exterior.chain_link',
      'Unacceptable materials for fencing are: sheet metal, chain link or unfinished wood.',
      'Chain-link fences are not allowed.',
    ],
    [
      'exterior.private_pools',
      'Swimming pool toys of the club are the only toys allowed in the swimming pool.',
      undefined,
    ],
    [
      'vehicles.repairing_cars',
      'Dumping of oil from vehicles as a result of repair shall not be permitted on the street.',
      undefined,
    ],
    [
      'maintenance.party_walls',
      'The owners of lots with a party wall shall both equally have the right to use such wall.',
      undefined,
    ],
    [
      'maintenance.party_walls',
      'The purpose of the form is to show that neighbors approved changes to shared property such as party walls.',
      undefined,
    ],
    [
      'maintenance.right_of_entry',
      'Declarant shall have the right to enter upon said lot and repair what is left undone.',
      'The developer may enter your lot for repairs.',
    ],
    [
      'assessment.debt_of_seller_stays',
      'The obligation shall not pass to his successors unless assumed by them or unless, prior to transfer, a notice of the lien shall have been recorded.',
      'Dues that the seller left unpaid are not your own debt unless you take them on or a lien for them was recorded before you bought.',
    ],
    [
      'board.unpaid_directors',
      'The board of directors may employ a manager at a compensation that it sets, but shall not be relieved of its duty.',
      undefined,
    ],
    [
      'board.unpaid_directors',
      'Members of the board of directors shall not be paid any compensation for their services.',
      'Directors serve without pay.',
    ],
    [
      'board.indemnity',
      'The Association may indemnify any officer who is sued for acts of the office.',
      'The association may bear the costs of directors and officers who are sued over their work.',
    ],
  ])('%s: %s', (id, text, told) => {
    expect(says(id, text)).toBe(told);
  });
});
