import type { Block } from '../pages-of-text.ts';
import type { Element } from './parse-xml.ts';
import type { RunPart } from './read-runs.ts';

/** How the paragraph looks as a whole: its automatic number, its heading level and whether its style is bold. */
export type ParagraphLook = { number: string; heading: number; bold: boolean };

/** Gives a note its number and text at the place where it is called; undefined for a note that is not there. */
export type CallNote = (
  type: 'footnote' | 'endnote',
  id: string,
) => { number: number; text: string } | undefined;

/** The lines, page breaks and notes of one paragraph, and the text boxes that hang on it, which are read after it. */
export function paragraphBlocks(
  parts: RunPart[],
  look: ParagraphLook,
  callNote: CallNote,
): { blocks: Block[]; boxes: Element[] } {
  const blocks: Block[] = [];
  const boxes: Element[] = [];
  const notes: Block[] = [];
  let text = look.number === '' ? '' : `${look.number} `;
  let bold = 0;
  let letters = 0;
  let written = false;
  const end = (): void => {
    const line = { text, heading: look.heading, bold: letters > 0 && bold > letters / 2 };
    blocks.push({ kind: 'line', line }, ...notes.splice(0));
    written = true;
    text = '';
  };
  for (const part of parts) {
    if (part.kind === 'text') {
      text += part.text;
      const length = part.text.trim().length;
      letters += length;
      if (part.bold ?? look.bold) bold += length;
    } else if (part.kind === 'line_break') end();
    else if (part.kind === 'page_break') {
      if (text.trim() !== '') end();
      blocks.push({ kind: 'page_break' });
    } else if (part.kind === 'note') {
      const note = callNote(part.type, part.id);
      if (note === undefined) continue;
      text += `[${note.number}]`;
      notes.push({ kind: 'note', text: `[${note.number}] ${note.text}` });
    } else boxes.push(part.content);
  }
  if (text.trim() !== '' || !written) end();
  return { blocks, boxes };
}
