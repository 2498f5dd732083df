import { describe, expect, it } from 'vitest';
import { factsIn } from '../testing/facts-in.ts';
import { pets } from './pets.ts';

describe('pets', () => {
  it.each([
    ['No more than two (2) household pets may be kept in any Home.', { 'pets.max_count': 2 }],
    ['Guests may bring no more than two (2) dogs.', {}],
  ])('%s', (text, facts) => {
    expect(factsIn(text, pets)).toMatchObject(facts);
    expect(Object.keys(factsIn(text, pets))).toEqual(Object.keys(facts));
  });
});
