import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { type Kind, sniff } from './sniff.ts';

const zip = (...names: string[]): Uint8Array =>
  zipSync(
    Object.fromEntries(names.map((name) => [name, strToU8('application/vnd.oasis.opendocument.text')])),
  );

/** A compound file's header and a directory with these streams. */
function compound(...streams: string[]): Uint8Array {
  const file = Buffer.alloc(512 + streams.length * 128);
  file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  for (const [index, name] of streams.entries()) {
    const at = 512 + index * 128;
    file.write(name, at, 'utf16le');
    file.writeUInt16LE((name.length + 1) * 2, at + 64);
    file[at + 66] = 2;
  }
  return file;
}

it.each<[string, Uint8Array, Kind]>([
  ['a PDF', strToU8('%PDF-1.4\n'), 'pdf'],
  ['a PDF behind a mail header', strToU8(`${'x'.repeat(900)}%PDF-1.4`), 'pdf'],
  ['many comments and no page', strToU8(`${'<!---->'.repeat(500)} x`), 'text'],
  ['a page behind many comments', strToU8(`${'<!-- a -->'.repeat(300)}\n<html>`), 'html'],
  ['text about PDFs', strToU8(`${'x'.repeat(1100)}%PDF-1.4`), 'text'],
  ['Word', zip('word/document.xml'), 'docx'],
  ['Excel', zip('xl/workbook.xml'), 'xlsx'],
  ['PowerPoint', zip('ppt/presentation.xml'), 'presentation'],
  ['OpenDocument', zip('mimetype', 'content.xml'), 'open_document'],
  ['another zip', zip('a.pdf', 'b.pdf'), 'archive'],
  ['a zip cut off', zip('word/document.xml').subarray(0, 60), 'damaged'],
  ['old Word', compound('WordDocument', '1Table'), 'doc'],
  ['old Excel', compound('Workbook'), 'xls'],
  ['Office with a password', compound('EncryptionInfo', 'EncryptedPackage'), 'protected_office'],
  ['an Outlook message', compound('__properties_version1.0'), 'email'],
  ['Pages', zip('Index/Document.iwa', 'preview.jpg'), 'apple_document'],
  [
    'a mail',
    strToU8('Return-Path: <a@b.example>\r\nFrom: Ann <a@b.example>\r\nSubject: Dues\r\n\r\nHello'),
    'eml',
  ],
  [
    'a letter that begins as a mail does',
    strToU8('From: The Board\nTo: All owners\nSubject: Dues\n'),
    'text',
  ],
  ['RTF', strToU8('{\\rtf1 Hello}'), 'rtf'],
  ['a web page', strToU8('<!-- saved -->\n<!DOCTYPE html>\n<p>Hello'), 'html'],
  ['a web page in UTF-16', Buffer.from('\ufeff<html><body>Hello</body></html>', 'utf16le'), 'html'],
  [
    'a saved web page',
    strToU8('MIME-Version: 1.0\nContent-Type: multipart/related; boundary="x"\n\n'),
    'web_page',
  ],
  ['a part of a web page', strToU8('\n<h1 class="top">Rules</h1>\n<p>Hello'), 'html'],
  ['text with a bracket first', strToU8('<p.m. only>'), 'text'],
  ['text with a tag in it', strToU8('Use <html> with care.'), 'text'],
  ['a PNG', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'png'],
  ['a JPEG', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10]), 'jpeg'],
  ['an Excel file in binary', zip('xl/workbook.bin'), 'spreadsheet'],
  ['an AVIF picture', strToU8('\0\0\0\x18ftypavif\0\0'), 'image'],
  ['a HEIC picture', strToU8('\0\0\0\x18ftypheic\0\0'), 'heic'],
  ['a program', Uint8Array.from({ length: 300 }, (_, index) => (index * 7) % 32), 'unknown'],
  ['nothing', new Uint8Array(0), 'empty'],
  ['blanks', strToU8(' \r\n\t '), 'empty'],
  ['a byte order mark', Uint8Array.from([0xef, 0xbb, 0xbf]), 'empty'],
])('knows %s', (_, bytes, kind) => {
  expect(sniff(bytes)).toBe(kind);
});
