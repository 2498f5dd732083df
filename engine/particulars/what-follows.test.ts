import { describe, expect, it } from 'vitest';
import { says } from '../testing/told-of.ts';

describe('a rule that the next sentence ends or narrows', () => {
  const term = (next: string) =>
    says(
      'rental.minimum_term',
      `RULES\n\nA lease must run for at least six months and is filed here. ${next}`,
      'rules',
    );
  it.each([
    ['The foregoing applies only during Declarant control.'],
    ['This rule shall expire on the first day of the year 2035.'],
    ['This restriction shall only apply to homes that are sold by the Developer.'],
  ])('is told with it: %s', (next) => {
    expect(term(next)).toContain(`The text goes on: “${next.slice(0, -1)}”`);
  });
  it.each([
    ['The foregoing restriction shall not apply to Lots owned by the Declarant.'],
    ['The club applies only for a permit.'],
  ])('and without what takes nothing back from owners: %s', (next) => {
    expect(term(next)).not.toContain(next.slice(0, 20));
  });
});

describe('a ban right behind a rule on another thing', () => {
  const lines = (next: string) =>
    says(
      'exterior.clotheslines',
      `RULES\n\nClotheslines must be kept behind the house and out of view. ${next}`,
      'rules',
    );
  it('does not go on with it by naming the land of both', () => {
    expect(lines('No sign shall be put up on any of the foregoing described lands.')).not.toContain('sign');
    expect(lines('No sign shall be put up on any of the foregoing lines.')).toContain('sign');
  });
});
