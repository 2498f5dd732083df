import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, getPriority } from 'node:os';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Order } from '../testing/runaway-work.ts';
import { createMemoryGroup } from './memory-group.ts';
import { createProcessPool, type ProcessLimits } from './process-pool.ts';
import { createRecentWork } from './recent-work.ts';
import { ProcessError } from './work-process.ts';

const own = { account: 'ann' };
const limits: ProcessLimits = { processes: 1, time: 10_000, memory: 256 };
const work = new URL('../testing/runaway-work.ts', import.meta.url);
const open = (change: Partial<ProcessLimits> = {}) =>
  createProcessPool<Order, string, number>(work, 'work', { ...limits, ...change });

describe('a process pool', () => {
  const pool = open();
  afterAll(() => pool.close());

  test('answers', async () => {
    expect(await pool.run({ kind: 'answer' }, own)).toBe('answer');
  });

  test('passes messages on', async () => {
    const messages: number[] = [];
    await pool.run({ kind: 'report' }, { ...own, onMessage: (n) => messages.push(n) });
    await vi.waitFor(() => expect(messages).toEqual([1, 2, 3]));
  });

  test.each([
    { kind: 'throw', reason: 'crash' },
    { kind: 'exit', reason: 'crash' },
    { kind: 'hoard', reason: 'memory' },
    { kind: 'hoard_outside', reason: 'memory' },
  ] as const)('$kind ends as $reason, and the next piece of work is done', async ({ kind, reason }) => {
    const error = await pool.run({ kind }, own).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ProcessError);
    expect(error).toMatchObject({ reason });
    expect(await pool.run({ kind: 'answer' }, own)).toBe('answer');
  });

  test('stops at once when told to', async () => {
    const stop = new AbortController();
    const running = pool.run({ kind: 'spin' }, { ...own, signal: stop.signal });
    stop.abort(new Error('stopped'));
    await expect(running).rejects.toThrow('stopped');
    expect(await pool.run({ kind: 'answer' }, own)).toBe('answer');
  });
});

test('work gets no key or password of the server’s', async () => {
  vi.stubEnv('DOCUMENT_KEY', 'a key of the server');
  const pool = open();
  const environment = JSON.parse(await pool.run({ kind: 'environment' }, own));
  expect(environment).toHaveProperty('PATH');
  expect(environment).not.toHaveProperty('DOCUMENT_KEY');
  await pool.close();
  vi.unstubAllEnvs();
});

test('work without end is cut off at the time limit, and this process answers meanwhile', async () => {
  const pool = open({ time: 400 });
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, 20);
  const error = await pool.run({ kind: 'spin' }, own).catch((e: unknown) => e);
  clearInterval(timer);
  expect(error).toMatchObject({ name: 'ProcessError', reason: 'time' });
  expect(ticks).toBeGreaterThan(5);
  await pool.close();
});

test('silence is cut off long before the time limit, but not work that tells how it goes on', async () => {
  const pool = open({ silence: 400 });
  expect(await pool.run({ kind: 'talk' }, own)).toBe('talked');
  const error = await pool.run({ kind: 'spin' }, own).catch((e: unknown) => e);
  expect(error).toMatchObject({ name: 'ProcessError', reason: 'time' });
  await pool.close();
});

test('waiting for a process counts for nobody’s time limit', async () => {
  const pool = open({ time: 500 });
  const all = Array.from({ length: 4 }, () => pool.run({ kind: 'pause' }, own));
  expect(await Promise.all(all)).toEqual(Array(4).fill('paused'));
  await pool.close();
});

describe('accounts take turns', () => {
  test('one that brings a single piece waits for one of the other, not for all', async () => {
    const pool = open();
    const ended: string[] = [];
    const run = (account: string) =>
      pool.run({ kind: 'answer' }, { account }).then(() => void ended.push(account));
    await Promise.all([...Array.from({ length: 5 }, () => run('ann')), run('bob')]);
    expect(ended).toEqual(['ann', 'ann', 'bob', 'ann', 'ann', 'ann']);
    await pool.close();
  });

  test('one that keeps a process busy does not keep the other one', async () => {
    const pool = open({ processes: 2, perAccount: 1, time: 2000 });
    const stuck = [1, 2, 3].map(() =>
      pool.run({ kind: 'spin' }, { account: 'ann' }).catch(({ reason }) => reason),
    );
    const began = performance.now();
    expect(await pool.run({ kind: 'answer' }, { account: 'bob' })).toBe('answer');
    expect(performance.now() - began).toBeLessThan(2000);
    await pool.close();
    await Promise.all(stuck);
  });

  test('what is taken back leaves the line, and nothing of it is begun', async () => {
    const pool = open();
    const first = pool.run({ kind: 'pause' }, own);
    const stop = new AbortController();
    const second = pool.run({ kind: 'spin' }, { ...own, signal: stop.signal });
    stop.abort(new Error('stopped'));
    await expect(second).rejects.toThrow('stopped');
    expect(await Promise.all([first, pool.run({ kind: 'answer' }, own)])).toEqual(['paused', 'answer']);
    await pool.close();
  });
});

