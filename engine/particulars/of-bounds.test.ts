import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';

function says(fact: string, text: string, documentType: DocumentType) {
  const whole = `Fox Run Homeowners Association.\n\n${text}`;
  const page = { number: 1, text: whole, lines: linesOfText(whole), size: null, readable: true };
  return analyze([page], { documentType }).key_points.find(({ id }) => id === fact)?.text;
}

describe('a ceiling', () => {
  it.each([
    [
      'assessment.returned_payment_fee',
      'rules',
      'An insufficient funds fee of not less than $35 is charged for each returned check.',
      'A returned check or payment costs at least $35.',
    ],
    [
      'board.size',
      'bylaws',
      'There shall be a Board of Directors consisting of not less than seven members.',
      'The board has at least 7 directors.',
    ],
    [
      'fine.schedule',
      'cc_and_r',
      'Owners may be fined $25 to $250 for each violation of the leash rule.',
      'A fine can be up to $250 (leash rule).',
    ],
    [
      'assessment.returned_payment_fee',
      'rules',
      'The returned check charge may not exceed $35.',
      'A returned check or payment costs up to $35.',
    ],
    [
      'assessment.returned_payment_fee',
      'rules',
      'The returned check charge shall be $35 or what the bank charges, whichever is greater.',
      'A returned check or payment costs at least $35.',
    ],
    [
      'assessment.returned_payment_fee',
      'rules',
      'The returned check charge shall be $35 or what the bank charges, whichever is less.',
      'A returned check or payment costs up to $35.',
    ],
    [
      'assessment.returned_payment_fee',
      'rules',
      'The returned check charge is $35.',
      'A returned check or payment costs $35.',
    ],
    [
      'assessment.transfer_fee',
      'rules',
      'A transfer fee not to exceed $200 may be charged at a sale.',
      'A transfer or the papers for a sale cost up to $200.',
    ],
    [
      'assessment.initial_contribution',
      'cc_and_r',
      'Each buyer shall pay a working capital contribution not to exceed $500 at closing.',
      'You pay up to $500 once when you buy, on top of regular dues.',
    ],
    [
      'assessment.interest_rate',
      'cc_and_r',
      'Unpaid assessments shall bear interest at a rate not to exceed 12% per annum.',
      'What you owe late grows by up to 12% interest a year.',
    ],
    [
      'assessment.interest_rate',
      'cc_and_r',
      'Unpaid assessments shall bear interest at 12% per annum, not to exceed what the law allows.',
      'What you owe late grows by 12% interest a year.',
    ],
    [
      'insurance.deductible',
      'cc_and_r',
      "The deductible of the association's policy may not exceed $10,000.",
      "The deductible of the association's insurance is up to $10,000.",
    ],
    [
      'board.size',
      'bylaws',
      'The board of directors shall have at most nine directors.',
      'The board has at most 9 directors.',
    ],
    [
      'fine.schedule',
      'rules',
      'A fine may be assessed at $25 per day to a limit of $800.',
      'The fine for breaking a rule is $25 for each day it goes on, up to $800 in all.',
    ],
    [
      'assessment.late_after',
      'cc_and_r',
      'Assessments not paid within twelve (12) days bear a late charge of $20, and from the fortieth day interest at 9%.',
      'A late fee is added once a payment is 12 days late.',
    ],
    [
      'assessment.late_after',
      'cc_and_r',
      'Assessments not paid within twelve (12) days bear a late charge of $20 and interest at 9% from the due date.',
      'Interest or a late fee is added once a payment is 12 days late.',
    ],
    [
      'special_assessment',
      'minutes',
      'The board approved a special assessment of up to $1,200 per home for the roof.',
      'A special assessment of up to $1,200 for each home is approved for roof.',
    ],
  ] as const)('is told as one, and a sum as a sum: %s, %s, %s', (fact, type, text, told) => {
    expect(says(fact, text, type)).toBe(told);
  });

  it('of all fines is no fine', () => {
    expect(
      says(
        'fine.schedule',
        'The total of all fines for a continuing violation shall not exceed $1,000.',
        'rules',
      ),
    ).toBe('Fines (continuing violation) can come to at most $1,000 in all.');
    expect(
      says('fine.schedule', 'The fine for a continuing violation shall not exceed $1,000.', 'rules'),
    ).toBe('A fine can be up to $1,000 (continuing violation).');
  });
});

