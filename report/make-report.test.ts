import { describe, expect, test } from 'vitest';
import type { Citation } from '#contract/page.ts';
import { analyze } from '#engine/index.ts';
import { linesOfText } from '#engine/structure/printed.ts';
import { asMarkdown } from './as-markdown.ts';
import { asText } from './as-text.ts';
import { makeReport } from './make-report.ts';
import { readAnalysis } from './read-analysis.ts';
import type { Block, Report } from './report.ts';
import { linesBeside } from './see-also.ts';

const pages = [
  `DECLARATION OF COVENANTS
ARTICLE I. ASSESSMENTS
Section 1.1. The regular assessment for each Lot is $250 per month.
Section 1.2. A late charge of $25 is added to any assessment not paid within 15 days after it is due.
Section 1.3. Unpaid assessments are a lien upon the Lot and the Association may foreclose the lien by judicial action.`,
  `ARTICLE II. USE
Section 2.1. No more than two dogs or cats may be kept on any Lot.
Section 2.2. No Lot may be leased for a term of less than thirty days.
Section 2.3. No more than three dogs or cats may be kept on any Lot.`,
].map((text, index) => ({ number: index + 1, text, lines: linesOfText(text), size: null, readable: true }));

const raw = {
  ...analyze(pages, { documentType: 'cc_and_r' }),
  document_name: 'Oak Lane.pdf',
  created_at: '2026-11-21T10:00:00.000Z',
};
const report = makeReport(readAnalysis(raw));

/** Every citation anywhere in an analysis. */
function citationsIn(value: unknown): Citation[] {
  if (Array.isArray(value)) return value.flatMap(citationsIn);
  if (typeof value !== 'object' || value === null) return [];
  return 'quote' in value ? [value as Citation] : Object.values(value).flatMap(citationsIn);
}

function numbersIn(block: Block): readonly number[] {
  if (block.kind === 'points')
    return block.points.flatMap(({ notes, also }) => [...notes, ...(also?.notes ?? [])]);
  if (block.kind === 'answers')
    return block.rows.flatMap(({ answers }) => answers.flatMap(({ notes }) => notes));
  return block.notes;
}
const numbersOf = ({ parts }: Report) => parts.flatMap(({ blocks }) => blocks.flatMap(numbersIn));

describe('a report of the engine’s analysis', () => {
  test('holds every citation of it as a note, or prints its words under a statement that has a note of their place', () => {
    const cited = citationsIn(raw);
    expect(cited.length).toBeGreaterThan(20);
    const noted = new Set(report.notes.map(({ page, quote }) => `${page} ${quote}`));
    const text = asText(report);
    const isTold = ({ page, quote }: Citation) =>
      noted.has(`${page} ${quote}`) || text.includes(`“${quote.replace(/\s+/g, ' ')}”`);
    expect(cited.filter((one) => !isTold(one))).toEqual([]);
  });

  test('numbers its notes as they are first read, each once', () => {
    const first = [...new Set(numbersOf(report))];
    expect(first).toEqual(report.notes.map(({ number }) => number));
    expect(first).toEqual(first.map((_, index) => index + 1));
  });

  test('says everything that the analysis says', () => {
    const text = asText(report);
    for (const { text: said } of [...raw.key_points, ...raw.restricted_activities]) {
      expect(text).toContain(said);
    }
    for (const { text: said } of raw.summary_statements) expect(text).toContain(said);
    for (const { section } of raw.chunk_analyses) expect(text).toContain(section);
    for (const id of raw.not_stated) expect(id && text).toContain('We found no mention');
    for (const { id } of raw.unclear) expect(id && text).toContain('We found no clear answer');
  });

  test('begins with what costs money or forbids something, and ends with what to ask and the sections', () => {
    expect(report.parts.map(({ title }) => title)).toEqual([
      'Read this first: what costs you money or limits what you can do',
      'Where the document contradicts itself',
      'What you will pay',
      'Possible extra costs',
      'If you pay late or break a rule',
      'Pets',
      'Renting out your home',
      'Living there',
      'Cars and parking',
      'Changing your home',
      'Who maintains and insures what',
      'Lawsuits',
      'Disputes and decisions',
      'When you sell',
      'How the association is run',
      'Questions to ask',
      'Answered by other documents',
      'Section by section',
    ]);
  });

  test('asks for what is not stated and which of two answers holds', () => {
    const asked = report.parts.find(({ title }) => title === 'Questions to ask');
    const texts = JSON.stringify(asked);
    expect(texts).toContain('Limit on pets per home: which is right, 2 or 3?');
    expect(texts).toContain('How much interest is charged on overdue amounts?');
  });

  test('is the same each time', () => {
    expect(makeReport(readAnalysis(structuredClone(raw)))).toEqual(report);
  });
});

test('as text every statement has its page; as Markdown its footnote, with page and quote', () => {
  const text = asText(report);
  expect(text).toMatch(/- Most important: This document sets regular dues of \$250 a month.*\(.*p\. 1\)/);
  expect(text).toContain('Monthly fees: $250 a month for one home (p. 1); $3,000 a year ($250 × 12)');
  const markdown = asMarkdown(report);
  const number =
    /^- \*\*Most important:\*\* This document sets regular dues of \$250 a month.*?\[\^(\d+)\]/m.exec(
      markdown,
    )?.[1];
  expect(markdown).toMatch(
    new RegExp(`^\\[\\^${number}\\]: Page 1: “.*The regular assessment for each Lot is \\$250`, 'm'),
  );
  for (const { number: note } of report.notes) expect(markdown).toContain(`[^${note}]: Page `);
});

