import { describe, expect, it } from 'vitest';
import type { FactValue } from '#contract/analysis.ts';
import type { FactId } from '../catalogue.ts';
import { readDoc } from '../document.ts';
import { linesOfText } from '../structure/printed.ts';
import type { Tier } from '../tiers.ts';
import { balances } from './balances.ts';
import { bounds } from './bounds.ts';
import { decideSoundly } from './decide-soundly.ts';

const docOf = (text: string) =>
  readDoc([{ number: 1, text, lines: linesOfText(text), size: null, readable: true }], 'reserves');

/** One answer proposed for each line of a text, cited to that line. */
function decided(proposed: readonly (readonly [string, FactId, FactValue, Tier])[]) {
  const text = proposed.map(([line]) => line).join('\n\n');
  const doc = docOf(text);
  const candidates = proposed.map(([line, fact, value, tier]) => {
    const start = doc.source.text.indexOf(line);
    return { fact, value, tier, ranges: [{ start, end: start + line.length }] };
  });
  return decideSoundly(doc, candidates, null).decided;
}
const told = (proposed: Parameters<typeof decided>[0]) =>
  Object.fromEntries(decided(proposed).map(({ fact, value }) => [fact, value]));

const year = (amount: number) => ({ amount, period: 'year' });
const home = (amount: number, period: string) => ({ amount, period, per: 'home' });

