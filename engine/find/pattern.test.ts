import { expect, test } from 'vitest';
import { saying, words } from './pattern.ts';

test('a way of saying something is a row with how surely it says so', () => {
  const guards = { unless: /\bguests\b/ };
  const row = saying('no', guards).plain`\bno ${/dogs?/}\b`;
  expect(row).toEqual({ match: words('\\bno dogs?\\b'), value: 'no', tier: 'plain', ...guards });
  expect(saying(1).told('{count} dogs').match.test('{n0} dogs')).toBe(true);
});
