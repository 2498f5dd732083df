import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { databases, type TestDatabase } from '../testing/databases.ts';
import { enqueue } from './queue.ts';

interface Event {
  what: 'ready' | 'start' | 'end';
  account: string;
  name: string;
  process: number;
}

describe.each(databases)('two processes that run jobs on $name', { timeout: 60_000 }, ({ open }) => {
  let opened: TestDatabase;
  let folder: string;
  let processes: ChildProcess[] = [];
  beforeEach(async () => {
    opened = await open();
    folder = await mkdtemp(join(tmpdir(), 'plaindeed-test-'));
  });
  afterEach(async () => {
    for (const one of processes) {
      const ended = once(one, 'exit');
      if (one.exitCode === null && one.kill('SIGTERM')) await ended;
    }
    await opened.close();
    await rm(folder, { recursive: true });
  });

  const events = async () => {
    const text = await readFile(join(folder, 'events'), 'utf8').catch(() => '');
    return text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Event);
  };
  const until = (what: Event['what'], count: number) =>
    vi.waitFor(
      async () => {
        const told = await events();
        expect(told.filter((event) => event.what === what)).toHaveLength(count);
        return told;
      },
      { timeout: 50_000, interval: 50 },
    );

  test('run one job of an account at a time, in order, and hold up no other account', async () => {
    const program = new URL('../testing/runner-process.ts', import.meta.url).pathname;
    const place = opened.url ?? opened.folder ?? '';
    processes = [1, 2].map(() =>
      spawn(process.execPath, [program, place, join(folder, 'events')], { stdio: 'inherit' }),
    );
    await until('ready', 2);

    const names = (account: string) => Array.from({ length: 5 }, (_, n) => `${account} ${n}`);
    const accounts = ['ann', 'bob', 'eve'];
    for (const n of [0, 1, 2, 3, 4]) {
      for (const account of accounts) {
        const job = { kind: 'work', subject: `${account} ${n}`, lane: account, payload: { account } };
        await opened.db.transaction().execute((trx) => enqueue(trx, job, Date.now()));
      }
    }
    const told = (await until('end', 15)).filter(({ what }) => what !== 'ready');

    for (const account of accounts) {
      const own = told.filter((event) => event.account === account);
      expect(own.map(({ what, name }) => `${what} ${name}`)).toEqual(
        names(account).flatMap((name) => [`start ${name}`, `end ${name}`]),
      );
    }
    // Both took part, and did so at the same time: on documents of different accounts.
    const together = told.filter(
      (event, n) =>
        event.what === 'start' && told[n - 1]?.what === 'start' && told[n - 1]?.process !== event.process,
    );
    expect(together.length).toBeGreaterThan(0);
    // Nobody waited for another account's whole line.
    const firsts = accounts.map((account) =>
      told.findIndex((event) => event.what === 'start' && event.account === account),
    );
    const lasts = accounts.map((account) => told.findLastIndex((event) => event.account === account));
    expect(Math.max(...firsts)).toBeLessThan(Math.min(...lasts));
  });
});