/** A value that a bound refuses, with the words it was found in; and one of the same fact that it lets pass. */
const bounded: Record<string, { refused: [string, FactId, FactValue]; passed: [string, FactId, FactValue] }> =
  {
    'a year is no count of homes': {
      refused: ['Number of homes 2031 monthly 2032 monthly dues.', 'community.units', 2031],
      passed: ['The community has 2031 homes on four hundred acres.', 'community.units', 2031],
    },
    'a community has homes': {
      refused: ['There is one home.', 'community.units', 1],
      passed: ['There are 40 homes.', 'community.units', 40],
    },
    'a vote that the board may do without is none on a larger raise': {
      refused: [
        'Upon approval by the Board or by a majority vote of the members, the annual assessment may be increased.',
        'assessment.increase_vote',
        50,
      ],
      passed: [
        'The annual assessment may be increased above 5% by a majority vote of the members.',
        'assessment.increase_vote',
        50,
      ],
    },
    'homes that are mainly for living in are not for that alone': {
      refused: [
        'All Lots shall be used primarily for residential purposes and any other use allowed by local zoning ordinances.',
        'occupancy.residential_only',
        true,
      ],
      passed: ['All Lots shall be used for residential purposes only.', 'occupancy.residential_only', true],
    },
    'what a vote may raise the dues by is no raise without one': {
      refused: [
        'The maximum annual assessment may be increased each year, not more than 15% above that of the year before, by a vote of two-thirds of the members.',
        'assessment.increase_cap',
        15,
      ],
      passed: [
        'The maximum annual assessment may be increased each year, not more than 5% above that of the year before, without a vote of the members.',
        'assessment.increase_cap',
        5,
      ],
    },
    'owners who may only turn it down approve nothing': {
      refused: [
        'The assessment is ratified unless a majority of the owners vote to reject it.',
        'assessment.special_vote',
        { percent: 50, of: 'all_owners' },
      ],
      passed: [
        'The assessment is levied if a majority of the owners approve it.',
        'assessment.special_vote',
        { percent: 50, of: 'all_owners' },
      ],
    },
    'what dues hold for the reserves is not what these hold': {
      refused: ['Reserves are $21.50 of the monthly part.', 'financial.reserve_cash', { amount: 21.5 }],
      passed: ['Reserves are $21,500 as of May 9, 2031.', 'financial.reserve_cash', { amount: 21_500 }],
    },
    'a budget is for a year of our time': {
      refused: ['Budget of account 4100.', 'budget.year', 4100],
      passed: ['Budget for 2031.', 'budget.year', 2031],
    },
    'inflation is a small rate': {
      refused: ['Inflation has come to 40% since 2010.', 'reserves.inflation', 40],
      passed: ['Inflation is taken as 3.5%.', 'reserves.inflation', 3.5],
    },
    'interest on savings is a small rate': {
      refused: ['Interest on late dues is 18%.', 'reserves.interest', 18],
      passed: ['Interest on deposits is 1.5%.', 'reserves.interest', 1.5],
    },
    'percent funded is a share': {
      refused: ['Funded 4100.', 'reserves.percent_funded', 4100],
      passed: ['We are 110% funded.', 'reserves.percent_funded', 110],
    },
    'a line that studies draw is no result, where it is explained': {
      refused: [
        'A reserve fund is 100% funded when its cash equals the wear of its parts.',
        'reserves.percent_funded',
        100,
      ],
      passed: ['Your reserves are 100% funded today.', 'reserves.percent_funded', 100],
    },
    'dues of one home are what a home can pay': {
      refused: ['Dues of $412,000 a year.', 'assessment.regular', home(412_000, 'year')],
      passed: ['Dues of $412 a year.', 'assessment.regular', home(412, 'year')],
    },
    'dues that hang on a vote are no dues yet': {
      refused: [
        'In the event that fewer owners approve it, the board will raise dues to $99 a month.',
        'assessment.regular',
        home(99, 'month'),
      ],
      passed: ['Owners approved dues of $99 a month.', 'assessment.regular', home(99, 'month')],
    },
    'what is paid late is charged, and not fined': {
      refused: [
        'Where the closing fee is not paid in ten days, a penalty of $300 is added.',
        'fine.schedule',
        { amount: 300, period: 'once', offence: 'closing fee' },
      ],
      passed: [
        'Whoever breaks the parking rules pays a penalty of $300.',
        'fine.schedule',
        { amount: 300, period: 'once', offence: 'parking' },
      ],
    },
    'a further late charge is not the first': {
      refused: ['An additional late charge of $5 is added each month.', 'assessment.late_fee', { amount: 5 }],
      passed: ['A late charge of $20 is added.', 'assessment.late_fee', { amount: 20 }],
    },
    'what money is kept for is no repair': {
      refused: [
        'Reserve funds are used for major repairs, i.e. paving of streets.',
        'repairs.critical',
        { what: 'paving of streets' },
      ],
      passed: ['The streets must be repaved before winter.', 'repairs.critical', { what: 'The streets' }],
    },
    'what is due in a month of each quarter is no monthly payment, nor is what may be paid so as well': {
      refused: ['Dues are paid on the first of the month of each quarter.', 'assessment.frequency', 'month'],
      passed: ['Dues are paid on the first of each month.', 'assessment.frequency', 'month'],
    },
    'how often dues are paid is said where they are': {
      refused: ['Eleven owners have yet to pay dues for 2031.', 'assessment.frequency', 'year'],
      passed: ['Annual dues for 2031 are $480.', 'assessment.frequency', 'year'],
    },
    'interest on late dues is a rate': {
      refused: ['Interest of 180%.', 'assessment.interest_rate', 180],
      passed: ['Interest of 18%.', 'assessment.interest_rate', 18],
    },
    'points on top of another rate are no rate': {
      refused: [
        'Assessments bear interest at two percent (2%) per annum above the prime rate.',
        'assessment.interest_rate',
        2,
      ],
      passed: [
        'Assessments bear interest at 2% per annum above any late charge.',
        'assessment.interest_rate',
        2,
      ],
    },
    'a deductible is a sum for one loss': {
      refused: ['The deductible is $2.', 'insurance.deductible', { amount: 2 }],
      passed: ['The deductible is $10,000.', 'insurance.deductible', { amount: 10_000 }],
    },
    'a share of homes is at most all of them': {
      refused: ['Late: 140 percent.', 'financial.delinquent_homes', { value: 140, unit: 'percent' }],
      passed: ['Late: 14 percent.', 'financial.delinquent_homes', { value: 14, unit: 'percent' }],
    },
  };

