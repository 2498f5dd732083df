import { expect, it } from 'vitest';
import { printedLines } from './printed.ts';

function linesOf(text: string) {
  return printedLines([{ number: 1, text, lines: [], size: null, readable: true }]).map(
    ({ text: line, heading, row }) => `${heading || ''}${row ? 'R' : ''}|${line}`,
  );
}

it.each([
  ['# Pets', '1|Pets'],
  ['**Dogs** and *cats*', '|Dogs and cats'],
  ['- **(a)** Common expenses.', '|(a) Common expenses.'],
  ['See [Exhibit A](#a) here', '|See Exhibit A here'],
  ['+ (a) Common expenses.', '|(a) Common expenses.'],
  ['* Section 2 Map', '|* Section 2 Map'],
  ['* Section 2. Map', '|Section 2. Map'],
  ['![a picture](x.png)', undefined],
  ['<a id="1.4"></a>', undefined],
  ['<!-- PAGE 10 -->', undefined],
  ['> quoted words', '|quoted words'],
  ['ARTICLE I<br>Definitions', '|ARTICLE I Definitions'],
  ['Five * six * seven', '|Five * six * seven'],
  ['Fill in: ________', '|Fill in: ________'],
  ['under < 50 lb > 10', '|under < 50 lb > 10'],
  ['| Fee | $50 |', 'R|Fee\t$50'],
  ['| Fee | | $50 | |', 'R|Fee\t\t$50'],
  ['Ask [the manager] (/manager/) first', '|Ask the manager first'],
  ['Pets [any kind] (two at most)', '|Pets [any kind] (two at most)'],
])('%j', (text, expected) => {
  expect(linesOf(text)).toEqual(expected === undefined ? [] : [expected]);
});

it('reads a table of HTML as rows', () => {
  const text =
    '<table>\n<tr>\n<td>140</td>\n<td>Wood <b>fence</b></td>\n<td>$8,700</td>\n</tr>\n</table>\nAfter.';
  expect(linesOf(text)).toEqual(['R|140\tWood fence\t$8,700', '|After.']);
});

it('reads a table of HTML that lays out a page as paragraphs', () => {
  const long = `The dues pay for the ${'meadow and the '.repeat(22)}pond.`;
  const text = `<table>\n<tr>\n<td>\n${long}\n\nDues are $80.\n</td>\n<td>Owing:\n- Lot 4\n</td>\n</tr>\n</table>`;
  expect(linesOf(text)).toEqual([`|${long}`, '|Dues are $80.', '|Owing:', '|- Lot 4']);
  expect(linesOf(`<table>\n<tr>\n<td>Pond</td>\n<td>${long}</td>\n</tr>\n</table>`)).toEqual([
    `R|Pond\t${long}`,
  ]);
});

it('keeps the empty cells of a row of HTML', () => {
  expect(linesOf('<table>\n<tr>\n<td>Pond</td>\n<td></td>\n<td>$9</td>\n</tr>\n</table>')).toEqual([
    'R|Pond\t\t$9',
  ]);
});

it('takes a line of signs under words for a heading, alone for a rule', () => {
  expect(linesOf('BY-LAWS\n=======\nARTICLE I\n-------\n\nText\n\n---\nMore')).toEqual([
    '1|BY-LAWS',
    '2|ARTICLE I',
    '|Text',
    '|More',
  ]);
});

it('leaves out the line between the head and the body of a table', () => {
  expect(linesOf('| Item | Cost |\n|---|--:|\n| Roof | 9 |')).toEqual(['R|Item\tCost', 'R|Roof\t9']);
});

it('reads lines that strokes part into as many cells as a table, where there are three', () => {
  const rows = ['Item | Talk | Action', 'Gate | Kim asked | None', 'Pond | It leaks | Tabled'];
  expect(linesOf(rows.join('\n'))).toEqual(rows.map((row) => `R|${row.replaceAll(' | ', '\t')}`));
  expect(linesOf(rows.slice(1).join('\n'))).toEqual(rows.slice(1).map((row) => `|${row}`));
});

it('reads the keys and values at the head of a Markdown file one by one, and no comments', () => {
  const text =
    '---\ntitle: "Dues"\ndate: 2031-08-02\ntags:\n  - minutes\n---\n\nPaid in May.\n\n<!--\nTo do: ask the bank.\n-->\n## Fees';
  expect(linesOf(text)).toEqual([
    'R|title: "Dues"',
    'R|date: 2031-08-02',
    'R|tags:',
    '|- minutes',
    '|Paid in May.',
    '2|Fees',
  ]);
});
