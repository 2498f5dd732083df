import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { login, me } from '#contract/auth.ts';
import { getDocument, listDocuments } from '#contract/documents.ts';
import { getPaymentStatus } from '#contract/payments.ts';
import { forget, readStored } from '../session/storage.ts';
import { refreshAttemptKey } from '../session/storage-keys.ts';
import { call, whenSessionLost } from './client.ts';
import { ApiFailure } from './failure.ts';

type Answer = [status: number, body: unknown] | 'no answer';

/** A server in place of the network: `answers` gives what it says to the nth call of a path. */
function serve(answers: Record<string, (nth: number) => Answer>) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push(`${init.method} ${url}`);
    const path = url.split('?', 1)[0] ?? '';
    const nth = calls.filter((made) => made.split(/[ ?]/)[1] === path).length;
    const answer = answers[path]?.(nth) ?? [404, { detail: 'Not found.', code: 'not_found' }];
    if (answer === 'no answer') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer[1]), { status: answer[0] });
  });
  return calls;
}

const expired: Answer = [401, { detail: 'Authentication required', code: 'authentication_required' }];
const documents: Answer = [200, { data: [] }];
const lost = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z'), toFake: ['Date'] });
  forget(refreshAttemptKey);
  lost.mockClear();
  whenSessionLost(lost);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error as ApiFailure,
  );

describe('answers', () => {
  test('a success is the body', async () => {
    serve({ '/api/documents': () => documents });
    expect(await call(listDocuments, {})).toEqual({ data: [] });
  });

  test('a call goes with the cookies of this site, and asks for JSON', async () => {
    const sent = vi.fn(async () => new Response('{}'));
    vi.stubGlobal('fetch', sent);
    await call(login, { body: { email: 'a', password: 'b' } });
    expect(sent).toHaveBeenCalledWith(
      '/api/auth/login',
      expect.objectContaining({
        method: 'POST',
        credentials: 'include',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: '{"email":"a","password":"b"}',
      }),
    );
  });

  test('a refusal is a failure with its status, code, sentence, fields and body', async () => {
    const body = {
      detail: 'Please check the fields.',
      code: 'validation_failed',
      fields: { email: 'Email is required' },
      request_id: 'r',
    };
    serve({ '/api/auth/login': () => [400, body] });
    const failure = await failureOf(call(login, { body: { email: '', password: '' } }));
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(failure).toMatchObject({
      status: 400,
      code: 'validation_failed',
      detail: body.detail,
      fields: body.fields,
      body,
    });
  });

  test('no answer is a failure with status 0', async () => {
    serve({ '/api/documents': () => 'no answer' });
    expect(await failureOf(call(listDocuments, {}))).toMatchObject({
      status: 0,
      noResponse: true,
      detail: '',
    });
  });

  test('a refusal that says how long to wait says so in words', async () => {
    vi.stubGlobal('fetch', async () => {
      const body = JSON.stringify({ detail: 'Too many attempts. Please wait and try again later.' });
      return new Response(body, { status: 429, headers: { 'retry-after': '240' } });
    });
    expect(await failureOf(call(login, { body: { email: 'a', password: 'b' } }))).toMatchObject({
      detail: 'Too many attempts. Please wait and try again later. You can try again in 4 minutes.',
    });
  });

  test('a call is given 30 seconds, then it is one without an answer', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    });
    const asked = failureOf(call(listDocuments, {}));
    expect(timeout).toHaveBeenCalledExactlyOnceWith(30_000);
    limit.abort(new DOMException('too long', 'TimeoutError'));
    expect(await asked).toMatchObject({ status: 0, noResponse: true });
    timeout.mockRestore();
  });

  test('a call that its caller gave up is no failure of the server', async () => {
    const stop = new AbortController();
    stop.abort(new DOMException('left the page', 'AbortError'));
    serve({ '/api/documents': () => 'no answer' });
    await expect(call(listDocuments, {}, { signal: stop.signal })).rejects.not.toBeInstanceOf(ApiFailure);
  });
});

