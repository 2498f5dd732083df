import { expect, test } from 'vitest';
import { createRecentWork } from './recent-work.ts';

test('who has had much gives way until some minutes have passed', () => {
  let now = 0;
  const recent = createRecentWork(() => now);
  recent.add('ann', 7000);
  expect(recent.isMuch('ann')).toBe(false);
  recent.add('ann', 7000);
  recent.add('bob', 500);
  expect([recent.isMuch('ann'), recent.isMuch('bob')]).toEqual([true, false]);
  now = 60_000;
  expect(recent.isMuch('ann')).toBe(false);
  recent.add('ann', 2000);
  expect(recent.isMuch('ann')).toBe(true);
});

test('who is at it all the time goes before whoever has had more than twice as much', () => {
  const recent = createRecentWork(() => 0);
  recent.add('ann', 50_000);
  expect(recent.isMuch('ann')).toBe(true);
  recent.add('bob', 120_000);
  expect([recent.isMuch('ann'), recent.isMuch('bob')]).toEqual([false, true]);
  recent.add('ann', 20_000);
  expect(recent.isMuch('ann')).toBe(true);
});

test('a clock that is set back makes nobody wait for longer', () => {
  let now = 3_600_000;
  const recent = createRecentWork(() => now);
  recent.add('ann', 20_000);
  now = 0;
  recent.add('ann', 1);
  now = 300_000;
  expect(recent.isMuch('ann')).toBe(false);
});
