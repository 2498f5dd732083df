import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { toldLater } from './told-later.ts';

const later = (text: string) => {
  const doc = docOf(text, 'minutes');
  return toldLater(doc, doc.sentences.slice(0, 1))?.text;
};

describe('what came of a matter, told further on', () => {
  it.each([
    [
      'We hope to submit the loan application in the fall.\n\nThe pump was painted.\n\nStatus 7/9/2031\n\nThe bank told us that our loan was not approved.',
      'The bank told us that our loan was not approved.',
    ],
    [
      'Ann proposed an increase of the dues by $20.\nMembers had questions.\nThis increase was approved by the members.',
      'This increase was approved by the members.',
    ],
    [
      'Two seats on the board are open.\nKim and Lee stepped forward for these positions. Both were elected.',
      'Both were elected.',
    ],
    [
      'Volunteers are sought for two positions on the board.\n\nThe pool opens in May.\n\nThe board of the association is now fully seated.',
      'The board of the association is now fully seated.',
    ],
    [
      'A grant for the north culvert was applied for in March.\n\nThe bench was oiled.\n\nWe were not able to secure a grant.',
      'We were not able to secure a grant.',
    ],
    [
      'The lawsuit over the retaining wall is pending.\n\nThe bench was oiled.\n\nThe lawsuit was dismissed in June.',
      'The lawsuit was dismissed in June.',
    ],
  ])('is found: %s', (text, found) => {
    expect(later(text)).toBe(found);
  });

  it('is found above, under a later day', () => {
    const doc = docOf(
      'May 4, 2031\n\nOur loan was approved by the bank.\n\nMarch 2, 2031\n\nThe board is asking the bank for a loan.',
      'other',
    );
    const asks = doc.sentences.filter(({ plain }) => plain.includes('asking'));
    expect(toldLater(doc, asks)?.text).toBe('Our loan was approved by the bank.');
    const older = docOf(
      'March 2, 2031\n\nOur loan was approved by the bank.\n\nMay 4, 2031\n\nThe board is asking the bank for a loan.',
      'other',
    );
    expect(
      toldLater(
        older,
        older.sentences.filter(({ plain }) => plain.includes('asking')),
      ),
    ).toBeUndefined();
  });

  it.each([
    // Another matter with the same noun.
    'A bid for the tennis fence was asked for.\n\nThe bench was oiled.\n\nThe bid for mowing was approved.',
    'The pool liner will need to be replaced next year.\nPrices went up.\nMotion by Ray to close the pool at nine, seconded by Kim, carried.',
    'A special assessment of $500 per home for the pool was asked for.\n\nThe special assessment of $300 per home for the roof was approved.',
    // What would be.
    'The board asked a bank for a loan.\n\nOwners vote once the loan was approved.',
    'The board asked a bank for a loan.\n\nIf the loan was denied, dues would rise.',
    'The board asked a bank for a loan.\n\nLast year a loan was denied.',
    // Another subject in between.
    'Two seats on the board are open.\nThe pool was painted. They were approved by Kim.',
    // It tells the outcome itself.
    'The new roof was discussed, and the loan for it was approved.\n\nThe loan was repaid.',
  ])('is not found: %s', (text) => {
    expect(later(text)).toBeUndefined();
  });
});