test('what reads like no association’s document says so first, with what to do, however it is taken along', () => {
  const [page] = pages;
  const list = 'Milk $3.49\nBread $2.99\nDog food $24.00\nTotal $30.48';
  const none = analyze(page ? [{ ...page, text: list, lines: linesOfText(list) }] : [], {
    documentType: 'budget',
  });
  const told = makeReport(readAnalysis({ ...none, document_name: 'list.txt' }));
  expect(told.parts.map(({ title }) => title)).toEqual(['This does not read like an association’s document']);
  for (const written of [asText(told), asMarkdown(told)]) {
    expect(written).toContain('This does not read like an association’s document');
    expect(written).toContain('Check the file');
    expect(written).not.toMatch(/You pay|regular dues of/);
  }
  expect(report.parts.map(({ title }) => title)).not.toContain(told.parts[0]?.title);
});

test('what Markdown would take for its own is told as it is', () => {
  const odd = readAnalysis({ key_points: ['Dues: *10* | <b>2</b> [x] #1_a'], document_name: 'a_b*.pdf' });
  const markdown = asMarkdown(makeReport(odd));
  expect(markdown).toContain('Dues: \\*10\\* \\| \\<b\\>2\\</b\\> \\[x\\] \\#1\\_a');
  expect(markdown.startsWith('# a\\_b\\*.pdf\n')).toBe(true);
});

test('what the document says on a matter stands under its statement, with a note of the whole sentence', () => {
  const words = 'No dog may be kept in a townhome that has no yard of its own. ';
  const quote = words.repeat(25).trim();
  const cited = (page: number, said: string) => ({ page, start: 0, end: said.length, quote: said });
  const analysis = {
    key_points: [
      { id: 'pets.allowed', text: 'Pets.', citations: [cited(1, 'Pets.')], see_also: [cited(9, quote)] },
    ],
  };
  const made = makeReport(readAnalysis(analysis));
  const short = `${words.repeat(19)}No dog may be kept in …`;
  expect(asText(made)).toContain(`  The document says: “${short}” (p. 9)`);
  expect(asMarkdown(made)).toContain(`The document says: “${short}”[^2]`);
  expect(made.notes[1]).toEqual({ number: 2, page: 9, quote });
});

test('lines beside a statement are put together over the end of a page, and say whether the statement is cited to them', () => {
  const at = (page: number, start: number, quote: string) => ({
    page,
    start,
    end: start + quote.length,
    quote,
  });
  const own = [at(3, 50, 'No dog may be kept without')];
  const beside = [
    at(3, 40, 'Section 4. No dog may be kept without'),
    at(4, 0, 'a\nleash.'),
    at(4, 90, 'Nor a cat.'),
  ];
  expect(linesBeside(own, beside)).toEqual([
    { quote: 'Section 4. No dog may be kept without a leash.', citations: beside.slice(0, 2), isOwn: false },
    { quote: 'Nor a cat.', citations: beside.slice(2), isOwn: false },
  ]);
  expect(linesBeside(own, beside.slice(0, 1))).toMatchObject([{ isOwn: true }]);
  const apart = [at(3, 40, 'No hedge shall be planted upon a lot'), at(4, 90, 'Hedges shall be low.')];
  expect(linesBeside(own, apart)).toHaveLength(2);
  const joined = [at(3, 40, 'No hedge without leave of the'), at(4, 0, 'Board.')];
  expect(linesBeside(own, joined)).toHaveLength(1);
  expect(linesBeside(own, [at(5, 0, '* Cars are\ntowed.')])[0]?.quote).toBe('Cars are towed.');
});

test('an analysis of nothing is a report that says so', () => {
  const text = asText(makeReport(readAnalysis({})));
  expect(text).toContain('No summary available.');
  expect(text).toContain('Monthly fees: Not specified');
  expect(text).toContain('No levied, approved or proposed special assessment was found in this document.');
  expect(text).toContain('Analyzed: N/A');
  expect(text).toMatch(/^Document\nDocument\n/);
});

test('what is missing is told in the words of the page', () => {
  const text = asText(
    makeReport(
      readAnalysis({
        document_type: 'rules',
        created_at: 'yesterday',
        special_assessments: [{ amount: 1200, date: '2026-03-15' }, {}],
        not_stated: ['pets.allowed'],
        unreadable_pages: [3, 4, 7],
      }),
    ),
  );
  expect(text).toContain('- Unknown purpose: $1,200 · Mar 15, 2026');
  expect(text).toContain('- Unknown purpose: Not specified · Date not specified');
  expect(text).toContain('- Pets: Not found on the pages that could be read');
  expect(text).toContain('Pages 3-4, 7. Read them yourself');
  expect(text).toContain('Analyzed: yesterday');
});

test('a long list is told a row an item, so that a sheet can end between them', () => {
  const fines = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: 'fine.schedule',
      label: 'Fine',
      value: { amount: index },
      display: `$${index}`,
      citations: [{ page: index + 1, start: 0, end: 1, quote: 'x' }],
    }));
  const questions = (count: number) =>
    makeReport(readAnalysis({ facts: fines(count) }))
      .parts.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'answers' ? block.rows : [])))
      .map(({ question }) => question)
      .filter((question) => question.startsWith('Fine'));
  expect(questions(6)).toEqual(['Fine']);
  expect(questions(7)).toHaveLength(7);
  expect(questions(7)[1]).toBe('Fine (2 of 7)');
});
