import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { namesTest } from './names-test.ts';

const rows = readFileSync('docs/asvs.md', 'utf8').match(/^\| \d+\.\d+\.\d+ \|.*\|$/gm) ?? [];
const named = rows.flatMap((row) =>
  [...row.matchAll(/`([^`]+\.(?:test|e2e)\.ts)` › (.+?)(?=; `| \|$)/g)].map(
    ([, file = '', words = '']) => [file, words] as const,
  ),
);

test('each requirement is answered once, and most by a test', () => {
  const numbers = rows.map((row) => row.split(' | ')[0]);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(named.length).toBeGreaterThan(rows.length / 2);
});

test.each(named)('%s has a test › %s', (file, words) => {
  expect(namesTest(file, words)).toBe(true);
});
