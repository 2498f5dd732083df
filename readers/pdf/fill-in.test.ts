import { PDFBool, PDFDocument, PDFName } from 'pdf-lib';
import { expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { onePage } from '../testing/raw-pdf.ts';
import { renderPage } from './render-page.ts';

/** A certificate with a box that may be filled in. */
async function certificate(reserve?: string): Promise<PDFDocument> {
  const file = await PDFDocument.create();
  const page = file.addPage([400, 200]);
  page.drawText('Balance of the reserve fund:', { x: 20, y: 150, size: 12 });
  const field = file.getForm().createTextField('reserve');
  if (reserve !== undefined) field.setText(reserve);
  field.addToPage(page, { x: 200, y: 142, width: 180, height: 22, borderWidth: 0 });
  return file;
}

/** What some programs leave: the values alone, for the viewer to draw. */
async function withoutLooks(file: PDFDocument): Promise<Uint8Array> {
  const copy = await PDFDocument.load(await file.save());
  const form = copy.getForm();
  for (const field of form.getFields())
    for (const widget of field.acroField.getWidgets()) widget.dict.delete(PDFName.of('AP'));
  form.acroForm.dict.set(PDFName.of('NeedAppearances'), PDFBool.True);
  return copy.save({ updateFieldAppearances: false });
}

const textOf = async (bytes: Uint8Array): Promise<string> => {
  const outcome = await readDocument(bytes, { ocr: false });
  return outcome.ok ? outcome.pages.map(({ text }) => text).join('\n') : outcome.message;
};
const pictureOf = async (bytes: Uint8Array) => Buffer.from((await renderPage(bytes, 1, 400)).png);

it('reads what is filled in on a form', async () => {
  const filled = await certificate('$61,300');
  expect(await textOf(await filled.save())).toMatch(/^Balance of the reserve fund:\s\$61,300$/);
});

it('reads and shows values that the file leaves to the viewer to draw', async () => {
  const bytes = await withoutLooks(await certificate('$61,300'));
  expect(await textOf(bytes)).toMatch(/^Balance of the reserve fund:\s\$61,300$/);
  const blank = await withoutLooks(await certificate());
  expect(await pictureOf(bytes)).not.toEqual(await pictureOf(blank));
});

it('reads and shows what is typed over a page', async () => {
  const over = (contents: string) =>
    onePage('The fine is $50.', {
      page: `/Annots [<< /Type /Annot /Subtype /FreeText /Rect [72 600 400 640] /Contents (${contents}) /DA (/Helv 12 Tf 0 g) >>]`,
    });
  expect(await textOf(over('Amended: $75.'))).toBe('The fine is $50.\nAmended: $75.');
  expect(await pictureOf(over('Amended: $75.'))).not.toEqual(await pictureOf(over('')));
});

it('leaves notes in the margin out', async () => {
  const note = '/Annots [<< /Type /Annot /Subtype /Text /Rect [20 20 40 40] /Contents (Ask about this.) >>]';
  expect(await textOf(onePage('The fine is $50.', { page: note }))).toBe('The fine is $50.');
});
