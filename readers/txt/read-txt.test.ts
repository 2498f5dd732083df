import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../faults-of-pages.ts';
import { decodeText } from './decode-text.ts';
import { readTxt } from './read-txt.ts';

const fixture = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../fixtures/${name}`, import.meta.url)));
const textsOf = (text: string): string[] => (readTxt(Buffer.from(text)) ?? []).map((page) => page.text);
const SENTENCE = 'The Board shall keep minutes of all its meetings. ';

describe('decodeText', () => {
  it('reads UTF-16 and Windows-1252 with their curly quotes', () => {
    const line = 'The Board’s estimate – “Storm water pond outlet” – is £0';
    expect(decodeText(fixture('utf16.txt'))).toContain(line);
    expect(decodeText(fixture('windows-1252.txt'))).toContain(line);
  });

  it.each(['utf16le', 'utf8'] as const)('reads %s without a byte order mark', (encoding) => {
    fc.assert(
      fc.property(fc.constantFrom('Dues are due.', 'Fee: 5 £', 'Section 1.\r\nPets'), (text) => {
        expect(decodeText(Buffer.from(text.repeat(20), encoding))).toBe(text.repeat(20));
      }),
    );
  });

  it('reads big-endian UTF-16, marked or not', () => {
    const bytes = Buffer.from('\ufeffNotice of meeting', 'utf16le').swap16();
    expect(decodeText(bytes)).toBe('Notice of meeting');
    expect(decodeText(bytes.subarray(2))).toBe('Notice of meeting');
  });

  it('stays with UTF-8 for a file that is cut off within a character', () => {
    const whole = Buffer.from('“quoted” – '.repeat(40));
    expect(decodeText(whole.subarray(0, -2))).toMatch(/^“quoted” – “quoted”/);
  });

  it('knows binary files', () => {
    expect(decodeText(Uint8Array.from({ length: 500 }, (_, index) => (index * 37) % 256))).toBeUndefined();
  });
});

describe('readTxt', () => {
  it('keeps blank lines in the text and makes no lines of them', () => {
    const [page] = readTxt(Buffer.from('\r\nARTICLE I\r\n\r\n  Pets.   None.\tNo  dogs.\r\n')) ?? [];
    expect(page?.text).toBe('ARTICLE I\n\nPets.\tNone.\tNo dogs.');
    expect(page?.lines.map(({ start, end }) => page.text.slice(start, end))).toEqual([
      'ARTICLE I',
      'Pets.\tNone.\tNo dogs.',
    ]);
    expect(page?.lines[0]).toMatchObject({ box: null, size: 0, bold: false, words: [] });
  });

  it.each([
    [
      'See **the [fee list](/fees.pdf)** for **the 4<sup>th</sup> lot**.',
      'See the fee list for the 4th lot.',
    ],
    ['Fine** of 2 * 3 * 4, see [a] and <b', 'Fine** of 2 * 3 * 4, see [a] and <b'],
    ['| **Dues** | $40 |', '| Dues | $40 |'],
    ['Section 3 [as amended] (1998) and ![plan](x.png)', 'Section 3 [as amended] (1998) and ![plan](x.png)'],
  ])('shows %j without marks that nobody sees', (line, shown) => {
    expect(textsOf(line)).toEqual([shown]);
  });

  it('knows Markdown headings and leaves table rows as they are', () => {
    const [page] = readTxt(Buffer.from('## Section 2\n| Dues | $40 |\n#1 rule\n')) ?? [];
    expect(page?.text).toBe('## Section 2\n| Dues | $40 |\n#1 rule');
    expect(page?.lines.map(({ heading }) => heading)).toEqual([2, 0, 0]);
  });

  it('keeps a dollar sign at the edge of its column with its figure, and names over their columns', () => {
    const table = [
      '                     BEGINNING      SPENT     ENDING',
      'OPERATING ACCOUNTS     BALANCE               BALANCE',
      'Checking             $   4,000   $   900   $   3,100',
      'Savings              $   1,000             $   1,000',
      'Petty cash           $     200   $    50   $     150',
      'Total                $   5,200   $   950   $   4,250',
    ].join('\n');
    expect(textsOf(table)[0]?.split('\n')).toEqual([
      'BEGINNING\tSPENT\tENDING',
      'OPERATING ACCOUNTS\tBALANCE\tBALANCE',
      'Checking\t$ 4,000\t$ 900\t$ 3,100',
      'Savings\t$ 1,000\t$ 1,000',
      'Petty cash\t$ 200\t$ 50\t$ 150',
      'Total\t$ 5,200\t$ 950\t$ 4,250',
    ]);
  });

  it('makes a page of each form feed', () => {
    expect(textsOf('one\n\ftwo\f\fthree\n\f')).toEqual(['one', 'two', '', 'three']);
  });

  it('splits long text after a paragraph, else after a line, else after a sentence', () => {
    const paragraph = `${SENTENCE.repeat(18).trim()}\n\n`;
    const byParagraph = textsOf(paragraph.repeat(12));
    expect(byParagraph.every((text) => text.endsWith('meetings.') && text.length > 1800)).toBe(true);
    const byLine = textsOf(`${SENTENCE.trim()}\n`.repeat(200));
    expect(byLine.slice(0, -1).every((text) => text.length > 2900 && text.length <= 3000)).toBe(true);
    const bySentence = textsOf(SENTENCE.repeat(200));
    expect(bySentence.every((text) => text.endsWith('meetings.') && text.length <= 3000)).toBe(true);
  });

  it('loses no word of any text', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z.,]{1,12}[ \n\f]{1,3}$/), { maxLength: 900 }), (parts) => {
        const text = parts.join('');
        const read = textsOf(text).join('\n');
        expect(read.split(/\s+/).join(' ').trim()).toBe(text.split(/\s+/).join(' ').trim());
      }),
    );
  });
});

describe('tables set with blanks', () => {
  const table = `
                              2030       2031       2031
                             ACTUAL     BUDGET    VARIANCE
