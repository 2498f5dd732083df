import { describe, expect, test } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import type { FactId } from '../catalogue.ts';
import { docOf } from '../testing/doc-of.ts';
import { findPassages } from './find-passages.ts';

const beds = (count: number) =>
  Array.from(
    { length: count },
    (_, n) =>
      `Bed number ${n} of the long row behind the old mill is watered in the cool of the evening by whoever planted it in spring.`,
  ).join('\n');
const quotesIn = (text: string, fact: FactId, type?: DocumentType) =>
  findPassages(docOf(text, type), fact)?.map(({ quote }) => quote) ?? [];

describe('a name in another sense', () => {
  test.each<[FactId, string]>([
    ['pets.max_count', '8. A dog is welcome at the mill.'],
    ['financial.loan', 'Bad debt of the year is $410.'],
    ['litigation', 'The cracks show that it settled.'],
    ['litigation', 'Kim thinks of settlement due to the rain.'],
    ['litigation', 'The unpaid part is due at settlement.'],
    ['litigation', 'Give this to the settlement agent.'],
    ['litigation', 'A settlement of the slab was looked for.'],
    ['reserves.percent_funded', 'Budget funded repairs are $900 and less.'],
    ['assessment.regular', 'Loss assessment coverage is capped at $900.'],
    ['repairs.critical', 'It is not an emergency, and $40 will do.'],
    ['repairs.critical', 'For a medical emergency, call, and $40 will do.'],
    ['rental.allowed', 'For rent signs are no use by the beds.'],
    ['assessment.foreclosure', 'The buyer of a lot sold on contract votes on assessments.'],
    [
      'insurance.owner_must_carry',
      'No member shall keep at his unit what may increase the rate of insurance.',
    ],
    [
      'insurance.owner_must_carry',
      'No member shall keep at his unit what leads to the cancellation of his insurance.',
    ],
    ['budget.total_income', 'Total insurance 1,203.10'],
    ['vehicles.rv_boat_trailer', 'Playsets and recreational equipment are stored at the mill.'],
    ['rental.allowed', 'The beds may be looked at by members, their guests and tenants.'],
    ['rental.allowed', 'All of it is held, sold, leased and used as the plan says.'],
    ['rental.allowed', 'The mill is used by the builder as a sales and leasing office.'],
    ['rental.allowed', '"Lease" means that another lives there for money.'],
    ['use.quiet_hours', 'Nothing between the beds is disturbed before noon.'],
    ['architecture.review_days', 'What the committee approves is commenced within 90 days of its decision.'],
    ['maintenance.roads', 'No trailer is repaired in the street.'],
    ['maintenance.roads', 'While a house is built, its lot pays what street cleaning costs.'],
    ['architecture.approval_required', 'The board may approve to assess the costs of an improvement.'],
    [
      'architecture.approval_required',
      'We may modify any plat with the consent to such modification of all.',
    ],
    [
      'assessment.foreclosure',
      'A mortgagee is an owner once it has acquired a lot by foreclosure of its lien.',
    ],
    ['assessment.foreclosure', 'All of it is held, sold and conveyed subject to assessments and liens.'],
    ['records.inspection', 'Then comes the examination of the proxies, of which a copy is open.'],
    ['vehicles.street_parking', 'Parking in the garage has its own marks for cars.'],
    ['dispute.arbitration', 'It has standing to institute or settle arbitration in its own name.'],
    ['board.term', 'The board of directors may approve tenants for two years of a lease term.'],
    ['meeting.annual', 'This is an annual membership, and he pays annual general assessments.'],
    ['amendment.bylaws_vote', 'Amended 3/9/23. The plat has amendments thereto. It can amend the articles.'],
    ['declaration.term', 'The covenants name a class of members and the terms thereof.'],
    ['repairs.critical', 'A new sign is booked under the $900 line item for improvements.'],
    ['maintenance.roof', 'Nobody is free of dues by the abandonment of his lot or its upkeep.'],
    ['declaration.term', 'The covenants stand under the terms and conditions of the plat.'],
    ['amendment.declaration_vote', 'The third amendment has one page.'],
    ['assessment.increase_cap', 'The assessment pays what is in excess of those sums that were planned.'],
    ['sale.right_of_first_refusal', 'The board has the right to purchase and maintain insurance.'],
    ['assessment.late_fee', 'A cart in the beds costs a penalty of $30.'],
    ['financial.delinquent_homes', 'Three forms were received late and seven in late spring.'],
    ['financial.operating_cash', 'Total operating expenses of the year are $9,100.'],
    ['budget.total_income', 'Net income of the year is $1,200.'],
    ['repairs.critical', 'The motion failed by 3 votes, and $40 were given back.'],
    ['board.size', 'Two directors may call a meeting.'],
    ['assessment.regular', 'The special assessment of $90 is for the mill.'],
    [
      'assessment.regular',
      'Any tax, fee or assessment of the water district stands in the book of the county.',
    ],
    [
      'assessment.increase_cap',
      'The first annual assessment is adjusted according to the number of months left.',
    ],
    ['assessment.increase_cap', 'The board may increase the initiation fee by 5% in a year.'],
    ['fine.schedule', 'Beds are strewn with rock fines of $4 a sack.'],
    ['fine.schedule', 'Beds are strewn with pea gravel, fines or bark of $4 a sack.'],
    ['rental.allowed', 'The dues pay the fire hydrant rental of $40.'],
    ['rental.allowed', 'A standard "For Sale" or "For Lease" sign is allowed in a window.'],
    ['rental.allowed', 'Two owners who hold a lot as tenants in common have one vote.'],
    ['rental.allowed', 'The board may sell, lease or sublease the lot on behalf of the association.'],
    ['rental.allowed', 'A home that is built for sale or rent gets its wires without cost.'],
    ['use.quiet_hours', 'Owners keep their pets from loud noise.'],
    ['use.quiet_hours', 'No loud noise at the pool.'],
    ['use.quiet_hours', 'Music by the pool is heard through headphones only, until all have left.'],
    ['rental.allowed', 'Members may rent the recreation center, or sponsor its use.'],
    ['rental.allowed', 'Whoever will rent or sponsor a rental of the lodge asks the board first.'],
    ['rental.allowed', 'Keys of past community room rentals are handed in.'],
    ['assessment.regular', 'The berth costs $90 a quarter, paid along with your quarterly dues.'],
    ['assessment.regular', 'A pass of $35 is for whoever is current on the assessment.'],
    ['assessment.regular', 'The manager looks after dues collection and the beds.'],
    ['fine.schedule', 'Penalties on late assessments are $40 for each quarter.'],
    ['architecture.review_days', 'An appeal from a decision of the committee is received within 30 days.'],
    [
      'maintenance.roads',
      'Whoever dries clothes at the intersection of streets is responsible for the line.',
    ],
    [
      'maintenance.roads',
      'The club shall obtain and maintain insurance of the private streets and replace them.',
    ],
    ['insurance.owner_must_carry', 'Where insurance proceeds fall short, each owner pays a share.'],
    [
      'insurance.owner_must_carry',
      'The association shall obtain insurance of the homes in the name of each owner.',
    ],
    ['sale.right_of_first_refusal', 'The failure or refusal of an owner to pay is told to the buyer.'],
    [
      'assessment.initial_contribution',
      'The reserve study tells the yearly contribution of $90 and what is paid.',
    ],
    ['litigation', 'The end of an action or suit by a plea of nolo contendere proves nothing.'],
    ['financial.delinquent_homes', 'Three overdue makeovers of the gate were put on the list.'],
    ['financial.operating_cash', 'Operating assessments of the year are $9,100.'],
    ['repairs.critical', 'The manager will negotiate to replace the old contract of $400.'],
    ['occupancy.age_restricted', 'Before me came the Senior Vice President of the bank, aged 40 years.'],
    ['occupancy.age_restricted', 'No more than three pets over the age of six months live in a home.'],
    ['dispute.arbitration', 'If an action is put into arbitration, the prevailing party gets its costs.'],
    ['minutes.quorum_present', 'By a vote of the members present the gate is red.'],
    ['minutes.next_meeting', 'The ride around the beds is scheduled for May 19, 2031.'],
    ['budget.total_expenses', 'Lawn care costs came to $4,420.'],
    ['vehicles.street_parking', 'No child plays with a vehicle in the parking areas.'],
  ])('%s is not spoken of: %s', (fact, text) => {
    expect(quotesIn(`${text}\n${beds(7)}`, fact)).toEqual([]);
  });

  test.each<[FactId, string]>([
    ['vehicles.guest_parking_limit', '8. Guests leave the parking after 3 days.'],
    ['rental.allowed', 'Members, guests and tenants are bound by the lease of the home.'],
    ['pets.allowed', 'A guest may bring a pet.'],
    ['use.quiet_hours', 'Noise ends by 9:00 p.m.'],
    ['use.quiet_hours', 'Music from a home or the pool is not loud until dark.'],
    ['rental.allowed', 'Members may rent the homes by the lodge.'],
    ['rental.allowed', 'Owners who rent a lodge unit ask the board first.'],
    ['assessment.regular', 'Dues of $90 a quarter are paid with a check.'],
    ['assessment.regular', 'Dues collected from each home are $90.'],
    ['assessment.regular', 'The current assessment is $90.'],
    ['fine.schedule', 'Penalties on the harvest are $40 for each bed.'],
    ['architecture.review_days', 'The committee answers within 20 days of the receipt of plans.'],
    ['maintenance.roads', 'Snow in the street is cleared around vehicles.'],
    ['maintenance.roof', 'Each owner is responsible for the roof.'],
    ['declaration.term', 'The covenants run for a term of 20 years.'],
    ['amendment.declaration_vote', 'An amendment needs 60% of the votes of the owners.'],
    ['assessment.increase_cap', 'No assessment is raised by more than 5% in a year.'],
    ['assessment.late_fee', 'A penalty of $30 is added to late dues.'],
    ['financial.delinquent_homes', 'Three homes are late.'],
    ['financial.operating_cash', 'The operating account holds $9,100.'],
    ['budget.total_income', 'Income of the year is $1,200.'],
    ['repairs.critical', 'The pump failed, and a new one is $400.'],
    ['board.size', 'A board of five directors is elected.'],
    ['minutes.motions', 'The fence was tabled until May.'],
    ['use.home_business', 'No activity for profit goes on in a home.'],
    ['association.state', 'The mill stands in Ohio.'],
    ['assessment.regular', 'The special assessment comes on top of the assessment of $90 a year.'],
    ['assessment.increase_cap', 'The board may adjust the assessment no more than twice in a year.'],
    ['fine.schedule', 'Fines of $4 are for whoever walks on the beds.'],
    ['rental.allowed', 'A "For Lease" sign is for a home that was leased before.'],
    ['use.quiet_hours', 'Keep your pets and your radio from loud noise after dark.'],
    ['pets.allowed', 'An owner answers for what a guest, servant or household pet breaks in a lot.'],
    ['architecture.review_days', 'The committee takes a decision within 30 days of the receipt of plans.'],
    [
      'insurance.owner_must_carry',
      'The association shall obtain insurance, and each owner shall insure the rest.',
    ],
    ['sale.right_of_first_refusal', 'The builder has the option to repurchase a lot that its owner sells.'],
    ['assessment.initial_contribution', 'The first buyer pays a contribution of $90.'],
    ['occupancy.age_restricted', 'Senior citizens of 60 years live in each home.'],
    ['dispute.arbitration', 'A claim goes to arbitration before a court hears it.'],
    ['minutes.quorum_present', 'The members present were a quorum.'],
    ['minutes.next_meeting', 'The board meeting is scheduled for May 19, 2031.'],
    ['budget.total_expenses', 'Total expenses came to $4,420.'],
  ])('%s is spoken of: %s', (fact, text) => {
    expect(quotesIn(`${text}\n${beds(7)}`, fact)).not.toEqual([]);
  });

  test('what has a name in another sense leads nothing under it', () => {
    const under = (title: string) =>
      quotesIn(
        `${title}\n\nDog Waste 2,000.00\nPump House 3,569.00\n${beds(7)}`,
        'financial.operating_cash',
        'financial',
      );
    expect(under('CASH BASIS')).toEqual([]);
    expect(under('CASH')).not.toEqual([]);
  });

  test('a short name in a title is a word of it, not the beginning of one', () => {
    const under = (title: string) =>
      quotesIn(
        `ARTICLE I ${title}\nSection 1. The gate is red, and $40 were paid for it.\n${beds(7)}`,
        'litigation',
      );
    expect(under('SUITE')).toEqual([]);
    expect(under('SUITS')).not.toEqual([]);
  });

  test('the power to levy a special assessment is none that was levied', () => {
    const power = 'The association may levy a special assessment of $90 for the roof, to be voted on.';
    const levied = 'Levy a $90 special assessment for the roof, as voted.';
    expect(quotesIn(`${power}\n${beds(7)}`, 'special_assessment', 'cc_and_r')).toEqual([]);
    expect(quotesIn(`${levied}\n${beds(7)}`, 'special_assessment', 'cc_and_r')).toHaveLength(1);
  });

  test('a figure beside another subject answers nothing by itself', () => {
    expect(quotesIn(`Child past the age of 9 years\n${beds(7)}`, 'occupancy.age_restricted')).toEqual([]);
    expect(quotesIn(`Owner past the age of 60 years\n${beds(7)}`, 'occupancy.age_restricted')).toHaveLength(
      1,
    );
  });

  test('approval is asked for what is built, and by words of approval', () => {
    const asks = (text: string) => quotesIn(`${text}\n${beds(7)}`, 'architecture.approval_required');
    expect(asks('No barn or other structure is placed on a lot to live in.')).toEqual([]);
    expect(asks('The prior approval of the board is kept with a plan for arrears.')).toEqual([]);
    expect(asks('No exterior is decorated without prior consent of the board.')).toHaveLength(1);
  });
});

