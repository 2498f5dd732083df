import { expect, test } from 'vitest';
import { splitName } from './file-ending.ts';

test.each([
  ['Rules.pdf', ['Rules', '.pdf']],
  ['RULES.DOCX', ['RULES', '.DOCX']],
  ['v1.2 draft.txt', ['v1.2 draft', '.txt']],
  ['No ending', ['No ending', '']],
  ['budget.exe', ['budget.exe', '']],
])('%s is cut before its ending', (name, parts) => {
  expect(splitName(name)).toEqual(parts);
});
