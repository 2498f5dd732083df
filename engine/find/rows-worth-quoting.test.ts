import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { docOf } from '../testing/doc-of.ts';
import { analysisOf } from '../testing/told-of.ts';
import { agendaRowsWorthQuoting, rowsWorthQuoting } from './rows-worth-quoting.ts';

const quoted = (text: string, type: DocumentType = 'other') =>
  rowsWorthQuoting(docOf(text, type), () => false).map(({ over, sentences }) =>
    [over, ...sentences].map((one) => one?.text.replaceAll('\t', ' | ')),
  );

describe('rows of insurance', () => {
  it('are those with a sum under the head of deductibles, with it', () => {
    const rows = [
      'Coverage\tLimit\tDeductible',
      'Water damage\tincluded\t$40,000 per occurrence',
      'Wind and hail\t$9,000,000\t2% of the insured value per building',
      'General liability\t$1,000,000\tnone',
    ];
    expect(quoted(rows.join('\n'))).toEqual([
      [
        'Coverage | Limit | Deductible',
        'Water damage | included | $40,000 per occurrence',
        'Wind and hail | $9,000,000 | 2% of the insured value per building',
      ],
    ]);
  });

  it('are those whose label names a deductible or a premium', () => {
    expect(quoted('Carrier\tAcme Mutual\nDeductible, wildfire\t$10,000\t$90,000')).toEqual([
      [undefined, 'Deductible, wildfire | $10,000 | $90,000'],
    ]);
    expect(quoted('Total annual premium\t$88,000\t$120,000')).toEqual([
      [undefined, 'Total annual premium | $88,000 | $120,000'],
    ]);
    expect(quoted('Insurance premiums\t$88,000\t$120,000', 'budget')).toEqual([]);
    expect(quoted('Deductible\tsee the policy')).toEqual([]);
    expect(quoted('Your deductible\t$500\t$1,000')).toEqual([]);
    expect(quoted('Pool passes\t$15\t$20')).toEqual([]);
  });

  it('are what a buyer or a seller pays, and the installments', () => {
    expect(
      quoted(
        "Sale of a home\n\nTransfer fee at closing (buyer)\t$200\nWorking capital, buyer\ttwo months' dues\nKey, lost\t$40",
      ),
    ).toEqual([
      [undefined, 'Transfer fee at closing (buyer) | $200', "Working capital, buyer | two months' dues"],
    ]);
    const note = '(four months of the assessment; condos: $280)';
    expect(quoted(`Capital contribution by buyer\t$392\n${note}\n\nThe pool is open.`)).toEqual([
      [undefined, 'Capital contribution by buyer | $392', note],
    ]);
    expect(quoted('Buyer\tsee the contract')).toEqual([]);
    expect(quoted('Transfer fee at closing (buyer)\t$200', 'financial')).toEqual([]);
    expect(quoted('Installment\tDue\tEach lot\n1\tMay 1, 2031\t$90\n2\tJune 1, 2031\t$90')).toEqual([
      ['Installment | Due | Each lot', '1 | May 1, 2031 | $90', '2 | June 1, 2031 | $90'],
    ]);
    expect(quoted('Lot\tDue\tEach installment\n1\tMay 1, 2031\t$90')).toEqual([]);
  });

  it('are the shares of what is levied once', () => {
    const rows = ['Type\tPercentage\tYour share', 'Studio\t0.412\t$20,188', 'Penthouse\t1.443\t$70,707'];
    expect(quoted(rows.join('\n'))).toEqual([rows.map((row) => row.replaceAll('\t', ' | '))]);
    expect(quoted(rows.join('\n').replace('Your share', 'Area'))).toEqual([]);
  });

  it('are what is owed by its age, the first with its total', () => {
    const rows = [
      'Days past due\tLots\tAmount',
      '1-30\t14\t$2,310',
      'Over 90\t4\t$7,440',
      'Total\t18\t$9,750',
    ];
    expect(quoted(rows.join('\n'), 'minutes')).toEqual([rows.map((row) => row.replaceAll('\t', ' | '))]);
    expect(quoted(rows.join('\n').replace('Days past due', 'Days at the pool'), 'minutes')).toEqual([]);
  });

  it('are prices under a heading that says so', () => {
    const rows = ['Single adult\t$175.00', 'Family, whole season\t$375.00\tper season', 'Under 5\tFree'];
    const text = (...lines: string[]) => [...lines, ...rows, 'No cash is taken.'].join('\n');
    expect(quoted(text('Membership', 'Non-residents, 2031'), 'rules')).toEqual([
      ['Non-residents, 2031', ...rows.map((row) => row.replaceAll('\t', ' | '))],
    ]);
    expect(quoted(text('Who swam here', 'Non-residents, 2031'), 'rules')).toEqual([]);
    const groups = ['Membership', 'Residents, 2031', 'Adult\t$35.00', 'Child\tFree', 'Non-residents, 2031'];
    expect(quoted(text(...groups), 'rules')).toHaveLength(2);
    expect(quoted(text(...groups.with(0, 'Who swam here')), 'rules')).toEqual([]);
    expect(quoted(text('Membership', 'The income of the pool was as follows in 2031.'), 'rules')).toEqual([]);
    expect(quoted(text('Membership', 'Non-residents, 2031'), 'budget')).toEqual([]);
  });

  it('are the totals under a title of premiums alone', () => {
    const table = (title: string) => `1. ${title}\n\nFlood\t$24,000\nTotal 2031-32\t$270,000`;
    expect(quoted(table('ANNUAL PREMIUM'))).toEqual([[undefined, 'Total 2031-32 | $270,000']]);
    expect(quoted(table('ANNUAL COSTS'))).toEqual([]);
  });

  it('are quoted one beside the other', () => {
    const paper =
      'Fox Run HOA\nInsurance, May 4, 2031\n\n1. ANNUAL PREMIUM\n\nTotal 2031-32\t$270,000\nTotal 2030-31\t$221,000';
    expect(analysisOf(paper, 'other').key_points.map(({ text }) => text)).toContain(
      'Under “ANNUAL PREMIUM”, the text says: “Total 2031-32 $270,000”, “Total 2030-31 $221,000.”',
    );
  });
});

it('quotes rows of minutes by what was done about an item, and not what every meeting has', () => {
  const rows = [
    'Item\tDiscussion\tAction',
    'Minutes of May\tNo changes\tFiled by Kim',
    'Hen coop\tLee asked for six hens; the limit is four\tRefer to the committee, report in May',
    'Lamps\tThree are dark\tNone',
    'Dock rental\tKim asked to let her slip\tGranted for a year',
  ];
  const text = `Elm Court\nMinutes\n\n${rows.join('\n')}`;
  const found = (isTold: (words: string) => boolean) =>
    agendaRowsWorthQuoting(docOf(text, 'minutes'), (one) => isTold(one.text)).map(
      ({ sentences: [{ text: item }] }) => item,
    );
  expect(found(() => false)).toEqual(['Hen coop', 'Dock rental']);
  expect(found((words) => words.includes('Granted'))).toEqual(['Hen coop']);
});
