import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { ModelTrouble } from './model.ts';

/** Longer answers than this many bytes are not taken in. */
const longestAnswer = 2_000_000;

export interface Posting {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: unknown;
  /** Milliseconds until the whole answer must be there. */
  readonly patience: number;
  readonly signal?: AbortSignal | undefined;
}

/** Milliseconds that a Retry-After header asks for: seconds or a date; undefined where it is neither. */
function retryAfter(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

const refusals: Record<number, string> = {
  400: 'The model server does not accept our question (status 400): the model may not know JSON schemas, or MODEL_NAME may be wrong.',
  401: 'The model server does not accept MODEL_KEY (status 401).',
  402: "The model server says that the account's credit is used up (status 402).",
  403: 'The model server does not let this MODEL_KEY use the model (status 403).',
  404: 'The model server knows no such model or address (status 404): look at MODEL_NAME and MODEL_URL.',
  413: 'The model server finds our question too long (status 413).',
  429: 'The model server is asked too much or its quota is used up (status 429).',
};
const passing = new Set([408, 409, 425, 429]);

function refusal(status: number, after: string | undefined): ModelTrouble {
  if (status >= 300 && status < 400)
    return new ModelTrouble(
      `The model server sends us elsewhere (status ${status}), where we do not follow: look at MODEL_URL.`,
      { status },
    );
  const later = status >= 500 || passing.has(status);
  const sentence = refusals[status] ?? `The model server cannot answer (status ${status}).`;
  return new ModelTrouble(sentence, { later, status, retryAfter: retryAfter(after) });
}

const away: Record<string, string> = {
  ECONNREFUSED: 'Nothing listens at MODEL_URL.',
  ENOTFOUND: 'The host in MODEL_URL is not known.',
  EAI_AGAIN: 'The host in MODEL_URL cannot be looked up now.',
};

/**
 * Posts JSON and resolves to the JSON object that comes back. No redirect is followed. Rejects with a ModelTrouble whose
 * sentence says nothing of what was sent or got.
 */
export function postJson({
  url,
  headers,
  body,
  patience,
  signal,
}: Posting): Promise<Record<string, unknown>> {
  const text = JSON.stringify(body);
  const open = url.startsWith('https:') ? overHttps : overHttp;
  return new Promise((resolve, reject) => {
    const request = open(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) },
      ...(signal ? { signal } : {}),
    });
    const fail = (trouble: ModelTrouble) => {
      clearTimeout(timer);
      reject(trouble);
      request.destroy();
    };
    const timer = setTimeout(() => {
      fail(new ModelTrouble(`The model server took longer than ${patience / 1000} s.`, { later: true }));
    }, patience);
    request.on('error', (error: NodeJS.ErrnoException) => {
      const sentence = signal?.aborted ? 'The reading was stopped.' : away[error.code ?? ''];
      const how = error.code ? ` (${error.code})` : '';
      const isUnsent = error.code !== undefined && error.code in away;
      fail(
        new ModelTrouble(sentence ?? `The connection to the model server failed${how}.`, {
          later: true,
          isUnsent,
        }),
      );
    });
    request.on('response', (response) => {
      const status = response.statusCode ?? 0;
      if (status !== 200) return fail(refusal(status, response.headers['retry-after']));
      const chunks: Buffer[] = [];
      let length = 0;
      response.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (length > longestAnswer)
          fail(new ModelTrouble('The model server says more than any answer needs.'));
        else chunks.push(chunk);
      });
      response.on('aborted', () => {
        fail(new ModelTrouble('The model server hung up in the middle of its answer.', { later: true }));
      });
      response.on('end', () => {
        clearTimeout(timer);
        const value = parsed(Buffer.concat(chunks).toString('utf8'));
        if (value) resolve(value);
        else fail(new ModelTrouble('What answers at MODEL_URL is no model server: it does not speak JSON.'));
      });
    });
    request.end(text);
  });
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
