import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkKey } from './blobs.ts';
import type { Mail, Mailer } from './mail.ts';
import { writeWhole } from './write-whole.ts';

/** Mail as files of a local folder, for a site without a mail server: one JSON file each, written whole. */
export interface Outbox extends Mailer {
  /** The latest mails, newest first. */
  latest(count: number): Promise<Mail[]>;
}

export async function openOutbox(folder: string): Promise<Outbox> {
  const unfinished = join(folder, 'unfinished');
  await mkdir(unfinished, { recursive: true });
  return {
    send: (mail) =>
      writeWhole(join(folder, checkKey(`${mail.id}.json`)), `${JSON.stringify(mail, null, 2)}\n`, unfinished),

    close: () => {},

    async latest(count) {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
      // Ids grow with time, so names sort by it.
      const newest = names.sort().reverse().slice(0, count);
      return Promise.all(
        newest.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Mail),
      );
    },
  };
}
