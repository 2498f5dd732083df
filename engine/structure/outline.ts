import type { Block, Section } from '../model.ts';
import type { Cleaned, Paragraph } from './clean.ts';
import { isCapitals } from './paragraphs.ts';

export interface Outline {
  readonly sections: readonly Section[];
  readonly blocks: readonly Block[];
}

interface Heading {
  readonly level: number;
  readonly number: string;
  readonly title: string;
  readonly length: number;
}

const named =
  /^(article|section|sec\.|chapter|exhibit|appendix|part)\s+([\divxlc]+(?:\.\d+)*|[a-z])\b[.:]?(?:\s*[-–—:]\s*|\s+|$)/i;
const numbered = /^(\d{1,3}(?:\.\d{1,3}){1,3}|[IVXL]{1,6}|[A-Z]|\d{1,3})\.?\s+/;

/** The document's own outline, and its text in blocks that know their section. */
export function outline(cleaned: Cleaned): Outline {
  const { text } = cleaned.source;
  const open: { index: number; level: number }[] = [];
  const ends: number[] = [];
  const sections: Omit<Section, 'end'>[] = [];
  const blocks: Block[] = [];
  for (const paragraph of cleaned.paragraphs) {
    const { start, end } = paragraph;
    const heading = paragraph.row ? null : headingOf(paragraph, text.slice(start, end));
    if (!heading) {
      const kind = paragraph.row ? 'row' : 'text';
      blocks.push({ start, end, kind, section: open.at(-1)?.index ?? -1 });
      continue;
    }
    const { level, number, title } = heading;
    for (let top = open.at(-1); top && top.level >= level; top = open.at(-1)) {
      ends[top.index] = start - 1;
      open.pop();
    }
    const index = sections.length;
    const headingEnd = start + heading.length;
    const parent = open.at(-1)?.index ?? -1;
    sections.push({ index, parent, level, number, title, headingStart: start, headingEnd });
    open.push({ index, level });
    blocks.push({ start, end: headingEnd, kind: 'heading', section: index });
    const rest = headingEnd + (text.slice(headingEnd, end).search(/\S/) || 0);
    if (headingEnd < end && rest >= headingEnd)
      blocks.push({ start: rest, end, kind: 'text', section: index });
  }
  return {
    sections: sections.map((section) => ({ ...section, end: ends[section.index] ?? text.length })),
    blocks,
  };
}

function headingOf(paragraph: Paragraph, text: string): Heading | null {
  const declared = paragraph.lines[0]?.heading ?? 0;
  const match = named.exec(text) ?? numbered.exec(text);
  const number = match?.[0].replace(/[\s.:\-–—]+$/, '') ?? '';
  const rest = match ? text.slice(match[0].length) : text;
  const whole = rest.length < 90 && !/[;,]$/.test(rest);
  if (match && /^(article|chapter|exhibit|appendix|part)/i.test(text) && whole)
    return { level: 1, number, title: rest, length: text.length };
  if (declared > 0) return { level: declared, number, title: rest, length: text.length };
  if (match && (/^sec/i.test(text) || number.includes('.'))) {
    const runIn = /^([A-Z][^.:;]{2,80}[.:])\s+(?=\S)/.exec(rest);
    const title = runIn?.[1] ?? (whole ? rest : '');
    return {
      level: 2,
      number,
      title: title.replace(/[.:]$/, ''),
      length:
        match[0].trimEnd().length + (title ? match[0].length - match[0].trimEnd().length + title.length : 0),
    };
  }
  if (whole && isCapitals(rest) && paragraph.lines.length < 3)
    return { level: match ? 2 : 1, number, title: rest, length: text.length };
  return null;
}
