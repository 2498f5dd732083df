import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { Citation } from '#contract/page.ts';
import { readDocument } from '#readers/read-document.ts';

/** Every citation anywhere in an analysis. */
export function citationsIn(value: unknown): Citation[] {
  if (Array.isArray(value)) return value.flatMap(citationsIn);
  if (typeof value !== 'object' || value === null) return [];
  return 'quote' in value ? [value as Citation] : Object.values(value).flatMap(citationsIn);
}

/** A text without its white space: lines break elsewhere on another sheet, after a hyphen too. */
export const squashed = (text: string) => text.replace(/\s+/g, '');

/** The text of a file, as the product's own readers read it. */
export async function readBack(bytes: Uint8Array): Promise<string> {
  const read = await readDocument(bytes);
  if (!read.ok) throw new Error(read.message);
  return read.pages
    .map(({ text }) => text)
    .join('\n')
    .replace(/\s+/g, ' ');
}

/** Chooses an entry of the Download menu and gives back the file that the browser saves. */
export async function take(page: Page, entry: RegExp): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: entry }).click();
  const file = await saved;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Each citation stands in the text with its page: '{number} Page 3 “…”', in whatever way the form writes the two. */
export function expectCitations(
  text: string,
  citations: readonly Citation[],
  written: (page: number, quote: string) => string,
): void {
  expect(citations.length).toBeGreaterThan(10);
  const all = squashed(text);
  const missing = citations.filter(({ page, quote }) => !all.includes(squashed(written(page, quote))));
  expect(missing.map(({ page, quote }) => `${page}: ${quote}`)).toEqual([]);
}
