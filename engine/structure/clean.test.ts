import { describe, expect, it } from 'vitest';
import type { Page } from '#contract/page.ts';
import { printedPage, stacked } from '../testing/printed-page.ts';
import { clean } from './clean.ts';
import { cite } from './source.ts';

const plain = (...texts: string[]): Page[] =>
  texts.map((text, i) => ({ number: i + 1, text, lines: [], size: null, readable: true }));
const paragraphs = (pages: Page[]) => clean(pages).source.text.split('\n');

const body = (i: number) =>
  stacked(0.2, [
    `Owners of the ${['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][i]} phase shall keep their lots in good`,
    'repair and shall not permit any nuisance on them.',
  ]);

describe('a colon that a scan put behind a word', () => {
  it('ends no paragraph', () => {
    const cut = (colon: string) =>
      paragraphs(
        plain(
          `Owners shall keep their lots in good repair and shall not put up a mast or${colon}\nother equipment on them without leave.`,
        ),
      );
    expect(cut('\t:')).toHaveLength(1);
    expect(cut(':')).toHaveLength(2);
  });
});

describe('a row of a table that a page is drawn with', () => {
  const page = (isTable: boolean): Page => {
    const rows = [
      'Loud music\tIf it goes on for ten days a fine is issued for each day until it has been put right for good',
      'Bonfires\tA warning is given the first time, and whoever lights one again is fined as the board may set it',
    ];
    const own = printedPage(1, [...stacked(0.2, rows), ...body(1)]);
    return {
      ...own,
      lines: own.lines.map((line, at) => (isTable && at < 2 ? { ...line, row: true as const } : line)),
    };
  };

  it('stands alone, though its cells are prose and it fills its line', () => {
    const [first, second] = paragraphs([page(true)]);
    expect(first).toMatch(/^Loud music If .* for good$/);
    expect(second).toMatch(/^Bonfires A .* set it$/);
    expect(paragraphs([page(false)])[0]).toMatch(/^Loud music .* set it Owners/);
  });
});

describe('a dated line over each page', () => {
  const texts = (head: string) =>
    paragraphs(
      Array.from({ length: 5 }, (_, i) => printedPage(i + 1, [{ text: head, top: 0.06 }, ...body(i)])),
    ).filter((text) => text.includes('2031'));

  it('is told once where it names the association', () => {
    expect(texts('January 24, 2031\tElder Creek Association')).toHaveLength(1);
    expect(texts('January 24, 2031\tNotes of the Manager')).toHaveLength(0);
  });
});

