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
])('%j becomes %j', (given, clean) => {
  expect(cleanFileName(given, 'document.pdf')).toBe(clean);
});

test('a long name keeps its ending, and no character is cut in half', () => {
  const clean = cleanFileName(`${'🏠'.repeat(300)}.docx`, 'document.docx');
  expect(Array.from(clean)).toHaveLength(200);
  expect(clean.endsWith('🏠.docx')).toBe(true);
});
