/** Of declarations and bylaws: the answer, a sentence that speaks of something narrower, and one like it that answers. */
export const asideInCharters: readonly (readonly [id: string, narrower: string, answers: string])[] = [
  [
    'rental.approval_required',
    'Leases need not be approved by the Board.',
    'Leases must be approved by the Board, but need not be in writing.',
  ],
  [
    'pets.leash_required',
    'Dogs need not be kept on a leash.',
    'Dogs must be kept on a leash; cats need not wear a tag.',
  ],
  [
    'assessment.frequency',
    'Prior to 2031, dues were billed monthly.',
    'Prior to 2031, dues were billed monthly; they are now billed quarterly.',
  ],
  ['pets.allowed', 'From 2031 to 2034 dogs were forbidden.', 'From 2031 on dogs are forbidden.'],
  [
    'assessment.regular',
    'The proposed budgets assumed a target of 80 paying homes at $60 per year.',
    'Owners assume the costs of their lots, and dues are $60 per year.',
  ],
  [
    'architecture.no_answer_means',
    'If no suit over a building is brought within a year after it stands, approval shall not be required and these covenants shall be deemed to have been complied with.',
    'If the committee fails to act within 20 days, or no suit over a building is brought before it stands, approval shall not be required.',
  ],
  [
    'architecture.no_answer_means',
    'Where nobody has sued over the work within a year, approval shall not be required and the covenants are deemed complied with.',
    'Where the committee does not answer within a month, approval shall not be required.',
  ],
  [
    'quorum.members',
    'At the initial meeting of the Members 45% of the votes shall constitute a quorum.',
    'At a meeting of the Members 45% of the votes shall constitute a quorum.',
  ],
  [
    'rental.minimum_term',
    'The board may approve a tenant who leases a home for 9 months or longer as a social member of the club.',
    'The board may approve a tenant only for 9 months or longer.',
  ],
  [
    'quorum.members',
    'At the first meeting of the Association the presence of members with 45% of the votes shall constitute a quorum.',
    'At the first meeting called the presence of members with 45% of the votes shall constitute a quorum.',
  ],
  [
    'quorum.members',
    'At the first annual meeting of the Members, members with 45% of the votes shall constitute a quorum.',
    'At the annual meeting of the Members 45% of the votes shall constitute a quorum.',
  ],
  [
    'assessment.initial_contribution',
    'A working capital fund shall be established for the initial months of operation equal to two months of dues for each unit.',
    'Each buyer shall pay into the working capital fund two months of dues for the unit.',
  ],
  [
    'rental.approval_required',
    'Leases need no approval of the board any more.',
    'Leases need the approval of the board.',
  ],
  [
    'rental.approval_required',
    'Approval of leases by the board is no longer required.',
    'Approval of leases by the board is required.',
  ],
  [
    'pets.leash_required',
    'Pets at construction sites shall be leashed and kept off the road.',
    'Pets shall be leashed by their owners, at construction sites and elsewhere.',
  ],
  [
    'vehicles.street_parking',
    'Contractors and their crews must park on one side of the street.',
    'No one but a contractor may park on the street.',
  ],
  [
    'use.smoking',
    'All subcontractors may smoke on bare ground only.',
    'All contractors, owners and guests may smoke on bare ground only.',
  ],
  [
    'architecture.no_answer_means',
    'Whoever gets a request for mediation and does not answer it in 20 days is deemed to have rejected it.',
    'Plans that are not answered in 20 days are deemed rejected, and a request for mediation may follow.',
  ],
  [
    'dispute.arbitration',
    'Before it files suit for unpaid dues, the Board must offer the owner the opportunity for mediation.',
    'Before it files suit for unpaid dues, the Board must seek mediation, which it offers to the owner.',
  ],
  [
    'assessment.all_due_at_once',
    'A lien is recorded where unpaid dues reach $900, not counting any accelerated installments.',
    'Where an owner does not pay, the Board may accelerate the dues of the year.',
  ],
  [
    'assessment.increase_vote',
    'The owners may by a vote of 60% have the Board raise the assessment so as to include lawn care.',
    'The Board may raise the assessment above that by a vote of 60% of the owners.',
  ],
  [
    'assessment.increase_vote',
    'Dues may be increased by a vote of 60% of the owners to pay for a bus service to town.',
    'Dues may be increased by a vote of 60% of the owners to pay for what the Association does.',
  ],
];
