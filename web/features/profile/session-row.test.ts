import { expect, test } from 'vitest';
import { lastActive } from './session-row.tsx';

const now = Date.parse('2026-03-01T12:00:00Z');

test.each([
  ['2026-03-01T12:00:00Z', 'active in the last 15 minutes'],
  ['2026-03-01T11:45:01Z', 'active in the last 15 minutes'],
  ['2026-03-01T11:45:00Z', 'last active 15 minutes ago'],
  ['2026-03-01T09:00:00Z', 'last active 3 hours ago'],
  ['2026-02-27T12:00:00Z', 'last active 2 days ago'],
])('seen at %s is %s', (lastSeen, words) => {
  expect(lastActive(lastSeen, now)).toBe(words);
});
