import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { readDoc } from '../document.ts';
import { allRules } from '../rules/all-rules.ts';
import { factsOf } from '../testing/facts-in.ts';
import { tableOf } from '../testing/printed-table.ts';

interface Layout {
  readonly name: string;
  readonly type: DocumentType;
  readonly edges: readonly number[];
  readonly table: string;
  /** What must be found; a fact that must not is null. */
  readonly facts: Record<string, unknown>;
}

const year = (amount: number) => ({ amount, period: 'year' });

const layouts: readonly Layout[] = [
  {
    name: 'labels over two and three lines, figures on the last',
    type: 'budget',
    edges: [0.36, 0.48, 0.6],
    table: `
Birch Hollow Homeowners Association
January 1, 2026 - December 31, 2026
|2024 Actual|2025 Budget|2026 Budget
INCOME
Homeowner Assess-
ments (Annual)|91,000|94,500|98,700
Interest|310|200|300
Total Income|91,310|94,700|99,000
EXPENSES
Insurance - Master
Policy|11,200|12,000|14,800
Insurance - D&O|900|950|1,000
Property
Management Fee|9,600|9,900|10,200
Contribution to the
Reserve Fund|20,000|22,000|25,000
Grounds|47,000|49,850|48,000
Total Expenses|88,700|94,700|99,000`,
    facts: {
      'budget.year': 2026,
      'budget.total_income': year(99000),
      'budget.total_expenses': year(99000),
      'budget.insurance': year(15800),
      'budget.reserve_contribution': year(25000),
      'budget.management_fee': year(10200),
    },
  },
  {
    name: 'the balance of this month beside that of the month before',
    type: 'financial',
    edges: [0.6, 0.76, 0.92],
    table: `
Balance Sheet Report
Fern Valley Homeowners Association, Inc.
As of December 31, 2024
|Balance|Balance|
|Dec 31, 2024|Nov 30, 2024|Change
Assets
Operating Fund Assets
1010 - Operating Checking|31,800.00|40,100.00|(8,300.00)
1020 - Operating Sweep|15,000.00|15,000.00|0.00
Total Operating Fund Assets|46,800.00|55,100.00|(8,300.00)
Reserve Fund Assets
1110 - Reserve Money Market|210,400.00|206,100.00|4,300.00
Total Reserve Fund Assets|210,400.00|206,100.00|4,300.00
Total Assets|257,200.00|261,200.00|(4,000.00)
Liabilities
2100 - Prepaid Assessments|9,100.00|7,000.00|2,100.00
Total Liabilities|9,100.00|7,000.00|2,100.00
Equity
3100 - Operating Fund Balance|37,700.00|48,100.00|(10,400.00)
3200 - Reserve Fund Balance|210,400.00|206,100.00|4,300.00
Total Equity|248,100.00|254,200.00|(6,100.00)`,
    facts: {
      'financial.operating_cash': { amount: 46800 },
      'financial.reserve_cash': { amount: 210400 },
      'financial.total_assets': { amount: 257200 },
      'financial.total_liabilities': { amount: 9100 },
    },
  },
  {
    name: 'a variance column that is only abbreviated',
    type: 'financial',
    edges: [0.42, 0.5, 0.58, 0.66, 0.74, 0.82, 0.94],
    table: `
Income Statement
As of: 09/30/2024
Account Name|MTD Actual|MTD Budget|MTD $ Var.|YTD Actual|YTD Budget|YTD $ Var.|Annual Budget
Total Income|22,981.22|22,765.00|216.22|206,186.44|204,885.00|1,301.44|273,180.00
Expense
Reserve Transfer|4,800.00|4,800.00|0.00|43,200.00|43,200.00|0.00|57,600.00
Total Expense|23,626.08|22,580.00|-1,046.08|213,016.44|203,220.00|-9,796.44|270,960.00
Net Income|-644.86|185.00|-829.86|-6,830.00|1,665.00|-8,495.00|2,220.00`,
    facts: {
      'budget.year': 2024,
      'budget.total_income': year(273180),
      'budget.reserve_contribution': year(57600),
      'financial.net_income': { amount: -6830 },
    },
  },
  {
    name: 'stamps of the time beside the title',
    type: 'financial',
    edges: [0.6, 0.72, 0.84, 0.95],
    table: `
2:47 PM|Heron Bay POA
01/18/24|Profit & Loss Budget vs. Actual
Accrual Basis|January through December 2023
|Jan - Dec 23|Budget|$ Over Budget|% of Budget
Income
4010 · Annual Assessments|93,600.00|93,600.00|0.00|100.0%
4030 · Late Fees|1,130.50|500.00|630.50|226.1%
Total Income|94,730.50|94,100.00|630.50|100.7%
Expense
6020 · Insurance Expense|5,221.00|5,000.00|221.00|104.4%
Total Expense|81,133.56|71,100.00|10,033.56|114.1%
Net Income|13,596.94|23,000.00|-9,403.06|59.1%`,
    facts: {
      'association.name': 'Heron Bay POA',
      'budget.total_income': year(94100),
      'budget.total_expenses': year(71100),
      'financial.net_income': { amount: 13596.94 },
    },
  },
  {
    name: 'two lists of a study side by side',
    type: 'reserves',
    edges: [0.4, 0.78, 0.95],
    table: `
Cedar Flats Community Association
Salem, Oregon
Report Date|October 3, 2023|Report Parameters
Account Number|2217|Inflation|3.50%
Total Units|212|Investment Yield|1.75%
Beginning Balance|$318,220.00
Required Monthly Contribution|$9,450.00
Average Net Monthly Interest Earned|$332.10
Total Monthly Allocation to Reserves|$9,782.10`,
    facts: {
      'association.state': 'OR',
      'community.units': 212,
      'reserves.inflation': 3.5,
      'reserves.interest': 1.75,
      'reserves.balance': { amount: 318220 },
      'reserves.recommended_contribution': year(113400),
    },
  },
  {
    name: 'components behind their numbers, quantities and units',
    type: 'reserves',
    edges: [0.13, 0.24, 0.55, 0.64, 0.72, 0.8, 0.94],
    table: `
Line|Total||Reserve Component|1st Year|Useful|Remaining|Total
Item|Quantity|Units|Inventory|of Event|Life|Life|Cost
1.060|36|Each|Balconies, Concrete, Repairs|2026|10|3|86,400
1.280|1,240|Squares|Roofs, Asphalt Shingles|2024|20|1|644,800
4.285|410|Linear Feet|Fences, Wood|2029|18|6|17,220`,
    facts: {
      'reserves.components': [
        { name: 'Balconies, Concrete, Repairs', useful_life_years: 10, remaining_life_years: 3, cost: 86400 },
        { name: 'Roofs, Asphalt Shingles', useful_life_years: 20, remaining_life_years: 1, cost: 644800 },
        { name: 'Fences, Wood', useful_life_years: 18, remaining_life_years: 6, cost: 17220 },
      ],
    },
  },
  {
    name: 'the summary page of an engineer, in lists',
    type: 'reserves',
    edges: [0.6],
    table: `
Property Basics: The Glen is a condominium shared by 148 unit owners.
Unaudited Cash Status of Reserve Fund:
$612,455 as of February 28, 2023
2023 budgeted Reserve Contributions of $118,400
Recommended Reserve Funding: We recommend the following in order to achieve a stable plan:
Increase to $165,000 in 2024
Inflationary increases through 2037`,
    facts: {
      'community.units': 148,
      'reserves.balance': { amount: 612455 },
      'financial.reserve_cash': { amount: 612455 },
      'reserves.current_contribution': year(118400),
      'reserves.recommended_contribution': year(165000),
    },
  },
  {
    name: 'dues times homes in the notes of a small budget',
    type: 'budget',
    edges: [0.4, 0.8],
    table: `
Proposed 2023 Budget
Item|Amount|Description
Projected Income|4,480.50|Annual dues of $43.50 X 103 homes
Insurance|1,500|Annual premium. Liability insurance
Tax return|500|`,
    facts: {
      'community.units': 103,
      'assessment.regular': { amount: 43.5, period: 'year', per: 'home' },
      'budget.total_income': year(4480.5),
      'budget.insurance': year(1500),
      'financial.loan': null,
    },
  },
  {
    name: 'a column whose name begins on a line of its own',
    type: 'financial',
    edges: [0.4, 0.5, 0.6, 0.7, 0.8, 0.95],
    table: `
Income Statement - Operating|||Gate Hill HOA
06/01/2024 - 06/30/2024 for the association
|||||Annual
Description|Current|Period|Year-to-date||Budget
|Actual|Budget|Actual|Budget|
40-4000-00-00 Assessment Income|14,400.00|14,400.00|86,400.00|86,400.00|172,800.00
Total OPERATING INCOME|14,520.00|14,500.00|87,270.00|87,000.00|174,000.00
50-5020-00-00 Insurance|1,105.00|1,000.00|6,630.00|6,000.00|12,000.00
Total OPERATING EXPENSE|16,823.40|14,240.00|91,582.50|85,440.00|170,880.00`,
    facts: {
      'budget.total_income': year(174000),
      'budget.total_expenses': year(170880),
      'budget.insurance': year(12000),
    },
  },
  {
    name: 'a budget with insurance under a heading and a schedule of reserves',
    type: 'budget',
    edges: [0.45, 0.58, 0.72, 0.84, 0.95],
    table: `
Palm Court Condominium Association, Inc.
Adopted budget for the period January 1, 2024 through December 31, 2024
48 units.
|2023 Approved|2024 Adopted
|Budget|Budget
INSURANCE
Property / Windstorm|148,000|205,000
Flood|31,000|33,500
General Liability|12,500|14,200
Total Insurance|191,500|252,700
RESERVES - FULLY FUNDED|72,000|96,000
Reserve Item|Useful Life|Remaining Life|Replacement Cost|Est. Balance|2024 Full Funding
Roofs|20|6|$310,000|$121,000|$31,500
Paving|18|11|$64,000|$19,300|$4,064
Elevators|25|9|$190,000|$51,200|$15,422
TOTAL|||$564,000|$191,500|$50,986`,
    facts: {
      'community.units': 48,
      'budget.insurance': year(252700),
      'budget.reserve_contribution': year(96000),
      'reserves.balance': { amount: 191500 },
      'financial.reserve_cash': { amount: 191500 },
    },
  },
  {
    name: 'components with a lowest and a highest cost',
    type: 'reserves',
    edges: [0.55, 0.68, 0.8, 0.94],
    table: `
Component|Useful|Remaining|Low|High
Streets - Overlay|24|9|$118,000|$142,000
Sidewalks - Repair|6|2|$9,500|$12,500`,
    facts: {
      'reserves.components': [
        { name: 'Streets - Overlay', useful_life_years: 24, remaining_life_years: 9, cost: 130000 },
        { name: 'Sidewalks - Repair', useful_life_years: 6, remaining_life_years: 2, cost: 11000 },
      ],
    },
  },
  {
    name: 'a name after the number of a version',
    type: 'reserves',
    edges: [0.6],
    table: `
Account Number: 2217 Version: 2 Cedar Flats Community Association
Reserve Analysis Report`,
    facts: { 'association.name': 'Cedar Flats Community Association' },
  },
];

describe('what software and reserve firms print', () => {
  it.each(layouts)('$name', ({ type, edges, table, facts }) => {
    const found = factsOf(readDoc([tableOf(table, edges)], type), allRules);
    const own = Object.fromEntries(Object.keys(facts).map((fact) => [fact, found[fact] ?? null]));
    expect(own).toEqual(facts);
  });
});
