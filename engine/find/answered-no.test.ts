import { describe, expect, it } from 'vitest';
import { allRules } from '../rules/all-rules.ts';
import { factsIn } from '../testing/facts-in.ts';

const found = (line: string, type: 'rules' | 'other' = 'rules') =>
  factsIn(`Fact sheet\n${line}\nManager: Acme`, allRules, type);

describe('what is answered with no', () => {
  it.each([
    ['occupancy.age_restricted', '55+ community: No', '55+ community: Yes'],
    [
      'dispute.arbitration',
      'Are disputes subject to mandatory arbitration?\nNo.',
      'Disputes are subject to mandatory arbitration.',
    ],
  ])('is not so: %s', (fact, no, yes) => {
    expect(found(no)[fact]).not.toBe(true);
    expect(found(yes)[fact]).toBe(true);
  });

  it.each(['A: No.', 'They did not.', 'A: Not this year.', 'Never.'])(
    'tells no sum that it asks for: %s',
    (answer) => {
      const lines = `Q: Are our dues going to $410 a month in July?\n${answer}`;
      expect(found(lines, 'other')['assessment.regular']).toBeUndefined();
      expect(found(lines.replace(answer, 'A: Yes.'), 'other')['assessment.regular']).toBeDefined();
    },
  );

  it('may forbid what is asked for', () => {
    expect(found('Are nightly rentals allowed? No', 'other')).toMatchObject({
      'rental.short_term_prohibited': true,
    });
  });
});