describe('work gives way', () => {
  const normal = String(getPriority());
  const lower = String(constants.priority.PRIORITY_BELOW_NORMAL);
  const ask = (pool: ReturnType<typeof open>, account: string) => pool.run({ kind: 'priority' }, { account });

  test('once it takes long, and the next piece has the priority of others again', async () => {
    const pool = open({ time: 120_000 });
    expect(await pool.run({ kind: 'toil' }, { account: 'ann' })).toBe('toiled');
    expect(await ask(pool, 'bob')).toBe(normal);
    await pool.close();
  });

  test('where its account has had much of the processors, in any of the pools', async () => {
    const recent = createRecentWork();
    const pools = [1, 2].map(() =>
      createProcessPool<Order, string, number>(work, 'work', { ...limits, processes: 2 }, undefined, recent),
    );
    const [first, second] = pools as [ReturnType<typeof open>, ReturnType<typeof open>];
    expect(await ask(first, 'ann')).toBe(normal);
    recent.add('ann', 60_000);
    expect(await ask(first, 'ann')).toBe(lower);
    expect(await ask(first, 'bob')).toBe(normal);
    expect(await ask(first, 'ann')).toBe(lower);
    expect([await ask(second, 'ann'), await ask(second, 'bob')]).toEqual([lower, normal]);
    await Promise.all(pools.map((pool) => pool.close()));
  });

  test('and leaves the process that others find ready alone, while there may be one more', async () => {
    const recent = createRecentWork();
    const pool = createProcessPool<Order, string, number>(
      work,
      'work',
      { ...limits, processes: 2 },
      undefined,
      recent,
    );
    const name = (account: string) => pool.run({ kind: 'name' }, { account });
    const ready = await name('bob');
    recent.add('ann', 60_000);
    expect(await name('ann')).not.toBe(ready);
    expect(await name('bob')).toBe(ready);
    await pool.close();
  });

  test('work that was ended has been had as well', async () => {
    const recent = createRecentWork();
    const add = vi.spyOn(recent, 'add');
    const pool = createProcessPool<Order, string>(work, 'work', { ...limits, time: 400 }, undefined, recent);
    await expect(pool.run({ kind: 'spin' }, { account: 'ann' })).rejects.toThrow('time');
    expect(add).toHaveBeenCalledExactlyOnceWith(
      'ann',
      expect.toSatisfy((ms: number) => ms >= 400),
    );
    await pool.close();
  });
});

describe('processes that hold too much together', () => {
  test('lose the largest, and the others go on', async () => {
    // One of 256 MiB is not yet too much for itself.
    const group = createMemoryGroup(400, (pid) => (pid === process.pid ? 100 : (sizes.get(pid) ?? 50)));
    const sizes = new Map<number, number>();
    const pool = createProcessPool<Order, string>(work, 'work', { ...limits, processes: 2 }, group);
    const big = Number(await pool.run({ kind: 'name' }, own));
    const running = pool.run({ kind: 'spin' }, own).catch((error: unknown) => error);
    const other = pool.run({ kind: 'pause' }, own);
    sizes.set(big, 300);
    expect(await running).toMatchObject({ name: 'ProcessError', reason: 'crowded' });
    expect(await other).toBe('paused');
    await pool.close();
  });
});

describe('a program that work has started', { timeout: 30_000 }, () => {
  const isThere = (pid: number) => process.kill(pid, 0);

  test.each([
    { counted: 'counts for its process', mostMb: 400, programMb: 500, reason: 'crowded' },
    { counted: 'ends with its process', mostMb: 10_000, programMb: 0, reason: 'time' },
  ])('$counted', async ({ mostMb, programMb, reason }) => {
    let program = 0;
    const group = createMemoryGroup(mostMb, (pid) => (pid === program ? programMb : 1));
    const pool = createProcessPool<Order, string, number>(work, 'work', { ...limits, time: 3000 }, group);
    const onMessage = (pid: number) => {
      program = pid;
    };
    await expect(pool.run({ kind: 'program' }, { ...own, onMessage })).rejects.toMatchObject({ reason });
    expect(program).toBeGreaterThan(0);
    await vi.waitFor(() => expect(() => isThere(program)).toThrow('ESRCH'), { timeout: 10_000 });
    await pool.close();
  });
});

test('a process ends with the one that started it, even where its work has no end', async () => {
  const program = `
    const { createProcessPool } = await import(${JSON.stringify(new URL('./process-pool.ts', import.meta.url).href)});
    const pool = createProcessPool(new URL(${JSON.stringify(work.href)}), 'work', ${JSON.stringify(limits)});
    console.log(await pool.run({ kind: 'name' }, { account: 'ann' }));
    pool.run({ kind: 'spin' }, { account: 'ann', onMessage: () => undefined });
    setInterval(() => undefined, 1000);`;
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  const [pid] = await once(parent.stdout, 'data');
  const isThere = () => process.kill(Number(pid), 0);
  expect(isThere()).toBe(true);
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(isThere).toThrow('ESRCH'), { timeout: 20_000 });
});
