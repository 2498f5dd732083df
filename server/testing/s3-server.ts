import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../adapters/s3-settings.ts';
import { type Line, lineTo } from './line-to.ts';
import { openS3Front } from './s3-front.ts';

/** A server that speaks S3 and checks signatures, on files of its own, with an empty bucket, behind a line that can be cut. */
export interface S3Server extends Pick<Line, 'cut' | 'silence' | 'mend'> {
  readonly settings: S3Settings;
  /** The same as environment variables. */
  readonly env: Record<string, string>;
  close(): Promise<void>;
}

export async function openS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'plaindeed-test-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: 'documents', configs: [] }],
  });
  const { port } = await server.run();
  const front = await openS3Front(port, 'S3RVER');
  const line = await lineTo(`http://127.0.0.1:${front.port}`);
  const settings: S3Settings = {
    endpoint: line.url.replace(/\/$/, ''),
    bucket: 'documents',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    pathStyle: true,
  };
  return {
    settings,
    env: {
      S3_ENDPOINT: settings.endpoint,
      S3_BUCKET: settings.bucket,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    cut: line.cut,
    silence: line.silence,
    mend: line.mend,
    async close() {
      await line.close();
      front.closeAllConnections();
      front.close();
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
