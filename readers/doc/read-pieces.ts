import { TABLES, tableAt, type WordFile } from './word-file.ts';

/** A run of the text and where its bytes lie in the text stream. */
export type TextPiece = { text: string; offset: number; bytesPerCharacter: 1 | 2 };

const PROPERTIES = 1;
const PIECE_TABLE = 2;
const ONE_BYTE = 0x40000000;

/**
 * The whole text in order: main text, then footnotes and the rest ([MS-DOC] 2.4.1). A file without a table of pieces has
 * one, unless it was saved in haste: then its parts lie in the order in which they were written.
 */
export function readPieces(file: WordFile): TextPiece[] {
  const pieces = tableAt(file, TABLES.pieces);
  if (pieces.length === 0 && !file.savedInHaste) return [wholeText(file)];
  const table = pieceTable(pieces);
  const count = Math.floor((table.length - 4) / 12);
  const found: TextPiece[] = [];
  for (let index = 0; index < count; index += 1) {
    const length = table.readUInt32LE(index * 4 + 4) - table.readUInt32LE(index * 4);
    const place = table.readUInt32LE((count + 1) * 4 + index * 8 + 2);
    const narrow = (place & ONE_BYTE) !== 0;
    const offset = narrow ? (place & ~ONE_BYTE) >>> 1 : place;
    if (length <= 0 || offset >= file.word.length) continue;
    const bytes = file.word.subarray(offset, offset + length * (narrow ? 1 : 2));
    found.push(pieceOf(bytes, offset, narrow ? 1 : 2));
  }
  return found;
}

const narrowText = new TextDecoder('windows-1252');
const pieceOf = (bytes: Buffer, offset: number, bytesPerCharacter: 1 | 2): TextPiece => ({
  text: bytesPerCharacter === 1 ? narrowText.decode(bytes) : bytes.toString('utf16le'),
  offset,
  bytesPerCharacter,
});

function wholeText({ word, text, wide }: WordFile): TextPiece {
  return pieceOf(word.subarray(text.from, text.to), text.from, wide ? 2 : 1);
}

function pieceTable(data: Buffer): Buffer {
  let at = 0;
  while (data.readUInt8(at) === PROPERTIES) at += 3 + data.readUInt16LE(at + 1);
  if (data.readUInt8(at) !== PIECE_TABLE) throw new Error('No piece table.');
  return data.subarray(at + 5, at + 5 + data.readUInt32LE(at + 1));
}
