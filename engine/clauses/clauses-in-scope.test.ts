import { describe, expect, it } from 'vitest';
import { clauseSays } from '../testing/clause-says.ts';

describe('clauses in scope', () => {
  it.each<[string, string, string | undefined]>([
    [
      'board.rules_by_board',
      'The Board may establish reasonable rules with respect to: (i) notice to the custodian of the ledgers; (ii) hours of such visits.',
      undefined,
    ],
    [
      'financial.may_borrow',
      "The Board may not, without the Sponsor's prior consent, (i) alter the lobby or (ii) borrow money on behalf of the Condominium.",
      undefined,
    ],
    [
      'financial.may_borrow',
      'Borrowing money on behalf of the Association, as the Board sees fit, for the upkeep of the Common Elements, shall be within its powers.',
      'The association may borrow money. Ask what it owes.',
    ],
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
      'board.rules_by_board',
      'The Board may adopt rules governing the use of the Common Area and facilities, and the conduct of members and their guests thereon.',
      'The board may make rules on the common areas. Ask for those now in force.',
    ],
    [
      'board.rules_by_board',
      'The Board may adopt rules governing the use of the Common Area and the Lots.',
      'The board may make rules beside this document. Ask for those now in force.',
    ],
    [
      'board.rules_by_board',
      'The Association shall have the power to adopt rules governing the use of the Common Area and its facilities, and of any other Association property.',
      'The board may make rules on the common areas. Ask for those now in force.',
    ],
    [
      'board.rules_by_board',
      'The Board may adopt rules governing the use of the Common Areas and roads within the Properties, and the conduct of the Members and their guests thereon.',
      'The board may make rules on the common areas. Ask for those now in force.',
    ],
    [
      'board.rules_by_board',
      'The Association may adopt rules and regulations concerning use of the Limited Common Area.',
      'The board may make rules on the common areas. Ask for those now in force.',
    ],
    [
      'board.rules_by_board',
      'The Board may establish rules regarding the cleanliness of the Carport and the use thereof by its Owner.',
      undefined,
    ],
    [
      'board.rules_by_board',
      'The Committee shall have the right to establish rules regarding the hours of use of swing sets, and any such rules shall be binding upon all of the Lots.',
      undefined,
    ],
    [
      'board.rules_by_board',
      'The Association shall establish rules, regulations and policies, including the authority to make regulations pertaining to the use of the pond.',
      'The board may make rules beside this document. Ask for those now in force.',
    ],
    [
      'board.rules_by_board',
      'The Board may adopt rules regarding noise and the conduct of residents.',
      'The board may make rules beside this document. Ask for those now in force.',
    ],
    [
      'maintenance.right_of_entry',
      'The Association shall have the power to enter a Lot to abate or remove any structure, thing or condition which violates the Declaration.',
      'The board may enter your lot to put right what breaks the rules.',
    ],
    [
      'maintenance.right_of_entry',
      'If any Lot becomes a nuisance, the Association shall have the right to enter the Lot, correct the condition and recover the cost from the Owner.',
      'The board may enter your lot to put right what breaks the rules, and make you pay.',
    ],
    [
      'maintenance.right_of_entry',
      'The Association may enter any Lot after a reasonable time, without notice, to make repairs.',
      'The board may enter your lot for repairs.',
    ],
    [
      'maintenance.right_of_entry',
      'The Association may enter upon the Lot to repair or correct the condition of the drains for which the Association is responsible.',
      'The board may enter your lot for repairs that the association must make.',
    ],
    [
      'board.rules_by_board',
      'Pets may be walked only where the Board may prescribe by its rules and regulations.',
      undefined,
    ],
    [
      'financial.may_borrow',
      'The association may mortgage the common area to borrow money. No such mortgage shall be effective unless signed by two-thirds of the members.',
      'The association may borrow money if enough owners agree. Ask what it owes.',
    ],
    [
      'financial.may_borrow',
      'The association may mortgage the common area to borrow money. The members have one vote each.',
      'The association may borrow money. Ask what it owes.',
    ],
    [
      'financial.may_borrow',
      'The Board may borrow such sums as it deems fit by its own resolution, without a vote of the owners.',
      'The association may borrow money. Ask what it owes.',
    ],
    [
      'financial.may_borrow',
      'The Board may borrow funds upon the vote of two-thirds of the members of the Board.',
      'The association may borrow money. Ask what it owes.',
    ],
    [
      'financial.may_borrow',
      'The Board may borrow funds from the reserve account to meet bills that come before the dues do.',
      undefined,
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
      'Each Owner shall be responsible for any damages to the Common Elements resulting from his negligence to make the repairs required here.',
      'Damage that you cause can be charged to you.',
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
      'In addition to the annual assessments the board shall have the power to specifically assess a home for what benefits it alone.',
      'You alone can be charged for some costs (an individual assessment). Read which.',
    ],
    [
      'assessment.charged_to_one',
      'For each week in which the violation is not corrected the board may impose a specific assessment that is in proportion to it.',
      'You alone can be charged for some costs, such as a charge for a broken rule (an individual assessment). Read which.',
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
    [
      'fine.power_to_fine',
      "The association may impose a fine on the owner for each violation by owner's tenant/lessee/renter of this declaration.",
      undefined,
    ],
    [
      'fine.power_to_fine',
      'The association may impose a fine for a violation by an owner, a tenant or a guest.',
      'The board may fine owners who break the rules. Ask for its list of fines.',
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
      'The association may borrow money if enough owners agree. Ask what it owes.',
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
      'There are rules on whether and how you may keep a car that does not run.',
    ],
    [
      'vehicles.cars_that_do_not_run',
      'No unregistered vehicle shall be parked in a driveway.',
      'You may not keep a car that is not licensed.',
    ],
    [
      'vehicles.cars_that_do_not_run',
      'No junk cars or other eyesores shall be kept on a lot.',
      'You may not keep a junk car.',
    ],
    [
      'board.rules_by_board',
      'The board may adopt rules of conduct for meetings of the members. The board may adopt rules on noise.',
      'The board may make rules beside this document. Ask for those now in force.',
    ],
    [
      'board.rules_by_board',
      'The directors may establish rules of conduct and the agenda for all meetings.',
      undefined,
    ],
    ['board.rules_by_board', 'The board may make such rules for its own meetings as it sees fit.', undefined],
    ['board.rules_by_board', 'The board may make rules on meetings and how they are called.', undefined],
    [
      'insurance.insurance_of_association',
      'The association shall maintain fidelity coverage against theft by officers who hold its liability funds.',
      undefined,
    ],
    [
      'insurance.insurance_of_association',
      "The association shall purchase general liability and directors' liability insurance to fund this duty.",
      undefined,
    ],
    [
      'insurance.insurance_of_association',
      'The association shall carry fire insurance on the common area, and a fidelity bond.',
      'The association must carry insurance. Ask what it leaves to your own policy.',
    ],
    [
      'dispute.loser_pays',
      'The association, upon prevailing, shall be entitled to its attorney fees from the owner.',
      'If the association wins a lawsuit against you, you pay its lawyers too.',
    ],
    [
      'dispute.loser_pays',
      'If it must sue for dues, the association, as the prevailing party, may recover its attorney fees from the owner.',
      'If the association wins a lawsuit against you, you pay its lawyers too.',
    ],
    [
      'dispute.loser_pays',
      'The association or an owner who prevails in a suit shall recover reasonable attorney fees.',
      "Whoever loses a lawsuit over the rules pays the winner's lawyers too.",
    ],
    ['dispute.loser_pays', 'Attorney fees shall be paid where a claim prevails on appeal.', undefined],
    [
      'declaration.more_land',
      'Declarant may, within nine (9) years of the recording of this instrument, annex additional land.',
      'The developer may add more land and homes to the community “within nine (9) years of the recording of this instrument”. Ask whether that time is over.',
    ],
    [
      'declaration.more_land',
      'For as long as it holds a lot for sale the developer may annex additional land.',
      'The developer may add more land and homes to the community “as long as it holds a lot for sale”. Ask whether that time is over.',
    ],
    [
      'declaration.more_land',
      'Until December 31, 2031, the developer may annex additional land.',
      'The developer may add more land and homes to the community “Until December 31, 2031”. Ask whether that time is over.',
    ],
    [
      'declaration.more_land',
      'The developer may annex additional land. This right expires when the last lot is sold.',
      'The developer may add more land and homes to the community for a time. Ask whether it is over.',
    ],
    [
      'declaration.more_land',
      'At any time during the initial term hereof the developer may annex additional land.',
      'The developer may add more land and homes to the community “during the initial term hereof”. Ask whether that time is over.',
    ],
    [
      'assessment.interest_by_law',
      'Assessments that are not paid when due bear interest at a rate set by the board, not to exceed the maximum rate permitted by law.',
      'What you owe late grows by interest. Its rate may be as high as the law allows.',
    ],
    [
      'declaration.more_land',
      'The control of the developer ends when all lots are sold unless the developer at that time has an unexpired option to add additional property.',
      undefined,
    ],
    [
      'declaration.more_land',
      'No such mortgage shall be effective without the consent of the developer while it has the right to annex additional land.',
      undefined,
    ],
    [
      'declaration.more_land',
      'The developer may subdivide its lots during the time in which the developer may annex additional land.',
      undefined,
    ],
    [
      'declaration.more_land',
      'This power ends upon the expiration of the developer’s option to subject additional property to the declaration.',
      undefined,
    ],
    [
      'declaration.more_land',
      'The developer shall have a right of way for the additional property, whether or not such additional property is made subject to this declaration.',
      undefined,
    ],
    [
      'declaration.more_land',
      'For six years from the date of this instrument the developer shall be entitled to annex additional property.',
      'The developer may add more land and homes to the community “For six years from the date of this instrument”. Ask whether that time is over.',
    ],
    [
      'declaration.more_land',
      'So long as the developer has an interest here, the developer may annex additional land.',
      'The developer may add more land and homes to the community “So long as the developer has an interest here”. Ask whether that time is over.',
    ],
    [
      'declaration.more_land',
      'The developer may annex additional land within the plat.',
      'The developer may add more land and homes to the community.',
    ],
    [
      'maintenance.right_of_entry',
      'The association may enter any lot for the maintenance for which the association is responsible. Such entry shall be made only upon notice, except in an emergency.',
      'The board may enter your lot for repairs that the association must make. You get notice first, except in an emergency.',
    ],
    [
      'maintenance.right_of_entry',
      'The association may enter a lot to build or repair any entrance wall or signage.',
      'The board may enter your lot for repairs of what the association keeps up.',
    ],
    [
      'maintenance.right_of_entry',
      'If an owner fails to maintain the lot, the association may enter the lot and repair it.',
      'The board may enter your lot to put right what you leave undone.',
    ],
    [
      'maintenance.right_of_entry',
      'The committee may enter any lot to inspect a building.',
      'The board may enter your lot to see that rules are kept.',
    ],
    [
      'maintenance.right_of_entry',
      'In case of an emergency the board may enter any unit to remedy its cause. Entry for other reasons is made upon notice.',
      'The board may enter your lot in an emergency.',
    ],
    [
      'use.children_with_adults',
      'Children under ten must be accompanied by an adult in the common areas.',
      'Younger children must have an adult with them in shared places.',
    ],
    [
      'use.children_with_adults',
      'Children under ten must be accompanied by an adult.',
      'Younger children must have an adult with them in some places.',
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
      'exterior.private_pools',
      'The Association will operate a swimming pool which must be within the Project.',
      undefined,
    ],
    [
      'exterior.private_pools',
      'The swimming pool facilities must be held subject to these easements.',
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
    expect(clauseSays(id, text)).toBe(told);
  });
});
