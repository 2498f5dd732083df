import { describe, expect, test } from 'vitest';
import { faultsOfPatterns } from './faults-of-patterns.ts';
import { writtenPatterns } from './list-patterns.ts';
import { keyOf, measure } from './measured-patterns.ts';

/** As it stood in readers/sniff.ts: 445 bytes held the intake for 20 seconds. */
const backtracking = String.raw`^(?:\s|<!--[\s\S]*?-->|<\?xml[^>]*\?>|<!\[[^>]*>)*<(?:!doctype\s+html|html|head|body)\b`;

const at = (room: string, source: string, flags = '') => ({ at: `${room}/a.ts:1`, source, flags });

describe('a pattern', () => {
  test.each([
    ['readers', backtracking, 'i', 'exponential'],
    ['engine', backtracking, 'i', 'exponential'],
    ['server', String.raw`\s*,\s*`, '', 'polynomial'],
  ])('in %s is refused: %s', async (room, source, flags, growth) => {
    const pattern = at(room, source, flags);
    const measured = new Map([[keyOf(pattern), await measure(pattern)]]);
    expect(measured.get(keyOf(pattern))?.growth).toBe(growth);
    expect(faultsOfPatterns([pattern], measured)).toEqual([expect.stringContaining(`takes ${growth} time`)]);
  });

  test('that is linear, or that only sentences meet, passes', async () => {
    const patterns = [at('readers', '^[^<>]*$'), at('engine', String.raw`\s*,\s*`)];
    const measured = new Map<string, Awaited<ReturnType<typeof measure>>>();
    for (const pattern of patterns) measured.set(keyOf(pattern), await measure(pattern));
    expect(faultsOfPatterns(patterns, measured)).toEqual([]);
  });

  test('that nobody measured is refused', () => {
    expect(faultsOfPatterns([at('engine', 'a')], new Map())).toEqual([
      expect.stringContaining('npm run patterns'),
    ]);
  });
});

test('patterns are found wherever they are written in a file, with their lines', () => {
  const code =
    "const a: RegExp = /x+/giu;\nfunction f() {\n  return ['y'].map((y) => y.replace(/[/]\\d*$/, ''));\n}\n";
  expect(writtenPatterns('readers/a.ts', code)).toEqual([
    { source: 'x+', flags: 'giu', at: 'readers/a.ts:1' },
    { source: String.raw`[/]\d*$`, flags: '', at: 'readers/a.ts:3' },
  ]);
});
