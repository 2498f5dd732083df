import { type BlobInfo, type Blobs, checkKey } from './blobs.ts';
import { BlobsAway } from './blobs-away.ts';
import { readList } from './s3-list.ts';
import type { AskS3 } from './s3-requests.ts';

const stored = 'blobs/';
/** With the time behind the key: a bucket gives each object the time of its own. */
const aside = 'set-aside/';

/**
 * Blobs as objects of a bucket: `blobs/KEY`, and `set-aside/KEY/MILLISECONDS` for those set aside. An object is there whole or
 * not at all and a read sees the last write, as Amazon S3 promises. Only GET, PUT, DELETE and lists are used: all that
 * speak S3 have them.
 */
export function openS3Blobs(ask: AskS3): Blobs {
  const get = async (key: string, headers?: Record<string, string>) => {
    const answer = await ask({ method: 'GET', key, ...(headers && { headers }) });
    return answer.status === 404 ? undefined : answer;
  };
  const put = (key: string, body: Uint8Array, headers: Record<string, string> = {}) =>
    ask({ method: 'PUT', key, body, headers });
  const remove = async (key: string) => void (await ask({ method: 'DELETE', key }));

  async function* objects(prefix: string) {
    for (let marker = ''; ; ) {
      const query = { prefix, 'max-keys': '1000', ...(marker && { marker }) };
      const { bytes } = await ask({ method: 'GET', key: '', query });
      const { objects: found, hasMore } = readList(bytes.toString('utf8'));
      yield* found;
      const last = found.at(-1);
      if (!hasMore) return;
      if (last === undefined || last.key <= marker) throw new BlobsAway('The bucket listed nothing further.');
      marker = last.key;
    }
  }

  async function asideOf(key: string): Promise<string[]> {
    const found: string[] = [];
    for await (const object of objects(`${aside}${checkKey(key)}/`)) found.push(object.key);
    return found;
  }
  const removeAside = async (key: string) => {
    for (const name of await asideOf(key)) await remove(name);
  };

  return {
    async write(key, bytes) {
      await put(stored + checkKey(key), bytes);
    },

    async read(key, range) {
      const name = stored + checkKey(key);
      if (range === undefined) return (await get(name))?.bytes;
      const answer = await get(name, { range: `bytes=${range.start}-${range.end - 1}` });
      if (answer === undefined) return undefined;
      if (answer.status === 416) return Buffer.alloc(0);
      // Who does not know ranges sends all.
      return answer.status === 206 ? answer.bytes : answer.bytes.subarray(range.start, range.end);
    },

    remove: (key) => remove(stored + checkKey(key)),

    async *list() {
      for await (const { key, modifiedAt } of objects(stored))
        yield { key: key.slice(stored.length), writtenAt: modifiedAt };
    },

    async setAside(key, at) {
      const name = stored + checkKey(key);
      const earlier = await asideOf(key);
      // Another process may have been first.
      const bytes = (await get(name))?.bytes;
      if (bytes === undefined) return;
      const place = `${aside}${key}/${at}`;
      await put(place, bytes);
      for (const one of earlier) if (one !== place) await remove(one);
      await remove(name);
    },

    async *listAside(): AsyncIterable<BlobInfo> {
      for await (const { key } of objects(aside)) {
        const [name = '', at] = key.slice(aside.length).split('/');
        yield { key: name, writtenAt: Number(at) };
      }
    },

    async bringBack(key) {
      const newest = (await asideOf(key)).at(-1);
      if (newest === undefined) return;
      const bytes = (await get(newest))?.bytes;
      const isThere = (await get(stored + key, { range: 'bytes=0-0' })) !== undefined;
      // The condition is for what is written in this moment; who does not know it passes it over.
      if (bytes !== undefined && !isThere) await put(stored + key, bytes, { 'if-none-match': '*' });
      await removeAside(key);
    },

    removeAside,

    // What was not sent to its end is no object.
    removeUnfinished: async () => {},

    async check() {
      await put('check', Buffer.from('ok'));
    },
  };
}
