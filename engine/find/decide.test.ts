import { describe, expect, it } from 'vitest';
import { fitsPlaceIn } from '../scope/fits-place.ts';
import { docOf } from '../testing/doc-of.ts';
import type { Tier } from '../tiers.ts';
import { decide } from './decide.ts';
import type { Candidate } from './pattern.ts';

const doc = docOf('Two pets.\nNo cats.\nTwo pets again.\nTwo pets once more.\nTwo pets at last.');
const { source } = doc;

/** A candidate that rests on the nth line of the text above. */
function candidate(line: number, value: string, tier: Tier): Candidate {
  const lines = source.text.split('\n');
  const start = lines.slice(0, line).join('\n').length + (line > 0 ? 1 : 0);
  return {
    fact: 'pets.allowed',
    value,
    tier,
    ranges: [{ start, end: start + (lines[line]?.length ?? 0) }],
  };
}

const decided = (...candidates: Candidate[]) =>
  decide(candidates, source).decided.map(({ value, citations, conflicts }) => ({
    value,
    quotes: citations.map(({ quote }) => quote),
    conflicts: conflicts.map((rival) => rival.value),
  }));

describe('decide', () => {
  it('cites the best place of an answer first, then at most two more that state it nearly as well', () => {
    expect(
      decided(
        candidate(0, 'restricted', 'plain'),
        candidate(2, 'restricted', 'express'),
        candidate(3, 'restricted', 'plain'),
        candidate(4, 'restricted', 'plain'),
      ),
    ).toEqual([
      {
        value: 'restricted',
        quotes: ['Two pets again.', 'Two pets.', 'Two pets once more.'],
        conflicts: [],
      },
    ]);
  });

  it('cites no hint beside a surer answer', () => {
    expect(decided(candidate(0, 'restricted', 'likely'), candidate(2, 'restricted', 'hint'))).toMatchObject([
      { quotes: ['Two pets.'] },
    ]);
  });

  it('leaves out a weak hint and the same place found twice', () => {
    expect(
      decided(
        candidate(0, 'restricted', 'express'),
        candidate(0, 'restricted', 'express'),
        candidate(2, 'restricted', 'implied'),
      ),
    ).toEqual([{ value: 'restricted', quotes: ['Two pets.'], conflicts: [] }]);
  });

  it('tells an answer as strong as the best as a conflict', () => {
    expect(decided(candidate(0, 'restricted', 'express'), candidate(1, 'prohibited', 'express'))).toEqual([
      { value: 'restricted', quotes: ['Two pets.'], conflicts: ['prohibited'] },
    ]);
  });

  it('takes a sum without its period for no other answer than the same sum with it', () => {
    const fee = (line: number, value: Record<string, string | number>): Candidate => ({
      ...candidate(line, '', 'express'),
      fact: 'assessment.late_fee',
      value,
    });
    const monthly = { amount: 3, period: 'month' };
    expect(decided(fee(0, monthly), fee(1, { amount: 3 }))[0]?.conflicts).toEqual([]);
    expect(decided(fee(0, monthly), fee(1, { amount: 4 }))[0]?.conflicts).toEqual([{ amount: 4 }]);
    expect(decided(fee(0, monthly), fee(1, { percent: 3 }))[0]?.conflicts).toEqual([{ percent: 3 }]);
  });

  it('cites what stands under a heading about the fact before what only has its word, and drops what does not name it', () => {
    const text = docOf(
      'ARTICLE IV TRADES\nNo sign of a trade may be put up.\nARTICLE VI EASEMENTS\nNothing stands on a strip.\nARTICLE IX SIGNS\nNo sign may be put up but one for sale.',
    );
    const placed = (words: string): Candidate => {
      const start = text.source.text.indexOf(words);
      const ranges = [{ start, end: start + words.length }];
      return { fact: 'exterior.signs', value: 'restricted', tier: 'plain', ranges };
    };
    const { decided: answers } = decide(
      [
        placed('No sign of a trade may be put up.'),
        placed('Nothing stands on a strip.'),
        placed('No sign may be put up but one for sale.'),
      ],
      text.source,
      null,
      fitsPlaceIn(text),
    );
    expect(answers[0]?.citations.map(({ quote }) => quote)).toEqual([
      'No sign may be put up but one for sale.',
      'No sign of a trade may be put up.',
    ]);
  });
});
