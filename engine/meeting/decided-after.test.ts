import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { decidedAfter } from './decided-after.ts';

/** What is said to have agreed to the first sentence. */
const agreedTo = (text: string) => {
  const doc = docOf(text, 'minutes');
  const [first] = doc.sentences;
  return first && decidedAfter(doc, first)?.text;
};
const talk = Array.from({ length: 7 }, (_, i) => `The talk of lot ${i + 1} went on.`).join(' ');

describe('what agreed to a work that was spoken of', () => {
  it('is a later decision on the same part of the property', () => {
    const decision = 'Replacement of the docks has been approved.';
    expect(agreedTo(`A builder put the docks at $160,000. ${talk} ${decision}`)).toBe(decision);
  });

  it('is one that points back to it by its name', () => {
    const decision = 'This increase was approved by the owners.';
    const proposed = 'Lee proposed to increase dues by $40.';
    expect(agreedTo(`${proposed} We look at it in two years. ${decision}`)).toBe(proposed);
    expect(agreedTo(`Lee proposed a new logo. We look at it in two years. ${decision}`)).toBeUndefined();
  });

  it('is none on something else that stands at that part', () => {
    const decision = 'Purchase of three cameras, two of them at the docks, has been approved.';
    expect(agreedTo(`A builder put the docks at $160,000. ${talk} ${decision}`)).toBeUndefined();
  });

  it('is, where a bid may be what was decided, a motion that takes one', () => {
    const decision = 'Kim moved, Lee seconded, to accept the Elm bid of $41,000.';
    const of = (motion: string, byBid: boolean) => {
      const doc = docOf(`The roof is leaking. Three bids were opened. ${motion} All ayes.`, 'minutes');
      const [first] = doc.sentences;
      return first && decidedAfter(doc, first, byBid)?.text;
    };
    expect(of(decision, true)).toBe(decision);
    expect(of(decision, false)).toBeUndefined();
    expect(of('Kim moved, Lee seconded, to get more bids.', true)).toBeUndefined();
    expect(of('Kim moved, Lee seconded, to accept the Elm bid for the pool.', true)).toBeUndefined();
  });

  it('is no vote on another motion', () => {
    const text =
      'Owners worried how many of the roofs leak. Kim moved to hire an inspector. Lee seconded the motion. It passed unanimously.';
    expect(agreedTo(text)).toBeUndefined();
  });
});
