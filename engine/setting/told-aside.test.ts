import { describe, expect, it } from 'vitest';
import { plainText } from '../language/plain.ts';
import { asideInCharters } from '../testing/aside-in-charters.ts';
import { asideOfOthers } from '../testing/aside-of-others.ts';
import { beside } from './beside.ts';
import { frames } from './frames.ts';
import { settings } from './settings.ts';
import { toldAside } from './told-aside.ts';

const aside = (id: string, text: string) => toldAside(id, plainText(text).plain);

/** Each row: the answer, a sentence that speaks of something narrower, and one like it that answers. */
const rows: readonly (readonly [id: string, narrower: string, answers: string])[] = [
  [
    'occupancy.residential_only',
    'Any rental may only be made to tenants for use as a single-family residence.',
    'Each home may only be used as a single-family residence, whoever rents it.',
  ],
  ['assessment.regular', 'Dues are expected to be $90 a month.', 'Dues are $90 a month, as expected.'],
  ['fine.schedule', 'Motion to impose a $50 fine, carried.', 'The fine is $50 for each violation.'],
  [
    'fine.schedule',
    'The city fines owners $200 for each violation of the watering ban.',
    'For a violation of the watering ban the board fines owners $200.',
  ],
  [
    'fine.hearing',
    'The notice of a hearing on a violation is announced, except if the appeal concerns one.',
    'An owner gets notice and a hearing before a fine for a violation, and may appeal.',
  ],
  [
    'board.rules_by_board',
    'The Board may adopt rules regarding the use of fire.',
    'The Board may adopt rules regarding the use of the Lots and the Common Area.',
  ],
  [
    'assessment.late_after',
    'No trustee may go on serving, or be counted for a quorum, who is more than 45 days delinquent in paying dues.',
    'Dues are delinquent if not paid within 45 days of the due date, and their owner may then not vote.',
  ],
  [
    'assessment.late_after',
    'An owner whose account is over 60 days past due shall not be eligible to vote.',
    'An account over 60 days past due pays a late charge, and its owner may not vote.',
  ],
  [
    'meeting.notice',
    'The books of membership may be closed for up to 12 days prior to a meeting of the members to fix who gets notice.',
    'The books are kept by the secretary, and notice is mailed to each member at least 12 days prior to a meeting.',
  ],
  [
    'assessment.lien',
    'The board shall pay all taxes and assessments which are or may become a lien on the grounds.',
    'The assessments that an owner does not pay, like unpaid taxes, are a lien on the lot.',
  ],
  [
    'voting.declarant_control',
    'At the first meeting after the termination of the Class B membership the members shall elect three directors.',
    'The Class B member elects the directors until the first meeting after the termination of the Class B membership.',
  ],
  [
    'exterior.signs',
    'Whoever complains must sign, date and mail the form.',
    'Whoever puts up a for-sale sign must sign the form.',
  ],
  [
    'maintenance.yard',
    'Each owner shall keep free from weeds all portions of his yard which are not seen from the street.',
    'Each owner shall maintain and keep free from weeds all portions of his yard.',
  ],
  [
    'quorum.members',
    'The chairman stated that one-tenth of the members were there, and that a quorum was present.',
    'One-tenth of the members, of whom the chairman counts those who are there, are a quorum.',
  ],
  [
    'board.term',
    'The following were nominated as directors, to serve for one year:',
    'Those nominated as candidates are elected as directors, to serve for one year.',
  ],
  [
    'exterior.fences',
    'No security fencing may be put up without the approval of the Committee.',
    'No fence, and no security fencing, may be put up without the approval of the Committee.',
  ],
  [
    'exterior.chain_link',
    'Chain link construction fencing is prohibited.',
    'Chain link fences are prohibited, and so is construction fencing of wood.',
  ],
  [
    'exterior.signs',
    'A wreath may not be attached to a lamp, hydrant or street sign.',
    'No sign may be attached to a lamp, a hydrant or a street sign.',
  ],
  [
    'exterior.flags',
    "The flagpole's finish and color must be approved.",
    "Flags up to 15 square feet are allowed; the flagpole's finish must be approved.",
  ],
  [
    'architecture.approval_required',
    'Conversion of the third bay of a garage needs construction plans and the consent of the Committee.',
    'Construction of a building on a lot needs plans and the consent of the Committee.',
  ],
  ['fine.schedule', 'Fines of $1,150 were collected.', 'Fines of $50 are levied for each day.'],
  [
    'fine.power_to_fine',
    'If an owner fails to pay such a bill in time, the Association may levy fines.',
    'If an owner fails to pay a bill or for any other violation, the Association may levy fines.',
  ],
  [
    'maintenance.roof',
    'The board may require that a roof be repaired at the cost of the home.',
    'The board may require proof that a roof was repaired, which each owner must do at his cost.',
  ],
  [
    'financial.reserve_cash',
    'Last year the reserve account stood at $98,000.',
    'Last year the reserve account stood at $98,000, and it now holds $112,000.',
  ],
  [
    'vehicles.commercial',
    'City ordinances also restrict certain types of trucks from parking on the streets.',
    'Commercial trucks may not be parked on the streets, as city ordinances restrict them too.',
  ],
  [
    'architecture.no_answer_means',
    'I understand that approval does not constitute approval of the city building department.',
    'If the committee does not answer in thirty days, approval is deemed given.',
  ],
  [
    'meeting.special_meetings',
    'Special meetings of the committee may be called at the request of a majority of its members.',
    'Special meetings of the members may be called at the request of a majority of the members.',
  ],
  [
    'board.rules_by_board',
    'The board may adopt reasonable rules governing the frequency and manner of examination of records.',
    'The board may adopt reasonable rules governing the use of the common area.',
  ],
  [
    'assessment.interest_rate',
    'If this Note is not paid when due, it shall bear interest at 15% per annum.',
    'Assessments not paid when due shall bear interest at 15% per annum.',
  ],
  [
    'assessment.no_escape_from_dues',
    'No owner may escape liability for the fees of the marina by abandonment of a slip.',
    'No owner may escape liability for assessments by abandonment of a lot.',
  ],
  [
    'fine.hearing',
    'A long-term lease of a berth may be ended for a violation after notice and a hearing.',
    'A fine for a violation may be imposed after notice and a hearing.',
  ],
  [
    'assessment.frequency',
    'Accordingly, Hilltop members shall be billed annually for a portion of the costs.',
    'All members shall be billed annually for the assessment.',
  ],
  [
    'assessment.regular',
    'Your account shows a balance of $480 for dues.',
    'Each owner pays dues of $480 a year.',
  ],
  [
    'vehicles.street_parking',
    'Carpool parking on the street shall be prohibited.',
    'Parking on the street shall be prohibited.',
  ],
  [
    'use.home_business',
    'No signs shall be displayed which advertise a business in a residence.',
    'No business shall be conducted in a residence and no signs displayed.',
  ],
  [
    'vehicles.commercial',
    'The equipment used in the occupation is not special commercial equipment.',
    'No commercial equipment shall be parked on a lot.',
  ],
  [
    'pets.allowed',
    'Dog runs shall be permitted only with approval.',
    'Dogs are permitted only with approval, and dog runs are not.',
  ],
  [
    'exterior.outbuildings',
    'No fuel tanks and similar structures may be exposed to view.',
    'Fuel tanks may stand beside sheds, and sheds shall be approved.',
  ],
  [
    'vehicles.rv_boat_trailer',
    'No cabin, porch or trailer pad shall be closer than 50 feet to a line.',
    'Boats may be kept on trailer pads only.',
  ],
  [
    'vehicles.rv_boat_trailer',
    'No plumbing is allowed in a shed, only in a cottage or trailer.',
    'A trailer with a toilet may be parked on a lot for a week.',
  ],
  [
    'declaration.use_of_common_areas',
    'The invitees of a member shall have the right to use the common areas with the member.',
    'Every member shall have the right to use the common areas.',
  ],
  [
    'rental.allowed',
    'During any lease an owner shall not be entitled to use the common areas.',
    'No owner shall lease a home for less than a year.',
  ],
  [
    'use.nuisance',
    'No plants infected with noxious insects shall be brought upon a lot.',
    'No noxious activity shall be carried on upon a lot.',
  ],
  [
    'use.guns',
    'A dog shall be deemed to run at large while self-hunting, and not when leashed.',
    'No hunting shall be done on the property.',
  ],
  [
    'declaration.developer_exempt',
    'Nothing herein shall constitute a representation or guarantee by the developer of a sale.',
    'Nothing herein shall prevent the developer from keeping a model home for sales.',
  ],
  [
    'maintenance.roads',
    'Parking spaces are limited common elements, of which the board shall maintain control.',
    'The association shall maintain the private streets.',
  ],
  [
    'maintenance.home',
    'Each owner shall maintain the grading upon the lot.',
    'Each owner shall maintain the lot and the home.',
  ],
  [
    'maintenance.fences',
    "All fences that are owner's responsibility are to be maintained well.",
    'All fences are to be maintained well by the owner.',
  ],
  [
    'maintenance.roof',
    'g. A flagpole must be maintained in good condition.',
    'A roof must be maintained in good condition.',
  ],
  [
    'assessment.frequency',
    'If a property owner wishes to pay assessments on a quarterly basis, no interest is due.',
    'Owners pay assessments on a quarterly basis.',
  ],
  [
    'assessment.late_fee',
    'A one-time late fee of $10 shall be charged for the extension period.',
    'A late fee of $10 shall be charged after the due date; no extension is given.',
  ],
  [
    'maintenance.yard',
    'If the Association ceases to water the grass, each owner shall do so.',
    'Each owner shall water the grass.',
  ],
  [
    'assessment.late_after',
    'A payment plan allows three days of grace after the due date.',
    'There is a grace period of three days after the due date.',
  ],
  [
    'meeting.special_meetings',
    'To present a statement at any special meeting when such statement is requested in writing by one-fourth of the members.',
    'Special meetings may be called when requested by one-fourth of the members.',
  ],
  [
    'quorum.members',
    'A majority of the members present may vote to adjourn the meeting.',
    'A majority of the members shall constitute a quorum, or else those present may vote to adjourn the meeting.',
  ],
  [
    'architecture.review_days',
    'Any challenge to a decision of the committee must be filed within thirty days of its receipt.',
    'The committee must decide within thirty days of receipt of the plans.',
  ],
  [
    'architecture.review_days',
    'The committee will mail its decision within ten days after the meeting at which the plans are considered.',
    'The committee will mail its decision within ten days after it gets the plans.',
  ],
  [
    'architecture.no_answer_means',
    'If a survey shows a small violation of a line, such violation shall be deemed waived.',
    'If the committee fails to act, its approval shall be deemed waived.',
  ],
  [
    'voting.ballots',
    'Election shall be by secret ballot or voice vote.',
    'Election shall be by secret ballot.',
  ],
  [
    'board.manager',
    'In the event that the board has retained a manager, it may require a bond.',
    'The board may retain a manager.',
  ],
  [
    'occupancy.residential_only',
    '(J) "Residential unit" means a part of the project to be built for residential use only.',
    'Each lot shall be for residential use only.',
  ],
  [
    'voting.proxy_allowed',
    'Members holding most of the votes, in person or by proxy, hereby amend the declaration.',
    'This declaration may be amended by members who vote in person or by proxy.',
  ],
  [
    'declaration.term',
    'This declaration may be changed during the first thirty (30) year period by 90% of the owners.',
    'These covenants bind the land during the first thirty (30) year period.',
  ],
  ['assessment.lien', 'the assessment lien.', 'Unpaid assessments become liens.'],
  [
    'maintenance.roof',
    'The Association may, if it so desires, paint and repair the roofs of homes.',
    'If an owner fails to repair a roof, the Association may, at its option, do so.',
  ],
  [
    'architecture.review_days',
    'Conditions for the removal of trees: the committee will decide within five days of receipt.',
    'The committee will decide within five days of receipt of the plans.',
  ],
  [
    'voting.declarant_control',
    'Any director, other than one appointed by the declarant, may be removed by the members.',
    'The directors shall be appointed by the declarant.',
  ],
  [
    'quorum.members',
    'Fifteen percent of the votes is a quorum at a meeting of the owners in Phase Two.',
    'Fifteen percent of the votes is a quorum at a meeting of the owners.',
  ],
  [
    'assessment.foreclosure',
    'Nothing herein shall give the Association the right to foreclose for fines.',
    'Nothing herein shall be construed to limit the right given to the Association to foreclose.',
  ],
  [
    'architecture.review_days',
    'The plans are approved if no answer comes within 10 days after a second request.',
    'The plans are approved if no answer comes within 10 days after the request.',
  ],
  [
    'pets.max_count',
    'Section 5.3, which provides that no more than two pets may be kept, is hereby deleted.',
    'Section 5.3 is hereby deleted and replaced with: No more than two pets may be kept.',
  ],
  [
    'assessment.late_fee',
    'For example, if you pay late, a late fee of $20 is added.',
    'If you pay late, a late fee of $20 is added, for example to dues.',
  ],
  [
    'rental.minimum_term',
    'The proposed amendment would require a lease of at least one year.',
    'This amendment requires a lease of at least one year.',
  ],
  [
    'pets.max_count',
    'The old rule allowed no more than two pets.',
    'The rule allows no more than two pets, old or young.',
  ],
  [
    'declaration.term',
    'The declarant, for a period of five years from this date, may make minor amendments to this declaration.',
    'These covenants bind the land for a period of five years from this date.',
  ],
  [
    'vehicles.guest_parking_limit',
    "A homeowner's vehicle parked in guest parking for more than four days may be towed.",
    "A guest's vehicle parked for more than four days in front of a homeowner's lot may be towed.",
  ],
  [
    'exterior.outbuildings',
    'The zoning code allows no plumbing of any kind (water, drains, etc.) in a shed.',
    'The rules allow no storage shed in any front yard.',
  ],
  [
    'architecture.approval_required',
    'No building shall be erected on a lot prior to the erection of an approved dwelling house.',
    'No building shall be erected prior to the erection of an approved dwelling house, nor without approval of the board.',
  ],
  [
    'architecture.approval_required',
    'All disputes, complaints or matters of change must be submitted to the board on Form B.',
    'Plans, and all disputes on them, must be submitted to the board for its approval.',
  ],
  [
    'dispute.loser_pays',
    'In a suit over the impounded vessel, the prevailing party is entitled to attorney fees.',
    'In a suit over these rules, the prevailing party is entitled to attorney fees.',
  ],
  [
    'declaration.renewal',
    'After that the restrictions can be renewed for terms of eight years if most of the owners vote for it.',
    'After that the restrictions are renewed for terms of eight years unless most of the owners vote against it.',
  ],
  [
    'assessment.increase_vote',
    'The dues are raised by the directors, or by a vote of a majority of the members.',
    'The dues are raised above 5% by a vote of a majority of the members, which the directors count.',
  ],
  [
    'special_assessment',
    'Ask your insurer for loss assessment coverage of $25,000.',
    'Each owner will be assessed a loss assessment of $2,500, which your policy may cover.',
  ],
  [
    'vehicles.rv_boat_trailer',
    'No sign shall be displayed on any trailer, boat or camper.',
    'No trailer, boat or camper shall be parked on any lot.',
  ],
  [
    'rental.allowed',
    "An owner may, in the lease, assign the owner's voting right to the tenant.",
    'An owner may lease the home to a tenant.',
  ],
  [
    'voting.proxy_allowed',
    'A majority of the Board, in person or by proxy, may change the list of lots.',
    'A majority of the members, in person or by proxy, may change the list of lots.',
  ],
  [
    'declaration.term',
    'The Declarant has the right until ten years after the recording to subject additional property to this Declaration.',
    'These covenants run until ten years after the recording of this Declaration.',
  ],
  [
    'insurance.owner_must_carry',
    'The Association and the owners shall maintain liability insurance covering the use of all Common Areas.',
    'The owners shall maintain liability insurance on their homes beside that of the Common Areas.',
  ],
  [
    'architecture.approval_required',
    'A plan of every building must be submitted and approved as a condition of the permit.',
    'A plan of every building must be submitted to the committee and approved, as a condition of the permit.',
  ],
  [
    'assessment.lien',
    'Taxes on the Common Areas may be billed to the owners and constitute a lien on the lots as other ad valorem taxes do.',
    'Assessments may be billed to the owners and constitute a lien on the lots.',
  ],
  [
    'pets.leash_required',
    'Pets must be on a leash when using the marina.',
    'Pets must be on a leash outside of the home and when using the marina.',
  ],
  [
    'architecture.approval_required',
    'Any change of an entry door must first be approved by the ACC.',
    'Any change of an entry door or of another part of the exterior must first be approved by the ACC.',
  ],
  [
    'fine.cost_you_cause',
    'Owners of lots with private sewers are responsible to repair any damage that they cause to them.',
    'Owners of lots are responsible to repair any damage that they cause to the common area.',
  ],
  [
    'meeting.notice',
    'If the quorum is not met, another meeting may be called on at least thirty days of notice.',
    'A meeting may be called on at least thirty days of notice.',
  ],
  [
    'reserves.reserve_fund',
    'The Association shall have the right to create reserves for the repair of the pool.',
    'The Association shall create reserves for the repair of the pool.',
  ],
  [
    'board.rules_by_board',
    'The Board may adopt rules for the purpose of implementing said provisions of this Section on sales.',
    'The Board may adopt rules for the use of the lots and the common area.',
  ],
  ...asideInCharters,
  ...asideOfOthers,
];

describe('told aside', () => {
  it.each(rows)('%s: %s', (id, narrower, answers) => {
    expect(aside(id, narrower)).toBe(true);
    expect(aside(id, answers)).toBe(false);
  });

  it('has a sentence for every setting', () => {
    const narrower = rows.map(([id, text]) => ({ id, plain: plainText(text).plain }));
    const silent = settings.filter(
      ({ reads, bars, under, after }) =>
        ![...frames, ...beside].some((own) => own.reads === reads) &&
        under === undefined &&
        after === undefined &&
        !narrower.some(({ id, plain }) => bars.test(id) && reads.test(plain)),
    );
    expect(silent.map(({ reads }) => reads.source)).toEqual([]);
  });
});
