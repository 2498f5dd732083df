import { dayLength } from '#contract/day-length.ts';
import { type Blobs, documentOfKey } from '../adapters/blobs.ts';
import type { InstallationMark } from '../adapters/installation-mark.ts';
import type { Database } from '../db/schema.ts';
import { SettingsError } from '../settings.ts';
import { findUnknownFiles, knownDocuments } from './find-unknown-files.ts';

/** How long files of no document are kept aside, in milliseconds. */
export const keptAside = 30 * dayLength;
/** So many documents' files may be of nobody before a start asks whether this is the right database. */
const fewUnknown = 20;

export interface Swept {
  /** Files of no document: uploads and deletions cut off halfway, or a database of another day. */
  setAside: number;
  /** Files set aside before whose document is there again. */
  broughtBack: number;
  /** Set aside long enough, or left plain of a document that has been sealed. */
  removed: number;
}

interface SweepPorts {
  db: Database;
  blobs: Blobs;
  mark: InstallationMark;
  now: () => number;
}

/**
 * Sets files aside that no document speaks of, if older than `before` (milliseconds since 1970), and removes them a month
 * later. Nothing is removed that was not set aside first.
 *
 * @throws SettingsError where most documents' files are of nobody, unless `anyNumber`: then something else is wrong.
 */
export async function sweepBlobs(
  { db, blobs, mark, now }: SweepPorts,
  before: number,
  { anyNumber = false }: { anyNumber?: boolean } = {},
): Promise<Swept> {
  await blobs.removeUnfinished(before);
  const broughtBack = await bringBack({ db, blobs });
  const { known, unknown, leftPlain } = await findUnknownFiles({ db, blobs }, before);
  const isStrange = unknown.documents > fewUnknown && unknown.documents > known.documents;
  if (isStrange && !anyNumber)
    throw new SettingsError([mostAreUnknown(mark, unknown.documents, known.documents)]);
  for (const key of leftPlain) await blobs.remove(key);
  for (const key of unknown.keys) await blobs.setAside(key, now());
  let removed = leftPlain.length;
  for await (const { key, writtenAt } of blobs.listAside()) {
    if (writtenAt > now() - keptAside) continue;
    await blobs.removeAside(key);
    removed += 1;
  }
  return { setAside: unknown.keys.length, broughtBack, removed };
}

async function bringBack({ db, blobs }: Pick<SweepPorts, 'db' | 'blobs'>): Promise<number> {
  const aside: string[] = [];
  for await (const { key } of blobs.listAside()) aside.push(key);
  let back = 0;
  for (let at = 0; at < aside.length; at += 500) {
    const keys = aside.slice(at, at + 500);
    const known = await knownDocuments(db, keys.map(documentOfKey));
    for (const key of keys) {
      if (!known.has(documentOfKey(key))) continue;
      await blobs.bringBack(key);
      back += 1;
    }
  }
  return back;
}

const mostAreUnknown = ({ setting }: InstallationMark, unknown: number, known: number) =>
  `${setting}: it holds the files of ${unknown} documents that the database knows nothing of, and of only ${known} that it knows. Nothing ` +
  'was changed. If an older backup of the database was put back, put back a newer one. To go on with this one, run: ' +
  'npm run admin -- set-aside (the files are kept aside for 30 days).';
