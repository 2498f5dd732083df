import { createNumberer } from '../list-numbers.ts';
import type { Block } from '../pages-of-text.ts';
import { readListTables } from './read-list-tables.ts';
import { readPieces, type TextPiece } from './read-pieces.ts';
import {
  type PropertyRun,
  readCharacterRuns,
  readModifiers,
  readParagraphRuns,
  runAt,
} from './read-properties.ts';
import { readSectionBreaks } from './read-section-breaks.ts';
import { readStyleSheet } from './read-styles.ts';
import type { WordFile } from './word-file.ts';

/** Property modifiers of [MS-DOC] 2.6 that change what a reader sees of the text. */
const DELETED = 0x0800;
const HIDDEN = 0x083c;
const BOLD = 0x0835;
const IN_TABLE = 0x2416;
const ROW_END = 0x2417;
const BREAK_BEFORE = 0x2407;
const LIST_LEVEL = 0x260a;
const LIST = 0x460b;
const OUTLINE_LEVEL = 0x2640;
const BODY_TEXT = 9;

const CELL_MARK = '\x07';
const SIGNS: Record<string, string> = { '\x1e': '-', '\x0b': '\n', '\x0e': '\n', '\xa0': ' ' };

type Character = { sign: string; offset: number; bold: boolean | undefined };

/** The main text as lines, page breaks and footnotes; deleted and hidden text left out. */
export function readMainText(file: WordFile): Block[] {
  const paragraphs = readParagraphRuns(file);
  const styles = readStyleSheet(file);
  const number = createNumberer(readListTables(file));
  const sectionBreaks = readSectionBreaks(file);
  const characters = readCharacters(readPieces(file), readCharacterRuns(file));
  const footnotes = readFootnotes(characters.slice(file.textLength, file.textLength + file.footnotesLength));
  const blocks: Block[] = [];
  const cells: string[] = [];
  let cell: string[] = [];
  let text = '';
  let letters = { all: 0, bold: 0 };
  /** Of each field that is open here, whether its result has begun. */
  const fields: boolean[] = [];
  let notes: Block[] = [];
  let notesCalled = 0;

  const endParagraph = (offset: number): void => {
    const run = runAt(paragraphs, offset);
    const style = styles(run?.style ?? 0);
    const own = new Map([...style.modifiers, ...readModifiers(run?.modifiers ?? Buffer.alloc(0))]);
    const list = own.get(LIST) ?? 0;
    const label =
      list > 0 && list < 0x7ff && text.trim() !== '' ? number(String(list), own.get(LIST_LEVEL) ?? 0) : '';
    const line = label === '' ? text : `${label} ${text}`;
    const bold = letters.all > 0 ? letters.bold > letters.all / 2 : false;
    const outline = own.get(OUTLINE_LEVEL);
    const heading = outline === undefined || outline >= BODY_TEXT ? style.heading : Math.min(6, outline + 1);
    if (own.get(ROW_END) === 1) {
      blocks.push({ kind: 'line', line: { text: cells.splice(0).join('\t'), heading: 0, bold } });
    } else if (own.get(IN_TABLE) === 1) cell.push(line.trim());
    else {
      if (own.get(BREAK_BEFORE) === 1) blocks.push({ kind: 'page_break' });
      for (const part of line.split('\n')) blocks.push({ kind: 'line', line: { text: part, heading, bold } });
    }
    blocks.push(...notes);
    notes = [];
    text = '';
    letters = { all: 0, bold: 0 };
  };

  for (const [place, { sign, offset, bold }] of characters.slice(0, file.textLength).entries()) {
    // A field is \x13 code \x14 result \x15, or \x13 code \x15: only the result is seen.
    if (sign === '\x13') fields.push(false);
    else if (sign === '\x14') fields.splice(-1, 1, true);
    else if (sign === '\x15') fields.pop();
    else if (fields.includes(false)) continue;
    else if (sign === '\r') endParagraph(offset);
    else if (sign === CELL_MARK) {
      endParagraph(offset);
      if (cell.length > 0) cells.push(cell.filter((part) => part !== '').join(' '));
      cell = [];
    } else if (sign === '\f') {
      if (text.trim() !== '') endParagraph(offset);
      if (sectionBreaks.get(place + 1) !== 'continuous') blocks.push({ kind: 'page_break' });
    } else if (sign === '\x02') {
      const note = footnotes[notesCalled];
      if (note === undefined) continue;
      notesCalled += 1;
      text += `[${notesCalled}]`;
      notes.push({ kind: 'note', text: `[${notesCalled}] ${note}` });
    } else {
      text += SIGNS[sign] ?? sign;
      letters.all += 1;
      const run = bold ?? styles(runAt(paragraphs, offset)?.style ?? 0).bold;
      if (run) letters.bold += 1;
    }
  }
  if (text.trim() !== '') endParagraph(-1);
  return blocks;
}

/** Every character with its place in the file; one that is deleted or hidden becomes an empty sign. */
function readCharacters(pieces: TextPiece[], runs: PropertyRun[]): Character[] {
  const characters: Character[] = [];
  const known = new Map<PropertyRun, { seen: boolean; bold: boolean | undefined }>();
  for (const { text, offset, bytesPerCharacter } of pieces) {
    let run: PropertyRun | undefined;
    for (let index = 0; index < text.length; index += 1) {
      const at = offset + index * bytesPerCharacter;
      if (run === undefined || at < run.from || at >= run.to) run = runAt(runs, at);
      let look = run === undefined ? undefined : known.get(run);
      if (run !== undefined && look === undefined) {
        const modifiers = readModifiers(run.modifiers);
        const bold = modifiers.get(BOLD);
        look = {
          seen: modifiers.get(DELETED) !== 1 && modifiers.get(HIDDEN) !== 1,
          bold: bold === undefined || bold > 1 ? undefined : bold === 1,
        };
        known.set(run, look);
      }
      const sign = look?.seen === false ? '' : (text[index] ?? '');
      characters.push({ sign, offset: at, bold: look?.bold });
    }
  }
  return characters;
}

/** Each footnote's text begins with the sign that calls it. */
function readFootnotes(characters: Character[]): string[] {
  return characters
    .map(({ sign }) => sign)
    .join('')
    .split('\x02')
    .slice(1)
    .map((note) => note.replace(/\r/g, ' ').trim());
}
