import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { digestOf } from './build-stamp.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plaindeed-stamp-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a build is known by what its sources hold, not by when they were written', () => {
  const files = ['a.ts', 'b.ts'].map((name) => join(folder, name));
  for (const file of files) writeFileSync(file, 'one');
  const digest = digestOf(files);
  for (const file of files) utimesSync(file, new Date(0), new Date(0));
  expect(digestOf(files.toReversed())).toBe(digest);

  writeFileSync(join(folder, 'b.ts'), 'two');
  utimesSync(join(folder, 'b.ts'), new Date(0), new Date(0));
  expect(digestOf(files)).not.toBe(digest);
});

test('a file under another name, or left out, is another build', () => {
  writeFileSync(join(folder, 'a.ts'), 'one');
  writeFileSync(join(folder, 'b.ts'), 'one');
  const digests = [['a.ts'], ['b.ts'], ['a.ts', 'b.ts']].map((names) =>
    digestOf(names.map((name) => join(folder, name))),
  );
  expect(new Set(digests).size).toBe(3);
});
