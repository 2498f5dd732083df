import type { Endpoint, EndpointInput, EndpointOutput } from '#contract/endpoint.ts';
import { requestTimeout } from '#contract/limits.ts';
import { address } from './address.ts';
import { ApiFailure } from './failure.ts';
import { refreshSession } from './refresh.ts';

const authPath = '/api/auth/';
const refreshPath = '/api/auth/refresh';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Milliseconds; null for a call that may take as long as it needs. */
  timeout?: number | null;
  /** The body of a multipart endpoint. */
  form?: FormData;
  /** The call is made also where the page is left meanwhile. */
  keepalive?: boolean;
}

let onSessionLost: () => void = () => {};

/** What happens when a call is refused because the session has ended and cannot be renewed. */
export function whenSessionLost(handler: () => void): void {
  onSessionLost = handler;
}

type Outcome = { status: number; body: unknown; cause?: unknown; retryAfter?: string | null };

async function send(method: string, url: string, body: unknown, options: CallOptions): Promise<Outcome> {
  const { signal, timeout = requestTimeout, form, keepalive = false } = options;
  const limits = [signal, timeout === null ? undefined : AbortSignal.timeout(timeout)].filter(
    (s) => s !== undefined,
  );
  try {
    const response = await fetch(url, {
      method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(form === undefined && body !== undefined ? { 'content-type': 'application/json' } : {}),
      },
      body: form ?? (body === undefined ? null : JSON.stringify(body)),
      signal: AbortSignal.any(limits),
      keepalive,
    });
    return {
      status: response.status,
      body: await readJson(response),
      retryAfter: response.headers.get('retry-after'),
    };
  } catch (cause) {
    // The caller gave up: that is its own doing, not an answer of the server.
    if (signal?.aborted) throw cause;
    return { status: 0, body: null, cause };
  }
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

const sendRefresh = async () => (await send('POST', refreshPath, {}, {})).status;

/**
 * Sends with one silent renewal of the session and one retry on a 401 from any path that is not an auth path. For calls
 * that cannot go through `call` (an upload that reports its progress): `once` is sent at most twice.
 */
export async function withRefresh<T extends { status: number }>(
  path: string,
  once: () => Promise<T>,
): Promise<T> {
  const first = await once();
  if (first.status !== 401 || path.startsWith(authPath)) return first;
  const outcome = await refreshSession(sendRefresh);
  if (outcome === 'no_answer') return first;
  const second = outcome === 'refreshed' ? await once() : first;
  if (second.status === 401) onSessionLost();
  return second;
}

/**
 * Makes a call of the contract and returns the body of its answer.
 *
 * @throws {ApiFailure} on any answer but a success, and when none came within 30 seconds.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions = {},
): Promise<EndpointOutput<E>> {
  const url = address(
    endpoint,
    input.params as Record<string, unknown>,
    input.query as Record<string, unknown>,
  );
  const body = endpoint.method === 'GET' ? undefined : (input.body ?? {});
  const answer = await withRefresh(endpoint.path, () => send(endpoint.method, url, body, options));
  if (answer.status < 200 || answer.status > 299) {
    throw new ApiFailure(answer.status, answer.body, answer);
  }
  return answer.body as EndpointOutput<E>;
}