INCOME
  Dues                       48,000     49,200      1,200
  Late fees                     310
  Pool rental                              600       (600)
  Interest                      120        150         30
EXPENSES
  Mowing                     11,000     11,500        500
  Signs                                  2,500     (2,500)
  Insurance                   8,400      9,100        700`;

  /** The words of a line with the letters at which they begin and end, in the places of the page. */
  const placesIn = (text: string, at: number) => {
    const [page] = readTxt(Buffer.from(text)) ?? [];
    const line = page?.lines[at];
    return line?.words.map(([start, end, left, right]) => [
      page?.text.slice(start, end),
      Math.round(left * 128),
      Math.round(right * 128),
    ]);
  };

  it('give each word its place, so that a figure stays under the name of its column', () => {
    expect(textsOf(table)[0]).toContain('Pool rental\t600\t(600)');
    expect(placesIn(table, 1)).toEqual([
      ['ACTUAL', 29, 35],
      ['BUDGET', 40, 46],
      ['VARIANCE', 50, 58],
    ]);
    expect(placesIn(table, 5)).toEqual([
      ['Pool', 2, 6],
      ['rental', 7, 13],
      ['600', 43, 46],
      ['(600)', 53, 58],
    ]);
    expect(faultsOf(readTxt(Buffer.from(`${table}\n\f\n\t${table}`)) ?? [])).toEqual([]);
  });

  it('have the same places on all pages, the widest of which fills them', () => {
    const wide = `${' '.repeat(80)}${'Total         9,100\n'.repeat(3)}`;
    const pages = readTxt(Buffer.from(`${table}\n\f${wide.replaceAll('Total', `${' '.repeat(150)}Total`)}`));
    const ends = pages?.map(({ lines }) => lines.at(-1)?.words.at(-1)?.[3]);
    expect(ends?.[0]).toBeLessThan(0.35);
    expect(ends?.[1]).toBeLessThanOrEqual(1);
  });

  it('part two figures, or a name and a figure, by two blanks where a wider gap stands in the line', () => {
    const narrow =
      'Dues      100  90  10%\nFees        8   7   1%\nRent  a    70  60   9%\nRoof  01/2031     80  70   9%\nWe met  in 2031.';
    expect(textsOf(narrow)[0]?.split('\n')).toEqual([
      'Dues\t100\t90\t10%',
      'Fees\t8\t7\t1%',
      'Rent a\t70\t60\t9%',
      'Roof\t01/2031\t80\t70\t9%',
      'We met in 2031.',
    ]);
  });

  it('have no places where tabs part their cells, where a paragraph goes on too long, or in a stray row', () => {
    expect(textsOf('Dues\t\t100\nFees\t90')).toEqual(['Dues\t100\nFees\t90']);
    expect(placesIn(`${table}\nDues\t100`, 1)).toEqual([]);
    expect(placesIn(`${table}\n${SENTENCE.repeat(9)}`, 11)).toEqual([]);
    expect(placesIn('Dues     100\nFees     90\nThe board met.', 0)).toEqual([]);
  });
});

describe('tables with every cell on a line of its own', () => {
  const rows = [
    'Income',
    '2031-2032 Budget',
    '2029-2030 Budget',
    ' ',
    'Dues',
    '14,400.00',
    '13,200.00',
    'Late charges',
    '150.00',
    '90.00',
    'Total Income:',
    '$14,550.00',
    '$13,290.00',
    'Expenses',
    ' ',
    ' ',
    '6010 Mowing',
    '8,000.00',
    '7,600.00',
    '6020 Insurance',
    '1,900.00',
    '1,750.00',
    '6030 Audit',
    '700.00',
    '-',
  ];

  it('puts the cells of a row together, the names of the columns too', () => {
    for (const between of ['\n', '\n\n']) {
      const [page = ''] = textsOf(rows.join(between));
      expect(page.split('\n').filter((line) => line.trim() !== '')).toEqual([
        'Income\t2031-2032 Budget\t2029-2030 Budget',
        'Dues\t14,400.00\t13,200.00',
        'Late charges\t150.00\t90.00',
        'Total Income:\t$14,550.00\t$13,290.00',
        'Expenses',
        '6010 Mowing\t8,000.00\t7,600.00',
        '6020 Insurance\t1,900.00\t1,750.00',
        '6030 Audit\t700.00\t-',
      ]);
    }
  });

  it('leaves sentences with a sum or two below them as they are', () => {
    const text =
      'The bids for the fence were:\nHollis Fence\n$4,200.00\nReed & Sons\n$4,950.00\nThe board took the first.';
    expect(textsOf(text)).toEqual([text]);
  });
});

it.each([
  0x00ad, 0x034f, 0x061c, 0x115f, 0x1680, 0x17b4, 0x180e, 0x200b, 0x205f, 0x2060, 0x3164, 0xfe0f, 0xfeff,
  0xffa0, 0xe0020,
])('makes no line of the unseen character %i', (code) => {
  const unseen = String.fromCodePoint(code);
  const pages = readTxt(Buffer.from(`Dues are${unseen} $300.\n${unseen}${unseen}\nOwners vote.`)) ?? [];
  expect(faultsOf(pages)).toEqual([]);
  const lines = pages[0]?.lines.map(({ start, end }) =>
    pages[0]?.text.slice(start, end).replace(/\s+/g, ' '),
  );
  expect(lines?.join(' ')).toBe('Dues are $300. Owners vote.');
  for (const line of lines ?? []) expect(line).toMatch(/[a-z]/i);
});
