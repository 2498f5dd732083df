import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { namesTest } from './names-test.ts';

/** The tables that name their tests as `file` › words of the name. */
const tables = readFileSync('docs/spec-coverage.md', 'utf8').split('| what | test |\n|---|---|\n').slice(1);
const rows = tables.flatMap((table) => (table.split('\n\n')[0] ?? '').trimEnd().split('\n'));
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
  expect(namesTest(file, words)).toBe(true);
});
