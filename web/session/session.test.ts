import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionStore, signOut } from './session.ts';
import { forget, readStored, store } from './storage.ts';
import { sessionKey } from './storage-keys.ts';

const user = { id: 'u1', email: 'ada@example.com' };
const record = JSON.stringify({ user, email: 'ada@example.com', loginTime: 1 });

let now = Date.parse('2026-01-01T00:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  vi.stubGlobal('window', new EventTarget());
  store(sessionKey, record);
});
afterEach(() => {
  forget(sessionKey);
  // The next test asks anew.
  now += 60_000;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = (status: number, body: unknown = {}) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));

test.each([401, 403, 404])('a verification answered by %d has failed: the record goes', async (status) => {
  answer(status);
  expect(await sessionStore.check()).toBe(false);
  expect(readStored(sessionKey)).toBeNull();
});

test.each([429, 500, 502, 503])(
  'a server that answers %d has not verified anything: the record stays',
  async (status) => {
    answer(status);
    expect(await sessionStore.check()).toBe(true);
    expect(readStored(sessionKey)).toBe(record);
  },
);

test('nor has one that does not answer', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await sessionStore.check()).toBe(true);
});

test('a logout that the server does not take is one all the same', async () => {
  answer(500);
  await signOut();
  expect(readStored(sessionKey)).toBeNull();
});
