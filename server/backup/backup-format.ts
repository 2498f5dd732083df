import { createHash, type Hash } from 'node:crypto';
import { z } from 'zod';

/*
 * A backup is a tar file: `backup.json` (a Header), `keys.json` where the keys are in the data folder, `rows/TABLE/NUMBER.json`
 * (arrays of rows), `blobs/KEY` (files, sealed as they are stored) and `end.json` (an End). A file without the last is cut short.
 */
export const format = 1;

export const headerSchema = z.object({
  format: z.number(),
  /** Of this backup: no other has it. */
  id: z.uuid(),
  made_at: z.iso.datetime(),
  /** The last migration that its tables have been through. */
  migration: z.string(),
});
export type Header = z.output<typeof headerSchema>;

/** Master keys in base64, the current one first. */
export const keysSchema = z.object({ keys: z.array(z.string()) });

export const endSchema = z.object({
  /** Rows by table. */
  rows: z.record(z.string(), z.number()),
  files: z.number(),
  /** Of the files. */
  bytes: z.number(),
  /** The ids of the master keys that the documents need. */
  master_keys: z.array(z.string()),
  /** Documents that were erased while the backup was made: their rows are in it, their files are not. */
  erased: z.array(z.string()),
  /** Documents that were analyzed anew meanwhile: their pages may be of another moment than their rows. */
  changed: z.array(z.string()),
  /** Of the names and bytes of all entries before. */
  sha256: z.string(),
});
export type End = z.output<typeof endSchema>;

export const names = { header: 'backup.json', keys: 'keys.json', end: 'end.json' };
export const rowsPrefix = 'rows/';
export const blobsPrefix = 'blobs/';

/** Takes in entries in their order, for the digest at the end. */
export class Digest {
  readonly #hash: Hash = createHash('sha256');

  add(name: string, bytes: Uint8Array): void {
    this.#hash.update(`${name} ${bytes.length}\n`).update(bytes);
  }

  hex(): string {
    return this.#hash.copy().digest('hex');
  }
}
