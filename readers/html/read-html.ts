import { Parser } from 'htmlparser2';
import type { Page } from '#contract/page.ts';
import { MOST_ELEMENTS, TooLarge } from '../limits.ts';
import { pagesOfText } from '../pages-of-text.ts';
import { rowOfCells } from '../row-of-cells.ts';
import { decodeText } from '../txt/decode-text.ts';
import { type TextLine, tidyLine } from '../write-text-page.ts';

const UNSEEN = new Set(
  'script style head title template noscript svg math select option textarea iframe object'.split(' '),
);
const BLOCKS = new Set(
  'address article aside blockquote body br caption center dd div dl dt fieldset figure footer form header hr html li main nav ol p pre section table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);
/** After these a blank line stands on the page. */
const APART = new Set('p table ul ol dl blockquote pre h1 h2 h3 h4 h5 h6'.split(' '));
const HEADING = /^h([1-6])$/;
const CELLS = new Set(['td', 'th']);
const BREAK = /page-break-before\s*:\s*always|break-before\s*:\s*page/i;
const HIDDEN = /display\s*:\s*none|visibility\s*:\s*hidden/i;
/** Elements within one another. The parser's time grows with them. */
const DEEPEST = 2000;
/** Elements that never have an end. */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** The pages of a web page: its visible text, as it would be printed without its style. Undefined where it is no text. */
export function readHtml(bytes: Uint8Array): Page[] | undefined {
  const text = decodeText(bytes);
  return text === undefined ? undefined : pagesOfText(linesOfHtml(text));
}

/**
 * The lines of each part between page breaks. Cells of a row stand on one line, a tab between them. Nothing is run or fetched;
 * the time is in proportion to the length.
 */
export function linesOfHtml(html: string): TextLine[][] {
  const writer = lineWriter();
  let elements = 0;
  let unseen = 0;
  const open: boolean[] = [];
  const parser = new Parser(
    {
      onopentag(name, { style = '', hidden }) {
        elements += 1;
        if (elements > MOST_ELEMENTS || open.length > DEEPEST) throw new TooLarge();
        const isUnseen = UNSEEN.has(name) || hidden !== undefined || HIDDEN.test(style.slice(0, 2000));
        if (!VOID.has(name)) {
          open.push(isUnseen);
          if (isUnseen) unseen += 1;
        }
        if (unseen === 0) writer.open(name, BREAK.test(style.slice(0, 2000)));
      },
      ontext(text) {
        if (unseen === 0) writer.text(text);
      },
      onclosetag(name) {
        if (unseen === 0) writer.close(name);
        if (!VOID.has(name) && open.pop()) unseen -= 1;
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.write(html);
  parser.end();
  return writer.end();
}

function lineWriter() {
  const parts: TextLine[][] = [[]];
  let line = '';
  let heading = 0;
  let isPlain = true;
  let inRow = false;
  const part = (): TextLine[] => parts.at(-1) ?? [];
  const endLine = (): void => {
    const text = tidyCells(line);
    if (text !== '') part().push({ text, heading, bold: heading > 0, ...(inRow ? { row: true } : {}) });
    line = '';
    inRow = false;
  };
  const blank = (): void => {
    if ((part().at(-1)?.text ?? '') !== '') part().push({ text: '', heading: 0, bold: false });
  };
  const cellDepth: string[] = [];
  const inCell = (): boolean => cellDepth.length > 0;
  return {
    open(name: string, breaks: boolean): void {
      const level = HEADING.exec(name)?.[1];
      if (CELLS.has(name)) {
        if (line !== '') line += '\t';
        inRow = true;
        cellDepth.push(name);
      } else if (name === 'tr' || name === 'table') {
        cellDepth.length = 0;
        endLine();
      } else if ((BLOCKS.has(name) || level !== undefined) && inCell()) line += ' ';
      else if (BLOCKS.has(name) || level !== undefined) endLine();
      if (breaks && !inCell()) {
        endLine();
        if (part().length > 0) parts.push([]);
      }
      if (level !== undefined && !inCell()) heading = Number(level);
      if (name === 'pre') isPlain = false;
    },
    text(text: string): void {
      if (isPlain || inCell()) {
        line += text.replace(/[ \t\r\n\f]+/g, ' ');
        return;
      }
      for (const [index, row] of text.split(/\r\n?|\n/).entries()) {
        if (index > 0) endLine();
        line += row;
      }
    },
    close(name: string): void {
      if (CELLS.has(name)) cellDepth.pop();
      else if (inCell() && name !== 'tr' && name !== 'table') {
        if (BLOCKS.has(name)) line += ' ';
        return;
      } else if (BLOCKS.has(name) || HEADING.test(name)) {
        endLine();
        if (APART.has(name)) blank();
      }
      if (HEADING.test(name)) heading = 0;
      if (name === 'pre') isPlain = true;
    },
    end(): TextLine[][] {
      endLine();
      return parts;
    },
  };
}

const tidyCells = (line: string): string => rowOfCells(line.split('\t').map((cell) => tidyLine(cell)));
