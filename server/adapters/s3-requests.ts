import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { StorageFull } from '../storage-full.ts';
import { BlobsAway } from './blobs-away.ts';
import type { S3Settings } from './s3-settings.ts';

export interface S3Request {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Of the object; empty for the bucket itself. */
  key: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array;
}

export interface S3Answer {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

/** Asks the bucket. Rejects with BlobsAway, or with StorageFull where there is no room in it. */
export type AskS3 = (request: S3Request) => Promise<S3Answer>;

/** How often a request is sent before it is given up. Each can be repeated without harm. */
const tries = 3;
const firstPause = 100;
/** Milliseconds that one try may take, and more for each megabyte. */
const patience = 5_000;
const perMegabyte = 1_000;
/** Bytes of the largest file that may be on its way here. */
const largest = 10_000_000;

/** What those who speak S3 say of a bucket, or of the disk behind it, that is full. */
const fullCodes = ['QuotaExceeded', 'XMinioStorageFull', 'InsufficientCapacity', 'StorageFull'];

/** Statuses that are an answer: an object that is not there, a range behind its end, a condition that did not hold. */
const answers = (status: number, code: string | undefined): boolean =>
  (status >= 200 && status < 300) ||
  (status === 404 && code === 'NoSuchKey') ||
  status === 412 ||
  status === 416;

/** Signs requests to a bucket and sends them, again where that may help. Follows nobody elsewhere. */
export function askS3({ endpoint, bucket, region, pathStyle, ...keys }: S3Settings): AskS3 {
  const base = new URL(endpoint);
  if (pathStyle) base.pathname = `${base.pathname.replace(/\/$/, '')}/${bucket}`;
  else base.hostname = `${bucket}.${base.hostname}`;
  const root = base.href.replace(/\/$/, '');

  async function attempt({ method, key, query = {}, headers = {}, body }: S3Request): Promise<S3Answer> {
    const url = new URL(`${root}/${key}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const sha256 = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const signer = new AwsV4Signer({
      ...keys,
      region,
      service: 's3',
      method,
      url: url.href,
      // With it whoever receives other bytes than were sent refuses them.
      headers: { ...headers, 'x-amz-content-sha256': sha256 },
    });
    const signed = await signer.sign();
    const response = await fetch(signed.url, {
      method,
      headers: signed.headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience + perMegabyte * Math.ceil((body?.length ?? largest) / 1_000_000)),
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const { status } = response;
    const code = status >= 300 ? codeOf(bytes) : undefined;
    if (answers(status, code)) return { status, headers: response.headers, bytes };
    if (status === 507 || fullCodes.includes(code ?? '')) throw new StorageFull();
    throw new Refused(status, code);
  }

  return async (request) => {
    for (let n = 1; ; n += 1) {
      try {
        return await attempt(request);
      } catch (error) {
        if (!(error instanceof Refused) && !isOfNetwork(error)) throw error;
        const mayHelp = !(error instanceof Refused) || error.status >= 500 || error.status === 429;
        if (n === tries || !mayHelp) throw asAway(error, bucket);
        await setTimeout(firstPause * 4 ** (n - 1) * (0.5 + Math.random()));
      }
    }
  };
}

/** An answer that is a refusal. */
class Refused extends Error {
  readonly status: number;
  readonly code: string | undefined;

  constructor(status: number, code: string | undefined) {
    super(`It answered ${status}${code === undefined ? '' : ` (${code})`}.`);
    this.status = status;
    this.code = code;
  }
}

/** What fetch rejects with where the connection or the answer did not come about. */
const isOfNetwork = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || error.name === 'TypeError');

/** The code in an answer's XML, and nothing else of it: its other fields name keys. */
const codeOf = (bytes: Buffer): string | undefined =>
  /<Code>(\w{1,60})<\/Code>/.exec(bytes.subarray(0, 4_000).toString('utf8'))?.[1];

function asAway(error: unknown, bucket: string): BlobsAway {
  if (error instanceof Refused)
    return new BlobsAway(`The bucket ${bucket}: ${error.message}`, {
      code: error.code ?? String(error.status),
    });
  // fetch tells what happened to the connection in the cause alone.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  const isSlow = error instanceof Error && error.name === 'TimeoutError';
  const what = isSlow ? 'It did not answer in time.' : 'It cannot be reached.';
  return new BlobsAway(`The bucket ${bucket}: ${what}`, { code: isSlow ? 'TIMEOUT' : code });
}
