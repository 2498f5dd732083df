import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';
import { docOf } from '../testing/doc-of.ts';
import { says as saysOf } from '../testing/told-of.ts';
import { narrownessOf } from './narrower.ts';

function says(fact: string, text: string, documentType: DocumentType = 'cc_and_r') {
  const whole = `Fox Run Homeowners Association.\n\n${text}`;
  const page = { number: 1, text: whole, lines: linesOfText(whole), size: null, readable: true };
  const { key_points: points } = analyze([page], { documentType });
  return points.find(({ id }) => id === fact)?.text;
}

describe('what is narrower than its question', () => {
  it('tells nothing of one home as if it were of all', () => {
    const fine = (whose: string) => says('fine.schedule', `Fines${whose}: Trash left out, $75.`, 'other');
    expect(fine(' against this unit')).toBeUndefined();
    expect(fine('')).toBeDefined();
    const overdue = (whose: string) =>
      says('financial.delinquent_amount', `There is $3,200 in unpaid dues${whose}.`, 'other');
    expect(overdue(' on this unit')).toBeUndefined();
    expect(overdue('')).toBeDefined();
  });
  const ofFines =
    'The Association may record and foreclose its lien against the lot for unpaid fines that were levied for a violation.';
  const ofWork =
    'If an owner fails to pay any charge billed under this paragraph, the Association may claim a lien against the lot and foreclose such lien.';
  const ofDues = 'The Association may foreclose the lien against any lot whose assessments are not paid.';

  it.each<[fact: string, taken: string, whole: string]>([
    [
      'assessment.frequency',
      'The Board agreed to pay annual dues for membership in the Growth Network.',
      'Dues are paid once a year by all owners.',
    ],
    [
      'budget.dues_change',
      'The assessments increased 33% from $326 to $435 during the past 5 years.',
      'The assessments increased 33% from $326 to $435 this year.',
    ],
    [
      'repairs.critical',
      'A neighbor digs there, and his changes led to serious erosion of the dam.',
      'Floods led to serious erosion of the dam, which must be repaired for $40,000.',
    ],
    [
      'special_assessment',
      'Members together paid a special assessment of $5,020 to rebuild the lanes.',
      'The Board levied a special assessment of $5,020 to rebuild the lanes.',
    ],
  ])('%s: tells none of what its own sentence takes back', (fact, taken, whole) => {
    const told = (text: string) => says(fact, `Minutes of May 9, 2031. ${text}`, 'minutes');
    expect(told(taken)).toBeUndefined();
    expect(told(whole)).toBeDefined();
  });

  it('tells no parking on the street where none is named and most cases are meant', () => {
    const parking = (rule: string) => saysOf('vehicles.street_parking', rule, 'rules');
    expect(
      parking('In most cases overnight parking anywhere but on a driveway is prohibited.'),
    ).toBeUndefined();
    expect(parking('Overnight parking on the street is prohibited.')).toBeDefined();
  });

  it('tells what is put to the owners as proposed', () => {
    const raise = (end: string) =>
      says(
        'budget.dues_change',
        `Minutes of May 9, 2031. The monthly dues go from $468 to $612. ${end}`,
        'minutes',
      );
    expect(raise('The roof costs $9,000. Lee moved to put both to an owner vote. Carried.')).toMatch(
      /proposed/,
    );
    expect(raise('The roof costs $9,000. Lee moved to adjourn. Carried.')).not.toMatch(/proposed/);
    const wouldGo = 'With the loan the monthly dues would go from $468 to $612.';
    expect(says('budget.dues_change', `Minutes of May 9, 2031. ${wouldGo}`, 'minutes')).toMatch(/proposed/);
  });

  it('tells no suit of dues that are collected', () => {
    const suit = (before: string) =>
      says(
        'litigation',
        `${before} A foreclosure judgment was entered against Unit 312 on August 4.`,
        'minutes',
      );
    expect(suit('Delinquencies over 90 days: 7 units. Two are with counsel.')).toBeUndefined();
    expect(suit('The roofer wants to be paid.')).toBeDefined();
  });

  it('tells dues that an amended motion set, and none that stay', () => {
    const raise =
      'Kim moved to raise the dues to $525 for 2032. Lee moved to amend to $490. The amendment carried.';
    const minutes = (vote: string) => `Minutes of May 9, 2031. Dues stayed at $450. ${raise} ${vote}`;
    const carried = minutes('The motion as amended carried.');
    expect(says('assessment.regular', carried, 'minutes')).toMatch(/\$450.*A change to \$490 was agreed to/);
    expect(says('budget.dues_change', carried, 'minutes')).toBeUndefined();
    expect(says('budget.dues_change', minutes('The motion as amended failed.'), 'minutes')).toBeDefined();
  });

  it('tells nothing that is taken from the reserves as what is in them', () => {
    const held = (text: string) => says('financial.reserve_cash', text, 'other');
    expect(
      held('The wall is to be paid by an assessment of $60,000 and reserves of $80,000.'),
    ).toBeUndefined();
    expect(held('The association has reserves of $80,000.')).toBeDefined();
  });

  it('tells nothing that would be so as if it were', () => {
    const quorum = (verb: string) =>
      says('quorum.members', `A quorum of 30% of the members ${verb} required.`, 'other');
    expect(quorum('would be')).toBeUndefined();
    expect(quorum('is')).toBeDefined();
  });
  it('tells the rule for all where another holds for one part', () => {
    const all = 'No Unit may be leased for a term of less than ten (10) nights.';
    const some = 'Units in Building D may be leased only for terms of at least five months.';
    const term = (text: string) => saysOf('rental.minimum_term', text);
    expect(term(`${all} ${some}`)).toBe('A lease must run at least 10 days.');
    expect(term(`${all} ${some.replace(' in Building D', '')}`)).toContain('at least 5 months');
    expect(term(some)).toContain('at least 5 months');
  });
  it('tells no weight of pets that tenants keep as that of all', () => {
    const weight = (whose: string) =>
      saysOf('pets.max_weight_lb', `No dog over 60 pounds may be kept by ${whose}.`);
    expect(weight('a tenant')).toBeUndefined();
    expect(weight('an owner or a tenant')).toBeDefined();
    const count = (who: string) =>
      saysOf('pets.max_count', `PETS\n\n${who}one cat or one dog under 30 lbs.`, 'rules');
    expect(count('Tenants: ')).toBeUndefined();
    expect(count('')).toContain('one dog');
  });
  it('tells no rule for tenants or guests as one for all', () => {
    const pets = (text: string) => saysOf('pets.allowed', `HOUSE RULES\n\n${text}`, 'rules');
    expect(pets('Tenants: only a cat or a small dog, with the owner’s leave.')).toBeUndefined();
    expect(pets('Guests and their visitors may not bring pets.')).toBeUndefined();
    expect(pets('I. POOL\n\nIt is open daily.\n\nII. GUESTS\n\nPets are not allowed.')).toBeUndefined();
    expect(pets('Tenants must register. No pets are allowed.')).toBe('Pets are not allowed.');
    expect(pets('I. POOL\n\nIt is open daily.\n\nII. GUESTS AND PARKING\n\nPets are not allowed.')).toContain(
      'not allowed',
    );
  });
  it('tells no control of a developer that the owners took over', () => {
    const until = 'The period of declarant control ends sixty days after 75% of the lots are conveyed.';
    const control = (rest: string) =>
      says(
        'voting.declarant_control',
        `${until} ${'The lake is stocked with trout. '.repeat(3)}${rest}`,
        'other',
      );
    expect(control('We have reached that point, so the board is now elected by homeowners.')).toBeUndefined();
    expect(control('The HOA is now under unit owner control.')).toBeUndefined();
    expect(control('The lawns are now mowed by the owners.')).toBeDefined();
  });
  it('tells a foreclosure for fines as one for fines', () => {
    expect(says('assessment.foreclosure', ofFines)).toMatch(
      /^You can lose your home over what you owe for breaking rules: /,
    );
  });
  it('takes no charge for work done in an owner’s place for dues', () => {
    expect(says('assessment.foreclosure', ofWork)).toBeUndefined();
  });
  it.each([ofFines, ofWork])('gives way to what is said of dues: %s', (narrow) => {
    expect(says('assessment.foreclosure', `${narrow}\n\n${ofDues}`)).toMatch(
      /^You can lose your home over unpaid dues: /,
    );
  });
  it('tells what a home pays before what builders and shops pay', () => {
    const fee = (sum: string) => `A late charge of ${sum} a month shall be added to each unpaid assessment.`;
    const text = `ARTICLE I BUILDER PARCELS\n\n${fee('$40')}\n\nARTICLE II ASSESSMENTS\n\n${fee('$15')}\n\nARTICLE III NON-RESIDENTIAL PROPERTY\n\n${fee('$90')}`;
    expect(says('assessment.late_fee', text)).toBe('Paying late costs a fee of $15 a month.');
  });
  it('takes what silence means for no duty to ask', () => {
    const silence =
      'If the Committee fails to approve the plans for an alteration of the exterior within 30 days, the approval required of the Committee shall be deemed given.';
    const read = (text: string) => {
      const page = { number: 1, text, lines: linesOfText(text), size: null, readable: true };
      return analyze([page], { documentType: 'cc_and_r' }).facts.map(({ id }) => id);
    };
    const whole = 'Fox Run Homeowners Association.\n\n';
    expect(read(`${whole}${silence}`)).not.toContain('architecture.approval_required');
    const duty = 'No alteration of the exterior may be made without the approval of the Committee;';
    expect(read(`${whole}${duty} if ${silence.slice(3)}`)).toContain('architecture.approval_required');
  });
  it('takes a fee on owners who lease for no dues', () => {
    const fee =
      'The Board may set a monthly administrative fee for owners who lease their units. The administrative fee shall not exceed a fifth of the amount of the monthly assessment.';
    expect(says('assessment.frequency', fee)).toBeUndefined();
    expect(says('assessment.frequency', `${fee} Assessments are due and payable quarterly.`)).toBe(
      'Dues are collected four times a year.',
    );
  });
  it('takes one row of lots for the whole only where no other follows', () => {
    const first =
      '"Properties" shall mean lots 12 through 71 inclusive, Maple Grove Subdivision No. 2, of part of Section 7;';
    const units = (text: string) => {
      const whole = `Fox Run Homeowners Association.\n\n${text}`;
      const page = { number: 1, text: whole, lines: linesOfText(whole), size: null, readable: true };
      return analyze([page], { documentType: 'bylaws' }).facts.find(({ id }) => id === 'community.units')
        ?.value;
    };
    expect(units(first)).toBe(60);
    expect(
      units(`${first}\nand lots 72 through 81 inclusive, Maple Grove Subdivision No. 3.`),
    ).toBeUndefined();
  });
  it('takes a lien for that of the sentences before it', () => {
    const before = 'Any fines that are not paid shall be a continuing lien upon the lot.';
    const lien = 'The Association may bring an action to foreclose the lien against the lot.';
    expect(says('assessment.foreclosure', `${before} ${lien}`)).toMatch(
      /^You can lose your home over what you owe for breaking rules: /,
    );
    expect(says('assessment.foreclosure', lien)).toMatch(/^You can lose your home over unpaid dues: /);
  });
  it('does not take what fines are likened to for dues', () => {
    const likened = 'Fines constitute assessments and become a lien on the lot.';
    expect(says('assessment.lien', likened)).toMatch(/^What you owe for breaking rules becomes a lien/);
    const first =
      'Where a fine is imposed, it and the fine shall first be assessed against the tenant; if he does not pay, the Owner shall, and the fine shall be an assessment and a lien against the Lot until paid.';
    expect(says('assessment.lien', first)).toMatch(/^What you owe for breaking rules becomes a lien/);
  });

  it('takes a fine that is assessed for no assessment, and tells the sum it must pass', () => {
    const assessed =
      'A fine assessed against an owner which remains unpaid after thirty days becomes a lien against the lot in the same way as a lien for unpaid assessments.';
    expect(says('assessment.lien', assessed, 'rules')).toMatch(
      /^What you owe for breaking rules becomes a lien:/,
    );
    const scheduled =
      'Scheduled Fines\nThe fine for each violation is $50.\nIn the event the balance surpasses $400, a lien will be placed on the violator’s home by the Association.';
    expect(says('assessment.lien', scheduled, 'rules')).toMatch(
      /^What you owe for breaking rules becomes a lien once it is more than \$400:/,
    );
    const interest =
      'Fines are due within 20 days. Fines shall remain an individual assessment and accrue interest at 7%.';
    expect(says('assessment.interest_rate', interest, 'rules')).toMatch(
      /^What you owe for breaking rules grows/,
    );
    const late =
      'Dues that remain unpaid shall become a special assessment, as fines do, and accrue interest at 7%.';
    expect(says('assessment.interest_rate', late, 'rules')).toMatch(/^What you owe late grows/);
    const both = 'Assessments and fines assessed against an owner are a lien upon the lot.';
    expect(says('assessment.lien', both, 'rules')).toMatch(/^Unpaid dues become a lien:/);
  });

  const ofTheBoard =
    '4.6 Regular Meetings. Regular meetings of the Board may be held at such place as the directors determine. Notice of regular meetings shall be given personally or by telephone at least three (3) days prior to the date set for such meetings.';
  it('takes no notice of directors’ meetings or of nominations for the owners’', () => {
    expect(says('meeting.notice', ofTheBoard, 'bylaws')).toBeUndefined();
    const nominations =
      'Section 3. Nominating Committee. The committee shall name candidates for each office.\n\nThis shall be done at least seven days before the annual meeting, and each member shall be so notified in writing.';
    expect(says('meeting.notice', nominations, 'bylaws')).toBeUndefined();
  });
  it.each([
    'Regular meetings of the Board are held monthly. Written notice of the annual meeting shall be mailed to each member at least fifteen days before the meeting.',
    '3.4 Meetings of Members. The Board may call a special meeting of the members. Notice of the meeting shall be given at least fifteen days before the meeting.',
    'Section 5. Nomination. The Nominating Committee reports to the Board. Notice of the annual meeting shall be mailed at least fifteen days before the meeting.',
  ])('tells the notice that owners get: %s', (text) => {
    expect(says('meeting.notice', text, 'bylaws')).toMatch(
      /^Owners get notice of (?:a|the yearly) meeting at least 15 days ahead\.$/,
    );
  });

  const untilTurnover =
    'Until the turnover date, the board shall consist of three directors designated by the declarant.';
  it('tells the board of the developer’s time as the first one', () => {
    expect(says('board.size', untilTurnover, 'bylaws')).toBe(
      'The first board has 3 directors. Ask how many later ones have. The text adds: “Until the turnover date”.',
    );
    const both = `${untilTurnover}\n\nThe board of directors shall consist of five directors.`;
    expect(says('board.size', both, 'bylaws')).toBe('The board has 5 directors.');
  });

  const control = (text: string) => says('voting.declarant_control', text, 'bylaws');
  it('tells of the developer only what the text gives it', () => {
    expect(control('The initial directors shall be appointed by the declarant.')).toBe(
      'The developer chose the first directors. Ask whether it chooses later ones.',
    );
    expect(control('The declarant shall have the right to appoint all directors.')).toBe(
      'The developer has, or had, the choice of directors.',
    );
    expect(
      control(
        'These bylaws may be amended by a majority of the members, except that an agency may veto amendments while there is a Class B membership.',
      ),
    ).toBe(
      'There is, or was, a second class of members (Class B). It is usually the developer, with extra votes.',
    );
  });

  it('tells dues of the beginning as what the paper once set', () => {
    const dues = 'The initial assessment shall be $40 per month for each lot.';
    expect(says('assessment.regular', dues, 'bylaws')).toBe(
      "This document sets regular dues of $40 a month, or $480 a year. Today's may differ.",
    );
    const monthly = (text: string) => {
      const page = { number: 1, text, lines: linesOfText(text), size: null, readable: true };
      return analyze([page], { documentType: 'cc_and_r' }).monthly_fees;
    };
    const head = 'Fox Run Homeowners Association.\n\n';
    expect(monthly(head + dues)).toBeNull();
    expect(monthly(head + dues.replace('initial', 'regular'))).toBe(40);
  });
});