describe('what one fact may be', () => {
  it.each(bounds.map(({ name }) => name))('%s', (name) => {
    const own = bounded[name];
    if (!own) throw new Error('A bound needs what it refuses and what it lets pass.');
    const [refusedLine, fact, value] = own.refused;
    expect(told([[refusedLine, fact, value, 'express']])).toEqual({});
    const [line, same, good] = own.passed;
    expect(told([[line, same, good, 'express']])).toEqual({ [same]: good });
  });
});

type Stated = readonly (readonly [FactId, FactValue])[];
/** Answers that a balance holds together, and answers of which it gives up the first. */
const balanced: Record<string, { holds: Stated; broken: Stated; givesUp: FactId }> = {
  'percent funded is the balance over the fully funded balance': {
    holds: [
      ['reserves.percent_funded', 42],
      ['reserves.fully_funded_balance', { amount: 500_000 }],
      ['reserves.balance', { amount: 205_000 }],
    ],
    broken: [
      ['reserves.percent_funded', 100],
      ['reserves.fully_funded_balance', { amount: 500_000 }],
      ['reserves.balance', { amount: 205_000 }],
    ],
    givesUp: 'reserves.percent_funded',
  },
  'homes that are behind are fewer than all homes': {
    holds: [
      ['financial.delinquent_homes', { value: 9, unit: 'homes' }],
      ['community.units', 120],
    ],
    broken: [
      ['financial.delinquent_homes', { value: 120, unit: 'homes' }],
      ['community.units', 120],
    ],
    givesUp: 'financial.delinquent_homes',
  },
  'where a lease of some weeks is enough, short rentals are not forbidden': {
    holds: [
      ['rental.short_term_prohibited', true],
      ['rental.minimum_term', { days: 28 }],
    ],
    broken: [
      ['rental.short_term_prohibited', true],
      ['rental.minimum_term', { days: 7 }],
    ],
    givesUp: 'rental.short_term_prohibited',
  },
  'the dues of all homes are most of the income, and no more': {
    holds: [
      ['community.units', 120],
      ['assessment.regular', home(100, 'month')],
      ['budget.total_income', year(150_000)],
    ],
    broken: [
      ['community.units', 1200],
      ['assessment.regular', home(100, 'month')],
      ['budget.total_income', year(150_000)],
    ],
    givesUp: 'community.units',
  },
  'what goes into reserves is part of the costs': {
    holds: [
      ['budget.reserve_contribution', year(20_000)],
      ['budget.total_expenses', year(90_000)],
    ],
    broken: [
      ['budget.reserve_contribution', year(200_000)],
      ['budget.total_expenses', year(90_000)],
    ],
    givesUp: 'budget.reserve_contribution',
  },
  'insurance is part of the costs': {
    holds: [
      ['budget.insurance', year(20_000)],
      ['budget.total_expenses', year(90_000)],
    ],
    broken: [
      ['budget.insurance', year(2_000_000)],
      ['budget.total_expenses', year(90_000)],
    ],
    givesUp: 'budget.insurance',
  },
  "the manager's fee is part of the costs": {
    holds: [
      ['budget.management_fee', year(9000)],
      ['budget.total_expenses', year(90_000)],
    ],
    broken: [
      ['budget.management_fee', year(108_000)],
      ['budget.total_expenses', year(90_000)],
    ],
    givesUp: 'budget.management_fee',
  },
  'cash is part of the assets': {
    holds: [
      ['financial.operating_cash', { amount: 30_000 }],
      ['financial.total_assets', { amount: 28_000 }],
    ],
    broken: [
      ['financial.operating_cash', { amount: 30_000 }],
      ['financial.total_assets', { amount: 3000 }],
    ],
    givesUp: 'financial.operating_cash',
  },
  'one balance is not that of two accounts': {
    holds: [
      ['financial.operating_cash', { amount: 30_000 }],
      ['financial.reserve_cash', { amount: 31_000 }],
    ],
    broken: [
      ['financial.operating_cash', { amount: 31_000 }],
      ['financial.reserve_cash', { amount: 31_000 }],
    ],
    givesUp: 'financial.operating_cash',
  },
  'a budget is for about the year in which it is written': {
    holds: [
      ['budget.year', 2032],
      ['document.date', '2031-11-08'],
    ],
    broken: [
      ['budget.year', 2051],
      ['document.date', '2031-11-08'],
    ],
    givesUp: 'budget.year',
  },
  'cash to run on lasts some years at most': {
    holds: [
      ['financial.operating_cash', { amount: 90_000 }],
      ['budget.total_expenses', year(80_000)],
    ],
    broken: [
      ['financial.operating_cash', { amount: 9_000_000 }],
      ['budget.total_expenses', year(80_000)],
    ],
    givesUp: 'financial.operating_cash',
  },
};

