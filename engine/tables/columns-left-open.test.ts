import { describe, expect, it } from 'vitest';
import { duesNearby } from '../rules/dues/dues-nearby.ts';
import { duesTimesHomes } from '../rules/dues/dues-times-homes.ts';
import { specialAssessments } from '../rules/dues/special-assessments.ts';
import { documentDate } from '../rules/paper/document-date.ts';
import { rulesOfFigures } from '../rules/rules-of-figures.ts';
import { factsIn } from '../testing/facts-in.ts';

const rules = [...rulesOfFigures, specialAssessments, documentDate, duesTimesHomes, duesNearby];
const facts = (...rows: readonly (readonly string[])[]) =>
  factsIn(rows.map((cells) => cells.join('\t')).join('\n'), rules, 'budget');

describe('plans beside one another', () => {
  const found = facts(
    ['Heron Bluff HOA 2031 Budget, for discussion'],
    ['', '2030 Budget (approved)', '2031 Budget (A)', '2031 Budget (B)', '2031 Budget (C)'],
    ['Liability insurance', '$1,400.00', '$1,450.00', '$1,450.00', '$1,450.00'],
    ['Mowing', '$6,000.00', '$6,300.00', '$7,100.00', '$7,100.00'],
    ['Special assessment', '', '', '', '$2,508.00'],
    ['Total expenses', '$7,400.00', '$7,750.00', '$8,550.00', '$8,550.00'],
  );

  it('tell nothing where they differ', () => {
    expect(found['budget.total_expenses']).toBeUndefined();
  });

  it('raise no dues, and no more does the printing of their notice', () => {
    const all = facts(
      ['Heron Bluff HOA 2031 Budget, for discussion'],
      ['Dues', '$7,524.00', '$132/lot * 57 lots', '$10,317.00', '$181/lot * 57 lots'],
      ['Printing', '$20.00', 'Annual dues notice', '$20.00', 'Annual dues notice'],
    );
    expect(all['assessment.regular']).toBeUndefined();
    expect(all['community.units']).toBe(57);
  });

  it('levy nothing that stands in one of them', () => {
    expect(found.special_assessment).toBeUndefined();
  });

  it('tell what they agree on', () => {
    expect(found['budget.insurance']).toEqual({ amount: 1450, period: 'year' });
  });
});

describe('figures under no names', () => {
  it('tell nothing where there are three or more', () => {
    const found = facts(
      ['Heron Bluff HOA Budget'],
      ['Insurance', '$1,400.00', '$1,450.00', '$1,390.00', '$1,310.00'],
      ['Total expenses', '$7,400.00', '$7,750.00', '$8,550.00', '$8,200.00'],
    );
    expect(found['budget.total_expenses']).toBeUndefined();
    expect(found['budget.insurance']).toBeUndefined();
  });
});

describe('a sheet of dozens of columns', () => {
  const years = Array.from({ length: 14 }, (_, back) => 2029 - back);
  const spans = years.flatMap((year) => [
    `1/1/${year} to 12/31/${year}`,
    `Notes for 1/1/${year} to 12/31/${year}`,
  ]);
  const figures = (amount: number, remark = '') =>
    years.flatMap((_, back) => [`$${amount - back * 10}.00`, remark]);
  const found = facts(
    ['Heron Bluff HOA 2031 Budget'],
    ['', '2030 Budget', 'Notes', '2031 Budget', 'Notes', ...spans, 'Average'],
    ['Insurance', '$1,400.00', 'paid in May', '$1,450.00', '', ...figures(1300, 'Insurance'), '$1,290.00'],
    ['Total expenses', '$7,400.00', '', '$7,750.00', '', ...figures(6900), '$6,820.00'],
  );

  it('is read by the names of its columns', () => {
    expect(found['budget.insurance']).toEqual({ amount: 1450, period: 'year' });
    expect(found['budget.total_expenses']).toEqual({ amount: 7750, period: 'year' });
  });

  it('has no date in these names', () => {
    expect(`${found['document.date']}`).not.toMatch(/-01-01$/);
  });
});
