import { describe, expect, it } from 'vitest';
import type { FactValue } from '#contract/analysis.ts';
import { assessmentTrails } from './assessment-trail.ts';
import { homePicture } from './home-picture.ts';
import { duesPicture } from './money-over-years.ts';
import { read, stating } from './testing/home-document.ts';

const today = '2026-11-24';
const budget = (name: string, year: number, dues: FactValue) =>
  stating(name, 'budget', { 'assessment.regular': dues, 'budget.year': year });
const quarter = (amount: number) => ({ amount, period: 'quarter' });
const duesOf = (...documents: ReturnType<typeof read>[]) => homePicture(documents, today).dues;
const same = (document: string) => document;

describe('dues over the years', () => {
  it('are drawn from what the papers of each year state, in their own unit', () => {
    const dues = duesOf(budget('b24', 2024, quarter(100)), budget('b23', 2023, quarter(94)));
    const picture = duesPicture(dues, same);
    expect(picture).toMatchObject({
      kind: 'bars',
      bars: [
        { label: '2023', value: 94 },
        { label: '2024', value: 100 },
      ],
    });
    expect(picture?.table.rows).toEqual([
      ['2023', '$94', 'Stated in b23'],
      ['2024', '$100', 'Stated in b24'],
    ]);
    expect(picture?.sentence).toContain('$94 a quarter in 2023, $100 a quarter in 2024');
  });

  it('are reckoned to a year where papers state them in different units', () => {
    const dues = duesOf(budget('a', 2023, { amount: 30, period: 'month' }), budget('b', 2024, quarter(96)));
    expect(duesPicture(dues, same)?.table.rows).toEqual([
      ['2023', '$360', '$30 × 12, from a'],
      ['2024', '$384', '$96 × 4, from b'],
    ]);
  });

  it('of which one year is known are not drawn; the covenants’ own and the most that they may be are none', () => {
    const covenants = stating('c', 'cc_and_r', {
      'assessment.regular': quarter(10),
      'document.date': '1990',
    });
    const most = stating('m', 'other', {
      'assessment.regular': { amount: 50, period: 'year', limit: 'most' },
      'document.date': '2001',
    });
    const dues = duesOf(covenants, most, budget('b', 2024, quarter(96)), budget('x', 2020, { amount: 9 }));
    expect(dues.map(({ year }) => year)).toEqual([2024]);
    expect(duesPicture(dues, same)).toBeNull();
  });

  it('of minutes and letters are of the year that their words name, and of none without', () => {
    const letter = (name: string, words: string) =>
      read(name, 'other', `ELM PARK HOMEOWNERS ASSOCIATION\nOctober 31, 2025\nDear owner,\n${words}`);
    const named = letter('named', 'The annual dues for 2026 are $321 per home.');
    expect(duesOf(named).map(({ year }) => year)).toEqual([2026]);
    expect(duesOf(letter('unnamed', 'The annual dues are $321 per home.'))).toEqual([]);
  });

  it('that a draft states are drawn as proposed, and only where nothing else tells the year', () => {
    const dues = duesOf(
      budget('b25.pdf', 2025, quarter(100)),
      budget('draft b25.pdf', 2025, quarter(130)),
      budget('proposed b26.pdf', 2026, quarter(140)),
    );
    expect(dues.map(({ document, proposed }) => [document, proposed])).toEqual([
      ['b25.pdf', false],
      ['proposed b26.pdf', true],
    ]);
    expect(duesPicture(dues, same)).toMatchObject({
      bars: [{ reckoned: false }, { label: '2026 (proposed)', reckoned: true }],
    });
  });
});

describe('the trail of a special assessment', () => {
  const minutes = (name: string, date: string, line: string) =>
    read(name, 'minutes', `ELM PARK HOMEOWNERS ASSOCIATION\nBoard meeting of ${date}\n${line}`);

  it('goes from talk to levy through the papers, each step with its words', () => {
    const papers = [
      minutes(
        '1',
        'March 4, 2024',
        'The board discussed a special assessment of $900 per home for the roof replacement.',
      ),
      minutes(
        '2',
        'May 6, 2025',
        'Motion to approve a special assessment of $1,200 per home for roof replacement. Motion carried.',
      ),
    ];
    const [trail, ...more] = assessmentTrails(papers);
    expect(more).toEqual([]);
    expect(trail?.steps.map(({ document }) => document)).toEqual(expect.arrayContaining(['1', '2']));
    expect(trail?.steps[0]?.document).toBe('1');
    expect(trail?.steps.every(({ citations }) => citations.length > 0)).toBe(true);
    expect(trail?.steps.map(({ stage }) => stage)).toEqual(expect.arrayContaining(['proposed', 'approved']));
  });

  it('of which one paper tells once is none', () => {
    expect(
      assessmentTrails([minutes('1', 'March 4, 2024', 'A special assessment for the pool was mentioned.')]),
    ).toEqual([]);
  });
});