describe('what is shown of rows, labels and long neighbors', () => {
  test('the rows of a list of components are shown together', () => {
    const rows = ['Slate Roof 30 12 $81,000', 'Mill Bridge 40 9 $22,500', 'East Gate 15 3 $4,100'];
    const found = quotesIn(
      ['Component Useful Life Remaining Life Current Cost', ...rows]
        .join('\n')
        .replaceAll(/ (?=[\d$])/g, '\t'),
      'reserves.components',
      'reserves',
    );
    expect(found.some((quote) => rows.every((row) => quote.includes(row.split(' ')[1] ?? '')))).toBe(true);
  });

  test('a label is shown with the amount in the next line', () => {
    const text = 'Cash in the north bank\n84,100.20\nDelinquent dues\n15,600.40\nBeds and tools\n300.10';
    expect(quotesIn(text, 'financial.delinquent_amount', 'financial')[0]).toBe('Delinquent dues\n15,600.40');
  });

  test('a long neighbor is a place of its own', () => {
    const about = (what: string) =>
      `${what} is kept in order by its owner, who mows the grass and trims the shrubs ${'as the season and the weather of the valley ask for it '.repeat(6)}.`;
    const found = quotesIn(
      [beds(4), about('The yard before the house'), about('The lawn behind the house'), beds(4)].join('\n'),
      'maintenance.yard',
    );
    expect(found.some((quote) => quote.includes('yard before'))).toBe(true);
    expect(found.some((quote) => quote.includes('lawn behind'))).toBe(true);
  });

  test('a note of a page of news is shown without the next, a letter with its days', () => {
    const note = (title: string, day: string, words: string) => `${title}\n${day}\n\n${words}`;
    const notes = [
      note('The mill opens', 'May 9, 2031', 'All are asked to come.'),
      note('Grass again', 'June 2, 2031', 'Whoever is behind on dues is asked to pay.'),
      note('The oak fell', 'July 4, 2031', 'Nobody was hurt.'),
    ];
    const [found] = quotesIn(notes.join('\n\n'), 'financial.delinquent_homes', 'other');
    expect(found).toMatch(/^Grass again\s+June 2, 2031\s+Whoever is behind on dues is asked to pay\.$/);
    const letter = quotesIn(notes.slice(1).join('\n\n'), 'financial.delinquent_homes', 'other');
    expect(letter.join()).toContain('The oak fell');
  });

  test('what stands before a short sentence is shown as well as what follows', () => {
    const [first] = quotesIn(
      `${beds(4)}\nBins do not stand at the curb. Fines are $10. The barn is painted red and the mill is white.\n${beds(4)}`,
      'fine.schedule',
    );
    expect(first).toContain('Bins do not stand at the curb. Fines are $10.');
  });

  test('a date speaks of when the paper is of', () => {
    expect(quotesIn(`Harvest letter\nOctober 3, 2020\n${beds(3)}`, 'document.date', 'other')[0]).toContain(
      '2020',
    );
  });
});
