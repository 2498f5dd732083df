import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { randomOf } from '#engine/testing/random-of.ts';
import { sniff } from '#readers/sniff.ts';
import { mutate } from './mutate.ts';
import { patternParts, repeatText } from './repeat-text.ts';
import { runFuzz } from './run-fuzz.ts';

const FIXTURES = new URL('../../fixtures/', import.meta.url);
const files = readdirSync(FIXTURES)
  .filter((name) => /\.(?:pdf|docx?|txt)$/.test(name) && !name.startsWith('scan'))
  .map((name) => ({ name, bytes: new Uint8Array(readFileSync(new URL(name, FIXTURES))) }));

describe('the fuzzer', () => {
  test('makes the same files of the same seed, and others of another', () => {
    const made = (seed: number) => {
      const random = randomOf(seed);
      return files.map(({ bytes }) =>
        mutate(
          bytes,
          random,
          files.map((file) => file.bytes),
        ).toString('base64'),
      );
    };
    expect(made(7)).toEqual(made(7));
    expect(made(7)).not.toEqual(made(8));
  });

  test('aims at each pattern and at the telling of types', () => {
    const parts = patternParts();
    expect(parts.length).toBeGreaterThan(500);
    expect(parts).toContain('<!---->');
    const random = randomOf(7);
    const texts = Array.from({ length: 300 }, () => repeatText(parts, random));
    const again = randomOf(7);
    expect(texts).toEqual(Array.from({ length: 300 }, () => repeatText(parts, again)));
    const kinds = new Set(texts.map((bytes) => sniff(bytes)));
    expect(kinds.size).toBeGreaterThan(4);
    expect(Math.max(...texts.map(({ length }) => length))).toBeGreaterThan(100_000);
  });

  test('finds nothing wrong with what becomes of damaged files', { timeout: 120_000 }, async () => {
    const seed = 20_261_121;
    const { outcomes, faults } = await runFuzz(files, { seed, count: 150 });
    expect(faults.map(({ number, name, what }) => `${number} (${name}): ${what}`)).toEqual([]);
    expect([...outcomes.values()].reduce((sum, times) => sum + times, 0)).toBe(150);
    expect(outcomes.get('read')).toBeGreaterThan(10);
  });
});
