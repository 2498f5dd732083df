import { expect, test } from 'vitest';
import { tabAfter } from './tabs.tsx';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, null],
])('%s on tab %i of three leads to %s', (key, now, next) => {
  expect(tabAfter(key, now, 3)).toBe(next);
});