describe('running lines', () => {
  const pages = Array.from({ length: 6 }, (_, i) =>
    printedPage(i + 1, [
      { text: 'Pine Creek Declaration', top: 0.05, left: i % 2 ? 0.1 : 0.7 },
      ...body(i),
      { text: `Rev. 3/${i + 1}/2020\tPage ${i + 1} of 6`, top: 0.93 },
      { text: `2003-10${i}823`, top: 0.96, left: 0.6 },
    ]),
  );

  it('leaves out headers, footers and stamps, and keeps the header of the first page as its title', () => {
    const found = paragraphs(pages);
    expect(found).toHaveLength(7);
    expect(found[0]).toBe('Pine Creek Declaration');
    expect(found[3]).toBe(
      'Owners of the third phase shall keep their lots in good repair and shall not permit any nuisance on them.',
    );
  });

  it('tells the date once, before all else, that the footer of every page gives the document', () => {
    const dated = pages.map((_, i) =>
      printedPage(i + 1, [...body(i), { text: `Page ${i + 1} of 6\tREV 10-19-24`, top: 0.93 }]),
    );
    const found = paragraphs(dated);
    expect(found[0]).toBe('Page 1 of 6\tREV 10-19-24');
    expect(found.slice(1).join(' ')).not.toContain('REV');
  });

  it('reads that date behind two words for it, and none where a footer tells of a fee', () => {
    const dated = (footer: string) =>
      paragraphs(pages.map((_, i) => printedPage(i + 1, [...body(i), { text: footer, top: 0.93 }])))[0];
    expect(dated('Revised & Approved March 2031')).toBe('Revised & Approved March 2031');
    expect(dated('Fees & Charges March 2031')).not.toContain('March');
  });

  it('leaves out the number of the file, whatever a scan makes of the words beside it, and what stands below', () => {
    const beside = ['-1-', 'a 2', '3', '-4-', 'e 5', 'six'];
    const numbered = pages.map((_, i) =>
      printedPage(i + 1, [
        ...body(i),
        { text: `0180443.01\t${beside[i]}`, top: 0.82 },
        { text: ['Trace 9', 'Teast 10', '11', 'Tra 12', 'Tree 13', '14'][i] ?? '', top: 0.9, left: 0.7 },
      ]),
    );
    const found = paragraphs(numbered).join(' ');
    expect(found).not.toMatch(/0180443|T(?:race|east|ra|ree)/);
    expect(found).toContain('third phase');
  });

  it('keeps rows at the top of pages that begin with amounts alike', () => {
    const schedule = ['Sheds', 'Signs', 'Noise', 'Fires'].map((offence, i) =>
      printedPage(i + 1, [{ text: `$${i}00\t$200\t$300\tX ${offence} of any kind`, top: 0.05 }, ...body(i)]),
    );
    expect(paragraphs(schedule).join(' ')).toContain('X Noise of any kind');
  });

  it('leaves out the same words across every page, wherever they stand', () => {
    const marked = pages.map((_, i) =>
      printedPage(i + 1, [...body(i), { text: 'Not valid for sale', top: 0.5, size: 60 }]),
    );
    expect(paragraphs(marked).join(' ')).not.toContain('Not valid');
  });

  it('keeps a line of the body that is on one page only, and headings that differ in their number', () => {
    const headed = pages.map((_, i) =>
      printedPage(i + 1, [
        { text: `Section ${i + 1}.`, top: 0.05 },
        ...body(i),
        { text: 'Once', top: 0.93 + i / 1000 },
      ]),
    );
    const only = headed.map((page, i) =>
      i === 2 ? page : printedPage(i + 1, [{ text: `Section ${i + 1}.`, top: 0.05 }, ...body(i)]),
    );
    expect(paragraphs(only)).toContain('Once');
    expect(paragraphs(only)).toContain('Section 4.');
  });

  it('keeps the head of a table once', () => {
    const tables = Array.from({ length: 5 }, (_, i) =>
      printedPage(i + 1, [
        { text: 'Item\tBudget\tActual', top: 0.06 },
        { text: `Water, part ${'abcde'[i]}\t1,200.00\t1,150.00`, top: 0.2 },
        { text: `Power, part ${'abcde'[i]}\t900.00\t950.00`, top: 0.22 },
      ]),
    );
    expect(paragraphs(tables).filter((line) => line.startsWith('Item'))).toHaveLength(1);
  });

  it.each(['2', '- 2 -', 'Page 2', 'Page 2 of 3', 'ii', '2 / 3', 'about:blank 1/6/2021'])(
    'leaves out %j at the foot of a short document',
    (number) => {
      const page = printedPage(2, [...body(1), { text: number, top: 0.95, left: 0.5 }]);
      expect(paragraphs([page])).toHaveLength(1);
    },
  );

  it.each(['2', 'Page 2', '- 2 -'])('leaves out %j at the foot of a page of plain text', (number) => {
    expect(paragraphs(plain('No pets.', `No boats.\n${number}`))).toEqual(['No pets.', 'No boats.']);
  });

  it.each(['2024', '$2', 'Two', 'Lot 2'])('keeps %j there', (text) => {
    expect(paragraphs(plain('No pets.', `No boats.\n${text}`)).join(' ')).toContain(text);
  });

  it('leaves out the footer of a text whose pages are lost', () => {
    const text = Array.from(
      { length: 6 },
      (_, i) =>
        `${'A sentence of the report stands here.\n\n'.repeat(9)}Reserve Report, #46458 ${i + 4} 9/29/2023\n`,
    );
    expect(clean(plain(text.join('\n'))).source.text).not.toContain('46458');
  });

  it("leaves out a recorder's stamp of which there are three, and no other line", () => {
    const text = (stamp: (page: number) => string) =>
      [1, 2, 3].map((page) => `${'A sentence stands here.\n\n'.repeat(9)}${stamp(page)}\n`).join('\n');
    const read = (stamp: (page: number) => string) => clean(plain(text(stamp))).source.text;
    expect(read((page) => `Doc-5120 Bk-K 77 Pg-41${page}`)).not.toContain('5120');
    expect(read((page) => `Row 5120 of lot 41${page}`)).toContain('5120');
  });

  it('leaves out what such a footer says on a line beside its number, and joins the sentence around it', () => {
    const text = Array.from(
      { length: 6 },
      (_, i) =>
        `${'A sentence of the covenants is on a line here.\n'.repeat(9)}The ${['Board', 'club', 'Trust', 'owner', 'buyer', 'seller'][i]} may owe more than its yearly share of the\n\n-${i + 9}-\n\nRevised Deed (Final) -kq\n\nEIGHTH PART (continued)\n\ncosts of ${['a', 'the', 'any', 'each', 'one', 'this'][i]} storm if it asks for them.`,
    );
    const cleaned = clean(plain(text.join('\n'))).source.text;
    expect(cleaned).not.toMatch(/Final|continued|-9-/);
    expect(cleaned).toContain('share of the costs of a storm');
  });

  it('parts a title from a paragraph in small letters below a blank line, and joins a sentence there', () => {
    const long = 'Boats are kept in the barn from the first of May on, and goats are kept out of it.';
    const under = (line: string) =>
      paragraphs(plain(`${long}\n\n${line}\n\nnew owners ask for a key.\n${`${long}\n`.repeat(9)}`));
    expect(under('Barn Keys and Locks')).toContain('new owners ask for a key.');
    expect(under('In the barn')).toContain('In the barn new owners ask for a key.');
    expect(under('Keys of')).toContain('Keys of new owners ask for a key.');
  });

  it('joins a long line that ends in a preposition to a name on the next, and no short one', () => {
    const full = 'Nothing in these rules shall keep an owner from anything that a lot is commonly used for.';
    const cut = 'Nothing here keeps an owner from working at home as allowed by';
    expect(paragraphs(plain(`${full}\n${cut}\nHarbor County law on any day.\n${full}`))).toContain(
      `${cut} Harbor County law on any day.`,
    );
    expect(paragraphs(plain(`${full}\nNotes taken by\nHarbor Grounds Company\n${full}`))).toContain(
      'Notes taken by',
    );
  });

  it('joins lines to paragraphs beside others that stand whole on a line', () => {
    const whole = `${'A paragraph that its file keeps on one line runs on and on. '.repeat(6)}\n\n`;
    const wide = `The head of it goes on, ${'and on, '.repeat(11)}and is wider than what was broken.\n\n`;
    const text = `${whole.repeat(2)}${wide.repeat(2)}${'No shed, no barn, no coop and no other house for\nanimals or for tools may stand or be put on any\nLot unless the Board approves it in writing and\nthe owners on both sides of that lot agree to it.\n\n'.repeat(8)}`;
    expect(clean(plain(text)).source.text).toContain('put on any Lot unless');
  });

  it('leaves out line numbers down the margin of every page', () => {
    const words = 'the quick brown fox jumps over a lazy dog and then sleeps'.split(' ');
    const numbered = [0, 1].map(() => words.map((word, i) => `${i + 1} ${word} and so on and on`).join('\n'));
    const text = clean(plain(...numbered)).source.text;
    expect(text).not.toMatch(/\d/);
    expect(text).toContain('the and so on');
  });
});

