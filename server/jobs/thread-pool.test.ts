import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Order } from '../testing/runaway-thread.ts';
import { createThreadPool, ThreadError, type ThreadLimits } from './thread-pool.ts';

const limits: ThreadLimits = { threads: 1, time: 10_000, memory: 64 };
const open = (change: Partial<ThreadLimits> = {}) =>
  createThreadPool<Order, string, number>(new URL('../testing/runaway-thread.ts', import.meta.url), 'work', {
    ...limits,
    ...change,
  });

describe('a thread pool', () => {
  const pool = open();
  afterAll(() => pool.close());

  test('answers', async () => {
    expect(await pool.run({ kind: 'answer' })).toBe('answer');
  });

  test('passes messages on', async () => {
    const messages: number[] = [];
    await pool.run({ kind: 'report' }, { onMessage: (n) => messages.push(n) });
    await vi.waitFor(() => expect(messages).toEqual([1, 2, 3]));
  });

  test.each([
    { kind: 'throw', reason: 'crash' },
    { kind: 'exit', reason: 'crash' },
    { kind: 'hoard', reason: 'memory' },
  ] as const)('$kind ends as $reason, and the next piece of work is done', async ({ kind, reason }) => {
    const error = await pool.run({ kind }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ThreadError);
    expect(error).toMatchObject({ reason });
    expect(await pool.run({ kind: 'answer' })).toBe('answer');
  });

  test('stops at once when told to', async () => {
    const stop = new AbortController();
    const running = pool.run({ kind: 'spin' }, { signal: stop.signal });
    stop.abort(new Error('stopped'));
    await expect(running).rejects.toThrow('stopped');
    expect(await pool.run({ kind: 'answer' })).toBe('answer');
  });
});

test('work without end is cut off at the time limit, and this process answers meanwhile', async () => {
  const pool = open({ time: 400 });
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, 20);
  const error = await pool.run({ kind: 'spin' }).catch((e: unknown) => e);
  clearInterval(timer);
  expect(error).toMatchObject({ name: 'ThreadError', reason: 'time' });
  expect(ticks).toBeGreaterThan(5);
  await pool.close();
});

test('silence is cut off long before the time limit, but not work that tells how it goes on', async () => {
  const pool = open({ silence: 400 });
  expect(await pool.run({ kind: 'talk' })).toBe('talked');
  const error = await pool.run({ kind: 'spin' }).catch((e: unknown) => e);
  expect(error).toMatchObject({ name: 'ThreadError', reason: 'time' });
  await pool.close();
});