describe('a session that has to be renewed', () => {
  test('is renewed once for all calls that find out at the same time, and each is made again', async () => {
    const calls = serve({
      '/api/documents': (nth) => (nth <= 2 ? expired : documents),
      '/api/documents/d1': (nth) => (nth === 1 ? expired : [200, { id: 'd1' }]),
      '/api/auth/refresh': () => [200, { ok: true }],
    });
    const all = await Promise.all([
      call(listDocuments, {}),
      call(listDocuments, {}),
      call(getDocument, { params: { id: 'd1' } }),
    ]);
    expect(all).toEqual([{ data: [] }, { data: [] }, { id: 'd1' }]);
    expect(calls.filter((made) => made.includes('refresh'))).toHaveLength(1);
    expect(calls).toHaveLength(7);
    expect(lost).not.toHaveBeenCalled();
  });

  test('is not renewed twice within 10 seconds: the second call is only made again', async () => {
    const calls = serve({
      '/api/documents': (nth) => (nth % 2 === 1 ? expired : documents),
      '/api/auth/refresh': () => [200, { ok: true }],
    });
    const refreshes = () => calls.filter((made) => made.includes('refresh')).length;
    await call(listDocuments, {});
    vi.advanceTimersByTime(9_999);
    expect(await call(listDocuments, {})).toEqual({ data: [] });
    expect(refreshes()).toBe(1);
    vi.advanceTimersByTime(1);
    await call(listDocuments, {});
    expect(refreshes()).toBe(2);
  });

  test('leaves the time of the attempt behind, for other tabs', async () => {
    serve({
      '/api/documents': (nth) => (nth === 1 ? expired : documents),
      '/api/auth/refresh': () => [200, {}],
    });
    await call(listDocuments, {});
    expect(readStored(refreshAttemptKey)).toBe(String(Date.now()));
  });

  test('is lost when the renewal is refused, and the call fails as it first did', async () => {
    const calls = serve({
      '/api/documents': () => expired,
      '/api/auth/refresh': () => [401, { code: 'session_expired' }],
    });
    expect(await failureOf(call(listDocuments, {}))).toMatchObject({
      status: 401,
      code: 'authentication_required',
    });
    expect(lost).toHaveBeenCalledOnce();
    expect(calls).toEqual(['GET /api/documents', 'POST /api/auth/refresh']);
  });

  test.each<Answer>(['no answer', [503, {}], [429, {}]])(
    'is not lost when the renewal got no answer: %j',
    async (answer) => {
      serve({ '/api/documents': () => expired, '/api/auth/refresh': () => answer });
      expect(await failureOf(call(listDocuments, {}))).toMatchObject({ status: 401 });
      expect(lost).not.toHaveBeenCalled();
    },
  );

  test('is not lost to a lost connection: a call within 10 seconds of a renewal without an answer only fails', async () => {
    const calls = serve({ '/api/documents': () => expired, '/api/auth/refresh': () => 'no answer' });
    await failureOf(call(listDocuments, {}));
    vi.advanceTimersByTime(9_999);
    expect(await failureOf(call(listDocuments, {}))).toMatchObject({ status: 401 });
    expect(calls.filter((made) => made.includes('refresh'))).toHaveLength(1);
    expect(lost).not.toHaveBeenCalled();
  });

  test('is lost when the call is refused again after the renewal, which is tried once', async () => {
    const calls = serve({ '/api/documents': () => expired, '/api/auth/refresh': () => [200, {}] });
    expect(await failureOf(call(listDocuments, {}))).toMatchObject({ status: 401 });
    expect(calls).toHaveLength(3);
    expect(lost).toHaveBeenCalledOnce();
  });

  test('is not renewed for a call about the session itself', async () => {
    const calls = serve({ '/api/auth/me': () => expired });
    expect(await failureOf(call(me, {}))).toMatchObject({ status: 401 });
    expect(calls).toEqual(['GET /api/auth/me']);
    expect(lost).not.toHaveBeenCalled();
  });

  test('is not renewed for a refusal of another kind', async () => {
    const calls = serve({ '/api/payments/payment-status': () => [402, { code: 'payment_required' }] });
    expect(await failureOf(call(getPaymentStatus, {}))).toMatchObject({ status: 402 });
    expect(calls).toHaveLength(1);
  });
});
