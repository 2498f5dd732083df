import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { extract } from 'tar-stream';
import {
  Digest,
  type End,
  endSchema,
  format,
  type Header,
  headerSchema,
  keysSchema,
  names,
} from './backup-format.ts';

/** The file is no backup, is cut short or damaged: a sentence for the operator. */
export class NoBackup extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'NoBackup';
  }
}

export interface BackupEntry {
  name: string;
  bytes: Buffer;
}

/** The entries in their order, one in memory at a time. */
export async function* entriesOf(path: string): AsyncGenerator<BackupEntry> {
  const entries = extract();
  // Whoever goes through the entries is told of what goes wrong.
  pipeline(createReadStream(path), entries, () => {});
  for await (const entry of entries) {
    const parts: Buffer[] = [];
    for await (const part of entry) parts.push(part as Buffer);
    yield { name: entry.header.name, bytes: Buffer.concat(parts) };
  }
}

export interface CheckedBackup {
  header: Header;
  /** Master keys in base64; empty where they are kept apart. */
  keys: string[];
  end: End;
}

/** Reads all of it. Throws NoBackup where it is not whole. */
export async function checkBackup(path: string): Promise<CheckedBackup> {
  const digest = new Digest();
  let header: Header | undefined;
  let keys: string[] = [];
  let end: End | undefined;
  try {
    for await (const { name, bytes } of entriesOf(path)) {
      if (name === names.end) {
        end = endSchema.parse(JSON.parse(bytes.toString('utf8')));
        continue;
      }
      if (header === undefined && name !== names.header)
        throw new NoBackup(`${path} is no backup of PlainDeed.`);
      digest.add(name, bytes);
      if (name === names.header) header = headerSchema.parse(JSON.parse(bytes.toString('utf8')));
      if (name === names.keys) keys = keysSchema.parse(JSON.parse(bytes.toString('utf8'))).keys;
    }
  } catch (error) {
    if (error instanceof NoBackup) throw error;
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new NoBackup(`There is no file ${path}.`);
    if (syscall !== undefined) throw new NoBackup(`${path} cannot be read (${code}).`);
    throw new NoBackup(`${path} is no backup of PlainDeed, or is damaged.`);
  }
  if (header === undefined) throw new NoBackup(`${path} is no backup of PlainDeed.`);
  if (header.format !== format)
    throw new NoBackup(`${path} was made by another version of PlainDeed. Restore it with that one.`);
  if (end === undefined) throw new NoBackup(`${path} is cut short: its end is missing.`);
  if (end.sha256 !== digest.hex()) throw new NoBackup(`${path} is damaged: it is not what was written.`);
  return { header, keys, end };
}
