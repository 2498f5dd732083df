import { readFile } from 'node:fs/promises';
import { PDFDocument, StandardFonts } from 'pdf-lib';

const minutes = [
  'Maple Hollow Owners Association',
  'Minutes of the Annual Meeting',
  'March 4, 2025',
  '',
  'The president called the meeting to order at 7:00 p.m. in the clubhouse.',
  'The treasurer reported that the operating account holds $18,400.',
  'The board approved a bid of $12,600 for the repair of the north road.',
  'The meeting was adjourned at 8:10 p.m.',
  'Respectfully submitted, Ann Lee, Secretary',
];

const files = ['maple-hollow-ccrs.pdf', 'maple-hollow-budget.pdf', 'maple-hollow-reserves.pdf'];

/** A resale package in one PDF: covenants (pages 1 to 6), a budget (7), a reserve study (8 to 10) and minutes (11). */
export async function packagePdf(): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  for (const name of files) {
    const file = await PDFDocument.load(await readFile(new URL(`../../fixtures/${name}`, import.meta.url)));
    for (const page of await pdf.copyPages(file, file.getPageIndices())) pdf.addPage(page);
  }
  const page = pdf.addPage([612, 792]);
  const font = await pdf.embedFont(StandardFonts.TimesRoman);
  for (const [at, line] of minutes.entries())
    page.drawText(line, { x: 72, y: 700 - at * 18, size: at < 3 ? 14 : 11, font });
  return new Uint8Array(await pdf.save());
}
