import { expect, test } from 'vitest';
import type { Page } from '#contract/page.ts';
import { titleOfPart } from './title-of-part.ts';

const pageOf = (rows: readonly string[], more: Partial<Page> = {}): Page => {
  let at = 0;
  const lines = rows.map((row) => {
    const start = at;
    at += row.length + 1;
    return { start, end: start + row.length, box: null, size: 11, bold: false, heading: 0, words: [] };
  });
  return { number: 1, text: rows.join('\n'), lines, size: null, readable: true, ...more };
};
const titleOf = (page: Page) => titleOfPart([page], { first: 1, last: 1 });
const entry = (title: string, level = 1) => ({ bookmarks: [{ title, level }] });

test('a part is called what its first page calls it, in all the lines that this takes', () => {
  expect(titleOf(pageOf(['Elm Court', 'BYLAWS OF', 'ELM COURT ASSOCIATION', 'Article 1']))).toBe(
    'BYLAWS OF ELM COURT ASSOCIATION',
  );
  expect(titleOf(pageOf(['Maintenance Report', '2026 BUDGET']))).toBe('2026 BUDGET');
  expect(titleOf(pageOf(['the owners met and talked about the weather']))).toBeNull();
});

test('the outline of the file comes first, where it names the paper or its file', () => {
  const rows = ['Financial Statement'];
  expect(titleOf(pageOf(rows, entry('Minutes May 2025')))).toBe('Minutes May 2025');
  expect(titleOf(pageOf(rows, entry('scan_0042.pdf')))).toBe('scan_0042');
  expect(titleOf(pageOf(rows, entry('Quorum')))).toBe('Financial Statement');
  expect(titleOf(pageOf(rows, entry('Minutes May 2025', 2)))).toBe('Financial Statement');
});
