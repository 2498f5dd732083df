import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';
import { readingGrade } from '../testing/reading-grade.ts';

const analysisOf = (text: string, type: DocumentType) =>
  analyze([{ number: 1, text, lines: linesOfText(text), size: null, readable: true }], {
    documentType: type,
  });

const offences = 'Noise,Littering,Speeding,Dumping,Open fires,Loose dogs,Late trash cans'.split(',');
const schedule = (count: number) =>
  [
    'SCHEDULE OF FINES',
    ...offences.slice(0, count).map((offence, i) => `${offence}: a fine of $${25 * (i + 1)}.`),
  ].join('\n');

describe('fines that are no closed list', () => {
  const told = (pages: readonly string[]) =>
    analyze(
      pages.map((text, i) => ({
        number: i + 1,
        text,
        lines: linesOfText(text),
        size: null,
        readable: true,
      })),
      { documentType: 'rules' },
    ).key_points.find(({ id }) => id === 'fine.schedule')?.text;

  it.each([
    ['Speeding has a fine of $60, increasing by $30 for each later violation.', true],
    ['Dry weeds bring a hearing and a $60 fine plus a daily component.', true],
    ['Dry weeds bring a hearing and a $60 fine plus a daily fine of $4.', false],
    ['The dues are increasing by $30 for each lot.', false],
  ])('are told to go further: %s', (text, isOpen) => {
    expect(told([`${schedule(7)}\n\n${text}`])?.includes('no limit is told')).toBe(isOpen);
  });

  it('are told with their range wherever they stand', () => {
    const pages = [
      schedule(5),
      'Pool hours.',
      'Guests.',
      `SCHEDULE OF FINES\n${offences[5]}: a fine of $150.\n${offences[6]}: a fine of $175.`,
    ];
    expect(told(pages)).toBe('Fines run from $25 (Noise) to $175 (Late trash cans).');
  });
});

describe('a long list told in one point', () => {
  it('gives the range, the dearest with its offence, and cites both ends', () => {
    const analysis = analysisOf(schedule(7), 'rules');
    expect(analysis.facts.filter(({ id }) => id === 'fine.schedule')).toHaveLength(7);
    const points = analysis.key_points.filter(({ id }) => id.startsWith('fine.schedule'));
    expect(points.map(({ text }) => text)).toEqual(['Fines run from $25 (Noise) to $175 (Late trash cans).']);
    expect(points[0]?.citations.map(({ quote }) => quote)).toEqual([
      expect.stringContaining('Noise'),
      expect.stringContaining('Late trash cans'),
    ]);
    expect(readingGrade(points[0]?.text ?? '')).toBeLessThan(9);
  });

  it('keeps that the board may go beyond the list', () => {
    const text = `${schedule(7)}\nThe board may levy fines in excess of these where they are no incentive.`;
    const points = analysisOf(text, 'rules').key_points.filter(({ id }) => id.startsWith('fine.schedule'));
    expect(points.map((point) => point.text)).toEqual([
      'Fines run from $25 (Noise) to $175 (Late trash cans). The text goes on: “The board may levy fines in excess of these where they are no incentive”.',
    ]);
    expect(points[0]?.citations.some(({ quote }) => quote.includes('in excess of these'))).toBe(true);
  });

  it('quotes it once beside a short list and points there from the others', () => {
    const text = `${schedule(3)}\nAfter a notice the board may levy fines in excess of these.`;
    const points = analysisOf(text, 'rules').key_points.filter(({ id }) => id.startsWith('fine.schedule'));
    const quoted = points.filter((point) =>
      point.text.includes('“the board may levy fines in excess of these”'),
    );
    expect(quoted).toHaveLength(1);
    expect(
      points.filter((point) => point.text.endsWith(' The board may go beyond it: see there.')),
    ).toHaveLength(2);
  });

  it('keeps a short list item by item', () => {
    const { key_points: points } = analysisOf(schedule(4), 'rules');
    expect(points.filter(({ id }) => id.startsWith('fine.schedule'))).toHaveLength(4);
  });

  it('says that some fines grow by the day', () => {
    const text = `${schedule(7)}\nAn unpermitted shed: a fine of $10 per day.`;
    const [point] = analysisOf(text, 'rules').key_points;
    expect(point?.text).toContain('Some grow for each day a breach goes on, by up to $10 a day.');
    expect(point?.severity).toBe('high');
  });

  it('tells the parts of a property by when they are due, and the rest after them', () => {
    const parts = ['Roofs|25|12|90,000', 'Paint|8|0|20,000', 'Fence|20|6|30,000', 'Road|25|9|80,000'];
    const small = ['Sign|20|4|2,000', 'Gate|15|7|3,000', 'Bench|10|5|1,000'];
    const table = ['Component|Useful Life|Remaining Life|Cost', ...parts, ...small].join('\n');
    const { key_points: points } = analysisOf(table.replaceAll('|', '\t'), 'reserves');
    expect(points.map(({ text }) => text)).toEqual([
      'Paint, due when the study was made: $20,000.',
      'Fence, due about 6 years after the study: $30,000.',
      'Gate, due about 7 years after the study: $3,000.',
      'Road, due about 9 years after the study: $80,000.',
      'Roofs, due about 12 years after the study: $90,000.',
      '2 more parts will need work, for $1,000 to $2,000 each.',
    ]);
  });

  it('calls nothing later that was due when the study was made', () => {
    const told = (rows: readonly string[]) =>
      analysisOf(
        ['Component|Useful Life|Remaining Life|Cost', ...rows].join('\n').replaceAll('|', '\t'),
        'reserves',
      ).key_points.map(({ text }) => text);
    const soon = ['Roof|25|1|90,000', 'Road|25|2|80,000', 'Dock|20|3|70,000', 'Court|20|2|60,000'];
    const paint = ['Stain|6|1|50,000', 'Seal coat|5|3|40,000'];
    expect(told([...soon, ...paint, 'Heater|10|0|4,000'])).toEqual([
      'Heater, due when the study was made: $4,000.',
      'Roof, due about 1 year after the study: $90,000.',
      'Road, due about 2 years after the study: $80,000.',
      'Court, due about 2 years after the study: $60,000.',
      'Dock, due about 3 years after the study: $70,000.',
      '2 more parts will need work, for $40,000 to $50,000 each.',
    ]);
    const due = ['Sign', 'Gate', 'Bench', 'Grill', 'Lamp', 'Pump'].map(
      (name, i) => `${name}|9|0|${i + 1},000`,
    );
    expect(told([...due, 'Wall|40|22|9,000']).at(-1)).toBe(
      '2 more parts need work, 1 of them since the study was made, for $1,000 to $9,000 each.',
    );
  });

  it('tells parts by the year in which they are due, where a list gives that', () => {
    const table = 'Component|Life|Replace In|Cost\nFence|18|2037|41,500\nDock|15|2036|22,000';
    const { key_points: points } = analysisOf(table.replaceAll('|', '\t'), 'reserves');
    expect(points.map(({ text }) => text)).toEqual([
      'Dock, due in 2036: $22,000.',
      'Fence, due in 2037: $41,500.',
    ]);
  });
});

