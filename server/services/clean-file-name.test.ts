import { expect, test } from 'vitest';
import { cleanFileName } from './clean-file-name.ts';

test.each([
  ['CC&Rs 2024.pdf', 'CC&Rs 2024.pdf'],
  ['C:\\Users\\Ann\\Rules.docx', 'Rules.docx'],
  ['../../etc/passwd', 'passwd'],
  ['  two \t spaces .pdf ', 'two spaces .pdf'],
  ['evil\u202efdp.exe', 'evilfdp.exe'],
  ['line\nbreak\u0000.txt', 'line break .txt'],
  ['Cafe\u0301.pdf', 'Café.pdf'],
  ['', 'document.pdf'],
  ['...', 'document.pdf'],
  ['folder/', 'document.pdf'],
  ['evil\u061cfdp.exe', 'evilfdp.exe'],
  ['tag\u{e0041}ged\u3164.pdf', 'tagged.pdf'],
  ['Rules.pdf. . ', 'Rules.pdf'],
  ['half \ud83d.pdf', 'half \ufffd.pdf'],
  ['The "rules", 100%; a=b.pdf', 'The "rules", 100%; a=b.pdf'],
])('%j becomes %j', (given, clean) => {
  expect(cleanFileName(given, 'document.pdf')).toBe(clean);
});

test('a name is clean after one washing', () => {
  for (const name of [
    'a\u200b.',
    '. .a. .',
    ' \u2028 x \u00ad. ',
    `${'a'.repeat(199)}..pdf`,
    `${'.'.repeat(300)}a b.`,
  ]) {
    const once = cleanFileName(name, 'document.pdf');
    expect(cleanFileName(once, 'document.pdf')).toBe(once);
  }
});

test('a long name keeps its ending, and no character is cut in half', () => {
  const clean = cleanFileName(`${'🏠'.repeat(300)}.docx`, 'document.docx');
  expect(Array.from(clean)).toHaveLength(200);
  expect(clean.endsWith('🏠.docx')).toBe(true);
});
