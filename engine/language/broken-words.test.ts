import { describe, expect, it } from 'vitest';
import { closeWords } from './broken-words.ts';
import { plainText } from './plain.ts';

describe('words that a converter has broken', () => {
  it.each([
    ['the owners shal l constitute a quoru m.', 'the owners shall  constitute a quorum .'],
    ['m embers vote on janu ary 5.', 'members  vote on january  5.'],
    ['for re sidential use', 'for residential  use'],
    // Two whole words stay two.
    ['the owner may be a member', 'the owner may be a member'],
    ["the owner's ass et", "the owner's ass et"],
    ['a well-ow ner', 'a well-ow ner'],
  ])('%s', (text, closed) => {
    expect(closeWords(text)).toBe(closed);
    expect(closed).toHaveLength(text.length);
  });

  it('lets dates and numbers of several words be read', () => {
    expect(plainText('Made this 4th day of Octo ber, 2011 by thir ty owners').plain).toBe(
      'made this {t0} by {n1} owners',
    );
  });
});
