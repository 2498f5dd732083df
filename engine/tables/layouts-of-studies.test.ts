import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { readDoc } from '../document.ts';
import { rulesOfFigures } from '../rules/rules-of-figures.ts';
import { factsOf } from '../testing/facts-in.ts';
import { tableOf, tabsOf } from '../testing/printed-table.ts';

interface Layout {
  readonly name: string;
  readonly type: DocumentType;
  /** Right edges of the columns after the first, fractions of the page's width. */
  readonly edges: readonly number[];
  /** Whether it reads the same from a text with tabs. */
  readonly tabs?: boolean;
  readonly table: string;
  readonly facts: Record<string, unknown>;
}

const layouts: readonly Layout[] = [
  {
    // Quantities in words, and a count behind a name
    name: 'quantities',
    type: 'reserves',
    edges: [0.45, 0.56, 0.68, 0.8, 0.94],
    tabs: true,
    table: `
Components
Component|Quantity|Useful life|Remaining life|Current cost|Fully funded bal.
Asphalt overlay|86,400 sf|25|7|$172,800|$124,416
Walk repairs|1 ls|5|3|$6,500|$2,600
Lobby air handlers (2)|2 ea|15|6|$17,600|$10,560`,
    facts: {
      'reserves.components': [
        { name: 'Asphalt overlay', useful_life_years: 25, remaining_life_years: 7, cost: 172_800 },
        { name: 'Walk repairs', useful_life_years: 5, remaining_life_years: 3, cost: 6500 },
        { name: 'Lobby air handlers (2)', useful_life_years: 15, remaining_life_years: 6, cost: 17_600 },
      ],
    },
  },
  {
    name: 'ar-components',
    type: 'reserves',
    edges: [0.55, 0.68, 0.8, 0.94],
    tabs: true,
    table: `
Component List Summary
|Useful|Rem. Useful|Current
# Component|Life|Life|Average Cost
201 Asphalt - Resurface|25|6|$142,000
202 Asphalt - Seal/Repair|4|1|$18,500
1107 Metal Fence - Repaint|5|0|$6,400
2343 Building Exterior - Repaint|10|3|$96,000
4 Total Funded Components`,
    facts: {
      'reserves.component_count': 4,
      'reserves.components': [
        { name: 'Asphalt - Resurface', useful_life_years: 25, remaining_life_years: 6, cost: 142000 },
        { name: 'Asphalt - Seal/Repair', useful_life_years: 4, remaining_life_years: 1, cost: 18500 },
        { name: 'Metal Fence - Repaint', useful_life_years: 5, remaining_life_years: 0, cost: 6400 },
        { name: 'Building Exterior - Repaint', useful_life_years: 10, remaining_life_years: 3, cost: 96000 },
      ],
    },
  },
  {
    name: 'ar-plan',
    type: 'reserves',
    edges: [0.2, 0.34, 0.46, 0.56, 0.68, 0.78, 0.87, 0.96],
    tabs: false,
    table: `
30-Year Reserve Plan Summary
Fiscal Year Start: 2025|||Interest:|1.00%|Inflation:|3.00%
|Starting|Fully||Special||Loan or
|Reserve|Funded|Percent|Assmt|Reserve|Special|Interest|Reserve
Year|Balance|Balance|Funded|Risk|Funding|Assmts|Income|Expenses
2025|$182,000|$410,000|44.4%|Medium|$36,000|$0|$1,800|$24,900
2026|$194,900|$432,000|45.1%|Medium|$37,080|$0|$1,900|$18,500
2027|$215,380|$455,000|47.3%|Medium|$38,192|$0|$1,000|$260,000
2028|($5,428)|$260,000|0.0%|High|$39,338|$0|$0|$12,000
2029|$21,910|$290,000|7.6%|High|$40,518|$0|$200|$0`,
    facts: {
      'reserves.percent_funded': 44.4,
      'reserves.balance': { amount: 182000 },
      'reserves.fully_funded_balance': { amount: 410000 },
      'reserves.recommended_contribution': { amount: 36000, period: 'year' },
      'reserves.inflation': 3,
      'reserves.interest': 1,
    },
  },
  {
    name: 'ra-plan',
    type: 'reserves',
    edges: [0.5, 0.6, 0.7, 0.8, 0.9],
    tabs: true,
    table: `
RESERVE FUNDING PLAN
CASH FLOW ANALYSIS
|FY2024|2025|2026|2027|2028
Reserves at Beginning of Year|120,400|98,300|64,100|12,600|(18,900)
Total Recommended Reserve Contributions|45,000|46,500|48,000|49,600|51,200
Estimated Interest Earned, During Year|2,900|2,100|1,000|0|0
Anticipated Expenditures, By Year|(70,000)|(82,800)|(100,500)|(81,100)|(10,000)
Anticipated Reserves at Year End|98,300|64,100|12,600|(18,900)|22,300`,
    facts: {
      'budget.reserve_contribution': { amount: 45000, period: 'year' },
      'reserves.balance': { amount: 120400 },
      'reserves.recommended_contribution': { amount: 45000, period: 'year' },
    },
  },
  {
    name: 'one column under a line that begins like the name of one',
    type: 'reserves',
    edges: [0.8],
    table: `
Summary for owners
Number of units|38
Year built|1998 (converted 2006)
Reserve account balance, est. as of 4/1/2031|$266,200
Percent funded|22%`,
    facts: {
      'community.units': 38,
      'reserves.balance': { amount: 266_200 },
      'financial.reserve_cash': { amount: 266_200 },
      'reserves.percent_funded': 22,
    },
  },
  {
    name: 'ra-comp',
    type: 'reserves',
    edges: [0.44, 0.53, 0.62, 0.72, 0.84, 0.95],
    tabs: true,
    table: `
RESERVE EXPENDITURES
|Total|1st Year|Life Analysis, Years||Unit|Total
Reserve Component Inventory|Quantity|of Event|Useful|Remaining|Cost, $|Cost, $
Roof Assemblies, Asphalt Shingles|420|2029|20|5|520.00|218,400
Asphalt Pavement, Mill and Overlay|6,100|2026|18|2|16.50|100,650
Pool, Plaster Finish|1,900|2031|10|7|14.00|26,600`,
    facts: {
      'reserves.components': [
        {
          name: 'Roof Assemblies, Asphalt Shingles',
          useful_life_years: 20,
          remaining_life_years: 5,
          cost: 218400,
        },
        {
          name: 'Asphalt Pavement, Mill and Overlay',
          useful_life_years: 18,
          remaining_life_years: 2,
          cost: 100650,
        },
        { name: 'Pool, Plaster Finish', useful_life_years: 10, remaining_life_years: 7, cost: 26600 },
      ],
    },
  },
];

describe('the layouts of reserve studies', () => {
  it.each(layouts)('$name, printed', ({ type, edges, table, facts }) => {
    expect(factsOf(readDoc([tableOf(table, edges)], type), rulesOfFigures)).toEqual(facts);
  });

  it.each(layouts.filter(({ tabs }) => tabs))('$name, as text with tabs', ({ type, table, facts }) => {
    expect(factsOf(readDoc([tabsOf(table)], type), rulesOfFigures)).toEqual(facts);
  });
});
