import {
  BorderStyle,
  FootnoteReferenceRun,
  type IBorderOptions,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { Block, ReportAnswer, ReportPoint, ReportRow, Said } from '#report/report.ts';

const muted = '56616e';

/** Writes the numbers of notes behind a statement. */
export type Marks = (notes: readonly number[]) => (TextRun | FootnoteReferenceRun)[];

/**
 * Notes as footnotes of Word's own where they are first cited, which Word then numbers as the report does; where one is
 * cited again, its number in writing.
 */
export function createMarks(): Marks {
  const seen = new Set<number>();
  return (notes) =>
    notes.flatMap((number, index) => {
      const first = !seen.has(number);
      seen.add(number);
      const comma = index > 0 ? [new TextRun({ text: ', ', superScript: true })] : [];
      const mark = first
        ? new FootnoteReferenceRun(number)
        : new TextRun({ text: String(number), superScript: true });
      return [...comma, mark];
    });
}

const said = ({ text, notes }: Said, marks: Marks, bold = false) => [
  new TextRun({ text, bold }),
  ...marks(notes),
];

function point({ mark, detail, place, also, ...words }: ReportPoint, marks: Marks): Paragraph[] {
  const grave = mark !== null;
  const style = grave ? 'Normal' : 'Under';
  const more = [
    ...(detail ? [new Paragraph({ text: detail, style, keepLines: true })] : []),
    ...(also ? [new Paragraph({ children: said(also, marks), style })] : []),
  ];
  return [
    ...(mark ? [new Paragraph({ text: mark, style: 'Mark', keepNext: true })] : []),
    new Paragraph({
      children: [
        ...said(words, marks, grave),
        ...(place ? [new TextRun({ text: `  ${place}`, color: muted, size: 18 })] : []),
      ],
      ...(grave ? {} : { bullet: { level: 0 } }),
      keepNext: more.length > 0,
    }),
    ...more,
  ];
}

const line: IBorderOptions = { style: BorderStyle.SINGLE, size: 4, color: 'd8d3c6' };
const none: IBorderOptions = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const borders = { top: none, bottom: line, left: none, right: none };

const cell = (children: readonly Paragraph[], percent?: number) =>
  new TableCell({
    children: [...children],
    borders,
    margins: { top: 60, bottom: 60, left: 0, right: 120 },
    ...(percent === undefined ? {} : { width: { size: percent, type: WidthType.PERCENTAGE } }),
  });

function answer({ also, ...words }: ReportAnswer, marks: Marks): Paragraph[] {
  return [
    new Paragraph({ children: said(words, marks), style: 'Cell' }),
    ...(also ? [new Paragraph({ text: also, style: 'Small' })] : []),
  ];
}

const row = ({ question, answers }: ReportRow, marks: Marks) =>
  new TableRow({
    cantSplit: true,
    children: [
      cell([new Paragraph({ children: [new TextRun({ text: question, color: muted })], style: 'Cell' })], 38),
      cell(
        answers.flatMap((one) => answer(one, marks)),
        62,
      ),
    ],
  });

const table = (rows: TableRow[]) => new Table({ rows, width: { size: 100, type: WidthType.PERCENTAGE } });

/** A table is followed by a line of its own, or Word would join it to the next. */
const spaced = (one: Table) => [one, new Paragraph({ text: '', style: 'Cell' })];

/** Rows of label and value, as under the title. */
export function labelTable(rows: readonly (readonly [string, string])[]): (Table | Paragraph)[] {
  return spaced(
    table(
      rows.map(([question, text]) => row({ question, answers: [{ text, also: null, notes: [] }] }, () => [])),
    ),
  );
}

/** A block of a report, for docx. Pictures are told by their sentence and their table. */
export function blockParagraphs(block: Block, marks: Marks): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'text':
      return [new Paragraph({ children: said(block, marks) })];
    case 'points':
      return block.points.flatMap((one) => point(one, marks));
    case 'answers':
      return spaced(table(block.rows.map((one) => row(one, marks))));
    case 'table': {
      const cells = (list: readonly string[], bold: boolean) =>
        list.map((text) =>
          cell([new Paragraph({ children: [new TextRun({ text, bold })], style: 'Cell', keepNext: bold })]),
        );
      return [
        new Paragraph({ children: [new TextRun({ text: block.title, bold: true })], keepNext: true }),
        new Paragraph({ children: said(block, marks), keepNext: true }),
        ...spaced(
          table([
            new TableRow({ tableHeader: true, cantSplit: true, children: cells(block.columns, true) }),
            ...block.rows.map((list) => new TableRow({ cantSplit: true, children: cells(list, false) })),
          ]),
        ),
      ];
    }
  }
}
