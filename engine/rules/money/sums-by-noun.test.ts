import { describe, expect, it } from 'vitest';
import { found, meets, wordingTable } from '../../testing/wording-table.ts';

/** Sums of a report in prose by the noun that governs them. */
const reports = wordingTable(String.raw`
budget.total_income | {"amount":90400,"period":"year"} | The budget foresees income of $90,400 and expenses of $88,100.
budget.total_expenses | {"amount":88100,"period":"year"} | The budget foresees income of $90,400 and expenses of $88,100.
budget.total_expenses | {"amount":88100,"period":"year"} | Income and expenses are budgeted at $88,100.
budget.total_income | {"amount":88100,"period":"year"} | Total income and total expenses are budgeted at $88,100, up from $85,000.
budget.total_income | {"amount":90400,"period":"year"} | The 2032 budget foresees $90,400 of income and $88,100 in expenses.
budget.total_expenses | - | The operating budget covered $70,000 in expenses and the reserves paid for the rest.
budget.total_income | - | The budget foresees interest income of $640.
budget.total_income | - | For the ten months we had total income of $71,900.
budget.total_expenses | - | We expect expenses of $4,100 this month.
budget.total_expenses | - | The budget foresees expenses of $310 per home.
budget.total_income | - | If rents rise we would expect income of $91,000.
budget.total_income | - | The budget foresees income of $90,400.\nThe budget of the marina foresees income of $12,000.
budget.reserve_contribution | {"amount":14200,"period":"year"} | We budget expenses of $88,100, of which $14,200 goes to the reserve fund.
budget.reserve_contribution | - | Of your dues of $150 a month $30 goes to the reserve fund.
budget.reserve_contribution | {"amount":9500,"period":"year"} | The reserve transfer of $9,500 is on the balance sheet.
budget.reserve_contribution | - | The reserve transfer of $9,500 was not made.
budget.reserve_contribution | - | The monthly assessment in 2031 is $150.00, of which $30.00 goes to reserves.
budget.reserve_contribution | - | The surplus of $9,100 goes to reserves.
budget.management_fee | {"amount":10200,"period":"year"} | Management by Pine Valley Services costs us $850 per month.
budget.management_fee | {"amount":10200,"period":"year"} | We pay Pine Valley Services $850 per month for management.
budget.management_fee | {"amount":10200,"period":"year"} | The management contract for 2032 will be $850 a month.
budget.management_fee | - | Pond management costs $850 per month.
budget.management_fee | - | The management company charges $150 for a resale package.
budget.management_fee | - | Management by Pine Valley Services would cost $850 per month.
budget.insurance | {"amount":31300,"period":"year"} | Our master policy renewed in May for $31,300, up from $24,900.
budget.insurance | {"amount":31300,"period":"year"} | The insurance premium this year came to $31,300.
budget.insurance | {"amount":31300,"period":"year"} | Our insurance is with a new carrier, and the premium is $31,300.
budget.insurance | - | Last year our insurance cost $24,900.
budget.insurance | - | Flood insurance costs $2,900.
budget.insurance | - | Our insurance coverage is $2,000,000.
budget.insurance | - | Each policy carries $1,000,000 liability insurance coverage.
budget.insurance | - | We have a quote by which insurance costs $29,000.
budget.insurance | {"amount":31300,"period":"year"} | We pay $31,300 a year for insurance and $850 a month for management.
budget.insurance | {"amount":31300,"period":"year"} | Still to pay: $31,300 - Annual insurance
budget.total_income | {"amount":90400,"period":"year"} | Total income for 2031 was $90,400.
budget.total_income | - | Total income for the first quarter was $22,400.
budget.management_fee | {"amount":10200,"period":"year"} | The manager is paid $850 a month.
reserves.recommended_contribution | {"amount":41000,"period":"year"} | The reserve study puts us at 61 percent funded and recommends setting aside $41,000 a year.
reserves.recommended_contribution | - | The reserve study recommends spending $41,000 on the roofs.
`);

describe('sums of reports by the noun that governs them', () => {
  it.each(reports)('$fact: $value from $text', (row) => {
    const title = "Treasurer's Report, June 9, 2031\n\n";
    const told = found({ ...row, text: title + row.text }, 'financial');
    expect(meets(told, row.value), JSON.stringify(told)).toBe(true);
  });
});
