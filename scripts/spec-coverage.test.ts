import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const table = readFileSync('docs/spec-coverage.md', 'utf8');
const rows = table.split('\n').filter((line) => line.startsWith('| ') && line !== '| what | test |');
const tests = rows.flatMap((row) =>
  [...(row.split(' | ').at(-1) ?? '').matchAll(/`([^`]+)` › (.+?)(?=; `| \|$)/g)].map(
    ([, file = '', words = '']) => [file, words] as const,
  ),
);

test('every row names a test', () => {
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter((row) => !row.includes(' › '))).toEqual([]);
});

test.each(tests)('%s has a test › %s', (file, words) => {
  const names = readFileSync(file, 'utf8').matchAll(
    /\b(?:test|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])(.+?)\1/g,
  );
  expect([...names].map(([, , name]) => name).some((name) => name?.includes(words))).toBe(true);
});
