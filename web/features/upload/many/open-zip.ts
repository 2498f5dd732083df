import { Unzip, UnzipInflate } from 'fflate';

/** What is taken from one zip at most. A package of an association has some dozen files. */
export const zipLimits = {
  files: 200,
  bytesOfFile: 100 * 2 ** 20,
  bytes: 300 * 2 ** 20,
  /** A file that unpacks to more than this many times its size holds nothing but blanks. */
  ratio: 200,
} as const;

const tooMuch = 'This ZIP file holds more than can be added at once: unpack it, and add the documents in it.';
const damaged = 'This ZIP file is damaged or locked: unpack it, and add the documents in it.';
const nested = 'This ZIP file holds other ZIP files: unpack it, and add the documents in it.';
const nothing = 'This ZIP file holds no documents.';

/** A zip, and none of the documents that are zips inside: those have their own endings. */
export const isZip = ({ name }: Pick<File, 'name'>): boolean => /\.zip$/i.test(name);

/** What systems leave in zips: not anybody's documents. */
const isJunk = (path: string): boolean =>
  /(?:^|[/\\])(?:__MACOSX[/\\]|\.[^/\\]*$)|(?:^|[/\\])(?:thumbs\.db|desktop\.ini)$/i.test(path);
const isFolder = (path: string): boolean => /[/\\]$/.test(path);

/**
 * The files of a zip, in order of their paths, or why it is not opened, in a sentence. A file's name is the last part of its path: no
 * path is kept. It is opened in the browser; each file is then sent, and looked at, as if it had been chosen by itself.
 */
export async function openZip(zip: Blob): Promise<File[] | string> {
  try {
    const found = await filesIn(new Uint8Array(await zip.arrayBuffer()));
    return found.length > 0 ? found : nothing;
  } catch (error) {
    return error instanceof Refused ? error.message : damaged;
  }
}

class Refused extends Error {}

interface Entry {
  readonly path: string;
  readonly parts: Uint8Array[];
}

async function filesIn(bytes: Uint8Array): Promise<File[]> {
  const entries: Entry[] = [];
  let unpacked = 0;
  const unzip = new Unzip((file) => {
    if (isFolder(file.name) || isJunk(file.name)) return;
    if (/\.(?:zip|rar|7z)$/i.test(file.name)) throw new Refused(nested);
    if (entries.length >= zipLimits.files) throw new Refused(tooMuch);
    const entry: Entry = { path: file.name, parts: [] };
    entries.push(entry);
    let size = 0;
    file.ondata = (error, data) => {
      if (error) throw error;
      size += data.length;
      unpacked += data.length;
      const isBomb = size > 2 ** 20 && size > bytes.length * zipLimits.ratio;
      if (isBomb || size > zipLimits.bytesOfFile || unpacked > zipLimits.bytes) throw new Refused(tooMuch);
      // The buffer may be used again.
      entry.parts.push(data.slice());
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  const step = 64 * 1024;
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new Error('No zip.');
  for (let at = 0; at < bytes.length; at += step)
    unzip.push(bytes.subarray(at, at + step), at + step >= bytes.length);
  const sorted = entries.toSorted((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true }));
  return sorted.map(({ path, parts }) => new File(parts as Uint8Array<ArrayBuffer>[], nameOf(path)));
}

const nameOf = (path: string): string => path.split(/[/\\]/).at(-1) || 'document';
