import { describe, expect, it } from 'vitest';
import { fieldWords } from './field-words.ts';
import { wordMeant } from './misread-words.ts';
import { nearWords } from './near-words.ts';
import { plainText } from './plain.ts';

describe('words misread by a letter', () => {
  it.each([
    ['No Lot shail be leased.', 'no lot shall be leased.'],
    ['Each rnember has one vote, and the rnernber pays.', /^each member has/],
    ['The mernbers present are a guorum.', 'the members present are a quorum.'],
    ['Fences need the aporoval of the Cornmittee.', 'fences need the approval of the committee.'],
    ['No sub-div;sion, no an:imals', 'no sub-div;sion, no animals'],
    ['The nnual meeting is held in the sprin of each year.', /^the annual meeting is held/],
    ['An assessmment is due.', 'an assessment is due.'],
  ])('%s', (text, plain) => {
    if (typeof plain === 'string') expect(plainText(text).plain).toBe(plain);
    else expect(plainText(text).plain).toMatch(plain);
  });

  it('stay where they are words, names, or near to several', () => {
    for (const text of [
      'the designee of the owner',
      'drainage swales and pavers',
      'maint. of the pool',
      'mr. parkin and ms. fencer',
    ]) {
      const capitals = text.replace(/(?<=\. )[a-z]/g, (letter) => letter.toUpperCase());
      expect(plainText(capitals).plain).toBe(text);
    }
    expect(plainText('It was moved by Parkin and Rentel.').plain).toBe('it was moved by parkin and rentel.');
  });

  it('keep the places of figures', () => {
    const text = 'An assessmment of thirly (30) dollars, or $30.00, shail be due.';
    const { plain, quantities } = plainText(text);
    expect(quantities.map(({ start, end }) => text.slice(start, end))).toContain('$30.00');
    expect(plain).toMatch(/^an assessment of .* shall be due\.$/);
  });

  it('are no words of the lists themselves', () => {
    for (const word of [...fieldWords, ...nearWords]) expect(wordMeant(word)).toBeNull();
    expect(fieldWords.filter((word) => nearWords.includes(word))).toEqual([]);
  });

  it('are mended by the thousand', () => {
    const wrong = Array.from({ length: 20_000 }, (_, i) => `${fieldWords[i % fieldWords.length]}q`).join(' ');
    const words = plainText(wrong).plain.split(' ');
    expect(words.filter((word) => fieldWords.includes(word)).length).toBeGreaterThan(17_000);
  });
});
