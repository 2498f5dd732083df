import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { saidBefore } from './say-besides.ts';

describe('a quoted sentence that takes its limit from the one before', () => {
  const doc = docOf(
    'Adair County allows one trailer on lots of less than two acres and two trailers on others. No lot may have over this number of trailers for more than ten days.',
    'other',
  );
  const cited = doc.sentences.filter(({ text }) => text.startsWith('No lot'));

  it('is told with it', () => {
    const told = saidBefore(
      doc,
      'There are rules. The text says: “No lot may have over this number of trailers for more than ten days”.',
      cited,
    );
    expect(told?.text).toMatch(/^ Said before it: “Adair County allows one trailer on lots/);
  });

  it('is told with what it calls such, where its headline names no more', () => {
    const trees = docOf('Oaks of ten feet or more are marked. No such tree may be cut down.', 'cc_and_r');
    const [, last] = trees.sentences;
    const quoted = 'The text says: “No such tree may be cut down”.';
    const told = (headline: string) => saidBefore(trees, `${headline} ${quoted}`, last ? [last] : [])?.text;
    expect(told('There are rules for trees.')).toBe(
      ' Said before it: “Oaks of ten feet or more are marked”.',
    );
    expect(told('You may lose your vote.')).toBeUndefined();
  });

  it('is told alone where it needs no other', () => {
    expect(
      saidBefore(doc, 'There are rules. The text says: “No lot may have three trailers”.', cited),
    ).toBeNull();
  });
});