describe('what figures come to together', () => {
  const stated = (facts: Stated) =>
    told(facts.map(([fact, value], i) => [`Line ${i} of a table.`, fact, value, 'implied']));
  it.each([...new Set(balances.map(({ name }) => name))])('%s', (name) => {
    const own = balanced[name];
    if (!own) throw new Error('A balance needs answers that hold together, and answers that do not.');
    expect(stated(own.holds)).toEqual(Object.fromEntries(own.holds));
    expect(stated(own.broken)).toEqual(
      Object.fromEntries(own.broken.filter(([fact]) => fact !== own.givesUp)),
    );
  });

  it('gives the place of what is ruled out to the next best answer that fits', () => {
    expect(
      told([
        ['The reserves are 80% funded.', 'reserves.percent_funded', 80, 'told'],
        ['Percent funded: 41%', 'reserves.percent_funded', 41, 'implied'],
        ['Ideal: $500,000', 'reserves.fully_funded_balance', { amount: 500_000 }, 'express'],
        ['Balance: $205,000', 'reserves.balance', { amount: 205_000 }, 'express'],
      ]),
    ).toMatchObject({ 'reserves.percent_funded': 41 });
  });

  it('keeps what is stated plainly and does not fit: the reader is told so', () => {
    expect(
      told([
        ['The reserves are 80% funded.', 'reserves.percent_funded', 80, 'express'],
        ['Ideal: $500,000', 'reserves.fully_funded_balance', { amount: 500_000 }, 'express'],
        ['Balance: $205,000', 'reserves.balance', { amount: 205_000 }, 'express'],
      ]),
    ).toMatchObject({ 'reserves.percent_funded': 80, 'reserves.balance': { amount: 205_000 } });
  });

  it('does not call another answer a contradiction that the rest rules out', () => {
    const answers = decided([
      ['The reserves are 41% funded.', 'reserves.percent_funded', 41, 'express'],
      ['The fund was 75% funded ten years ago.', 'reserves.percent_funded', 75, 'express'],
      ['Ideal: $500,000', 'reserves.fully_funded_balance', { amount: 500_000 }, 'express'],
      ['Balance: $205,000', 'reserves.balance', { amount: 205_000 }, 'express'],
    ]);
    const percent = answers.find(({ fact }) => fact === 'reserves.percent_funded');
    expect(percent).toMatchObject({ value: 41, conflicts: [] });
  });

  it('compares nothing where a figure or its period is missing', () => {
    const facts: Stated = [
      ['community.units', 1200],
      ['assessment.regular', { amount: 100, per: 'home' }],
      ['budget.total_income', year(150)],
    ];
    expect(stated(facts)).toEqual(Object.fromEntries(facts));
  });
});
