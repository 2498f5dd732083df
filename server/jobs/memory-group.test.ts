import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryGroup } from './memory-group.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Made {
  mb: number;
  isBusy?: boolean;
  givesWay?: boolean;
}

/** The names of those that are ended by one look at a group that may hold 900 MB, 100 of them the server's. */
function endedOf(members: Record<string, Made>): string[] {
  const ended: string[] = [];
  // Numbers that no process has.
  const sizes = new Map(Object.values(members).map(({ mb }, at) => [2 ** 30 + at, mb]));
  const group = createMemoryGroup(900, (pid) => (pid === process.pid ? 100 : (sizes.get(pid) ?? 0)));
  Object.entries(members).forEach(([name, { isBusy = false, givesWay = false }], at) => {
    group.add({ pid: 2 ** 30 + at, isBusy, givesWay, crowdOut: () => ended.push(name) });
  });
  vi.advanceTimersToNextTimer();
  return ended;
}

const ready = { mb: 180 };
const heavy = { isBusy: true, givesWay: true };

test('as long as there is room none is ended', () => {
  expect(endedOf({ ready, heavy: { ...heavy, mb: 600 } })).toEqual([]);
});

test.each<[string, Record<string, Made>, string[]]>([
  [
    'work that gives way goes before what stands ready for others',
    { ready, heavy: { ...heavy, mb: 700 } },
    ['heavy'],
  ],
  ['of that the largest', { ready, small: { ...heavy, mb: 300 }, heavy: { ...heavy, mb: 400 } }, ['heavy']],
  [
    'what its account left idle goes before its work, where that is enough',
    { ready, left: { mb: 100, givesWay: true }, heavy: { ...heavy, mb: 600 } },
    ['left'],
  ],
  [
    'where nobody gives way, idle ones make room',
    { ready, other: { mb: 90 }, work: { mb: 600, isBusy: true } },
    ['ready'],
  ],
  [
    'where they are not enough, the largest goes',
    { ready, work: { mb: 990, isBusy: true }, other: { mb: 300, isBusy: true } },
    ['work'],
  ],
])('%s', (_, members, ended) => {
  expect(endedOf(members)).toEqual(ended);
});
