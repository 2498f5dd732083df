import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import { laidOut } from '../testing/printed-table.ts';

const points = (picture: string) =>
  analyze([laidOut(picture)], { documentType: 'financial' }).key_points.map(({ text }) => text);

describe('a statement that prints the budget beside what happened', () => {
  it('tells the plan as a plan, and the result as it was', () => {
    const told = points(`
Gull Creek HOA
Budget Comparison Report  1/1/2031 - 12/31/2031
                        Actual        Budget      Variance
Total Income         72,564.61     68,289.00      4,275.61
Insurance             2,732.00      2,800.00         68.00
Management           17,943.00     17,943.00          0.00
Total Expense        65,440.64     68,289.00      2,848.36
Net Income            7,123.97          0.00      7,123.97`);
    expect(told).toContain('The budget counts on income of $68,289.');
    expect(told).toContain('The budget counts on costs of $68,289.');
    expect(told).toContain('The budget for insurance is $2,800 a year.');
    expect(told).toContain('The manager costs $17,943 a year.');
    expect(told).toContain('The association took in $7,123.97 more than it spent.');
  });

  it('tells the plan as a plan where a month and the year so far stand side by side', () => {
    const told = points(`
Gull Creek HOA
Budget Comparison Report  1/1/2031 - 12/31/2031
                       12/1/2031 - 12/31/2031               1/1/2031 - 12/31/2031
                     Actual      Budget    Variance     Actual       Budget    Variance    Annual Budget
Total Income      10,706.00    5,690.00    5,016.00   72,564.00    68,289.00    4,275.00      68,289.00
Insurance              0.00      233.00      233.00    2,732.00     2,800.00       68.00       2,800.00
Total Expense      4,483.00    5,690.00    1,207.00   65,440.00    68,289.00    2,849.00      68,289.00
Net Income         6,223.00        0.00    6,223.00    7,124.00         0.00    7,124.00           0.00`);
    expect(told).toContain('The budget counts on income of $68,289.');
    expect(told).toContain('The budget for insurance is $2,800 a year.');
  });

  it('tells what happened where no budget stands beside it', () => {
    const told = points(`
Gull Creek HOA
Income Statement  1/1/2031 - 12/31/2031
                          2031          2030
Total Income         72,564.61     68,289.00
Total Expense        65,440.64     66,289.00
Net Income            7,123.97      2,000.00`);
    expect(told).toContain('Income in the year: $72,564.61.');
    expect(told).toContain('Costs in the year: $65,440.64.');
  });
});
