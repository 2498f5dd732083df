import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { docOf } from '../../testing/doc-of.ts';
import { feesInLines } from './fees-in-a-line.ts';

const list = 'Returned check $35 Late fee: $25.50 after the 15th Transfer fee $1,150';
const feesIn = (text: string, type: DocumentType = 'other') => {
  const doc = docOf(text, type);
  return [...feesInLines(doc)].map(({ label, value, run }) => ({
    label,
    value,
    quote: doc.source.text.slice(run.start, run.end),
  }));
};

describe('charges that a page ran into one line', () => {
  it('have each the label that stands before it', () => {
    const fees = feesIn(list);
    expect(fees).toContainEqual({ label: 'returned check', value: 35, quote: 'Returned check $35' });
    expect(fees).toContainEqual({ label: 'late fee', value: 25.5, quote: 'Late fee: $25.50' });
    expect(fees).toContainEqual({ label: 'transfer fee', value: 1150, quote: 'Transfer fee $1,150' });
    expect(feesIn(list, 'rules')).toEqual(fees);
  });

  it.each(['Boat', 'Guest', 'Pickup', 'Library', 'Book', 'Dock', 'Slip', 'Locker', 'Rental', 'Shop'])(
    'keep what kind of late fee it is: %s',
    (kind) => {
      const labels = feesIn(`Returned check $35 ${kind} Late Fee $25 Key $5`).map(({ label }) => label);
      expect(labels).toContain(`${kind.toLowerCase()} late fee`);
      expect(labels).not.toContain('late fee');
      expect(feesIn('Returned check $35 Yard Late Fee $25 Key $5').map(({ label }) => label)).toContain(
        'late fee',
      );
    },
  );

  it.each([
    ['two sums', 'Returned check $35 Late fee $25 after the 15th'],
    ['a sentence', 'Returned check $35. Late fee $25 Transfer fee $150'],
    ['words that tell', 'Returned check $35 Late fee is $25 Transfer fee $150'],
    ['an account', 'Income $35 Late fee $25 Transfer fee $150'],
  ])('are none: %s', (_, text) => expect(feesIn(text)).toEqual([]));

  it('are none in a budget', () => expect(feesIn(list, 'budget')).toEqual([]));
});
