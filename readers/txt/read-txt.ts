import type { Page } from '#contract/page.ts';
import { splitText } from '../split-text.ts';
import { type TextLine, tidyLine, writeTextPage } from '../write-text-page.ts';
import { decodeText } from './decode-text.ts';

/** A part between form feeds that is longer than this is not one printed page, and is split like text without any. */
const LONGEST_PAGE = 9000;
const HEADING = /^(#{1,6})\s+\S/;

/**
 * The pages of a text file: one for each form feed, else of about 3,000 characters (see splitText). Undefined where
 * the bytes are not text.
 */
export function readTxt(bytes: Uint8Array): Page[] | undefined {
  const text = decodeText(bytes);
  if (text === undefined) return undefined;
  const parts = text.replace(/\r\n?|\u0085|\u2028|\u2029/g, '\n').split('\f');
  if (parts.length > 1 && parts.at(-1)?.trim() === '') parts.pop();
  return parts
    .flatMap((part) => {
      const lines = part
        .replace(/^\n+|\n+$/g, '')
        .split('\n')
        .map(readLine);
      return part.length > LONGEST_PAGE || parts.length === 1 ? splitText(lines) : [lines];
    })
    .map((lines, index) => writeTextPage(index + 1, lines));
}

function readLine(line: string): TextLine {
  const text = tidyLine(line);
  return { text, heading: HEADING.exec(text)?.[1]?.length ?? 0 };
}
