import { describe, expect, test } from 'vitest';
import type { Page } from '#contract/page.ts';
import { analyze } from '../analyze.ts';
import { doubtfulWords } from './doubtful-words.ts';
import { pageNotes } from './page-notes.ts';

const page = (text: string, more: Partial<Page> = {}): Page => ({
  number: 1,
  text,
  lines: [],
  size: null,
  readable: true,
  ...more,
});
/** A page from a picture; the words in ‹› could hardly be made out. */
const scanned = (marked: string, more: Partial<Page> = {}): Page => {
  const doubtful: [number, number][] = [];
  let text = '';
  for (const part of marked.split(/(‹[^›]*›)/)) {
    const word = part.replace(/[‹›]/g, '');
    if (part.startsWith('‹')) doubtful.push([text.length, text.length + word.length]);
    text += word;
  }
  return page(text, { source: 'ocr', confidence: 0.9, doubtful, ...more });
};

describe('notes on pages', () => {
  test('say of each page that was not read why', () => {
    const faults = ['damaged', 'drawing', 'no_words', 'failed', 'not_tried'] as const;
    const pages = faults.map((fault, n) => page('', { number: n + 1, readable: false, fault }));
    const notes = pageNotes(pages);
    expect(notes.map(({ page: number, reason }) => [number, reason])).toEqual(
      faults.map((fault, n) => [n + 1, fault]),
    );
    expect(new Set(notes.map(({ note }) => note)).size).toBe(faults.length);
    expect(pageNotes([page('', { readable: false })])).toMatchObject([{ reason: 'not_tried' }]);
  });

  test('say of a poor copy how poor it is, and nothing of a good one or of text', () => {
    expect(pageNotes([scanned('Pets are ‹kcpt› on a ‹lcash› of six feet.')])).toEqual([
      { page: 1, reason: 'poor_copy', note: expect.stringContaining('about 3 in 10 of its words') },
    ]);
    expect(pageNotes([scanned('Pets are kept.', { confidence: 0.7 })])).toMatchObject([
      { reason: 'poor_copy', note: expect.stringContaining('may have been read wrong') },
    ]);
    expect(pageNotes([scanned('Pets are kept on a leash.'), page('Pets are kept on a leash.')])).toEqual([]);
  });

  test('stand in the analysis, beside the pages that could not be read', () => {
    const pages = [page('Pets are not allowed.'), page('', { number: 2, readable: false, fault: 'drawing' })];
    const analysis = analyze(pages, { documentType: 'rules' });
    expect(analysis.unreadable_pages).toEqual([2]);
    expect(analysis.page_notes).toMatchObject([{ page: 2, reason: 'drawing' }]);
  });
});

describe('words that an answer rests on', () => {
  const wordsOf = (one: Page, value: Parameters<typeof doubtfulWords>[1]) => {
    const cited = [{ page: 1, start: 0, end: one.text.length, quote: one.text }];
    return doubtfulWords(new Map([[1, one]]), value, cited).map(({ start, end, quote }) => {
      expect(one.text.slice(start, end)).toBe(quote);
      return quote;
    });
  };
  const sentence = (figure: string, word: string) =>
    scanned(`The annual assessment for each Lot in the ${word} of the Association is ${figure} a year.`);

  test('are figures, numbers in words and a not', () => {
    expect(wordsOf(sentence('‹$480›', 'records'), { amount: 480 })).toEqual(['$480']);
    expect(
      wordsOf(
        scanned('A quorum is ‹thirty› percent of all the votes of the members then in good standing.'),
        30,
      ),
    ).toEqual(['thirty']);
    expect(
      wordsOf(scanned('Pets are ‹not› allowed in any of the homes that the Association has.'), 'none'),
    ).toEqual(['not']);
  });

  test('are no words beside them, but those of an answer in words', () => {
    const beside = sentence('$480', '‹rccords›');
    expect(wordsOf(beside, { amount: 480 })).toEqual([]);
    expect(wordsOf(beside, 'rccords')).toEqual(['rccords']);
  });

  test('are all of a quote that was read badly, and none of a file with text of its own', () => {
    expect(wordsOf(scanned('‹Thc› ‹annuaI› assessment ‹iz› $480.'), { amount: 480 })).toEqual([
      'Thc',
      'annuaI',
      'iz',
    ]);
    expect(wordsOf(page('The annual assessment is $480.'), { amount: 480 })).toEqual([]);
  });

  test('are told with the fact, and of no other', () => {
    const pages = [
      scanned('ARTICLE I\nThe late fee is ‹$25.00› for each month.\nPets are not allowed in any unit.'),
    ];
    const { facts } = analyze(pages, { documentType: 'rules' });
    const told = facts.filter(({ doubtful }) => doubtful !== undefined);
    expect(told.map(({ id }) => id)).toEqual(['assessment.late_fee']);
    expect(told[0]?.doubtful).toMatchObject([{ quote: '$25.00', page: 1 }]);
  });
});

describe('words that could hardly be made out', () => {
  const budget = (marked: string) => analyze([scanned(marked)], { documentType: 'budget' });

  test('tell nothing in the summary, and are told with a warning', () => {
    const { summary, key_points: points } = budget(
      'Gull Creek Homeowners Association\nThe annual dues are ‹$480› per home.',
    );
    expect(summary).not.toMatch(/480/);
    expect(points.find(({ text }) => text.includes('480'))?.text).toMatch(/hard to read/);
  });

  test('name no year that lies far after all others', () => {
    const { facts } = budget(
      'Gull Creek Homeowners Association\nBudget 2050\nActual 2029\nActual 2030\nLoan of 2028\nPaid in 2031',
    );
    expect(facts.find(({ id }) => id === 'budget.year')).toBeUndefined();
  });

  test('name no year of a budget long after the day of the paper', () => {
    const { facts } = analyze(
      [
        page(
          'Gull Creek Homeowners Association\nMinutes of the Board Meeting held May 9, 2031\nThe 2051 budget was approved.',
        ),
      ],
      { documentType: 'minutes' },
    );
    expect(facts.map(({ id }) => id)).toContain('document.date');
    expect(facts.map(({ id }) => id)).not.toContain('budget.year');
  });
});
