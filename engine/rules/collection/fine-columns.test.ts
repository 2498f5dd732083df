import { describe, expect, it } from 'vitest';
import { analysisOf } from '../../testing/told-of.ts';

const offences = ['Loud music', 'Fireworks', 'Muddy boots', 'Bonfires', 'Barking', 'Glass bottles', 'Litter'];
const rows = (sums: string) => offences.map((offence) => `${sums}\t${offence} in the meadow`).join('\n\n');
const toldOf = (text: string) =>
  analysisOf(text, 'rules').key_points.filter(({ id }) => id.startsWith('fine.schedule'));
const head = 'FINE SCHEDULE\n\n1st\t2nd\t3rd or more\n\nOffense\tOffense\tOffense\n\n';

describe('a table of fines with columns for repeated breaches', () => {
  it('tells the highest sum of its columns and cites its row', () => {
    const [point] = toldOf(`${head}${rows('$25\t$50\t$100')}\n\n$250\t$500\t$4,000\tPoaching`);
    expect(point?.text).toBe(
      'Fines run from $25 (Loud music in the meadow) to $250 (Poaching) the first time. Repeated breaches cost more, up to $4,000.',
    );
    expect(point?.citations.some(({ quote }) => quote.includes('$4,000'))).toBe(true);
  });

  it('says of columns without a head only that they are there', () => {
    const [point] = toldOf(`FINE SCHEDULE\n\n${rows('$25\t$50\t$100')}`);
    expect(point?.text).toContain('The table has further columns, with sums up to $100.');
    expect(point?.text).not.toMatch(/first time|Repeated/);
  });

  it('tells no first sum where one is missing, and that the list is longer', () => {
    const [point] = toldOf(`${head}${rows('$25\t$50\t$100')}\n\n$800\t$900\tSwimming by night`);
    expect(point?.text).toBe(
      'Each fine is $25 the first time, as far as they could be read. Repeated breaches cost more, up to $900.',
    );
  });

  it('tells it of a single fine', () => {
    expect(toldOf(`${head}$25\t$50\t$100\tLoud music`).map(({ text }) => text)).toEqual([
      'The fine is $25 (Loud music). A repeated breach costs more, up to $100.',
    ]);
  });

  it.each([
    ['sums that do not rise', `${head}$25\t$50\t$40\tLoud music`],
    ['a row of one sum', 'FINE SCHEDULE\n\nLoud music\t$25'],
    [
      'a head that has told each of them',
      'FINE SCHEDULE\n\nRule\t1st Offense\t2nd Offense\n\nMusic\t$25\t$50',
    ],
  ])('says nothing of %s', (_, text) => {
    expect(
      toldOf(text)
        .map((point) => point.text)
        .join(' '),
    ).not.toMatch(/repeated breach|further columns/);
  });
});

it('tells of which breach alone a fine grows day by day', () => {
  const risksOf = (text: string) => analysisOf(text, 'rules').risks.map(({ title }) => title);
  expect(risksOf('FINE SCHEDULE\n\nUnlawful mooring\t$20 per day')).toContain(
    'A fine grows day by day (Unlawful mooring).',
  );
  expect(risksOf('A fine of up to $20 per day may be assessed for each violation.')).toContain(
    'Fines grow day by day.',
  );
});