describe('paragraphs', () => {
  it('joins printed lines, and hyphens broken at a line', () => {
    const text =
      'Each Owner shall be responsible for the main-\ntenance of the fence that stands on the\nlot.';
    expect(paragraphs(plain(text))).toEqual([
      'Each Owner shall be responsible for the maintenance of the fence that stands on the lot.',
    ]);
  });

  it('begins one at each list item and heading', () => {
    const text =
      'ARTICLE IV\nASSESSMENTS\nThe Board may levy, as it finds necessary for the common good of\nall owners:\n(a) annual assessments, payable to the Association each\nquarter; and\n(b) special assessments.';
    expect(paragraphs(plain(text))).toEqual([
      'ARTICLE IV',
      'ASSESSMENTS',
      'The Board may levy, as it finds necessary for the common good of all owners:',
      '(a) annual assessments, payable to the Association each quarter; and',
      '(b) special assessments.',
    ]);
  });

  it('does not begin one at a reference that a line happens to begin with', () => {
    const text =
      'Assessments are due as provided in the Declaration and subject to\nArticle IV of the Bylaws and to the limits which are set forth in\nSection 4.2, and are payable to the Association within the time of\n30. They bear no interest, and no penalty, and no other charge of any\nkind at all, unless it is one that the members of the Association have\napproved.';
    expect(paragraphs(plain(text))).toHaveLength(1);
  });

  it('carries one over the end of a page', () => {
    const found = paragraphs(
      [
        printedPage(
          1,
          stacked(0.8, [
            'No owner shall keep any horse, cow, pig or sheep on any lot or',
            'in any dwelling without the',
          ]),
        ),
        printedPage(2, stacked(0.1, ['consent of the Board, which may be', 'withdrawn.', 'ARTICLE V'])),
      ].map((page, i) => (i === 0 ? page : { ...page })),
    );
    expect(found).toEqual([
      'No owner shall keep any horse, cow, pig or sheep on any lot or in any dwelling without the consent of the Board, which may be withdrawn.',
      'ARTICLE V',
    ]);
  });

  it('tells them apart by a gap and by a first line set in', () => {
    const lines = [
      ...stacked(0.1, ['The quick brown fox jumps over the lazy dog, and all of the', 'owners saw it.']),
      { text: 'A second paragraph follows after some space on the page and', top: 0.17 },
      { text: 'goes on.', top: 0.188 },
      { text: 'A third is set in, and it begins right under the second, and', top: 0.206, left: 0.15 },
      { text: 'goes on at the margin as the others do, for a good while yet', top: 0.224 },
      { text: 'until it ends.', top: 0.242 },
    ];
    expect(paragraphs([printedPage(1, lines)]).map((line) => line.slice(0, 8))).toEqual([
      'The quic',
      'A second',
      'A third ',
    ]);
  });

  it('keeps tabs in rows of a table alone', () => {
    const text = 'Section 1.\tPets are allowed.\nManagement\t1,200.00\t1,300.00';
    expect(paragraphs(plain(text))).toEqual([
      'Section 1. Pets are allowed.',
      'Management\t1,200.00\t1,300.00',
    ]);
  });

  it('reads text with an empty line after every line', () => {
    const text =
      'Each Owner shall keep the fence of his lot in good order, and the\n\nAssociation may enter and mend it when he has\n\nnot done so within a month of its notice, at his\n\nown expense.\n\n(a) Such expense is a lien on the lot and on all\n\nthat stands on it.';
    expect(paragraphs(plain(text)).map((line) => line.slice(0, 8))).toEqual(['Each Own', '(a) Such']);
  });

  it('leaves paragraphs of one line each as they are', () => {
    const text = 'First paragraph of a letter that is long enough.\nand a second that begins small.\nThird.';
    expect(paragraphs(plain(text))).toHaveLength(3);
  });
});

it('cites what was joined as it stands on its pages', () => {
  const { source } = clean(
    plain('It is for the main-\ntenance of the pool and all that belongs to the pool.'),
  );
  expect(cite(source, 14, 25)).toEqual([{ page: 1, start: 14, end: 27, quote: 'main-\ntenance' }]);
});
