import { describe, expect, it } from 'vitest';
import { sameValue } from './judge.ts';
import { figures, score } from './score.ts';

describe('sameValue', () => {
  it.each([
    ['text', 'Oak Ridge Homeowners Association, Inc.', 'Oak Ridge Homeowners Association', true],
    ['text', 'Oak Ridge', 'Pine Hollow', false],
    ['bool', true, true, true],
    ['percent', 66.67, 67, true],
    ['percent', 60, 67, false],
    ['money', { amount: 100, period: 'month' }, { amount: 1200, period: 'year' }, true],
    ['money', { amount: 100, period: 'month' }, { amount: 100, period: 'year' }, false],
    ['money_or_percent', { percent: 10 }, { percent: 10 }, true],
    ['money_or_percent', { amount: 10 }, { percent: 10 }, false],
    ['duration', { days: 30 }, { days: 31 }, false],
    ['date', '2024-03-05', '2024-03', true],
    ['date', '2024', '2024-03', false],
    ['range', { min: 3, max: 5 }, { min: 3, max: 5 }, true],
    ['number', 25, { value: 25, unit: 'percent' }, true],
    ['number', { value: 25, unit: 'homes' }, { value: 25, unit: 'percent' }, false],
    ['list:component', { name: 'Roof shingles', cost: 1000 }, { name: 'Shingle roof', cost: 1005 }, true],
    [
      'list:text',
      { what: 'approve the budget for 2024' },
      { what: 'Approve 2024 budget', outcome: 'carried' },
      true,
    ],
  ] as const)('%s: %j against %j', (kind, given, right, same) => {
    expect(sameValue(kind, given, right)).toBe(same);
  });
});

describe('score', () => {
  const fact = (id: string, value: string | number | boolean, page: number) => ({
    id,
    label: id,
    value,
    display: '',
    citations: [{ page, start: 0, end: 1, quote: 'x' }],
    conflicts: [],
  });

  it('counts right, wrong and missed answers and right pages', () => {
    const key = {
      file: 'rules/a.pdf',
      kind: 'rules' as const,
      facts: {
        'pets.max_count': [{ value: 2, pages: [3] }],
        'pets.leash_required': [{ value: true, pages: [4] }],
        'rental.allowed': [{ value: 'no' }],
      },
      absent: ['use.smoking'],
      debatable: ['exterior.signs'],
    };
    const judgements = score(key, [
      fact('pets.max_count', 2, 3),
      fact('pets.leash_required', true, 9),
      fact('use.smoking', 'prohibited', 1),
      fact('exterior.signs', 'allowed', 1),
    ]);
    expect(judgements.map(({ fact: id, verdict, pageRight }) => [id, verdict, pageRight])).toEqual([
      ['pets.max_count', 'right', true],
      ['pets.leash_required', 'right', false],
      ['rental.allowed', 'missed', undefined],
      ['use.smoking', 'wrong', undefined],
    ]);
    expect(figures(judgements)).toMatchObject({ right: 2, wrong: 1, missed: 1 });
  });
});
