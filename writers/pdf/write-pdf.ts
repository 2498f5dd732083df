import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { paperWords } from '#content/paper-words.ts';
import { reportWords } from '#content/report-words.ts';
import { notePlace } from '#report/note-place.ts';
import type { Note, Report } from '#report/report.ts';
import { blockContent, noteName } from './block-content.ts';
import { pdfmake } from './fonts.ts';
import { colors, page, rowLines, styles } from './looks.ts';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function about(rows: Report['about']): Content {
  return {
    table: {
      widths: ['auto', '*'],
      body: rows.map(([label, value]) => [{ text: label, color: colors.muted }, value]),
    },
    layout: rowLines,
    margin: [0, 10, 0, 0],
  };
}

const heading = (text: string): Content => ({ text, style: 'part', outline: true, headlineLevel: 1 });

/** The notes are at the end: pdfmake has no footnotes. Each can be reached from its number in the text. */
function notes(list: readonly Note[]): Content[] {
  if (list.length === 0) return [];
  return [
    heading(reportWords.notes),
    { text: paperWords.notesHint, margin: [0, 0, 0, 6] },
    {
      table: {
        widths: ['auto', list.some(({ document }) => document !== undefined) ? 130 : 'auto', '*'],
        dontBreakRows: true,
        body: list.map(({ number, quote, ...place }) => [
          { text: String(number), id: noteName(number), color: colors.muted, alignment: 'right' },
          { text: notePlace(place), noWrap: place.document === undefined },
          `“${oneLine(quote)}”`,
        ]),
      },
      layout: rowLines,
      style: 'notes',
    },
  ];
}

function definition(report: Report): TDocumentDefinitions {
  const made = new Date(report.madeAt);
  return {
    pageSize: 'LETTER',
    pageMargins: [page.margin, page.margin, page.margin, 64],
    info: {
      title: `${report.title}: what it says`,
      subject: `${report.kind}, analyzed by ${reportWords.maker}`,
      author: reportWords.maker,
      creator: reportWords.maker,
      producer: reportWords.maker,
      // The same analysis makes the same file, whenever it is taken along.
      creationDate: Number.isNaN(made.getTime()) ? new Date(0) : made,
    },
    language: 'en-US',
    displayTitle: true,
    version: '1.7',
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, color: colors.ink },
    styles,
    content: [
      { text: report.title, style: 'title' },
      { text: `${report.kind}. ${report.subtitle}`, style: 'kind', margin: [0, 4, 0, 0] },
      about(report.about),
      ...report.parts.flatMap(({ title, blocks }) => [heading(title), ...blocks.map(blockContent)]),
      { text: report.disclaimer, style: 'small', margin: [0, 14, 0, 0] },
      ...notes(report.notes),
    ],
    footer: (current, count) => ({
      columns: [
        { text: `${reportWords.maker} · ${report.title}`, width: '*' },
        { text: `${current} / ${count}`, width: 'auto', alignment: 'right' },
      ],
      style: 'small',
      margin: [page.margin, 24, page.margin, 0],
    }),
    // A heading at the foot of a page would stand alone.
    pageBreakBefore: ({ headlineLevel, startPosition }) =>
      headlineLevel === 1 && startPosition.verticalRatio > 0.85,
  };
}

/** A report as a PDF: outline, title and language set, numbers that lead to their notes. The same report, the same bytes. */
export async function writePdf(report: Report): Promise<Uint8Array> {
  return pdfmake.createPdf(definition(report)).getBuffer();
}
