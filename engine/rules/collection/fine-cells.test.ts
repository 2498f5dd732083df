import { describe, expect, it } from 'vitest';
import type { Page } from '#contract/page.ts';
import { analyze } from '../../analyze.ts';

/** A page of which some lines are rows of a table drawn with lines, as a reader tells it. */
function pageOf(rows: readonly string[]): Page {
  let text = '';
  const lines = rows.map((row, at) => {
    if (at > 0) text += '\n';
    const start = text.length;
    text += row;
    const top = 0.05 + at * 0.02;
    const line = { start, end: text.length, size: 11, bold: false, heading: 0, words: [] };
    const box: [number, number, number, number] = [0.1, top, 0.9, top + 0.015];
    return row.includes('\t') || row.endsWith(':') ? { ...line, box, row: true as const } : { ...line, box };
  });
  return { number: 1, text, lines, size: { width: 612, height: 792 }, readable: true };
}

const analysisOf = (rows: readonly string[]) =>
  analyze([pageOf(['SCHEDULE OF PENALTIES OF THE HOMEOWNERS ASSOCIATION', 'VIOLATION\tPENALTY', ...rows])], {
    documentType: 'rules',
  });

const finesIn = (rows: readonly string[]) =>
  analysisOf(rows).facts.flatMap(({ id, value }) => {
    const { amount, period, offence } = Object(value);
    return id === 'fine.schedule' ? [`${amount} ${period} ${offence}`] : [];
  });

describe('fines in the rows of a table', () => {
  it('are for the offence of their own row, though its cells are prose', () => {
    expect(
      finesIn([
        'Loud music after ten\tIf not corrected within 10 days a $15 fine per day will be issued until corrected',
        'Muddy boots in the hall\t1st Offense - Warning 2nd Offense - $35 3rd - $90 If not corrected within 5 days a $20 fine per day will be issued',
      ]),
    ).toEqual([
      '15 day Loud music after ten: not corrected',
      '35 once Muddy boots in the hall: 2nd offense',
      '90 once Muddy boots in the hall: 3rd offense',
      '20 day Muddy boots in the hall: not corrected',
    ]);
  });

  it('take the matter that a title or the row above names', () => {
    expect(
      finesIn([
        'Storage of kayaks on the beach:',
        'Without a permit\t$45',
        'Work begun without leave: New deck\t$300',
        'New shed\t$150',
        'Glass bottles at the swimming pool\t$60',
      ]),
    ).toEqual([
      '45 once Storage of kayaks on the beach: Without a permit',
      '300 once Work begun without leave: New deck',
      '150 once Work begun without leave: New shed',
      '60 once Glass bottles at the swimming pool',
    ]);
  });

  it('take no matter from a title that another paragraph follows', () => {
    expect(
      finesIn(['Storage of kayaks on the beach:', 'Ask at the gate house first.', 'Broken glass\t$60']),
    ).toEqual(['60 once Broken glass']);
  });

  it('leave out the bullet of a cell', () => {
    expect(finesIn(['Mooring without a lease •\t$65'])).toEqual(['65 once Mooring without a lease']);
  });

  it('say what each of two sums is for', () => {
    expect(finesIn(['Cutting trees\tPrivate Lots - $110 Common Area - $220'])).toEqual([
      '110 once Cutting trees: Private Lots',
      '220 once Cutting trees: Common Area',
    ]);
  });

  it('keep their step where the row names nothing else', () => {
    expect(finesIn(['First Offense\t$25', 'Second Offense\t$50'])).toEqual([
      '25 once First Offense',
      '50 once Second Offense',
    ]);
  });
});

it('tells many fines that grow day by day as one risk', () => {
  const daily = (count: number) =>
    ['Loud music', 'Muddy boots', 'Bonfires', 'Litter']
      .slice(0, count)
      .map((offence) => `${offence} in the meadow\t$20 per day until corrected`);
  const risksOf = (count: number) =>
    analysisOf(daily(count)).risks.filter(({ title }) => title.includes('day by day'));
  expect(risksOf(4).map(({ title, citations }) => [title, citations.length])).toEqual([
    ['Fines for 4 kinds of breach grow day by day.', 4],
  ]);
  expect(risksOf(3)).toHaveLength(3);
});

it('a row that begins with the number of a step is named by its second cell', () => {
  expect(
    finesIn([
      '1\tCourtesy notice\t14 days\tnone',
      '2\tNotice of violation\t10 days\t$50',
      '3\tSecond notice of violation\t10 days\t$100',
    ]),
  ).toEqual(['50 once Notice of violation', '100 once Second notice of violation']);
});
