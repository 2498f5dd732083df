import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';

function says(fact: string, text: string) {
  const page = { number: 1, text, lines: linesOfText(text), size: null, readable: true };
  const { key_points: points, restricted_activities: limits } = analyze([page], { documentType: 'cc_and_r' });
  return [...points, ...limits].find(({ id }) => id === fact)?.text;
}

describe('what a sentence makes an answer depend on', () => {
  const fee = 'A late charge of $25 shall be added to each assessment that is not paid when due';
  const told = 'Paying late costs a fee of $25.';

  it('names the section that takes something from it, and nothing where none is named', () => {
    const late = (opening: string) =>
      says('assessment.late_fee', `7. Late Fees: ${opening}, ${fee.toLowerCase()}.`);
    expect(late('Except as provided in Paragraph 12')).toBe(
      `${told} The text adds: “Except as provided in Paragraph 12”.`,
    );
    expect(late('Except as otherwise provided herein')).toBe(told);
  });
  it('quotes figures with their commas and short words with their points', () => {
    expect(
      says(
        'exterior.minimum_home_size_sqft',
        'Houses: minimum 2,100 sq. ft. for 1-story homes; 1,300 sq. ft. main floor for 1.5+ story homes.',
      ),
    ).toBe(
      'A house with one floor must have at least 2,100 square feet. The same sentence also says: “1,300 sq. ft. main floor for 1.5+ story homes”.',
    );
  });

  it.each([
    'but not in the second phase',
    'other than for vacant lots',
    'save that corner lots are exempt',
    'with the exception of the townhomes',
    'in the absence of a resolution to the contrary',
    'barring a resolution to the contrary',
    'subject to the consent of the Lake Club',
    'until December 31, 2009',
    'if the assessments owed exceed $1,800',
    'until the Board adopts another policy',
    'where the Owner lives elsewhere',
    'in which case the Trustees may waive it',
    'though not for more than one year',
    'and then only with the consent of the Trustees',
    'during the summer months only',
    'yet not for row houses',
    'while the mill is still open',
    'once the road has been paved',
    'and never on Mill Street',
    'not in the second phase',
    'sparing those on Mill Street',
    'such charge ending when the mill is sold',
    'corner lots excepted',
    'for first buyers only',
  ])('is quoted: %s', (term) => {
    expect(says('assessment.late_fee', `${fee}, ${term}.`)).toBe(`${told} The text adds: “${term}”.`);
  });

  it('is not quoted where it narrows only who they must be', () => {
    expect(
      says(
        'board.size',
        'The affairs of the Association are governed by a Board of Directors of three persons, each of whom, other than the initial Board of Directors, shall be a member.',
      ),
    ).toBe('The board has 3 directors.');
  });

  it.each([
    [
      'voting.cumulative',
      'Every Owner may cumulate the votes for directors and give one candidate all of them.',
      'No Owner may cumulate votes for a candidate unless notice is given at the meeting.',
      'You may give all your votes to one candidate (cumulative voting).',
    ],
    [
      'assessment.foreclosure',
      'The Association may foreclose its lien for unpaid assessments through a court.',
      'The foreclosure of a lien for assessments shall not be begun unless the Board so votes.',
      'You can lose your home over unpaid dues: the association may foreclose through a court.',
    ],
  ])('is told with the ban that it is taken out of: %s', (fact, leave, ban, told) => {
    expect(says(fact, `${leave} ${ban}`)).not.toContain('The text adds: “unless');
    expect(says(fact, leave)).toBe(told);
  });

  it('is told with the ban that it narrows', () => {
    const leash =
      'Each dog must be controlled and is not allowed off its lot except when it is with its owner, who gathers the waste.';
    expect(says('pets.leash_required', leash)).toBe(
      'Dogs must be under control off your lot. The text says: “Each dog must be controlled and is not allowed off its lot except when it is with its owner, who gathers the waste”.',
    );
    expect(says('assessment.late_fee', `${fee}, except when paid by transfer.`)).toContain(
      'The text adds: “except when paid by transfer”.',
    );
  });

  it('is quoted as going on where its list follows', () => {
    const text = `${fee}, provided that it shall not be due from either:\n(1) the builder; or\n(2) the bank.`;
    expect(says('assessment.late_fee', text)).toBe(
      `${told} The text adds: “provided that it shall not be due from either …”. The text goes on: “the builder” and “the bank”.`,
    );
  });

  it('is quoted in brackets and behind a dash', () => {
    expect(says('assessment.late_fee', `${fee} (for row houses only).`)).toBe(
      `${told} The text adds: “for row houses only”.`,
    );
    expect(says('assessment.late_fee', `${fee} — yet row houses go free.`)).toBe(
      `${told} The text adds: “yet row houses go free”.`,
    );
  });

  it('is read behind a clause alone, up to where what is laid down goes on', () => {
    const size = 'shall be not less than 1,200 square feet';
    expect(
      says(
        'exterior.minimum_home_size_sqft',
        `The living area of each dwelling, while open porches do not count, ${size}.`,
      ),
    ).toBe('A house must have at least 1,200 square feet.');
    expect(
      says(
        'exterior.minimum_home_size_sqft',
        `The living area of each dwelling ${size}, exclusive of porches, and shall be built within a year.`,
      ),
    ).toBe('A house must have at least 1,200 square feet. The text adds: “exclusive of porches”.');
  });

  it.each([
    'when due and payable to it',
    'such as a check returned by a bank and pending',
    'not to exceed that sum',
    'and interest, and the costs of a lawyer',
    'at the office of the manager',
    'in order to cover its costs',
    'until the same is paid in full',
    'until his successor is elected',
    'subject to the provisions of this Declaration',
    'but not limited to that sum',
    'but, nevertheless, such assessment is due',
    'but without any obligation to give notice',
  ])('is left out where it narrows nothing: %s', (term) => {
    expect(says('assessment.late_fee', `${fee}, ${term}.`)).toBe(told);
  });

  it('is quoted behind another that is told, and of a part of its own', () => {
    expect(
      says(
        'assessment.debt_of_seller_stays',
        'The personal obligation for delinquent assessments shall not pass to successors in title unless expressly assumed by them, unless the Trustees direct otherwise.',
      ),
    ).toContain(' The text adds: “unless the Trustees direct otherwise”.');
    expect(says('assessment.late_fee', `${fee}; this shall not bind the townhomes.`)).toBe(
      `${told} The text adds: “this shall not bind the townhomes”.`,
    );
  });

  it.each([
    'This does not apply to the homes on Ridge Lane',
    'The foregoing shall not bind owners of vacant lots',
    'This applies only to the townhomes',
    'This provision shall apply until the club house is sold',
    'This rule was suspended in 2019',
    'Corner lots are exempt from this rule',
    'No such rule applies on Ridge Lane',
    'But the Trustees may waive this',
    'Unless the Trustees decide otherwise',
    'Exceptions may be granted by the Trustees',
  ])('is quoted from the next sentence: %s', (next) => {
    for (const [id, sentence] of [
      ['assessment.late_fee', fee],
      ['use.nuisance', 'No noxious or offensive activity shall be carried on upon any Lot'],
      ['amendment.declaration_vote', 'This Declaration may be amended by a vote of two-thirds of the Owners'],
    ] as const)
      expect(says(id, `${sentence}. ${next}.`)).toContain(` The text goes on: “${next}”.`);
  });

  it.each([
    'This includes, but is not limited to, the first payment',
    'This is not intended to punish anybody',
    'Unless otherwise agreed, payments are made by mail',
  ])('is not seen in a next sentence that narrows nothing: %s', (next) => {
    expect(says('assessment.late_fee', `${fee}. ${next}.`)).toBe(told);
  });

  it.each([
    [
      'assessment.lien',
      'Each assessment shall be a lien upon the Lot, provided that no lien shall arise until a notice of delinquency has been recorded.',
      'Unpaid dues become a lien: a claim on your home that is usually paid before you can sell. The text adds: “provided that no lien shall arise until a notice of delinquency has been recorded”.',
    ],
    [
      'meeting.notice',
      'Written notice of each meeting of the members shall be given not less than 14 days before it, except where the meeting is for an election.',
      'Owners get notice of a meeting at least 14 days ahead. The text adds: “except where the meeting is for an election”.',
    ],
    [
      'voting.proxy_allowed',
      'Members may vote in person or by proxy, provided that a proxy is valid only where it was signed within the year.',
      'You may let someone else vote for you by proxy. The text adds: “provided that a proxy is valid only where it was signed within the year”.',
    ],
    [
      'voting.proxy_allowed',
      'Members may vote in person or by proxy at a meeting on a loan, provided that it has the assent of two-thirds of them.',
      'You may let someone else vote for you by proxy.',
    ],
    [
      'assessment.debt_of_seller_stays',
      'The personal obligation for delinquent assessments shall not pass to successors in title unless expressly assumed by them.',
      'Dues that the seller left unpaid are not your own debt unless you take them on. Ask whether a lien for them stays on the home.',
    ],
    [
      'assessment.lien',
      'Each assessment shall be a lien upon the Lot to the extent provided by the Act.',
      'Unpaid dues become a lien: a claim on your home that is usually paid before you can sell.',
    ],
    [
      'insurance.owner_must_carry',
      'Each Owner shall obtain property insurance on his dwelling, if the Association so requests.',
      'You must carry your own insurance on your home. The text adds: “if the Association so requests”.',
    ],
    [
      'assessment.frequency',
      'Annual assessments shall be paid in equal monthly installments, unless the Board adopts another method of payment.',
      'Dues are collected every month. The text adds: “unless the Board adopts another method of payment”.',
    ],
    [
      'vehicles.guest_parking_limit',
      'Guests may park in visitor spaces for no more than 48 hours unless leave has been granted by the manager beforehand.',
      'A guest may park for no more than 2 days. The text adds: “unless leave has been granted by the manager beforehand”.',
    ],
    [
      'assessment.increase_cap',
      'Except in emergency situations, the Board may not, without a vote of the Members, raise the annual assessment by more than 20 percent above that of the year before.',
      'The board may raise dues by up to 20% a year without asking the owners. The text adds: “Except in emergency situations”.',
    ],
    [
      'architecture.no_answer_means',
      'If the ARC does not answer within 30 days, the application will be deemed approved if the Chairman has signed for its receipt.',
      'If your request for a change gets no answer within 30 days, it counts as approved. The text adds: “if the Chairman has signed for its receipt”.',
    ],
    [
      'assessment.late_fee',
      'If an Owner fails to pay when due, then (i) a late charge of $12 shall be added or (ii) the Board may, by resolution, raise the said late charge to a reasonable amount.',
      'Paying late costs a fee of $12. The text adds: “or (ii) the Board may, by resolution, raise the said late charge to a reasonable amount”.',
    ],
    [
      'quorum.members',
      'The presence of Owners entitled to cast 15% of the eligible votes of the Association shall constitute a quorum at a meeting of the members.',
      'A meeting of owners counts when 15% of the eligible votes are there.',
    ],
    [
      'fine.schedule',
      'Fines are levied as follows:\nSecond violation: up to $40.00\nThird violation: up to $80.00\n\nAfter a notice the Board reserves the right to levy fines in excess of these guidelines where they are no incentive.',
      'A fine can be up to $40 (Second violation). The text goes on: “the Board reserves the right to levy fines in excess of these guidelines where they are no incentive”.',
    ],
    [
      'assessment.late_fee',
      'Any assessment delinquent shall incur a late charge of $5.00 per day, or in such amount as the Board may determine.',
      'Paying late costs a fee of $5 a day. The text adds: “or in such amount as the Board may determine”.',
    ],
    [
      'assessment.interest_rate',
      'Assessments not paid when due shall bear interest at 18% per annum or such other rate as the Board may set.',
      'What you owe late grows by 18% interest a year. The text adds: “or such other rate as the Board may set”.',
    ],
    [
      'assessment.initial_contribution',
      'Each buyer of a Lot shall pay $150 to the working capital fund at closing; provided the fee is not due from the heirs of an Owner.',
      'You pay $150 once when you buy, on top of regular dues. The text adds: “provided the fee is not due from the heirs of an Owner”.',
    ],
    [
      'meeting.notice',
      'Notice of each meeting of the Members shall be mailed at least twenty-one (21) days before each annual meeting and at least seven (7) days before each special meeting.',
      'Owners get notice of a meeting at least 21 days ahead. The same sentence also says: “and at least seven (7) days before each special meeting”.',
    ],
    [
      'exterior.satellite_dishes',
      'No satellite dish shall be installed where it can be seen from the street, except on lots that back onto the creek.',
      'Satellite dishes are allowed only out of sight. The text adds: “except on lots that back onto the creek”. Federal law (47 CFR 1.4000) lets you put up a dish of up to one meter or a TV antenna where the space is yours alone. The rules may still say where.',
    ],
  ])('is quoted: %s', (fact, text, words) => {
    expect(says(fact, text)).toBe(words);
  });

  it.each([
    [
      'it is told already',
      'pets.allowed',
      'No animals shall be kept on any lot, except dogs, cats or other household pets.',
    ],
    [
      'it is told already',
      'vehicles.rv_boat_trailer',
      'No boat shall be kept on a lot unless it is stored in an enclosed garage.',
    ],
    [
      'other papers may say otherwise',
      'assessment.frequency',
      'Assessments shall be paid monthly, unless otherwise provided in this Declaration.',
    ],
    [
      'it binds the first builder',
      'occupancy.residential_only',
      'All lots shall be used for residential purposes only, except for model homes of the Declarant.',
    ],
    [
      'it is the vote that is told',
      'assessment.special_vote',
      'The Association may levy a special assessment for repairs, provided that it shall have the assent of two-thirds of the votes of the Members.',
    ],
    [
      'it speaks of another figure',
      'assessment.late_after',
      'An assessment not paid within fifteen (15) days after the due date shall bear interest at 18% per annum or such lesser rate as the Directors may set.',
    ],
    [
      'a scan has a comma where a sentence ends',
      'quorum.members',
      'Owners holding sixty percent (60%) of all the votes shall constitute a quorum, If the quorum is not met, the members go home.',
    ],
    [
      'it is a term of the last of two duties',
      'insurance.owner_must_carry',
      'Each Owner shall obtain property insurance for his Lot and dwelling, and shall provide copies of such insurance policies to the Association, if the Association so requests.',
    ],
    [
      'it stands in another part of the sentence',
      'pets.leash_required',
      'Dogs shall be kept on a leash; parking on the street is forbidden unless the Board allows it.',
    ],
  ])('is not where %s: %s', (_, fact, text) => {
    expect(says(fact, text)).toBeDefined();
    expect(says(fact, text)).not.toContain('The text adds');
  });

  it('is named where it only opens a list', () => {
    expect(
      says('rental.minimum_term', 'An Owner may lease his home for at least six months, provided that:'),
    ).toBe('A lease must run at least 6 months. It has exceptions or terms: read them there.');
  });
});

describe('a number that is written in two ways', () => {
  it('is told with both', () => {
    expect(says('pets.max_count', 'No more than two (3) pets may be kept in any home.')).toBe(
      'You may keep no more than 2 pets in your home. The text contradicts itself: it says “two (3)”. Ask which holds.',
    );
  });

  it('is no matter where both agree', () => {
    expect(says('pets.max_count', 'No more than two (2) pets may be kept in any home.')).toBe(
      'You may keep no more than 2 pets in your home.',
    );
  });
});