describe('a plan', () => {
  const budget =
    'Fox Run HOA Proposed Budget 2025\nTotal Income\t$40,000\nTotal Expenses\t$46,000\nEnd of year reserve fund balance\t$12,800';
  const read = (documentType: DocumentType) => {
    const page = { number: 1, text: budget, lines: linesOfText(budget), size: null, readable: true };
    return analyze([page], { documentType });
  };
  it('is no account of what happened', () => {
    const { key_points: points, risks } = read('budget');
    expect(points.find(({ id }) => id === 'financial.reserve_cash')?.text).toBe(
      'The budget reckons with $12,800 in the reserve account.',
    );
    expect(risks.find(({ id }) => id.endsWith('budget.deficit'))?.title).toBe(
      'The plan spends more than it takes in.',
    );
  });

  const cashOf = (documentType: DocumentType, text: string) => {
    const page = { number: 1, text, lines: linesOfText(text), size: null, readable: true };
    return analyze([page], { documentType })
      .key_points.filter(({ id }) => id.endsWith('_cash'))
      .map((point) => point.text);
  };
  it('holds no cash in the column of its budget', () => {
    const table = (last: string) =>
      `Fox Run HOA\n\t2030 Budget\t${last}\nTotal Income\t40,000\t41,000\nTotal Expenses\t36,000\t37,000\nChecking account balance\t8,000\t9,000`;
    expect(cashOf('budget', table('2031 Budget'))).toEqual([
      'The budget reckons with $9,000 in cash to run on, enough for about 2.9 months of the planned costs.',
    ]);
    expect(cashOf('budget', table('2030 Actual'))).not.toContain(expect.stringContaining('reckons'));
  });

  it('is told as expected or as proposed where its column says so', () => {
    const points = (documentType: DocumentType, text: string) =>
      analyze([{ number: 1, text, lines: linesOfText(text), size: null, readable: true }], {
        documentType,
      }).key_points.map((point) => point.text);
    const table =
      '\t2031 Approved Budget\tProjected Year End\t2032 Proposed Budget\nTotal Income\t88,000\t87,200\t91,000\nTotal Expenses\t86,000\t92,500\t90,500\nNet Income\t2,000\t(5,300)\t500';
    expect(points('financial', `Tern Cove HOA\n${table}`)).toContain(
      'The association expects to spend $5,300 more than it takes in.',
    );
    expect(points('budget', `Tern Cove HOA\n${table}`)).toContain(
      'The proposed budget counts on income of $91,000.',
    );
    expect(points('budget', `Tern Cove HOA\nApproved Budget\n${table}`)).toContain(
      'The budget counts on income of $91,000.',
    );
  });

  it('is apart from what a balance sheet sets aside', () => {
    const sheet = (reserve: string) =>
      `Fox Run HOA\nBalance Sheet as of 12/31/2031\nAssets\n${reserve}\nChecking\t$9,000.00\nTotal Assets\t$61,000.00\nLiabilities and Equity\nReserves General\t$51,000.00\nRetained Earnings\t$10,000.00\nTotal Liabilities & Equity\t$61,000.00`;
    expect(cashOf('financial', sheet('Savings\t$52,000.00'))).toContain(
      'On December 31, 2031, the reserve fund had a balance of $51,000.',
    );
    expect(cashOf('financial', sheet('Reserve Savings\t$52,000.00'))).toContain(
      'On December 31, 2031, the reserve account held $52,000.',
    );
  });
});
