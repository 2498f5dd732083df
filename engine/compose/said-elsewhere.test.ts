import { describe, expect, it } from 'vitest';
import { says } from '../testing/told-of.ts';

const paper = (term: string) =>
  `Elm Court Homeowners Association\nRules\n\nSection 1. Pets. ${term}, no more than two pets may be kept in a home.\n\nSection 2. Fences. No fence may be built.\n\nSection 3. Kennels. Four pets may be kept in a home with a kennel.`;
const told = (term: string) => says('pets.max_count', paper(term), 'rules');

describe('what another section says, by which a statement is excepted', () => {
  it('is told beside it', () => {
    expect(told('Except as provided in Section 3')).toMatch(
      / Section 3 says: “Four pets may be kept in a home with a kennel”\./,
    );
    expect(told('Subject to Section 3')).toMatch(/ Section 3 says: “Four pets/);
  });

  it('is not told where the section is of another paper, or is not there', () => {
    for (const term of [
      'Except as provided in Section 3 of the Declaration',
      'Except as provided in Section 9',
      'As provided in Section 3',
    ])
      expect([term, told(term)]).toEqual([term, expect.not.stringContaining(' says: “Four')]);
  });
});
