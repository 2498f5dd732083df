import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { analyze } from '../../analyze.ts';
import { linesOfText } from '../../structure/printed.ts';

function read(text: string, documentType?: DocumentType) {
  const page = { number: 1, text, lines: linesOfText(text), size: null, readable: true };
  const { facts, key_points: points, risks, document_type: kind } = analyze([page], { documentType });
  const told = (id: string) => points.find((point) => point.id === id)?.text;
  const value = (id: string) => facts.find((fact) => fact.id === id)?.value;
  return { told, value, kind, risks: risks.map(({ title }) => title) };
}

describe('a study that tells rates and dates by the way', () => {
  const { told, value, risks } = read(
    `Reserve Study Executive Summary
Client: Teal Marsh Condominium Association
Cash Status of Reserve Fund:
• $381,206 as of July 31, 2030
• 2030 budgeted Reserve Contributions of $96,000
• Anticipated annual interest and inflation rates of 1.8% and 2.9%, respectively
• A potential deficit in reserves might occur by 2034 based upon continuation of the most recent annual reserve contribution of $96,000
Recommended Reserve Funding: We recommend the following in order to achieve a stable Funding Plan:
• Increase the annual contribution to $138,000 in 2031`,
    'reserves',
  );

  it('gives each rate to its name', () => {
    expect([value('reserves.inflation'), value('reserves.interest')]).toEqual([2.9, 1.8]);
  });

  it('puts no sum of today in the year in which a deficit may come', () => {
    expect(told('reserves.current_contribution')).toBe(
      'The budget at the time of the study put $96,000 into reserves in 2030.',
    );
    expect(value('budget.reserve_contribution')).toEqual({ amount: 96_000, period: 'year' });
    expect(risks[0]).toBe('The reserves may run out if payments stay as they are.');
  });

  it('takes what is advised from the list under its heading', () => {
    expect(value('reserves.recommended_contribution')).toEqual({ amount: 138_000, period: 'year' });
  });
});

describe('a study that puts sums before their words', () => {
  const { value } = read(
    `Replacement Reserve Report
FY 2031
September 9, 2030
EXECUTIVE SUMMARY

$186,420 CASH FLOW METHOD MINIMUM ANNUAL FUNDING OF REPLACEMENT RESERVES IN THE STUDY YEAR, 2031.

$241,007 COMPONENT METHOD RECOMMENDED ANNUAL FUNDING OF REPLACEMENT RESERVES IN THE STUDY YEAR, 2031.

The Foxhall Condominium reports having $402,118 in Replacement Reserves at the start of the study year, 34.8 percent of the Fully Funded balance of $1,155,511.`,
  );

  it('tells the one that it recommends, what there is and what there should be', () => {
    expect(value('reserves.recommended_contribution')).toEqual({ amount: 241_007, period: 'year' });
    expect(value('reserves.balance')).toEqual({ amount: 402_118 });
    expect(value('reserves.percent_funded')).toBe(34.8);
    expect(value('reserves.fully_funded_balance')).toEqual({ amount: 1_155_511 });
  });
});

describe('a model of the cash flow', () => {
  const { told, value, kind } = read(`Quail Run Owners Association
Directed Cash Flow Calculation Model Summary
Report Date                   November 12, 2030
Budget Year Ending            December 31, 2031
2031 Beginning Balance                $214,880
Required Monthly Contribution                         $8,350.00
Component Summary By Category
Description            Replacement Year   Useful Life   Remaining Life   Current Cost
Asphalt - Overlay      2037               25            6                $188,000
Asphalt - Slurry Seal  2032               4             1                $22,500`);

  it('is a study, of the day of the report', () => {
    expect(kind).toBe('reserves');
    expect(value('document.date')).toBe('2030-11-12');
  });

  it('gives what the year begins with no day at its end', () => {
    expect(told('reserves.balance')).toBe('The study counts on $214,880 in the reserve fund.');
  });
});

describe('the summary that California asks for', () => {
  const summary = (answer: string) =>
    read(
      `Assessment and Reserve Funding Disclosure Summary
For the Fiscal Year Ending December 31, 2031
Date assessment will be due: June 1, 2031
(3) Based upon the most recent reserve study, will currently projected reserve account balances be sufficient at the end of each year to meet the association's obligation for repair and/or replacement of major components during the next 30 years?
${answer}
(6) The projected reserve fund cash balance at the end of the current fiscal year is $868,544 resulting in reserves being 41 percent funded at this date.`,
      'reserves',
    );
  const title = 'The association says that its reserves will not be enough.';

  it.each(['Yes ____ No _X__', 'Yes [ ] No [X]', 'No'])('warns where it answers no: %s', (answer) => {
    expect(summary(answer).risks).toContain(title);
  });

  it.each(['Yes _X__ No ____', 'Yes ____ No ____', 'X Yes No'])(
    'does not where it does not: %s',
    (answer) => {
      expect(summary(answer).risks).not.toContain(title);
    },
  );

  it('is of its year, and not of the day on which something is due or the year ends', () => {
    expect(summary('No').value('document.date')).toBe('2031');
  });
});

describe('dates of other papers', () => {
  it('are none of a summary of reserves', () => {
    const { value } = read(
      `Annual Reserve Summary
Reserve study last performed by: Desert Associates, October 2028
Required for 100% funding:                            $298,400.00
Recommended reserve funding for 2031: $29,400`,
      'reserves',
    );
    expect(value('document.date')).toBeUndefined();
    expect(value('reserves.fully_funded_balance')).toEqual({ amount: 298_400 });
    expect(value('reserves.recommended_contribution')).toEqual({ amount: 29_400, period: 'year' });
  });

  it('are none where a balance is projected to them', () => {
    const { value } = read(
      'Reserve Study\nReserve balance (projected to December 31, 2030): $187,340',
      'reserves',
    );
    expect(value('document.date')).toBeUndefined();
  });
});

describe('plans beside each other', () => {
  const plan = (name: string) =>
    read(`Reserve Study\n\n${name} The fund is depleted in 2032.`, 'reserves').risks[0];

  it('run out as they say, today’s if nothing changes', () => {
    expect(plan('Alternative 1: Keep the current contribution.')).toBe(
      'The reserves run out if payments stay as they are.',
    );
    expect(plan('Option B: Contribute $20,000 a year.')).toBeUndefined();
  });
});

describe('a year between the names of columns', () => {
  it('is no sum', () => {
    const { value } = read(
      `Sandpiper Owners Association Reserve Fund Analysis
As of January 1, 2031

ASSET\tEST.\tEST. REM.\tREPLACEMENT\tRESERVE\t2031\tFULL FUNDING
\tLIFE\tLIFE\tCOST\tBALANCE\tCONTRIBUTION\tREQUIRED
Roof - Clubhouse\t20\t7\t52,000\t14,300\t5,386\t5,386
Painting - Exterior\t7\t2\t31,000\t12,000\t9,500\t9,500
Paving\t15\t6\t118,000\t40,200\t12,967\t12,967
TOTALS\t\t\t201,000\t66,500\t27,853\t27,853`,
      'reserves',
    );
    expect(value('budget.reserve_contribution')).not.toMatchObject({ amount: 2031 });
    expect(value('financial.reserve_cash')).toEqual({ amount: 66_500 });
  });
});
