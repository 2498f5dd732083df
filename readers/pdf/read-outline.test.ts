import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFRef } from 'pdf-lib';
import { expect, test } from 'vitest';
import { readPdf } from './read-pdf.ts';

interface Entry {
  title: string;
  page: number;
  inner?: Entry[];
}

/** A PDF of pages of one line each, with that outline, and labels from pages on: `{ 2: 'A-' }` calls the third 'A-1'. */
async function pdfOf(count: number, entries: Entry[], labels: Record<number, string> = {}) {
  const pdf = await PDFDocument.create();
  for (let n = 1; n <= count; n += 1) pdf.addPage().drawText(`Page ${n} of the association's papers.`);
  const { context } = pdf;
  const refOf = (page: number) => pdf.getPage(page - 1).ref;
  const write = (parent: PDFRef, children: Entry[]): PDFDict => {
    const refs = children.map(() => context.nextRef());
    for (const [index, { title, page, inner = [] }] of children.entries()) {
      const item = write(refs[index]!, inner);
      item.set(PDFName.of('Title'), PDFHexString.fromText(title));
      item.set(PDFName.of('Parent'), parent);
      item.set(PDFName.of('Dest'), context.obj([refOf(page), 'Fit']));
      const next = refs[index + 1];
      if (next) item.set(PDFName.of('Next'), next);
      context.assign(refs[index]!, item);
    }
    const holder = PDFDict.withContext(context);
    const [first] = refs;
    if (first) {
      holder.set(PDFName.of('First'), first);
      holder.set(PDFName.of('Last'), refs.at(-1)!);
      holder.set(PDFName.of('Count'), PDFNumber.of(refs.length));
    }
    return holder;
  };
  const root = context.nextRef();
  context.assign(root, write(root, entries));
  pdf.catalog.set(PDFName.of('Outlines'), root);
  const numbers = Object.entries(labels).flatMap(([at, before]) => [
    Number(at),
    context.obj({ S: 'D', P: PDFHexString.fromText(before) }),
  ]);
  if (numbers.length > 0)
    pdf.catalog.set(
      PDFName.of('PageLabels'),
      context.obj({ Nums: [0, context.obj({ S: 'D' }), ...numbers] }),
    );
  return { pdf, root };
}

const read = async (pdf: PDFDocument) => {
  const pages = await readPdf(await pdf.save(), { ocr: false });
  if (!Array.isArray(pages)) throw new Error('was not read');
  return pages;
};

test('pages are told what the outline of the file says of them', async () => {
  const { pdf } = await pdfOf(3, [
    { title: 'Declaration', page: 1, inner: [{ title: 'Article I – Use', page: 1 }] },
    { title: 'Bylaws', page: 3 },
  ]);
  expect((await read(pdf)).map(({ bookmarks }) => bookmarks)).toEqual([
    [
      { title: 'Declaration', level: 1 },
      { title: 'Article I – Use', level: 2 },
    ],
    undefined,
    [{ title: 'Bylaws', level: 1 }],
  ]);
});

test('a label is kept where it is not the number of the page', async () => {
  const { pdf } = await pdfOf(4, [], { 2: 'A-' });
  expect((await read(pdf)).map(({ label }) => label)).toEqual([undefined, undefined, 'A-1', 'A-2']);
});

test('an outline that leads in a circle, or is long without end, is read so far and no further', async () => {
  const { pdf } = await pdfOf(1, [{ title: 'Bylaws', page: 1 }]);
  const [[ref, item]] = pdf.context
    .enumerateIndirectObjects()
    .filter(([, one]) => one instanceof PDFDict && one.has(PDFName.of('Title'))) as [[PDFRef, PDFDict]];
  item.set(PDFName.of('Next'), ref);
  item.set(PDFName.of('First'), ref);
  const [page] = await read(pdf);
  expect(page?.text).toContain('papers');
  expect(page?.bookmarks?.length).toBeGreaterThan(0);
  expect(page?.bookmarks?.length).toBeLessThanOrEqual(2000);
});