describe('a letter', () => {
  const letter = (fact: string, text: string) =>
    says(fact, `Fox Run Homeowners Association.\n\nDear owners,\n\n${text}`, 'other');
  it('that tells who elects the board after the developer', () => {
    const text =
      'The Association is governed by a Board of Directors of five directors, initially appointed by the developer and subsequently elected by the owners.';
    expect(letter('voting.declarant_control', text)).toBe(
      'The developer chose the first directors; the owners elect those after them.',
    );
  });
  it('that proposes to end the association says nothing of who elects its board', () => {
    const text =
      'The Association is governed by a Board of Directors of five directors, initially appointed by the developer and subsequently elected by the owners.';
    const ends = (end: string) => letter('voting.declarant_control', `${text} ${end}`);
    expect(ends('It is being proposed that the Association be officially dissolved.')).toBeUndefined();
    expect(ends('The Association may be dissolved by two-thirds of the members.')).toBe(
      'The developer chose the first directors; the owners elect those after them.',
    );
  });
  it('that speaks of some records alone', () => {
    expect(
      letter('records.inspection', 'The law allows owners access to specified association records.'),
    ).toBe('Inspecting the records: “The law allows owners access to specified association records.”');
  });
  it('that tells of the board of a district', () => {
    const district =
      'There are two bodies that owners will hear of when they live in our community. Fox Run Water District was formed to bring water. The District is governed by a Board of Directors of seven directors.';
    expect(letter('board.size', district)).toBeUndefined();
    expect(letter('board.size', district.replace('The District', 'The Association'))).toBe(
      'The board has 7 directors.',
    );
  });
});

