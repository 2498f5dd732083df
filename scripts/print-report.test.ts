import { expect, test } from 'vitest';
import { analyze } from '#engine/index.ts';
import { linesOfText } from '#engine/structure/printed.ts';
import { printReport } from './print-report.ts';

const printed = (text: string) =>
  printReport({
    document_name: 'paper.txt',
    ...analyze([{ number: 1, text, lines: linesOfText(text), size: null, readable: true }], {
      documentType: 'budget',
    }),
  });

test('the command line says what reads like no association\u2019s document, and what to do', () => {
  const told = printed('Milk $3.49\nBread $2.99\nDog food $24.00\nTotal $30.48');
  expect(told).toContain('THIS DOES NOT READ LIKE AN ASSOCIATION\u2019S DOCUMENT');
  expect(told).toContain('Check the file');
  expect(printed('Fox Run HOA\nDues 9,000\nMowing 3,000')).not.toContain('NOT READ LIKE');
});
