import { unzipSync } from 'fflate';
import { LARGEST_UNPACKED, TooLarge } from '../limits.ts';
import { type Element, parseXml } from './parse-xml.ts';

/** The parts of a Word file that hold its text. */
export type WordPackage = {
  document: Element;
  styles: Element | undefined;
  numbering: Element | undefined;
  footnotes: Element | undefined;
  endnotes: Element | undefined;
  /** Headers and footers. */
  margins: Element[];
};

const PART = /^word\/(document\d{0,9}|styles|numbering|footnotes|endnotes|(?:header|footer)\d{0,9})\.xml$/;

/** Unpacks and parses the parts. Throws TooLarge, and another Error where they are not sound. */
export function openPackage(bytes: Uint8Array): WordPackage {
  let unpacked = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!PART.test(name)) return false;
      unpacked += originalSize;
      if (unpacked > LARGEST_UNPACKED) throw new TooLarge();
      return true;
    },
  });
  const parts = new Map<string, Element>();
  const margins: Element[] = [];
  for (const [name, data] of Object.entries(files)) {
    const part = PART.exec(name)?.[1]?.replace(/\d{1,9}$/, '');
    const isMargin = part === 'header' || part === 'footer';
    const root = rootOf(data, isMargin);
    if (isMargin && root !== undefined) margins.push(root);
    else if (part !== undefined && root !== undefined) parts.set(part, root);
  }
  const document = parts.get('document');
  if (document === undefined) throw new Error('No document part.');
  return {
    document,
    styles: parts.get('styles'),
    numbering: parts.get('numbering'),
    footnotes: parts.get('footnotes'),
    endnotes: parts.get('endnotes'),
    margins,
  };
}

/** What is wrong in a margin is no fault of the text: such a part is left out. */
function rootOf(data: Uint8Array, dispensable: boolean): Element | undefined {
  try {
    return parseXml(decode(data)).children.find((node) => typeof node !== 'string');
  } catch (error) {
    if (dispensable && !(error instanceof TooLarge)) return undefined;
    throw error;
  }
}

function decode(data: Uint8Array): string {
  if (data[0] === 0xff && data[1] === 0xfe) return new TextDecoder('utf-16le').decode(data);
  if (data[0] === 0xfe && data[1] === 0xff) return new TextDecoder('utf-16be').decode(data);
  return new TextDecoder('utf-8').decode(data);
}