describe('a motion', () => {
  const motion = (text: string) =>
    says('minutes.motions', `Minutes of the board meeting.\n\n${text}`, 'minutes');
  it.each([
    ['The board approved the bid for the fence.', 'Decided: Approve the bid for the fence.'],
    ['Kim Ray moved to buy a pump. Motion carried.', 'Motion carried: Buy a pump.'],
    [
      'Seven owners asked whether the fees that were left over could be kept.\nAction:\nIt was agreed that the money will carry over.',
      'Agreed to, in the words of the text: “It was agreed that the money will carry over.” Said before it: “Seven owners asked whether the fees that were left over could be kept.”',
    ],
    [
      'There was talk of paying for the slide with reserves. It was decided against using reserves since they are short.',
      'Agreed to, in the words of the text: “It was decided against using reserves since they are short.” Said before it: “There was talk of paying for the slide with reserves.”',
    ],
    [
      'At present we have $90,000.\n\n2. A talk on assessments: it was decided not to have one this year.',
      'Agreed to, in the words of the text: “A talk on assessments: it was decided not to have one this year.”',
    ],
    [
      'The board decided to use Green Yards and they will start in May.',
      'Agreed to, in the words of the text: “The board decided to use Green Yards and they will start in May.”',
    ],
    [
      'It was agreed that the money in the pond account will carry over.',
      'Agreed to, in the words of the text: “It was agreed that the money in the pond account will carry over.”',
    ],
  ])('is told in a whole sentence or as the text has it: %s', (text, told) => {
    expect(motion(text)).toBe(told);
  });
  it('tells an election by what was filled, where its words are no sentence', () => {
    const told = motion(
      'By unanimous vote of the owners, Ann Lee was elected to by the President of the Board, Joan Roe as Secretary.',
    );
    expect(told).toBe('Officers were elected.');
  });
  it('tells officers that are only listed as named', () => {
    expect(
      motion('3. The Board officers for 2031 are:\na. President - Kim Ray\nb. Treasurer – Lee Fox'),
    ).toBe('The text names the officers.');
  });
  it('names no private person, and is left to the facts where nothing else is to be told', () => {
    const told = motion('The board decided to use Green Yards and Pat Smith will start in May.');
    expect(told).toBeUndefined();
  });
});

