import { strFromU8, unzipSync } from 'fflate';
import { hasStream } from './doc/compound-file.ts';
import { decodeText } from './txt/decode-text.ts';

export type Kind =
  | 'pdf'
  | 'docx'
  | 'doc'
  | 'text'
  | 'empty'
  | 'damaged'
  | 'protected_office'
  | 'xlsx'
  | 'xls'
  /** Of another form than those two. */
  | 'spreadsheet'
  | 'presentation'
  | 'open_document'
  | 'apple_document'
  | 'archive'
  | 'rtf'
  | 'html'
  /** A web page in a file of another form. */
  | 'web_page'
  | 'eml'
  /** Outlook's. */
  | 'email'
  | 'jpeg'
  | 'png'
  | 'heic'
  /** Of another form than those three. */
  | 'image'
  | 'unknown';

const PDF_HEADER_WITHIN = 1024;
/** HEIC and AVIF name themselves after four bytes of length. */
const HEIC = /^....ftyp(?:hei|hev|mif)/s;
const AVIF = /^....ftypavi/s;
const IMAGE_HEADS = ['GIF87a', 'GIF89a', 'II*\0', 'MM\0*', 'BM', '8BPS'];
const COMPOUND_FILE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
/** What may stand before the first element of a web page: how it begins, and how it ends. */
const BEFORE_ELEMENTS = [
  ['<!--', '-->'],
  ['<?xml', '?>'],
  ['<![', '>'],
] as const;
/** A part of a page, as content systems and clipboards keep it, begins with one of its elements. */
const WEB_PAGE =
  /^<(?:!doctype\s+html|html|head|body|title|main|article|section|header|div|table|[uo]l|p|h[1-6])(?=[\s>/])/i;
const SAVED_WEB_PAGE =
  /^(?:from:.*\r?\n)?(?:[\w-]+:.*\r?\n(?:[ \t].*\r?\n)*)*?content-type:\s*multipart\/related/i;
/** A mail begins with lines of a name and a value, of which these are never missing together. */
const MAIL_HEAD = /^(?:[\w-]+:.*\r?\n(?:[ \t].*\r?\n)*){3}/;
const MAIL_LINES = [/^from:.*@/im, /^(?:message-id|received|return-path|mime-version):/im];
const WORD_XML = /^\s*<\?xml[\s\S]{0,800}<(?:w:wordDocument|pkg:package)\b/;

/** What the bytes say that the file is; its name plays no part. */
export function sniff(bytes: Uint8Array): Kind {
  if (bytes.length === 0) return 'empty';
  const head = Buffer.from(
    bytes.buffer,
    bytes.byteOffset,
    Math.min(PDF_HEADER_WITHIN, bytes.length),
  ).toString('latin1');
  if (head.includes('%PDF-')) return 'pdf';
  if (head.startsWith('PK\x03\x04') || head.startsWith('PK\x05\x06')) return sniffZip(bytes);
  if (head.startsWith(COMPOUND_FILE)) return sniffCompoundFile(bytes);
  if (/^\s*\{\\rtf/.test(head)) return 'rtf';
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n')) return 'png';
  if (HEIC.test(head)) return 'heic';
  if (isImage(head)) return 'image';
  return sniffText(bytes);
}

function isImage(head: string): boolean {
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return true;
  if (head.startsWith('BM')) return head.charCodeAt(6) === 0 && head.charCodeAt(7) === 0;
  return IMAGE_HEADS.some((start) => head.startsWith(start)) || AVIF.test(head);
}

function sniffZip(bytes: Uint8Array): Kind {
  const names = new Set<string>();
  let mimetype = '';
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.add(name);
        return name === 'mimetype' && originalSize < 200;
      },
    });
    mimetype = files.mimetype === undefined ? '' : strFromU8(files.mimetype);
  } catch {
    return 'damaged';
  }
  if ([...names].some((name) => /^word\/document\d*\.xml$/.test(name))) return 'docx';
  if (names.has('xl/workbook.xml')) return 'xlsx';
  if (names.has('xl/workbook.bin')) return 'spreadsheet';
  if (names.has('ppt/presentation.xml')) return 'presentation';
  if (names.has('Index/Document.iwa') || names.has('Index.zip')) return 'apple_document';
  return mimetype.startsWith('application/vnd.oasis.opendocument') ? 'open_document' : 'archive';
}

function sniffCompoundFile(bytes: Uint8Array): Kind {
  if (hasStream(bytes, 'WordDocument')) return 'doc';
  if (hasStream(bytes, 'EncryptedPackage')) return 'protected_office';
  if (hasStream(bytes, 'Workbook') || hasStream(bytes, 'Book')) return 'xls';
  if (hasStream(bytes, 'PowerPoint Document')) return 'presentation';
  return hasStream(bytes, '__properties_version1.0') ? 'email' : 'unknown';
}

function sniffText(bytes: Uint8Array): Kind {
  const text = decodeText(bytes);
  if (text === undefined) return 'unknown';
  const head = text.slice(0, 4000);
  if (WEB_PAGE.test(afterProlog(head))) return 'html';
  if (SAVED_WEB_PAGE.test(head) || WORD_XML.test(head)) return 'web_page';
  if (MAIL_HEAD.test(head) && MAIL_LINES.every((line) => line.test(head))) return 'eml';
  return text.trim() === '' ? 'empty' : 'text';
}

/** The text from its first element on, or from what cannot stand before one. Each character is looked at once. */
function afterProlog(text: string): string {
  let rest = text.trimStart();
  for (;;) {
    const [begin, end] = BEFORE_ELEMENTS.find(([start]) => rest.startsWith(start)) ?? [];
    if (begin === undefined || end === undefined) return rest;
    const at = rest.indexOf(end, begin.length);
    if (at < 0) return rest;
    rest = rest.slice(at + end.length).trimStart();
  }
}
