import { notePlace } from './note-place.ts';
import type { Block, Report, ReportAnswer, ReportPoint, ReportRow, Said } from './report.ts';

/** What Markdown would take for its own marks. Single dots and dashes within a line are harmless. */
function escaped(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>|#~]/g, '\\$&')
    .replace(/^(\d+)([.)])(?=\s)/, '$1\\$2')
    .replace(/^([-+])(?=\s)/, '\\$1');
}

const marks = (notes: readonly number[]) => notes.map((number) => `[^${number}]`).join('');
const said = ({ text, notes }: Said) => `${escaped(text)}${marks(notes)}`;

function point({ mark, detail, place, also, ...words }: ReportPoint): string {
  const lines = [
    `- ${mark ? `**${escaped(mark)}:** ` : ''}${said(words)}${place ? ` *${escaped(place)}*` : ''}`,
    detail && `  ${escaped(detail)}`,
    also && `  ${said(also)}`,
  ].filter(Boolean);
  // Two spaces at the end break the line within an item.
  return lines.join('  \n');
}

const answer = ({ also, ...words }: ReportAnswer) => `${said(words)}${also ? ` (${escaped(also)})` : ''}`;
const row = ({ question, answers }: ReportRow) =>
  `| ${escaped(question)} | ${answers.map(answer).join('<br>')} |`;
const cells = (list: readonly string[]) => `| ${list.map(escaped).join(' | ')} |`;

function block(one: Block): string {
  switch (one.kind) {
    case 'text':
      return said(one);
    case 'points':
      return one.points.map(point).join('\n');
    case 'answers':
      return ['| Question | Answer |', '|---|---|', ...one.rows.map(row)].join('\n');
    case 'table':
      return [
        `**${escaped(one.title)}.** ${said(one)}`,
        '',
        cells(one.columns),
        `|${'---|'.repeat(one.columns.length)}`,
        ...one.rows.map(cells),
      ].join('\n');
  }
}

/** The report in Markdown, its notes as footnotes ('[^3]') with page and quote. */
export function asMarkdown({ title, kind, subtitle, about, parts, notes, disclaimer }: Report): string {
  return [
    `# ${escaped(title)}`,
    `**${escaped(kind)}**. ${subtitle}`,
    about.map(([label, value]) => `- ${escaped(label)}: ${escaped(value)}`).join('\n'),
    ...parts.flatMap((part) => [`## ${escaped(part.title)}`, ...part.blocks.map(block)]),
    `*${escaped(disclaimer)}*`,
    notes
      .map((note) => `[^${note.number}]: ${escaped(notePlace(note))}: “${escaped(note.quote)}”`)
      .join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}