describe('who, when and of which lots', () => {
  it('tells a sum that the builder’s buyers pay as theirs', () => {
    const first =
      'As the builder sells homes, each purchaser shall pay a working capital contribution of $400 to the Association at closing.';
    expect(says('assessment.initial_contribution', first)).toBe(
      'Whoever buys a home first, from its builder, pays an extra sum once: $400. Ask whether you would too.',
    );
    const each =
      'Upon each sale of a home the purchaser shall pay a working capital contribution of $400 at closing.';
    expect(says('assessment.initial_contribution', each)).toBe(
      'You pay $400 once when you buy, on top of regular dues.',
    );
  });

  it('does not take who adopted the bylaws first for who may change them', () => {
    const vote = 'by a vote of a majority of the members, at a regular or special meeting';
    const adopted = `The bylaws shall be initially adopted by the board of directors, after which these bylaws may be amended ${vote}.`;
    expect(says('amendment.bylaws_vote', adopted, 'bylaws')).not.toContain('board');
  });

  it('quotes the lots and the upkeep that a rule leaves out', () => {
    const size =
      'The ground floor area of any dwelling on lots containing 14,500 square feet or less, exclusive of garages, shall not be less than 1,800 square feet.';
    const whole = `Fox Run Homeowners Association.\n\n${size}`;
    const page = { number: 1, text: whole, lines: linesOfText(whole), size: null, readable: true };
    const { restricted_activities: limits } = analyze([page], { documentType: 'cc_and_r' });
    expect(limits.find(({ id }) => id === 'exterior.minimum_home_size_sqft')?.text).toContain(
      'The text adds: “on lots containing 14,500 square feet or less”.',
    );
    const upkeep =
      'Each owner shall maintain the roof and the landscaping of his home not maintained by the Association and approved by the board.';
    expect(says('maintenance.roof', upkeep)).toContain('The text adds: “not maintained by the Association”.');
  });

  it('takes what the owners of numbered lots must keep for no duty of all', () => {
    const keeps = (whose: string) => `The Owners of ${whose} shall maintain the landscaping on their lots.`;
    expect(says('maintenance.yard', keeps('Lots 3 through 9'))).toBeUndefined();
    expect(says('maintenance.yard', keeps('the Lots'))).toBeDefined();
  });

  it('takes a lien that is only excepted from another rule for none', () => {
    const except = 'Except for the foreclosure of the lien of Article E,';
    const fees = 'the winner of any action shall recover a reasonable sum as fees of an attorney.';
    const lien = 'Unpaid assessments shall be a lien upon the Lot, to be foreclosed as a mortgage.';
    expect(says('assessment.lien', `${except} ${fees}`)).toBeUndefined();
    expect(says('assessment.lien', `${lien} ${except} ${fees}`)).not.toContain('The text adds');
  });

  it('takes what a fine paid late costs for nothing that dues cost', () => {
    const late = (debt: string) => `A late charge of $15 is added to ${debt} after 15 days past due.`;
    for (const fact of ['assessment.late_fee', 'assessment.late_after']) {
      expect(says(fact, late('an unpaid fine'))).toBeUndefined();
      expect(says(fact, late('the unpaid penalty'))).toBeUndefined();
      expect(says(fact, late('an unpaid assessment'))).toBeDefined();
    }
  });

  it('takes leave to do otherwise for no leave that is needed', () => {
    const fences = 'All fences shall conform to the detail of Exhibit C hereof';
    expect(
      saysOf('architecture.approval_required', `${fences} unless otherwise authorized by the Board.`),
    ).toBeUndefined();
    expect(saysOf('exterior.fences', `${fences} unless otherwise authorized by the Board.`)).toMatch(
      /^Fences: “/,
    );
    const wood = saysOf(
      'exterior.fences',
      'Unless otherwise approved by the Board, all fences shall be of wood.',
    );
    expect(wood ?? '').not.toMatch(/with approval/);
    expect(
      saysOf('architecture.approval_required', 'No fence shall be built unless approved by the Board.'),
    ).toBeDefined();
  });

  it('asks what the leash laws ask', () => {
    const leash = 'Owners of pets shall abide by all leash laws.';
    const whole = `Fox Run Homeowners Association.\n\n${leash}`;
    const page = { number: 1, text: whole, lines: linesOfText(whole), size: null, readable: true };
    const { restricted_activities: limits } = analyze([page], { documentType: 'cc_and_r' });
    expect(limits.find(({ id }) => id === 'pets.leash_required')?.text).toBe(
      'Pets must be kept as leash laws require.',
    );
  });

  it('takes no figure from columns that have no names', () => {
    const row = (figures: string) =>
      `Fox Run HOA 2025 Budget\n\nTotal Income\t${figures}\nTotal Expenses\t$9,000`;
    const income = (figures: string) => says('budget.total_income', row(figures), 'budget');
    expect(income('$9,500')).toBe('The budget counts on income of $9,500.');
    expect(income('$9,500\t$8,000\t$7,000\t$6,500\t$6,000\t$5,900\t$5,800\t$5,700')).toBeUndefined();
  });
});

it('a name that holds the word of a thing is no answer, whatever line is cited with it', () => {
  const doc = docOf('When recorded return to:\nRed Barn Construction, LLC', 'cc_and_r');
  expect(doc.sentences.length).toBeGreaterThan(1);
  expect(narrownessOf(doc, 'exterior.outbuildings', doc.sentences)).toBe('no answer');
  const rule = docOf('Barns:\nNo barn may stand near a barn.', 'cc_and_r');
  expect(narrownessOf(rule, 'exterior.outbuildings', rule.sentences)).toBe('whole');
});
