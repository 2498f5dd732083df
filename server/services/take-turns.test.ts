import { expect, test } from 'vitest';
import { AppError } from '../app-error.ts';
import { createTurns } from './take-turns.ts';

test('so many at a time, in order, and no more than so many wait', async () => {
  const take = createTurns(2, 3);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const work = (n: number) => () => {
    started.push(n);
    return new Promise<number>((resolve) => {
      ends[n] = () => resolve(n);
    });
  };
  const results = [0, 1, 2, 3, 4].map((n) => take(work(n)));
  await expect(take(work(5))).rejects.toThrow(AppError);
  expect(started).toEqual([0, 1]);
  for (const n of [1, 0, 2, 3, 4]) {
    ends[n]?.();
    expect(await results[n]).toBe(n);
  }
  expect(started).toEqual([0, 1, 2, 3, 4]);
});

test('work that throws gives its turn on', async () => {
  const take = createTurns(1, 9);
  const failed = take(async () => {
    throw new Error('no');
  });
  const next = take(async () => 'done');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
  expect(await take(async () => 'again')).toBe('again');
});
