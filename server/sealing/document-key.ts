import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { KEY_BYTES, type MasterKey, MasterKeyMissing, type MasterKeys } from './master-keys.ts';

const CIPHER = 'aes-256-gcm';
const VERSION = '1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A new document's key, sealed: '1.MASTER KEY'S ID.base64url of nonce, sealed key and tag'. Good for that document alone. */
export const newDocumentKey = (master: MasterKey, documentId: string): string =>
  sealKey(master, documentId, randomBytes(KEY_BYTES));

/** The key itself. Throws MasterKeyMissing, or an Error where it was tampered with or is another document's. */
export function openDocumentKey(masters: MasterKeys, documentId: string, sealed: string): Buffer {
  const { masterId, bytes } = parse(sealed);
  const master = masters.find(masterId);
  if (master === undefined) throw new MasterKeyMissing(masterId);
  const decipher = createDecipheriv(CIPHER, master.key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAAD(boundTo(documentId));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
}

/** The same key sealed by the current master key; undefined where it is already. */
export function resealDocumentKey(
  masters: MasterKeys,
  documentId: string,
  sealed: string,
): string | undefined {
  const current = masters.current();
  if (sealed.startsWith(sealedBy(current.id))) return undefined;
  return sealKey(current, documentId, openDocumentKey(masters, documentId, sealed));
}

/** The master key that sealed a document's key. */
export const masterIdOf = (sealed: string): string => parse(sealed).masterId;

/** What every key begins with that a master key sealed. */
export const sealedBy = (masterId: string): string => `${VERSION}.${masterId}.`;

function sealKey(master: MasterKey, documentId: string, key: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, master.key, nonce);
  cipher.setAAD(boundTo(documentId));
  const bytes = Buffer.concat([nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()]);
  return sealedBy(master.id) + bytes.toString('base64url');
}

const boundTo = (documentId: string): Buffer => Buffer.from(`plaindeed document key ${documentId}`);

function parse(sealed: string): { masterId: string; bytes: Buffer } {
  const [version, masterId = '', text = ''] = sealed.split('.');
  const bytes = Buffer.from(text, 'base64url');
  if (version !== VERSION || bytes.length !== NONCE_BYTES + KEY_BYTES + TAG_BYTES)
    throw new Error('This is not a sealed document key.');
  return { masterId, bytes };
}
