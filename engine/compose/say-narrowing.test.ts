import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';

function point(fact: string, text: string) {
  const page = { number: 1, text, lines: linesOfText(text), size: null, readable: true };
  const { key_points: points, restricted_activities: limits } = analyze([page], { documentType: 'cc_and_r' });
  return [...points, ...limits].find(({ id }) => id === fact);
}

describe('a sentence beside a statement that narrows it', () => {
  it.each([
    [
      'points at the rule',
      'rental.minimum_term',
      'No Unit shall be leased for a term of less than six months. This restriction does not apply to a lease to a member of the family.',
      'This restriction does not apply to a lease to a member of the family',
    ],
    [
      'turns and names the subject',
      'exterior.fences',
      'Fences are allowed only behind the house. However, a fence around a swimming pool may stand beside it.',
      'However, a fence around a swimming pool may stand beside it',
    ],
    [
      'is the item after it',
      'vehicles.guest_parking_limit',
      '(a) A guest may park in the visitor spaces for no more than 48 hours.\n(b) Notwithstanding the foregoing, the manager may let a guest park for a week.',
      '(b) Notwithstanding the foregoing, the manager may let a guest park for a week',
    ],
    [
      'names the section from elsewhere',
      'rental.minimum_term',
      'Section 4.2 Leases. No Unit shall be leased for a term of less than six months.\n\nSection 9.3 Hardship. Notwithstanding Section 4.2, an owner who is called to military service may lease his Unit for any term.',
      'Notwithstanding Section 4.2, an owner who is called to military service may lease his Unit for any term',
    ],
  ])('is quoted and cited where it %s', (_, fact, text, words) => {
    const told = point(fact, text);
    expect(told?.text).toContain(` The text goes on: “${words}”.`);
    expect(told?.citations.some(({ quote }) => quote.includes(words.slice(-30)))).toBe(true);
  });

  it.each([
    [
      'it turns to another subject',
      'No fence shall be built on any lot. However, dogs shall be kept on a leash.',
    ],
    [
      'it binds the first builder',
      'No fence shall be built on any lot. This restriction does not apply to the Declarant.',
    ],
    [
      'it goes on with a further rule',
      'No fence shall be built on any lot. Each owner shall mow the grass along a fence of a neighbor.',
    ],
    [
      'it names another section',
      'Section 4.2 Fences. No fence shall be built on any lot.\n\nSection 9.3 Pools. Notwithstanding Section 4.3, a fence may stand around a pool.',
    ],
  ])('is not told where %s', (_, text) => {
    const told = point('exterior.fences', text);
    expect(told).toBeDefined();
    expect(told?.text).not.toContain('The text goes on');
  });
});
