import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '#contract/auth.ts';
import { createSessionStore, loginEvent, type Verification } from './session-store.ts';
import { forget, readStored, store } from './storage.ts';
import { leftKey, refreshAttemptKey, sessionKey } from './storage-keys.ts';

const ada: User = {
  id: 'u1',
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'Moss',
  email_confirmed: true,
  created_at: '2026-01-01T00:00:00Z',
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') });
  vi.stubGlobal('window', new EventTarget());
  forget(sessionKey, refreshAttemptKey, leftKey);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const stored = (record: unknown) => store(sessionKey, JSON.stringify(record));
const whole = { user: ada, email: 'Ada@Example.com', loginTime: 1 };

function open(answers: Verification[] = []) {
  const verify = vi.fn(async () => answers.shift() ?? 'confirmed');
  return { verify, session: createSessionStore(verify) };
}

test('without a record nobody is logged in, and the server is not asked', async () => {
  const { session, verify } = open();
  expect(session.getState()).toEqual({ record: null, loading: true, expired: false });
  expect(await session.check()).toBe(false);
  expect(session.getState()).toEqual({ record: null, loading: false, expired: false });
  expect(verify).not.toHaveBeenCalled();
});

test('a stored record counts, and is loading until the server has confirmed it', async () => {
  stored(whole);
  const { session, verify } = open(['confirmed']);
  const checking = session.check();
  expect(session.getState()).toEqual({ record: whole, loading: true, expired: false });
  expect(await checking).toBe(true);
  expect(session.getState()).toEqual({ record: whole, loading: false, expired: false });
  expect(verify).toHaveBeenCalledOnce();
});

test('a refused verification clears the record and the refresh attempt', async () => {
  stored(whole);
  store(refreshAttemptKey, '1');
  const { session } = open(['refused']);
  expect(await session.check()).toBe(false);
  expect(session.getState().record).toBeNull();
  expect([readStored(sessionKey), readStored(refreshAttemptKey)]).toEqual([null, null]);
});

test('no answer of the server says nothing about the session', async () => {
  stored(whole);
  const { session } = open(['no_answer']);
  expect(await session.check()).toBe(true);
  expect(session.getState()).toEqual({ record: whole, loading: false, expired: false });
});

test('the server is not asked again within 30 seconds of a success', async () => {
  stored(whole);
  const { session, verify } = open(['confirmed', 'refused']);
  await session.check();
  vi.advanceTimersByTime(29_999);
  expect(await session.check()).toBe(true);
  expect(verify).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  expect(await session.check()).toBe(false);
  expect(verify).toHaveBeenCalledTimes(2);
});

test('checks at the same time are one question', async () => {
  stored(whole);
  const { session, verify } = open();
  expect(await Promise.all([session.check(), session.check()])).toEqual([true, true]);
  expect(verify).toHaveBeenCalledOnce();
});

test('a login is stored with its email as typed and its time, and is announced', () => {
  const { session } = open();
  const announced = vi.fn();
  window.addEventListener(loginEvent, announced);
  store(refreshAttemptKey, '1');
  session.signIn(ada, 'Ada@Example.com');
  expect(JSON.parse(readStored(sessionKey) ?? '')).toEqual({
    user: ada,
    email: 'Ada@Example.com',
    loginTime: Date.now(),
  });
  expect(session.getState().record?.user).toEqual(ada);
  expect(announced).toHaveBeenCalledOnce();
  expect(readStored(refreshAttemptKey)).toBeNull();
});

test('a login while a verification is under way is not undone by its answer', async () => {
  stored(whole);
  let answer: (v: Verification) => void = () => {};
  const session = createSessionStore(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const checking = session.check();
  vi.advanceTimersByTime(5);
  session.signIn(ada, 'ada@example.com');
  answer('refused');
  expect(await checking).toBe(true);
  expect(session.getState().record?.email).toBe('ada@example.com');
});

test.each(['{', '"text"', 'null', '{}', '{"user":{"email":1},"email":"a","loginTime":1}'])(
  'a corrupt record is discarded: %s',
  (raw) => {
    store(sessionKey, raw);
    const { session } = open();
    session.reread();
    expect(session.getState().record).toBeNull();
    expect(readStored(sessionKey)).toBeNull();
  },
);

test('what another tab stores or clears is seen at the next reading, and told once', () => {
  const { session } = open();
  const told = vi.fn();
  session.subscribe(told);
  stored(whole);
  session.reread();
  session.reread();
  expect(session.getState().record).toEqual(whole);
  forget(sessionKey);
  session.reread();
  expect(session.getState().record).toBeNull();
  expect(told).toHaveBeenCalledTimes(2);
});

test('a new name is kept in the record of the login, and is nothing to ask about', async () => {
  stored(whole);
  const { session, verify } = open();
  session.rename({ first_name: 'Rowan', last_name: 'Birch' });
  const renamed = { ...whole, user: { ...ada, first_name: 'Rowan', last_name: 'Birch' } };
  expect(session.getState().record).toEqual(renamed);
  expect(JSON.parse(readStored(sessionKey) ?? '')).toEqual(renamed);
  forget(sessionKey);
  session.rename({ first_name: 'Nobody', last_name: '' });
  expect(session.getState().record).toBeNull();
  expect(readStored(sessionKey)).toBeNull();
  expect(verify).not.toHaveBeenCalled();
});

test('a session that was lost is told from one that was left, until the next login', async () => {
  const { session } = open(['refused']);
  session.lose();
  expect(session.getState().expired).toBe(false);
  stored(whole);
  await session.check();
  expect(session.getState().expired).toBe(true);
  session.signIn(ada, 'ada@example.com');
  expect(session.getState().expired).toBe(false);
  session.clear();
  expect(session.getState().expired).toBe(false);
});

describe('who goes from the page', () => {
  function goneOf(session: ReturnType<typeof open>['session']) {
    const gone: [string, boolean][] = [];
    session.whenGone((user, lost) => gone.push([user, lost]));
    return gone;
  }

  test('has left by a logout, here or in another tab', () => {
    const { session } = open();
    const gone = goneOf(session);
    session.signIn(ada, 'ada@example.com');
    session.clear();
    session.signIn(ada, 'ada@example.com');
    const other = open().session;
    other.reread();
    other.clear();
    session.reread();
    expect(gone).toEqual([
      [ada.id, false],
      [ada.id, false],
    ]);
  });

  test('has lost the session where the server knows it no more, or another tab found that out', async () => {
    const { session } = open();
    const gone = goneOf(session);
    session.signIn(ada, 'ada@example.com');
    session.lose();
    session.lose();
    session.signIn(ada, 'ada@example.com');
    const other = open().session;
    other.reread();
    other.lose();
    session.reread();
    session.reread();
    expect(gone).toEqual([
      [ada.id, true],
      [ada.id, true],
    ]);
  });
});
