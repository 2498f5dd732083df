import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';

function says(fact: string, rule: string) {
  const text = `Fox Run Homeowners Association. Rules.\n\n${rule}`;
  const page = { number: 1, text, lines: linesOfText(text), size: null, readable: true };
  const { key_points: points, restricted_activities: limits } = analyze([page], { documentType: 'rules' });
  return [...points, ...limits].find(({ id }) => id === fact)?.text;
}

describe('a rule for one shared place', () => {
  it.each([
    [
      'use.children_with_adults',
      'All children under 14 using the pool shall be accompanied by a responsible adult.',
      'the pool',
    ],
    ['use.smoking', 'Smoking is not permitted on the docks.', 'the marina'],
    ['use.smoking', 'ARTICLE 3 CLUBHOUSE\n\n3.1 Smoking is prohibited at all times.', 'the clubhouse'],
  ])('is told of that place alone: %s', (fact, rule, place) => {
    expect(says(fact, rule)).toMatch(new RegExp(`\\. This is said of ${place} alone\\.$`));
  });

  it.each([
    ['Smoking is not permitted in any unit or at the pool.'],
    ['Smoking is not permitted in the pool and the clubhouse.'],
    ['Smoking is prohibited.'],
  ])('is not made of: %s', (rule) => {
    expect(says('use.smoking', rule)).toBeDefined();
    expect(says('use.smoking', rule)).not.toContain('alone');
  });
});
