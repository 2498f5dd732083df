import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { allRules } from '../find/all-rules.ts';
import { factsIn } from '../testing/facts-in.ts';

const facts = (text: string, type: DocumentType = 'minutes') => {
  const { 'minutes.motions': _, ...others } = factsIn(text, allRules, type);
  return others;
};

describe('what a meeting did not agree to is not in force', () => {
  it.each([
    'Motion to adopt a fine of $50 per violation. The motion died for lack of a second.',
    'Lee moved to adopt a late fee of $25. Pat seconded. Motion failed.',
    'Lee moved to adopt a late fee of $25. Pat seconded. The motion was tabled.',
    'Lee moved to adopt a late fee of $25. Pat seconded.',
    'The board agreed to postpone the new late fee of $25.',
    'The motion to rescind the late fee of $25 passed.',
    'Lee moved to borrow $80,000 for the loan of the roof. Pat seconded. Motion defeated.',
  ])('%s', (text) => {
    expect(facts(text)).toEqual({});
  });

  it('in a letter as well', () => {
    expect(facts('The motion to adopt a late fee of $25 failed.', 'other')).toEqual({});
  });

  it.each([
    ['Lee moved to adopt a late fee of $25. Pat seconded. Motion carried.', { amount: 25 }],
    [
      'The late fee is $25. Lee moved to adopt a late fee of $40. Pat seconded. Motion failed.',
      { amount: 25 },
    ],
  ])('but what it agreed to, or stood before, is: %s', (text, fee) => {
    expect(facts(text)['assessment.late_fee']).toEqual(fee);
  });

  it('takes of an amended motion what it was amended to', () => {
    const text =
      'Lee moved to adopt a late fee of $40. The motion was amended to adopt a late fee of $25. The amended motion passed.';
    expect(facts(text)['assessment.late_fee']).toEqual({ amount: 25 });
  });
});
