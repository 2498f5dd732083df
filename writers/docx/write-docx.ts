import { AlignmentType, Document, Footer, HeadingLevel, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import { reportWords } from '#content/report-words.ts';
import { notePlace } from '#report/note-place.ts';
import type { Report } from '#report/report.ts';
import { blockParagraphs, createMarks, labelTable } from './block-paragraphs.ts';
import { withTime } from './same-bytes.ts';

const font = 'Calibri';
const ink = '1d2733';
const muted = '56616e';

/** Half points, and twentieths of a point. */
const styles = {
  default: {
    document: { run: { font, size: 21, color: ink }, paragraph: { spacing: { after: 100, line: 276 } } },
    title: { run: { font, size: 44, bold: true, color: ink }, paragraph: { spacing: { after: 60 } } },
    heading1: {
      run: { font, size: 30, bold: true, color: '1e6b52' },
      paragraph: { spacing: { before: 360, after: 120 }, keepNext: true },
    },
    footnoteText: { run: { font, size: 17 } },
  },
  paragraphStyles: [
    { id: 'Kind', name: 'Kind', basedOn: 'Normal', run: { color: muted, size: 22 } },
    {
      id: 'Mark',
      name: 'Mark',
      basedOn: 'Normal',
      run: { bold: true, size: 17, color: '8a5a00' },
      paragraph: { spacing: { before: 160, after: 0 } },
    },
    { id: 'Under', name: 'Under', basedOn: 'Normal', paragraph: { indent: { left: 720 } } },
    { id: 'Cell', name: 'Cell', basedOn: 'Normal', paragraph: { spacing: { after: 0 } } },
    {
      id: 'Small',
      name: 'Small',
      basedOn: 'Normal',
      run: { size: 17, color: muted },
      paragraph: { spacing: { after: 0 } },
    },
  ],
};

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function footnotes(report: Report) {
  return Object.fromEntries(
    report.notes.map((note) => [
      String(note.number),
      {
        children: [
          new Paragraph({
            children: [
              new TextRun({ text: `${notePlace(note)}: `, bold: true }),
              new TextRun(`“${oneLine(note.quote)}”`),
            ],
          }),
        ],
      },
    ]),
  );
}

const footer = (title: string) =>
  new Footer({
    children: [
      new Paragraph({
        style: 'Small',
        alignment: AlignmentType.RIGHT,
        children: [
          new TextRun(`${reportWords.maker} · ${title} · `),
          new TextRun({ children: [PageNumber.CURRENT] }),
        ],
      }),
    ],
  });

/**
 * A report as a Word file: headings for its outline, every citation as a footnote of Word's own. The same report, the
 * same bytes.
 */
export async function writeDocx(report: Report): Promise<Uint8Array> {
  const marks = createMarks();
  const document = new Document({
    title: `${report.title}: what it says`,
    subject: `${report.kind}, analyzed by ${reportWords.maker}`,
    creator: reportWords.maker,
    lastModifiedBy: reportWords.maker,
    description: report.subtitle,
    styles,
    footnotes: footnotes(report),
    sections: [
      {
        properties: { page: { margin: { top: 1100, bottom: 1100, left: 1100, right: 1100 } } },
        footers: { default: footer(report.title) },
        children: [
          new Paragraph({ text: report.title, heading: HeadingLevel.TITLE }),
          new Paragraph({ text: `${report.kind}. ${report.subtitle}`, style: 'Kind' }),
          ...labelTable(report.about),
          ...report.parts.flatMap(({ title, blocks }) => [
            new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
            ...blocks.flatMap((block) => blockParagraphs(block, marks)),
          ]),
          new Paragraph({ text: report.disclaimer, style: 'Small', spacing: { before: 400 } }),
        ],
      },
    ],
  });
  return withTime(await Packer.toBuffer(document), report.madeAt);
}
