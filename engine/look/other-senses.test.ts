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
    ['rental.allowed', 'The beds may be looked at by members, their guests and tenants.'],
    ['rental.allowed', 'All of it is held, sold, leased and used as the plan says.'],
    ['rental.allowed', 'The mill is used by the builder as a sales and leasing office.'],
    ['rental.allowed', '"Lease" means that another lives there for money.'],
    ['pets.allowed', 'An owner answers for what a guest, servant or household pet breaks.'],
    ['use.quiet_hours', 'The drainage between the beds is not disturbed before noon.'],
    ['architecture.review_days', 'What the committee approves is commenced within 90 days of its decision.'],
    ['maintenance.roads', 'No trailer is repaired in the street.'],
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
  ])('%s is not spoken of: %s', (fact, text) => {
    expect(quotesIn(`${text}\n${beds(7)}`, fact)).toEqual([]);
  });

  test.each<[FactId, string]>([
    ['vehicles.guest_parking_limit', '8. Guests leave the parking after 3 days.'],
    ['rental.allowed', 'Members, guests and tenants are bound by the lease of the home.'],
    ['pets.allowed', 'A guest may bring a pet.'],
    ['use.quiet_hours', 'Noise ends by 9:00 p.m.'],
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
  ])('%s is spoken of: %s', (fact, text) => {
    expect(quotesIn(`${text}\n${beds(7)}`, fact)).not.toEqual([]);
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
