import { readModifiers } from './read-properties.ts';
import { TABLES, tableAt, type WordFile } from './word-file.ts';

/** What a style says of a paragraph, its base styles included. */
export type DocStyle = { heading: number; bold: boolean; modifiers: Map<number, number> };

const NO_STYLE = 0x0fff;
const PARAGRAPH = 1;
const LAST_HEADING = 9;
const TITLE = 62;
const BOLD = 0x0835;

/** The style sheet ([MS-DOC] 2.9.271) by style index; empty where it can't be read, which only loses headings. */
export function readStyleSheet(file: WordFile): (index: number) => DocStyle {
  const plain: DocStyle = { heading: 0, bold: false, modifiers: new Map() };
  const raw = readDefinitions(tableAt(file, TABLES.styles));
  const known = new Map<number, DocStyle>();
  const look = (index: number, depth: number): DocStyle => {
    const definition = raw[index];
    if (definition === undefined || depth > 20) return plain;
    const cached = known.get(index);
    if (cached !== undefined) return cached;
    const base = definition.base === NO_STYLE ? plain : look(definition.base, depth + 1);
    const style = {
      heading: definition.heading || base.heading,
      bold: definition.bold ?? base.bold,
      modifiers: new Map([...base.modifiers, ...definition.modifiers]),
    };
    known.set(index, style);
    return style;
  };
  return (index) => look(index, 0);
}

type Definition = {
  base: number;
  heading: number;
  bold: boolean | undefined;
  modifiers: Map<number, number>;
};

function readDefinitions(sheet: Buffer): (Definition | undefined)[] {
  const definitions: (Definition | undefined)[] = [];
  try {
    const count = sheet.readUInt16LE(2);
    const baseSize = sheet.readUInt16LE(4);
    let at = 2 + sheet.readUInt16LE(0);
    for (let index = 0; index < count; index += 1) {
      const size = sheet.readUInt16LE(at);
      definitions.push(
        size === 0 ? undefined : readDefinition(sheet.subarray(at + 2, at + 2 + size), baseSize),
      );
      at += 2 + size + (size & 1);
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return definitions;
}

function readDefinition(style: Buffer, baseSize: number): Definition | undefined {
  const id = style.readUInt16LE(0) & 0xfff;
  const kind = style.readUInt16LE(2) & 0xf;
  if (kind !== PARAGRAPH) return undefined;
  const nameLength = style.readUInt16LE(baseSize);
  let at = baseSize + 2 + nameLength * 2 + 2;
  const paragraph = update(style, at);
  at += 2 + paragraph.length + (paragraph.length & 1);
  const bold = readModifiers(update(style, at)).get(BOLD);
  const heading = id >= 1 && id <= LAST_HEADING ? Math.min(6, id) : id === TITLE ? 1 : 0;
  return {
    base: style.readUInt16LE(2) >> 4,
    heading,
    bold: bold === undefined ? undefined : bold !== 0,
    modifiers: readModifiers(paragraph.subarray(2)),
  };
}

function update(style: Buffer, at: number): Buffer {
  return at + 2 > style.length ? Buffer.alloc(0) : style.subarray(at + 2, at + 2 + style.readUInt16LE(at));
}
