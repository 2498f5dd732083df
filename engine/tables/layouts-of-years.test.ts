import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { readDoc } from '../document.ts';
import { allRules } from '../rules/all-rules.ts';
import { factsIn, factsOf } from '../testing/facts-in.ts';
import { laidOut } from '../testing/printed-table.ts';

const facts = (type: DocumentType, picture: string) => factsOf(readDoc([laidOut(picture)], type), allRules);
const year = (amount: number) => ({ amount, period: 'year' });

describe('budgets of two years one below the other', () => {
  const budget = (of: string, income: string, insurance: string) => `
         Heron Ridge Condominium Association ${of} Budget

Income:
Maintenance fees                              ${income}
Total Income for ${of}                         ${income}

Expenses:
Insurances                                     ${insurance}
Utilities                                     226,117.60
Total Expenses for ${of}                       ${income}
`;

  it('are those of the later year, which their titles and totals name', () => {
    const found = facts(
      'budget',
      budget('2031', '582,459.73', '101,212.00') + budget('2030', '506,960.00', '105,069.20'),
    );
    expect(found['budget.total_income']).toEqual(year(582459.73));
    expect(found['budget.total_expenses']).toEqual(year(582459.73));
    expect(found['budget.insurance']).toEqual(year(101212));
  });
});

describe('what was left over', () => {
  const statement = (heads: string) => `
Heron Bluff Association
Statement of operations

                              ${heads}
Revenue from dues           14,351.66        14,400.00
Total expenses              12,658.48        14,560.00
Net income                   1,693.18          (160.00)`;

  it('is no result that a budget counts on', () => {
    expect(facts('financial', statement('  Actual           Budget'))['financial.net_income']).toEqual({
      amount: 1693.18,
    });
    const planned = `
Heron Bluff Association
Statement of operations

                            2030 Budget      2031 Budget
Revenue from dues             14,000.00        14,400.00
Total expenses                14,000.00        14,560.00
Net income                            -          (160.00)`;
    expect(facts('financial', planned)['financial.net_income']).toBeUndefined();
  });
});

it('the income of some months is not told as a year’s', () => {
  const found = (text: string) => factsIn(text, allRules, 'financial')['budget.total_income'];
  expect(found('We had total income of $152,311 for the year.')).toEqual(year(152311));
  expect(found('For the ten months we had total income of $152,311.')).toBeUndefined();
});

it('a balance that was budgeted is none where the same year’s actual stands beside it', () => {
  const found = (heads: string) =>
    facts(
      'budget',
      `
Heron Bluff Association
2031 results

                                        ${heads}
Total Income                              134,600      155,625
Mowing and removal of the leaves           32,550       30,215
Total Expenses                            132,550      190,215

Reserve Account
Beginning Balance                          78,376       78,376
Ending Balance                             90,876       29,318`,
    )['reserves.balance'];
  expect(found('Budget       Actual')).toBeUndefined();
  expect(found('2031 Budget  2030 Actual')).toEqual({ amount: 78376, year_end: 90876 });
});

describe('parts of the property', () => {
  it('have lives under their firms’ short names', () => {
    const found = facts(
      'reserves',
      `
ITEM                          UNIT         UNIT                      REPLACEMENT
DESCRIPTION                               COST ($)     NEL     REL       COST ($)
Asphalt pavement, overlay      sf           1.60        18       6       119,200
Retaining wall, timber         sf          32.00        20       3        73,600
Entrance monument              ls       7,480.00        20      12         7,480`,
    );
    expect(found['reserves.components']).toEqual([
      { name: 'Asphalt pavement, overlay', useful_life_years: 18, remaining_life_years: 6, cost: 119200 },
      { name: 'Retaining wall, timber', useful_life_years: 20, remaining_life_years: 3, cost: 73600 },
      { name: 'Entrance monument', useful_life_years: 20, remaining_life_years: 12, cost: 7480 },
    ]);
  });

  it('have a block each, with or without a number', () => {
    const block = (head: string, cost: string) =>
      `${head}\nUseful life\t20\tUnit cost\t$ 640\nRemaining life\t5\tReplacement cost\t$ ${cost}\n\n`;
    const text =
      block('Component:  Roofing - shake\tCategory: 020', '263,680') +
      block('Component:  Decks - replace\tCategory: 050', '138,040') +
      block('The component: a roof', '1,000').replace('Useful', 'Its');
    expect(factsIn(text, allRules, 'reserves')['reserves.components']).toEqual([
      { name: 'Roofing - shake', useful_life_years: 20, remaining_life_years: 5, cost: 263680 },
      { name: 'Decks - replace', useful_life_years: 20, remaining_life_years: 5, cost: 138040 },
    ]);
  });
});
