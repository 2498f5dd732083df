import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type TestDatabase } from '../testing/databases.ts';
import { openDatabaseUses } from './database-uses.ts';
import { openMemoryUses } from './memory-uses.ts';
import type { Uses } from './uses.ts';

const adapters = [
  { name: 'memory', open: async () => ({ uses: openMemoryUses(), opened: undefined }) },
  ...databases.map((database) => ({
    name: `a table on ${database.name}`,
    open: async () => {
      const opened: TestDatabase | undefined = await database.open();
      return { uses: openDatabaseUses(opened.db), opened };
    },
  })),
];

describe.each(adapters)('counts in $name', ({ open }) => {
  let uses: Uses;
  let opened: TestDatabase | undefined;
  beforeAll(async () => {
    ({ uses, opened } = await open());
  });
  afterAll(() => opened?.close());

  const window = 60_000;
  const now = Date.parse('2026-03-01T10:00:00.000Z');
  const use = (key: string, at = now) => uses.count({ key, window, now: at });

  test('one key is counted from its first use until its span ends, and no other with it', async () => {
    expect(await use('a')).toEqual({ count: 1, endsAt: now + window });
    expect(await use('b', now + 1)).toEqual({ count: 1, endsAt: now + 1 + window });
    expect(await use('a', now + window - 1)).toEqual({ count: 2, endsAt: now + window });
    expect(await use('a', now + window)).toEqual({ count: 1, endsAt: now + 2 * window });
  });

  test('of many at once each gets a count of its own', async () => {
    const counts = await Promise.all(Array.from({ length: 30 }, () => use('many')));
    expect(counts.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 30 }, (_, n) => n + 1),
    );
  });

  test('a use is taken back, and never more than there were', async () => {
    await use('c');
    await use('c');
    await uses.forgive('c');
    expect((await use('c')).count).toBe(2);
    for (let n = 0; n < 4; n += 1) await uses.forgive('c');
    await uses.forgive('never');
    expect((await use('c')).count).toBe(1);
  });

  test('sweeping leaves what still counts', async () => {
    await use('old', now);
    await use('new', now + 1);
    await uses.sweep(now + window);
    expect((await use('new', now + 2)).count).toBe(2);
    expect((await use('old', now + 2)).count).toBe(1);
  });
});
