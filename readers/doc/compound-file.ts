const HEADER = 512;
const ENTRY = 128;
const NAME_LENGTH_AT = 64;
const TYPE_AT = 66;
const FIRST_SECTOR_AT = 116;
const SIZE_AT = 120;
const STREAM = 2;
const ROOT = 5;
const TABLE_SECTORS_IN_HEADER = 109;

/** Gives an OLE compound file's streams ([MS-CFB]) by name; undefined where there is none. Throws where it is broken. */
export function openCompoundFile(bytes: Uint8Array): (name: string) => Buffer | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sectorSize = 1 << file.readUInt16LE(30);
  const miniSize = 1 << file.readUInt16LE(32);
  if (sectorSize < 128 || sectorSize > 4096 || miniSize > sectorSize)
    throw new Error('Impossible sector size.');
  const miniStreamUpTo = file.readUInt32LE(56);
  const sector = (index: number): Buffer => {
    const at = (index + 1) * sectorSize;
    return file.subarray(at, at + sectorSize);
  };
  const join = (table: number[], first: number, read: (index: number) => Buffer): Buffer =>
    Buffer.concat(chain(table, first).map(read));
  const table = tableSectors(file, sector, sectorSize).flatMap((index) => numbers(sector(index)));
  const directory = join(table, file.readUInt32LE(48), sector);
  const miniTable = numbers(join(table, file.readUInt32LE(60), sector));
  const entries = readDirectory(directory);
  const root = entries.find((entry) => entry.type === ROOT);
  const miniStream = root === undefined ? Buffer.alloc(0) : join(table, root.first, sector);
  const mini = (index: number): Buffer => miniStream.subarray(index * miniSize, (index + 1) * miniSize);
  return (name) => {
    const entry = entries.find((one) => one.type === STREAM && one.name === name);
    if (entry === undefined) return undefined;
    const data =
      entry.size < miniStreamUpTo ? join(miniTable, entry.first, mini) : join(table, entry.first, sector);
    return data.subarray(0, entry.size);
  };
}

/** The sectors that hold the sector table: the first 109 stand in the header, the others in a chain of their own. */
function tableSectors(file: Buffer, sector: (index: number) => Buffer, sectorSize: number): number[] {
  const found = numbers(file.subarray(76, 76 + 4 * TABLE_SECTORS_IN_HEADER));
  const seen = new Set<number>();
  let next = file.readUInt32LE(68);
  while (isSector(next) && !seen.has(next) && (next + 2) * sectorSize <= file.length) {
    seen.add(next);
    const more = numbers(sector(next));
    next = more.pop() ?? 0xffffffff;
    found.push(...more);
  }
  return found.filter(isSector);
}

function readDirectory(directory: Buffer): { name: string; type: number; first: number; size: number }[] {
  const entries = [];
  for (let at = 0; at + ENTRY <= directory.length; at += ENTRY) {
    const nameLength = Math.min(64, Math.max(2, directory.readUInt16LE(at + NAME_LENGTH_AT)));
    entries.push({
      name: directory.toString('utf16le', at, at + nameLength - 2),
      type: directory[at + TYPE_AT] ?? 0,
      first: directory.readUInt32LE(at + FIRST_SECTOR_AT),
      size: directory.readUInt32LE(at + SIZE_AT),
    });
  }
  return entries;
}

/** A chain that runs in a circle ends where it meets itself. */
function chain(table: number[], first: number): number[] {
  const sectors = new Set<number>();
  let next = first;
  while (isSector(next) && !sectors.has(next) && next < table.length) {
    sectors.add(next);
    next = table[next] ?? 0xffffffff;
  }
  return [...sectors];
}

const isSector = (index: number): boolean => index < 0xfffffffa;

function numbers(data: Buffer): number[] {
  const found: number[] = [];
  for (let at = 0; at + 4 <= data.length; at += 4) found.push(data.readUInt32LE(at));
  return found;
}

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
