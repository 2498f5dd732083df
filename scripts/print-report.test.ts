import { expect, test } from 'vitest';
import { analyze } from '#engine/index.ts';
import { conclude, readBeside } from '#engine/second/read-beside.ts';
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

test('the command line quotes the words that are hard to read', () => {
  const text =
    'DECLARATION OF COVENANTS\nFern Row Homeowners Association\nNo livestock may be kept on any Lot.';
  const at = text.indexOf('No livestock');
  const said = printReport({
    document_name: 'scan.pdf',
    ...analyze(
      [{ number: 1, text, lines: linesOfText(text), size: null, readable: true, doubtful: [[at, at + 2]] }],
      { documentType: 'cc_and_r' },
    ),
  });
  expect(said).toContain('(hard to read: “No”)');
});

test('the command line shows what a language model alone found, in whatever words, and where it differs', () => {
  const fee = 'Each owner pays an annual assessment of $240.00 per lot.';
  const other = 'The dues have lately been set at $300.00 a year for a lot.';
  const duty = 'Each owner must repaint the mailbox post every third spring.';
  const text = `DECLARATION OF COVENANTS\nFern Row Homeowners Association\n${fee}\n${other}\n${duty}\n`;
  const pages = [{ number: 1, text, lines: linesOfText(text), size: null, readable: true }];
  const beside = readBeside(pages, 'cc_and_r', { points: true });
  const confirmed = beside.calls.flatMap((call) => {
    const at = (words: string) => call.window.lines.findIndex((line) => line.text === words) + 1;
    const answers = call.facts.includes('assessment.regular')
      ? [{ a_question: 'assessment.regular', b_line: at(other), c_words: other, d_value: '$300.00' }]
      : [];
    const found = call.of === 'points' ? [{ a_kind: 'other.duty', b_line: at(duty), c_words: duty }] : [];
    return call.read(JSON.stringify({ answers, found }))?.proposals ?? [];
  });
  const reader = { model: 'm', prompt_version: '1', parts: 1, parts_read: 1, answers: 2, dropped: {} };
  const said = printReport({
    document_name: 'paper.txt',
    ...conclude(beside, confirmed, { ...reader, tokens: { input: 0, output: 0 } }),
  });
  expect(said).toContain(`IN THE DOCUMENT’S OWN WORDS\n- “${duty}” [p. 1] (found by the language model)`);
  expect(said).toContain(
    '- Regular dues: $240 a year, by this document [p. 1] (the language model reads: $300 a year [p. 1])',
  );
});
