import { readFileSync } from 'node:fs';
import { PDFDocument } from 'pdf-lib';
import { expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { onePage } from '../testing/raw-pdf.ts';

const fixture = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../fixtures/${name}`, import.meta.url)));
const outcomeOf = (bytes: Uint8Array) => readDocument(bytes, { ocr: false });

it('a portfolio, which is a cover around files, is refused with what to do', async () => {
  const file = await PDFDocument.create();
  file.addPage().drawText('Open this PDF portfolio in Adobe Reader.', { x: 30, y: 700, size: 12 });
  await file.attach(fixture('maple-hollow-ccrs.pdf'), 'declaration.pdf');
  expect(await outcomeOf(await file.save())).toMatchObject({
    ok: false,
    reason: 'portfolio',
    message: expect.stringMatching(/^This PDF only contains other files: .* one by one\.$/),
  });
});

it('a document with a file attached is read', async () => {
  const file = await PDFDocument.load(fixture('maple-hollow-budget.pdf'));
  await file.attach(fixture('two-columns.pdf'), 'newsletter.pdf');
  const outcome = await outcomeOf(await file.save());
  expect(outcome.ok && outcome.pages[0]?.text).toContain('2026 Annual Budget');
});

it('a form that only Adobe Reader makes the pages of is refused with what to do', async () => {
  const form = '/AcroForm << /XFA 6 0 R /Fields [] >>';
  const more = [{ dictionary: '', bytes: Buffer.from('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"/>') }];
  const made = onePage('Please wait for the content of this form.', {
    catalog: `/NeedsRendering true ${form}`,
    more,
  });
  expect(await outcomeOf(made)).toMatchObject({
    ok: false,
    reason: 'adobe_form',
    message: expect.stringMatching(/^This is a form that only Adobe Reader can show: /),
  });
  // One that has pages of its own as well is read by these.
  expect((await outcomeOf(onePage('Name of the owner: Ann Holt', { catalog: form, more }))).ok).toBe(true);
});
