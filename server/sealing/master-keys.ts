import { createHash } from 'node:crypto';

/** A key that seals documents' keys; never a document itself. */
export interface MasterKey {
  /** What names the key in sealed things: eight hexadecimal digits that tell nothing of it. */
  id: string;
  /** 32 bytes. */
  key: Buffer;
}

export interface MasterKeys {
  /** The one that seals what is new. */
  current(): MasterKey;
  /** The current one or an earlier one. */
  find(id: string): MasterKey | undefined;
  all(): MasterKey[];
  /** Puts a new key in as the current one. Where the keys come from the settings, only the operator can. */
  renew?(now: number): void;
  /** Removes those of the keys that were current for the last time an hour ago or earlier. */
  retire?(ids: string[], now: number): { removed: number; kept: number };
}

/** What was sealed with a key that is not at hand. */
export class MasterKeyMissing extends Error {
  constructor(id: string) {
    super(`The key ${id} is not at hand: see DOCUMENT_KEY and DOCUMENT_KEY_OLD.`);
    this.name = 'MasterKeyMissing';
  }
}

export const KEY_BYTES = 32;

/** A key as an operator writes it, in base64 or hexadecimal; undefined where it is not 32 bytes of either. */
export function parseMasterKey(text: string): MasterKey | undefined {
  const isHex = /^[0-9a-f]{64}$/i.test(text);
  if (!isHex && !/^[A-Za-z0-9+/_-]{43}=?$/.test(text)) return undefined;
  const key = Buffer.from(text, isHex ? 'hex' : 'base64');
  return key.length === KEY_BYTES ? masterKey(key) : undefined;
}

export function masterKey(key: Buffer): MasterKey {
  const id = createHash('sha256').update('plaindeed master key').update(key).digest('hex').slice(0, 8);
  return { id, key };
}

/** Keys that stay as they are while the process runs, the current one first. */
export function fixedMasterKeys(current: MasterKey, earlier: readonly MasterKey[]): MasterKeys {
  const all = [current, ...earlier];
  return { current: () => current, find: (id) => all.find((one) => one.id === id), all: () => all };
}
