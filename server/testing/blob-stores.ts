import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Blobs } from '../adapters/blobs.ts';
import { openFolderBlobs } from '../adapters/folder-blobs.ts';
import { openS3Blobs } from '../adapters/s3-blobs.ts';
import { askS3 } from '../adapters/s3-requests.ts';
import { openS3Server } from './s3-server.ts';

export interface TestStore {
  blobs: Blobs;
  close(): Promise<void>;
}

/** Everything that blobs are kept in, each empty at first and gone after `close`. */
export const blobStores: { name: string; open(): Promise<TestStore> }[] = [
  {
    name: 'folder',
    async open() {
      const folder = await mkdtemp(join(tmpdir(), 'plaindeed-test-'));
      return {
        blobs: await openFolderBlobs(folder),
        close: () => rm(folder, { recursive: true, force: true }),
      };
    },
  },
  {
    name: 'bucket',
    async open() {
      const server = await openS3Server();
      return { blobs: openS3Blobs(askS3(server.settings)), close: server.close };
    },
  },
];
