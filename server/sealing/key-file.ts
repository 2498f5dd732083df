import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEY_BYTES, type MasterKey, type MasterKeys, masterKey, parseMasterKey } from './master-keys.ts';

const HEAD = `# The key that PlainDeed's stored files are sealed with. Whoever has it and the files can read them.
# Without it they can't be read by anybody: keep a copy apart from the back-up. The first key is the current one.
`;

/** So long a document may still be stored with a key that was the current one when its upload began. */
const lastUse = 3_600_000;

/** A line of the file: since when the key has been the current one, and the key. */
interface Entry {
  since: string;
  master: MasterKey;
}

const newMasterKey = (): MasterKey => masterKey(randomBytes(KEY_BYTES));

/**
 * The keys in the data folder's file `document-key`, made where there is none. Read again when it changes: the
 * operator's command puts a new key in while the server runs.
 */
export function openKeyFile(folder: string, now: number): Required<MasterKeys> {
  const path = join(folder, 'document-key');
  if (!exists(path)) {
    const first = [{ since: new Date(now).toISOString(), master: newMasterKey() }];
    // Of two processes that start at once the first one's file stays.
    putInPlace(folder, textOf(first), (made) => linkSync(made, path));
  }
  let seen = { stamp: '', entries: [] as Entry[] };
  const entries = (): Entry[] => {
    const { mtimeMs, ino } = statSync(path);
    const stamp = `${mtimeMs} ${ino}`;
    if (stamp !== seen.stamp) seen = { stamp, entries: parse(readFileSync(path, 'utf8'), path) };
    return seen.entries;
  };
  const current = (): MasterKey => {
    const [first] = entries();
    if (first === undefined) throw new Error(`${path} holds no key.`);
    return first.master;
  };
  const replace = (next: Entry[]): void => putInPlace(folder, textOf(next), (made) => renameSync(made, path));
  current();
  return {
    current,
    find: (id) => entries().find(({ master }) => master.id === id)?.master,
    all: () => entries().map(({ master }) => master),
    renew: (at) => replace([{ since: new Date(at).toISOString(), master: newMasterKey() }, ...entries()]),
    retire(ids, at) {
      const all = entries();
      const isRetired = ({ master }: Entry, place: number): boolean => {
        const replacedAt = Date.parse(all[place - 1]?.since ?? '');
        return place > 0 && ids.includes(master.id) && replacedAt <= at - lastUse;
      };
      const kept = all.filter((entry, place) => !isRetired(entry, place));
      if (kept.length < all.length) replace(kept);
      return { removed: all.length - kept.length, kept: kept.length - 1 };
    },
  };
}

const exists = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined;

function putInPlace(folder: string, text: string, put: (made: string) => void): void {
  const made = join(folder, `document-key.${randomUUID()}.tmp`);
  try {
    writeFileSync(made, text, { mode: 0o600, flag: 'wx', flush: true });
    put(made);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(made, { force: true });
  }
}

const textOf = (entries: Entry[]): string =>
  HEAD + entries.map(({ since, master }) => `${since} ${master.key.toString('base64')}\n`).join('');

function parse(text: string, path: string): Entry[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [since = '', key = ''] = line.trim().split(/\s+/);
    const master = parseMasterKey(key);
    if (master === undefined) throw new Error(`${path} holds something that is not a key.`);
    return { since, master };
  });
}
