import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { uuidv7 } from 'uuidv7';
import type { AskS3 } from './s3-requests.ts';

/** What a place of files carries, and its database too, so that neither is used with another's. */
export interface InstallationMark {
  /** The setting that names the place, and what it names. */
  readonly setting: 'DATA_DIR' | 'S3_BUCKET';
  readonly place: string;
  /** Undefined where there is none yet. */
  read(): Promise<string | undefined>;
  /** Makes a mark where there is none. Resolves to the one that is there then: of two at once one is first. */
  create(): Promise<string>;
  write(id: string): Promise<void>;
  remove(): Promise<void>;
}

const name = 'installation';

/** The mark of a data folder. */
export function folderMark(dataDir: string): InstallationMark {
  const path = join(dataDir, name);
  const read = async () => {
    try {
      return readFileSync(path, 'utf8').trim() || undefined;
    } catch {
      return undefined;
    }
  };
  return {
    setting: 'DATA_DIR',
    place: dataDir,
    read,
    async create() {
      const mark = uuidv7();
      const draft = `${path}-${mark}`;
      writeFlushed(draft, mark);
      try {
        // Unlike a rename, a link takes nobody's place.
        linkSync(draft, path);
        return mark;
      } catch (error) {
        const other = await read();
        if (other === undefined) throw error;
        return other;
      } finally {
        rmSync(draft);
      }
    },
    write: async (id) => writeFlushed(path, id),
    remove: async () => rmSync(path),
  };
}

function writeFlushed(path: string, id: string): void {
  const file = openSync(path, 'w', 0o600);
  try {
    writeSync(file, `${id}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** The mark of a bucket. */
export function bucketMark(bucket: string, ask: AskS3): InstallationMark {
  const put = (id: string, headers: Record<string, string> = {}) =>
    ask({ method: 'PUT', key: name, headers, body: Buffer.from(`${id}\n`) });
  const read = async () => {
    const { status, bytes } = await ask({ method: 'GET', key: name });
    return status === 404 ? undefined : bytes.toString('utf8').trim() || undefined;
  };
  return {
    setting: 'S3_BUCKET',
    place: bucket,
    read,
    async create() {
      const mark = uuidv7();
      await put(mark, { 'if-none-match': '*' });
      return (await read()) ?? mark;
    },
    write: async (id) => void (await put(id)),
    remove: async () => void (await ask({ method: 'DELETE', key: name })),
  };
}
