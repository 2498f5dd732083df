import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { chooseType } from './account.ts';

/** A file as the picker takes it. */
export interface PickedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const text = (name: string, words = 'Section 1. Pets are not allowed in any unit.'): PickedFile => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(words),
});

/** A text of so many bytes, nearly all of which are blanks: it is sent for long and read at once. */
export function longText(name: string, bytes: number): PickedFile {
  const buffer = Buffer.alloc(bytes, `${' '.repeat(79)}\n`);
  buffer.write('All pets need a leash.');
  return { name, mimeType: 'text/plain', buffer };
}

/** A scan of so many small pages. */
export async function scan(name: string, pages: number): Promise<PickedFile> {
  const source = await PDFDocument.load(await readFile('fixtures/scan-only.pdf'));
  const target = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) {
    for (const copy of await target.copyPages(source, [0])) {
      const { width, height } = copy.getSize();
      copy.setMediaBox(0, height - 120, width, 120);
      target.addPage(copy);
    }
  }
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await target.save()) };
}

/** Chooses a file and a type in the form that the page shows, and sends them. */
export async function send(page: Page, file: string | PickedFile, type = 'Other'): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
  await chooseType(page, type);
  await page.getByRole('button', { name: 'Analyze Document' }).click();
}

/** Drags files over the page and lets go of them. */
export async function drop(page: Page, ...files: readonly PickedFile[]): Promise<void> {
  await drag(page, 'dragover', files);
  await drag(page, 'drop', files);
}

export async function drag(
  page: Page,
  type: 'dragover' | 'drop',
  files: readonly PickedFile[],
): Promise<void> {
  const plain = files.map(({ name, buffer }) => ({ name, content: buffer.toString('base64') }));
  await page.evaluate(
    ([event, list]) => {
      const dataTransfer = new DataTransfer();
      for (const { name, content } of list) {
        const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
        dataTransfer.items.add(new File([bytes], name));
      }
      document.body.dispatchEvent(new DragEvent(event, { dataTransfer, bubbles: true, cancelable: true }));
    },
    [type, plain] as const,
  );
}

/** The names of the account's documents, newest first. */
export async function storedNames(page: Page): Promise<string[]> {
  const { data } = await (await page.request.get('/api/documents')).json();
  return data.map(({ file_name }: { file_name: string }) => file_name);
}
