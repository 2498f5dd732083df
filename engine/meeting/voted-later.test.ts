import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { docOf } from '../testing/doc-of.ts';
import { becameOf } from './became-of.ts';

/** What became of what the first sentence puts forward. */
const became = (text: string, type: DocumentType = 'minutes') => {
  const doc = docOf(text, type);
  const [first] = doc.sentences;
  return first && becameOf(doc).get(first);
};
const proposed = 'The board proposed a special assessment of $900 per lot for the dam.';
const talk = 'Ms. Day asked about a loan. Mr. Orr has a pension. The lake is low. Lee swims. Kim does not.';

describe('a vote farther on', () => {
  it.each([
    // by its name, however far
    [`${proposed} ${talk} After a count of the ballots the assessment was approved, 63 to 26.`, 'carried'],
    [`${proposed} ${talk} The proposed assessment failed by 3 votes.`, 'failed'],
    [`${proposed} ${talk} Ray hopes that the assessment passes.`, 'talk'],
    [`${proposed} ${talk} The assessment passes the burden on to the young.`, 'talk'],
    [`${proposed} ${talk} If the assessment passes, half is due in June.`, 'talk'],
    [`${proposed} ${talk} The loan was approved.`, 'talk'],
    [
      `${proposed} The board proposed an assessment of $200 for the gate. The assessment was approved.`,
      'talk',
    ],
    // the only one under its heading
    [`${proposed} ${talk} Vote: 63 for, 26 against. Carried.`, 'carried'],
    [`${proposed} ${talk} Vote: 26 for, 63 against. Failed.`, 'failed'],
    [`${proposed} ${talk} Result: passed`, 'carried'],
    [`${proposed} Kim moved to paint the gate. All in favor.`, 'talk'],
    [`An owner proposed an assessment of $900 per lot. ${talk} Vote: 63 for, 26 against. Carried.`, 'talk'],
    // a budget that was presented
    [
      'The budget with dues of $90 a month was presented. Kim moved to adopt the budget as presented. Passed.',
      'carried',
    ],
    [
      'The budget with dues of $90 a month was presented. Kim moved to adopt the budget as amended. Passed.',
      undefined,
    ],
    [
      'The budget with dues of $90 a month was presented. Kim moved to adopt the budget with dues of $80. Passed.',
      undefined,
    ],
    [
      'The budget with dues of $90 a month was presented. Kim moved to adopt the budget as presented. Failed.',
      'failed',
    ],
  ])('%s', (text, is) => expect(became(text)).toBe(is));

  it('is told by a letter that asked for it', () => {
    const asked = 'Your board asked you to vote on a special assessment of $900 per home.';
    expect(became(`${asked} Thank you for your ballots. The assessment passes.`, 'other')).toBe('carried');
    expect(became(`${asked} Thank you for your ballots.`, 'other')).not.toBe('carried');
  });
});

describe('one of several ways', () => {
  const ways = (text: string) => {
    const doc = docOf(
      `Draft 1 holds dues at $80 a month. Draft 2 brings them to $90 a month. ${text}`,
      'minutes',
    );
    return doc.sentences.slice(0, 2).map((one) => becameOf(doc).get(one));
  };
  it('is decided on, and the others are not', () => {
    expect(ways('The board adopted Draft 2, 4-1.')).toEqual(['failed', 'carried']);
    expect(ways('Lee spoke for Draft 2.')).not.toContain('carried');
    expect(ways('The board adopted Draft 2 with the roof of Draft 1, 4-1.')).not.toContain('failed');
  });
});
