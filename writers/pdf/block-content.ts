import type { Content } from 'pdfmake/interfaces.js';
import { tableSaysMore } from '#report/pictures/picture.ts';
import type { Block, ReportAnswer, ReportPoint, ReportRow, Said } from '#report/report.ts';
import { colors, rowLines } from './looks.ts';
import { drawing } from './picture-content.ts';

type TableBlock = Extract<Block, { kind: 'table' }>;

/** A name for a note, by which the numbers in the text lead to it. */
export const noteName = (number: number) => `note-${number}`;

const marksOf = (notes: readonly number[]): Content[] =>
  notes.flatMap((number, index) => [
    { text: index === 0 ? ' ' : ', ', sup: true },
    { text: String(number), sup: true, color: colors.accent, linkToDestination: noteName(number) },
  ]);

const said = ({ text, notes }: Said): Content[] => [text, ...marksOf(notes)];

const markColors: Readonly<Record<string, string>> = {
  'High risk': colors.danger,
  'Most important': colors.danger,
  'Medium risk': colors.caution,
  Important: colors.caution,
};

function point({ mark, detail, place, also, ...words }: ReportPoint): Content {
  const grave = mark !== null;
  const head: Content = {
    text: [
      ...said(words),
      ...(place ? [{ text: `  ${place}`, fontSize: 8.5, color: colors.muted, bold: false }] : []),
    ],
    bold: grave,
  };
  return {
    stack: [
      ...(mark ? [{ text: mark, style: 'mark', color: markColors[mark] ?? colors.info }] : []),
      head,
      ...(detail ? [{ text: detail }] : []),
      ...(also ? [{ text: said(also), fontSize: 8.5, color: colors.muted }] : []),
    ],
    margin: [0, 0, 0, grave ? 8 : 4],
    unbreakable: true,
  };
}

const answer = ({ also, ...words }: ReportAnswer): Content => ({
  stack: [{ text: said(words) }, ...(also ? [{ text: also, fontSize: 8.5, color: colors.muted }] : [])],
});

const row = ({ question, answers }: ReportRow): Content[] => [
  { text: question, color: colors.muted },
  { stack: answers.map(answer) },
];

const pictured = (block: TableBlock): Content => ({
  stack: [
    { text: block.title, bold: true },
    { text: said(block), margin: [0, 0, 0, 2] },
    drawing(block.picture),
  ],
  unbreakable: true,
  margin: [0, 6, 0, 0],
});

const figures = ({ columns, rows }: TableBlock): Content => ({
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: columns.map((_, index) => (index === columns.length - 1 ? '*' : 'auto')),
    body: [
      columns.map((text) => ({ text, style: 'head' })),
      ...rows.map((cells) => cells.map((text) => ({ text, fontSize: 9 }))),
    ],
  },
  layout: rowLines,
  margin: [0, 4, 0, 10],
});

/** A block of a report, for pdfmake. */
export function blockContent(block: Block): Content {
  switch (block.kind) {
    case 'text':
      return { stack: [{ text: said(block) }], margin: [0, 0, 0, 6], unbreakable: block.text.length < 800 };
    case 'points':
      return block.points.length > 0 && block.points.every(({ mark }) => mark === null)
        ? { ul: block.points.map(point), margin: [0, 0, 0, 4], markerColor: colors.muted }
        : block.points.map(point);
    case 'answers':
      return {
        table: { widths: ['38%', '*'], body: block.rows.map(row), dontBreakRows: true },
        layout: rowLines,
        margin: [0, 0, 0, 6],
      };
    case 'table':
      return tableSaysMore(block.picture) ? [pictured(block), figures(block)] : pictured(block);
  }
}
