import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSession } from './keep-session.ts';
import { createSessionStore, loginEvent, type Verification } from './session-store.ts';
import { forget, readStored, store } from './storage.ts';
import { refreshAttemptKey, sessionKey } from './storage-keys.ts';

const user = {
  id: 'u1',
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'Moss',
  email_confirmed: true,
  created_at: '2026-01-01T00:00:00Z',
};
const record = JSON.stringify({ user, email: 'ada@example.com', loginTime: 1 });

let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') });
  vi.stubGlobal('window', new EventTarget());
  forget(sessionKey, refreshAttemptKey);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(answers: Verification[] = []) {
  const verify = vi.fn(async () => answers.shift() ?? 'confirmed');
  const session = createSessionStore(verify);
  stop = keepSession(session);
  return { session, verify };
}

test('the session is verified on load, then every 5 minutes', async () => {
  store(sessionKey, record);
  const { verify } = open();
  expect(verify).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(299_999);
  expect(verify).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(verify).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(verify).toHaveBeenCalledTimes(3);
});

test('a verification that falls within 30 seconds of a success is left out', async () => {
  store(sessionKey, record);
  const { session, verify } = open();
  await vi.advanceTimersByTimeAsync(280_000);
  session.signIn(user, 'ada@example.com');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(verify).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(verify).toHaveBeenCalledTimes(2);
});

test('a session that the server ended meanwhile is found out within 5 minutes', async () => {
  store(sessionKey, record);
  const { session } = open(['confirmed', 'refused']);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(session.getState()).toEqual({ record: null, loading: false, expired: true });
});

test('a record that changes without an event is seen within 5 seconds', async () => {
  const { session } = open();
  await vi.advanceTimersByTimeAsync(0);
  store(sessionKey, record);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(session.getState().record).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(session.getState().record?.user).toEqual(user);
});

test.each(['storage', loginEvent])('a %s event is heard at once', async (event) => {
  const { session } = open();
  await vi.advanceTimersByTimeAsync(0);
  store(sessionKey, record);
  window.dispatchEvent(new Event(event));
  expect(session.getState().record?.user).toEqual(user);
});

test('a corrupt record is discarded at the next reading, and with it the refresh attempt', async () => {
  store(sessionKey, record);
  store(refreshAttemptKey, '1');
  const { session } = open();
  store(sessionKey, '{"user":');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(session.getState().record).toBeNull();
  expect([readStored(sessionKey), readStored(refreshAttemptKey)]).toEqual([null, null]);
});

test('the network coming back is a reason to ask', async () => {
  store(sessionKey, record);
  const { session, verify } = open(['no_answer']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(session.getState().record).not.toBeNull();
  window.dispatchEvent(new Event('online'));
  expect(verify).toHaveBeenCalledTimes(2);
});

test('once stopped, nothing is asked or read any more', async () => {
  store(sessionKey, record);
  const { session, verify } = open();
  await vi.advanceTimersByTimeAsync(0);
  stop();
  forget(sessionKey);
  window.dispatchEvent(new Event('storage'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(verify).toHaveBeenCalledTimes(1);
  expect(session.getState().record).not.toBeNull();
});