describe('what the same one keeps up', () => {
  const pointsOf = (text: string) =>
    analysisOf(text, 'cc_and_r').key_points.flatMap((point) =>
      point.id.startsWith('maintenance.') ? point.text : [],
    );

  it('is told in one point that cites each sentence', () => {
    const text =
      'Each Owner shall maintain and repair the roof and the siding of the house.\nEach Owner shall mow the lawn.\nThe Association shall maintain the private streets.';
    expect(pointsOf(text)).toEqual([
      'You keep up and pay for the roof, the outside and the yard of your home.',
      'The private streets are kept up by the association.',
    ]);
  });

  it('names the parts of the home before what lies outside it', () => {
    const text =
      'The Association shall maintain and repair the roofs and exterior walls of the townhomes.\nThe Association shall maintain the private streets.';
    expect(pointsOf(text)).toEqual([
      'The association keeps up the roof and the outside of your home, and the private streets.',
    ]);
  });

  it('tells beside the home as a whole that others keep its outside up in part', () => {
    const text =
      'Each Owner shall maintain his Lot and the improvements on it in good repair.\nThe Association shall paint and maintain the exterior of the duplex buildings.\nEach Owner of a single family home shall paint and maintain the exterior of his home.';
    expect(pointsOf(text).join(' ')).toContain(
      'Others keep up a part of the outside: ask whether of the roof too.',
    );
  });

  it('tells the cases in which a part of it is kept up, and of which part', () => {
    const text =
      'The Association shall maintain and repair the roofs and exterior walls of the townhomes.\nThe Association shall mow the lawns of the lots.\nThe Association is responsible for replacement of roofs only when they are worn out.';
    expect(pointsOf(text)).toEqual([
      'The association keeps up the roof, the outside and the yard of your home. On the roof the text adds: “only when they are worn out”.',
    ]);
  });

  it("is labeled with the sections that it is cited in, the first citation's first", () => {
    const text =
      'ARTICLE I. Streets and Yards\n\nThe Association shall maintain the private streets of the subdivision.\n\nARTICLE II. Homes\n\nThe Association shall maintain, repair and replace the roof of each Unit.';
    const [point] = analysisOf(text, 'cc_and_r').key_points.filter(({ id }) => id.startsWith('maintenance.'));
    expect(point?.citations[0]?.quote).toContain('private streets');
    expect(point?.reference).toBe('ARTICLE I, p. 1; ARTICLE II, p. 1');
  });
});
