import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addToRecord, openRecord } from './fuzz-record.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaindeed-test-'));
});
afterEach(() => rm(folder, { recursive: true }));

const files = { seed: 7, sources: 3, from: 100 };
const slice = (next: number, ms: number, what?: string) => ({
  next,
  seconds: 2,
  report: {
    outcomes: new Map([
      ['read', 30],
      ['damaged', 20],
    ]),
    slowest: { number: next - 1, ms },
    faults: what === undefined ? [] : [{ number: next - 2, name: 'a.pdf', what, bytes: new Uint8Array(1) }],
  },
});

test('goes on where it was stopped, with all that was found before', async () => {
  const path = join(folder, 'record.json');
  const first = await addToRecord(await openRecord(path, files), slice(150, 900, 'thrown'), path);
  expect(await openRecord(path, files)).toEqual(first);
  const both = await addToRecord(await openRecord(path, files), slice(200, 400), path);
  expect(both).toMatchObject({
    next: 200,
    outcomes: { read: 60, damaged: 40 },
    slowest: { number: 149, ms: 900 },
    faults: ['148 (a.pdf): thrown'],
    seconds: 4,
  });
  expect(both.memory).toBeGreaterThan(10);
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(both);
});

test('of other files is not gone on with', async () => {
  const path = join(folder, 'record.json');
  await addToRecord(await openRecord(path, files), slice(150, 900), path);
  for (const others of [
    { ...files, seed: 8 },
    { ...files, sources: 4 },
    { ...files, from: 0 },
  ])
    await expect(openRecord(path, others)).rejects.toThrow('is the record of other files');
});
