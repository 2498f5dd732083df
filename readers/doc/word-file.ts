/** The streams of a Word 97-2003 file and what its file information block says of them ([MS-DOC] 2.5). */
export type WordFile = {
  word: Buffer;
  table: Buffer;
  /** Lengths in characters of the main text and of the footnotes' text behind it. */
  textLength: number;
  footnotesLength: number;
  /** Where the text lies in `word`, in bytes, if it lies in one piece. */
  text: { from: number; to: number };
  /** Two bytes a character, if the text lies in one piece. */
  wide: boolean;
  savedInHaste: boolean;
};

/** Places of the pairs (offset, length) in the file information block that point into the table stream. */
export const TABLES = {
  styles: 0xa2,
  sections: 0xca,
  characterRuns: 0xfa,
  paragraphRuns: 0x102,
  pieces: 0x1a2,
  lists: 0x2e2,
  listInstances: 0x2ea,
} as const;

const MAGIC = 0xa5ec;
const FIRST_OF_WORD_97 = 0x00c1;
const SAVED_IN_HASTE = 0x0004;
const ENCRYPTED = 0x0100;
const SECOND_TABLE = 0x0200;
/** Places of the lengths, in characters, of the texts that lie one behind the other. */
const LENGTHS = [0x4c, 0x50, 0x54, 0x5c, 0x60, 0x64, 0x68];

/** 'old' is a file of Word 6 or 95, which is built in another way. Throws where the file is broken. */
export function openWordFile(stream: (name: string) => Buffer | undefined): WordFile | 'encrypted' | 'old' {
  const word = stream('WordDocument');
  if (word === undefined) throw new Error('No text stream.');
  if (word.readUInt16LE(0) !== MAGIC || word.readUInt16LE(2) < FIRST_OF_WORD_97) return 'old';
  const flags = word.readUInt16LE(10);
  if ((flags & ENCRYPTED) !== 0) return 'encrypted';
  const table = stream((flags & SECOND_TABLE) !== 0 ? '1Table' : '0Table');
  if (table === undefined) throw new Error('No table stream.');
  const from = word.readUInt32LE(0x18);
  const to = word.readUInt32LE(0x1c);
  const characters = LENGTHS.reduce((sum, place) => sum + word.readUInt32LE(place), 0);
  return {
    word,
    table,
    textLength: word.readUInt32LE(0x4c),
    footnotesLength: word.readUInt32LE(0x50),
    text: { from, to },
    wide: to - from >= 2 * characters,
    savedInHaste: (flags & SAVED_IN_HASTE) !== 0,
  };
}

export function tableAt(file: WordFile, place: number): Buffer {
  const from = file.word.readUInt32LE(place);
  return file.table.subarray(from, from + file.word.readUInt32LE(place + 4));
}
