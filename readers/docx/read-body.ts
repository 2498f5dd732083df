import { createNumberer, type Numberer } from '../list-numbers.ts';
import type { Block } from '../pages-of-text.ts';
import type { WordPackage } from './open-package.ts';
import { type CallNote, paragraphBlocks } from './paragraph-blocks.ts';
import { child, childValue, type Element, elements, isOn } from './parse-xml.ts';
import { readLists } from './read-lists.ts';
import { type RunPart, readRuns, styleIdOf } from './read-runs.ts';
import { headingOf, readStyles, type StyleBook } from './styles.ts';

type Reading = {
  styles: StyleBook;
  number: Numberer;
  callNote: CallNote;
  /** Text of a paragraph whose mark a tracked change deleted: it runs on into the next one. */
  carried: RunPart[];
  /** Whether each section, in order, begins on a new page. */
  sections: boolean[];
  blocks: Block[];
};

const WRAPPERS = new Set([
  'sdt',
  'sdtContent',
  'customXml',
  'ins',
  'moveTo',
  'smartTag',
  'AlternateContent',
  'Choice',
]);

export function readBody(parts: WordPackage): Block[] {
  const body = child(parts.document, 'body');
  const reading: Reading = {
    styles: readStyles(parts.styles, parts.numbering),
    number: createNumberer(readLists(parts.numbering)),
    callNote: noteCaller(parts),
    carried: [],
    sections: [],
    blocks: [],
  };
  if (body !== undefined) {
    findSections(body, reading.sections);
    readBlocks(body, reading);
  }
  return reading.blocks;
}

/** Notes count up in the order in which the text calls them. */
function noteCaller(parts: WordPackage): CallNote {
  const texts = new Map<string, string>();
  for (const note of elements(parts.footnotes, 'footnote'))
    texts.set(`footnote/${note.attributes.id}`, plainText(note));
  for (const note of elements(parts.endnotes, 'endnote'))
    texts.set(`endnote/${note.attributes.id}`, plainText(note));
  let number = 0;
  return (type, id) => {
    const text = texts.get(`${type}/${id}`);
    if (text === undefined) return undefined;
    number += 1;
    return { number, text };
  };
}

/** A section's properties stand at its end and say how it begins: the first one's are of no interest. */
function findSections(element: Element, sections: boolean[]): void {
  for (const node of elements(element)) {
    if (node.name === 'sectPr') sections.push(childValue(node, 'type') !== 'continuous');
    else if (node.name === 'p') {
      const properties = child(child(node, 'pPr'), 'sectPr');
      if (properties !== undefined) sections.push(childValue(properties, 'type') !== 'continuous');
    } else if (WRAPPERS.has(node.name)) findSections(node, sections);
  }
}

function readBlocks(container: Element, reading: Reading): void {
  for (const node of elements(container)) {
    if (node.name === 'p') readParagraph(node, reading);
    else if (node.name === 'tbl') readTable(node, reading);
    else if (WRAPPERS.has(node.name)) readBlocks(node, reading);
  }
}

function readParagraph(paragraph: Element, reading: Reading): void {
  const properties = child(paragraph, 'pPr');
  const style = reading.styles(styleIdOf(paragraph));
  const own = readRuns(paragraph);
  if (child(child(properties, 'rPr'), 'del') !== undefined) {
    reading.carried.push(...own);
    return;
  }
  const parts = [...reading.carried.splice(0), ...own];
  if (isOn(properties, 'pageBreakBefore') ?? style.breakBefore) reading.blocks.push({ kind: 'page_break' });
  const numbering = child(properties, 'numPr');
  const numberingId = childValue(numbering, 'numId') ?? style.numberingId;
  const level = Number(childValue(numbering, 'ilvl') ?? style.level ?? 0);
  const seen = parts.some((part) => part.kind === 'text' || part.kind === 'note');
  const number = numberingId === undefined || !seen ? '' : reading.number(numberingId, level);
  const heading = headingOf('', childValue(properties, 'outlineLvl')) ?? style.heading;
  const { blocks, boxes } = paragraphBlocks(parts, { number, heading, bold: style.bold }, reading.callNote);
  for (const block of blocks) reading.blocks.push(block);
  for (const box of boxes) readBlocks(box, reading);
  const section = child(properties, 'sectPr');
  if (section !== undefined) {
    reading.sections.shift();
    if (reading.sections[0] === true) reading.blocks.push({ kind: 'page_break' });
  }
}

/** Rows as lines, cells set apart by tabs; a table of one cell is a box around paragraphs, which stay apart. */
function readTable(table: Element, reading: Reading): void {
  const rows = rowsOf(table).filter((row) => child(child(row, 'trPr'), 'del') === undefined);
  for (const row of rows) {
    const cells = cellsOf(row);
    const [only] = cells;
    if (cells.length === 1 && only !== undefined) {
      readBlocks(only, reading);
      continue;
    }
    const texts: string[] = [];
    let bold = true;
    const before = reading.blocks.length;
    const rest: Block[] = [];
    for (const cell of cells) {
      readBlocks(cell, reading);
      const words: string[] = [];
      for (const block of reading.blocks.splice(before)) {
        if (block.kind !== 'line') rest.push(block);
        else if (block.line.text.trim() !== '') {
          words.push(block.line.text.trim());
          bold &&= block.line.bold;
        }
      }
      texts.push(words.join(' '));
    }
    const text = texts.join('\t');
    if (rest[0]?.kind === 'page_break') reading.blocks.push({ kind: 'page_break' });
    if (text.trim() !== '')
      reading.blocks.push({ kind: 'line', line: { text, heading: 0, bold, row: true } });
    reading.blocks.push(...rest.filter((block) => block.kind === 'note'));
  }
}

function rowsOf(table: Element): Element[] {
  return elements(table).flatMap((node) =>
    node.name === 'tr' ? [node] : WRAPPERS.has(node.name) ? rowsOf(node) : [],
  );
}

function cellsOf(row: Element): Element[] {
  return elements(row).flatMap((node) =>
    node.name === 'tc' ? [node] : WRAPPERS.has(node.name) ? cellsOf(node) : [],
  );
}

function plainText(element: Element): string {
  return elements(element, 'p')
    .map((paragraph) =>
      readRuns(paragraph)
        .map((part) => (part.kind === 'text' ? part.text : ' '))
        .join(''),
    )
    .join(' ')
    .trim();
}
