import { describe, expect, it } from 'vitest';
import { duesChange } from '../rules/dues/dues-change.ts';
import { docOf } from '../testing/doc-of.ts';
import { factsIn } from '../testing/facts-in.ts';
import { isOfLongAgo, isSumOfLongAgo } from './earlier-years.ts';
import { matters } from './matters.ts';

const told = (...lines: string[]) =>
  factsIn(
    ['Fox Run HOA', 'Annual Meeting Minutes, May 9, 2031', ...lines].join('\n\n'),
    [duesChange],
    'minutes',
  );

describe('what earlier years brought', () => {
  it.each([
    ['2027 = the Board raised the dues 4% to $312', '2030 = the Board raised the dues 2% to $318'],
    ['2029: dues were increased by 6%'],
    ['At the 2028 annual meeting we voted to increase the dues by 9%.'],
  ])('is no change of now: %s', (...lines) => {
    expect(told(...lines)).toEqual({});
  });

  it('is no matter of now', () => {
    const text =
      'Fox Run HOA\n\nAnnual Meeting Minutes, May 9, 2031\n\nAt the 2026 annual meeting we voted to increase the dues by $9.';
    expect(matters(docOf(text, 'minutes'))).toEqual([]);
    expect(matters(docOf(text.replace('2026', '2030'), 'minutes'))).toHaveLength(1);
  });

  it.each([
    ['2031 = the Board raised the dues 4% to $312'],
    ['At the 2030 annual meeting we voted to increase the dues by 4%.'],
    ['2030-2031 budget: the dues are increased by 4%.'],
    ['2030 – 2031 budget: the dues are increased by 4%.'],
  ])('is told of now: %s', (...lines) => {
    expect(told(...lines)).toEqual({ 'budget.dues_change': 4 });
  });
});

describe('a sum of long ago', () => {
  const letter = 'Fox Run HOA\n\nMay 9, 2031\n\n';
  const isPast = (text: string, before = letter) => {
    const doc = docOf(before + text, 'other');
    const sentence = doc.sentences.at(-1);
    return sentence !== undefined && isOfLongAgo(doc, sentence);
  };

  it.each([
    'In 2019 the dues were raised from $150 to $165.',
    'In 2019 the dues were raised to $165, which is why the pool was built.',
    'On March 3, 2018, the dues were increased to $210.',
    'The 2018 annual dues: $300 per lot.',
    'Dues for 2017: $95.',
    'From 2014 until 2019 the annual dues were $310.',
    'Back in 2020: $260 a year.',
    'Two years ago the roofs had cost $210,000, paid by a special assessment of $2,500 per unit.',
    'Several years back there was a special assessment of $400.',
  ])('%s', (text) => expect(isPast(text)).toBe(true));

  it.each([
    'In 2030 the dues were raised to $165.',
    'Since 2019 the dues have been $165.',
    'The dues of $165, set in 2019, are due in May.',
    'In 2019 the dues were raised to $165, where they remain.',
    'In 2019 the dues were raised to $165, and have not changed.',
    'The dues are $165, the same as in 2019.',
    'The dues were raised from $150 in 2019 to $165 in 2031.',
    'The dues were raised to $165.',
    'Since we voted on it three years ago the dues are $165.',
    'The road built ten years ago is patched for $165.',
  ])('is none: %s', (text) => expect(isPast(text)).toBe(false));

  it('is reckoned from the year of the title where no day is named', () => {
    const text = 'In 2022 monthly dues were $110 per home.';
    expect(isPast(text, 'Fox Run HOA\n2031 Budget\n\n')).toBe(true);
    expect(isPast(text, 'Fox Run HOA\n2023 Budget\n\n')).toBe(false);
    expect(isPast(text, 'Fox Run HOA\n\n')).toBe(false);
  });

  it('is none where a fee was set, or in covenants', () => {
    const doc = docOf(`${letter}In 2017 the fee of $15 was adopted.`, 'other');
    const [sentence] = doc.sentences.slice(-1);
    expect(sentence && isSumOfLongAgo(doc, 'assessment.regular', sentence)).toBe(true);
    expect(sentence && isSumOfLongAgo(doc, 'assessment.late_fee', sentence)).toBe(false);
    expect(sentence && isSumOfLongAgo({ ...doc, type: 'cc_and_r' }, 'assessment.regular', sentence)).toBe(
      false,
    );
  });
});
