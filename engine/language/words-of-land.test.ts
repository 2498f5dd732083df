import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { shows } from '../testing/told-of.ts';
import { inLots } from './words-of-land.ts';

const covenants = (word: string) => `COVENANTS

1. Each ${word} shall be used for one residence. No ${word} may be divided.

2. The owner of a ${word} shall pay an equal share of the cost of the road.

3. A share not paid in sixty days is a lien upon the ${word}, which may be foreclosed as a mortgage. Every ${word} has one vote.

4. These covenants may be changed by the owners of ten ${word}s.`;

describe('what a paper calls its lots', () => {
  it.each(['tract', 'homesite', 'building site', 'plot'])('is read as lots: %s', (word) => {
    expect(shows('assessment.foreclosure', covenants(word))).toBe(
      shows('assessment.foreclosure', covenants('lot')),
    );
    expect(shows('assessment.foreclosure', covenants(word))).toBeDefined();
  });

  it('keeps every place in the text', () => {
    const asLots = inLots(covenants('tract'));
    expect(asLots('Each tract, and no other.')).toBe('Each   lot, and no other.');
    expect(asLots('Tracts 3 and 4').length).toBe('Tracts 3 and 4'.length);
    const [first] = docOf(covenants('tract')).sentences.filter(({ text }) => /divided/.test(text));
    expect(first?.text).toContain('No tract may be divided.');
  });

  it('is the land itself, or another piece, where it says so', () => {
    const asLots = inLots(covenants('tract'));
    for (const words of ['a tract of land', 'Tract A is open space', 'Tract No. 4021'])
      expect(asLots(words)).toBe(words);
  });

  it('is left alone where the paper has lots, or seldom speaks of it', () => {
    expect(inLots(`${covenants('lot')}\n${covenants('tract')}`)('No tract')).toBe('No tract');
    expect(inLots('Each tract has one vote.')('No tract')).toBe('No tract');
  });
});
