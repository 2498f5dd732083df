import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { Citation } from '#contract/page.ts';
import { readDocument } from '#readers/read-document.ts';

/** Every citation anywhere in an analysis, but for what stands beside statements. */
export function citationsIn(value: unknown): Citation[] {
  if (Array.isArray(value)) return value.flatMap(citationsIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('quote' in value) return [value as Citation];
  return Object.entries(value).flatMap(([name, held]) => (name === 'see_also' ? [] : citationsIn(held)));
}

/** What stands beside the statements of an analysis. */
export const besideIn = (analysis: { [list: string]: { see_also?: Citation[] }[] }): string[] =>
  ['key_points', 'restricted_activities'].flatMap((list) =>
    (analysis[list] ?? []).flatMap(({ see_also = [] }) => see_also.map(({ quote }) => quote)),
  );

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

/**
 * Each citation stands in the text with its page: '{number} Page 3 “…”', in whatever way the form writes the two; and the
 * words beside statements stand there.
 */
export function expectCitations(
  text: string,
  citations: readonly Citation[],
  written: (page: number, quote: string) => string,
  beside: readonly string[],
): void {
  expect(citations.length).toBeGreaterThan(10);
  const all = squashed(text);
  expect(beside.filter((quote) => !all.includes(squashed(quote)))).toEqual([]);
  const missing = citations.filter(({ page, quote }) => !all.includes(squashed(written(page, quote))));
  expect(missing.map(({ page, quote }) => `${page}: ${quote}`)).toEqual([]);
}
