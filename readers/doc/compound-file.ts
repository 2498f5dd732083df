const HEADER = 512;
const ENTRY = 128;
const NAME_LENGTH_AT = 64;
const TYPE_AT = 66;
const STREAM = 2;

/**
 * Whether an OLE compound file's directory names a stream. Directory entries lie on multiples of 128 bytes whatever
 * the sector size, so they are looked for there; the chain of sectors need not be sound for that.
 */
export function hasStream(bytes: Uint8Array, name: string): boolean {
  const wanted = Buffer.from(`${name}\0`, 'utf16le');
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = HEADER; at + ENTRY <= file.length; at += ENTRY) {
    if (file[at] !== wanted[0] || file[at + TYPE_AT] !== STREAM) continue;
    if (file.readUInt16LE(at + NAME_LENGTH_AT) !== wanted.length) continue;
    if (file.subarray(at, at + wanted.length).equals(wanted)) return true;
  }
  return false;
}
