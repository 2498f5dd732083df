import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { ByteRange } from '../adapters/blobs.ts';

/*
 * The sealed form of a file. A header of 32 bytes:
 *
 *   0  'PDSF'   4 version (1)   5 chunk size as a power of two (16)   6 two zeros   8 length of the plain bytes (64 bits)   16 salt
 *
 * then the plain bytes in chunks of 64 KiB, each sealed by AES-256-GCM with its tag behind it. The key is made by HKDF-SHA-256
 * of the document's key and the salt, so that it seals these bytes alone; a chunk's nonce is its number. Each chunk is bound
 * to the header and to what the bytes are (`label`: a document's id and part), so that nothing can be cut off, put in
 * another order or put in another's place. Any chunk can be opened by itself.
 */
const MAGIC = Buffer.from('PDSF');
const VERSION = 1;
const CHUNK_POWER = 16;
const CHUNK = 1 << CHUNK_POWER;
const SALT_AT = 16;
const SALT_BYTES = 16;
export const HEADER_BYTES = 32;
const TAG_BYTES = 16;
const SEALED_CHUNK = CHUNK + TAG_BYTES;
const CIPHER = 'aes-256-gcm';

/** These are not bytes that were sealed with this key and label, or not all of them. */
export class SealBroken extends Error {
  constructor(cause?: unknown) {
    super('A stored file is not what was stored.', { cause });
    this.name = 'SealBroken';
  }
}

export function sealBytes(key: Buffer, label: string, plain: Uint8Array): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  MAGIC.copy(header);
  header[4] = VERSION;
  header[5] = CHUNK_POWER;
  header.writeBigUInt64BE(BigInt(plain.length), 8);
  randomBytes(SALT_BYTES).copy(header, SALT_AT);
  const own = keyOf(key, label, header);
  const parts: Buffer[] = [header];
  for (let chunk = 0; chunk < chunksOf(plain.length); chunk += 1) {
    const cipher = createCipheriv(CIPHER, own, nonceOf(chunk));
    cipher.setAAD(header);
    parts.push(cipher.update(plain.subarray(chunk * CHUNK, (chunk + 1) * CHUNK)), cipher.final());
    parts.push(cipher.getAuthTag());
  }
  return Buffer.concat(parts);
}

/** The plain bytes again. Throws SealBroken. */
export function openBytes(key: Buffer, label: string, sealed: Uint8Array): Buffer {
  const { header, length } = readHeader(sealed);
  if (sealed.length !== HEADER_BYTES + length + chunksOf(length) * TAG_BYTES) throw new SealBroken();
  return openChunks(keyOf(key, label, header), header, 0, sealed.subarray(HEADER_BYTES));
}

/** Opens a part of sealed bytes of which `read` gives ranges. The range is one of the plain bytes. Throws SealBroken. */
export async function openRange(
  key: Buffer,
  label: string,
  { start, end }: ByteRange,
  read: (range: ByteRange) => Promise<Uint8Array | undefined>,
): Promise<Buffer | undefined> {
  const head = await read({ start: 0, end: HEADER_BYTES });
  if (head === undefined) return undefined;
  const { header, length } = readHeader(head);
  const to = Math.min(end, length);
  if (start >= to) return Buffer.alloc(0);
  const first = Math.floor(start / CHUNK);
  const last = Math.floor((to - 1) / CHUNK);
  const sealedEnd = Math.min(HEADER_BYTES + (last + 1) * SEALED_CHUNK, sealedLength(length));
  const sealed = await read({ start: HEADER_BYTES + first * SEALED_CHUNK, end: sealedEnd });
  if (sealed === undefined) return undefined;
  if (sealed.length !== sealedEnd - HEADER_BYTES - first * SEALED_CHUNK) throw new SealBroken();
  const plain = openChunks(keyOf(key, label, header), header, first, sealed);
  return plain.subarray(start - first * CHUNK, to - first * CHUNK);
}

const sealedLength = (length: number): number => HEADER_BYTES + length + chunksOf(length) * TAG_BYTES;

/** No bytes are one empty chunk, so that they too are sealed. */
const chunksOf = (length: number): number => Math.max(1, Math.ceil(length / CHUNK));

function readHeader(bytes: Uint8Array): { header: Buffer; length: number } {
  const header = Buffer.from(bytes.subarray(0, HEADER_BYTES));
  const known = header.length === HEADER_BYTES && header.subarray(0, 4).equals(MAGIC);
  if (!known || header[4] !== VERSION || header[5] !== CHUNK_POWER) throw new SealBroken();
  return { header, length: Number(header.readBigUInt64BE(8)) };
}

function openChunks(key: Buffer, header: Buffer, first: number, sealed: Uint8Array): Buffer {
  const parts: Buffer[] = [];
  try {
    for (let at = 0, chunk = first; at < sealed.length; at += SEALED_CHUNK, chunk += 1) {
      const bytes = sealed.subarray(at, at + SEALED_CHUNK);
      const decipher = createDecipheriv(CIPHER, key, nonceOf(chunk));
      decipher.setAAD(header);
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      parts.push(decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final());
    }
  } catch (error) {
    throw new SealBroken(error);
  }
  return Buffer.concat(parts);
}

function keyOf(key: Buffer, label: string, header: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, header.subarray(SALT_AT), `plaindeed file 1 ${label}`, 32));
}

function nonceOf(chunk: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(chunk, 8);
  return nonce;
}
