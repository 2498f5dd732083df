import { expect, test } from 'vitest';
import { ruleOf, type StateRow, selectStates, statuteCount } from './compare-states.ts';
import { findState, stateRows as rows, summaryOf, toldSubjects } from './state-laws.server.ts';

const slugs = (list: readonly StateRow[]) => list.map(({ slug }) => slug);
const rowOf = (slug: string) => rows.find((row) => row.slug === slug)!;
const told = (slug: string, id: string) => toldSubjects(slug).find((subject) => subject.id === id)!.rights;

test('a state is found by its name and by its statute, in any case', () => {
  expect(slugs(selectStates(rows, ' new ', 'all'))).toEqual([
    'new-hampshire',
    'new-jersey',
    'new-mexico',
    'new-york',
  ]);
  expect(slugs(selectStates(rows, 'davis-stirling', 'all'))).toEqual(['california']);
  expect(selectStates(rows, '', 'all')).toHaveLength(50);
});

test('a filter and a search apply together', () => {
  expect(slugs(selectStates(rows, 'virginia', 'reserve'))).toEqual(['virginia']);
  expect(slugs(selectStates(rows, 'florida', 'foreclosure'))).toEqual([]);
  expect(slugs(selectStates(rows, 'arkansas', 'cancellation'))).toEqual([]);
});

test('no cell is empty or a bare dash, and what is not known says where to look', () => {
  for (const { slug, cells } of rows) {
    expect(cells, slug).toHaveLength(5);
    for (const { id, lines } of cells) {
      expect([1, 2], `${slug} ${id}`).toContain(lines.length);
      for (const { text } of lines) {
        expect(text.length, `${slug} ${id} ${text}`).toBeGreaterThan(4);
        expect(text, `${slug} ${id}`).toMatch(/[a-z]{3}/);
        if (text.startsWith('Not checked yet')) expect(text).toMatch(/see .*\d/);
      }
    }
  }
});

test('homeowners associations and condominiums are told apart where they differ, and once where not', () => {
  expect(ruleOf(rowOf('florida'), 'cancellation')?.lines).toEqual([
    { who: 'HOAs', text: '3 days from receiving a disclosure summary that came late', open: true },
    {
      who: 'Condos',
      text: '7 business days from signing or receiving the documents, whichever is later',
      open: true,
    },
  ]);
  expect(ruleOf(rowOf('hawaii'), 'cancellation')?.lines).toEqual([
    { who: null, text: '15 calendar days from receiving the documents', open: false },
  ]);
  expect(ruleOf(rowOf('alaska'), 'all')).toBeNull();
});

test('what was not read in the statute says so, and what was read says in which copy', () => {
  const [hawaii] = told('hawaii', 'cancellation');
  expect(hawaii).toMatchObject({ seen: 'As read in a copy of June 20, 2026.', doubt: null });
  expect(hawaii?.source).toMatch(/^https:\/\/www\.capitol\.hawaii\.gov\//);
  const [minnesota] = told('minnesota', 'cancellation');
  expect(minnesota?.seen).toMatch(/^Not checked against the statute text/);
  expect(minnesota?.doubt).toMatch('No copy of the section was at hand');
  for (const { slug } of rows)
    for (const { id, rights } of toldSubjects(slug))
      for (const { seen, owed, sentences, citation } of rights) {
        expect(seen, `${slug} ${id}`).toMatch(/\b20\d\d\b|\b19\d\d\b/);
        expect(sentences.length + (owed?.documents.length ?? 0), `${slug} ${id}`).toBeGreaterThan(0);
        expect(citation, `${slug} ${id}`).toMatch(/\d/);
      }
});

test('where nothing was found the page says so, and sends nobody to a contract', () => {
  const [arkansas] = told('arkansas', 'cancellation');
  expect(arkansas?.sentences.join(' ')).toMatch(/^No state law found/);
  const words = JSON.stringify(rows.map(({ slug }) => [findState(slug), toldSubjects(slug)]));
  expect(words).not.toMatch(/We list nothing|Have your contract say/);
});

test('the count of statutes is singular or plural', () => {
  expect([statuteCount(1), statuteCount(2)]).toEqual(['1 primary statute', '2 primary statutes']);
});

test('the sentence for search results is short enough for them, and no two states share one', () => {
  const sentences = rows.map(summaryOf);
  expect(new Set(sentences).size).toBe(50);
  for (const sentence of sentences) {
    expect(sentence.length, sentence).toBeLessThanOrEqual(160);
    expect(sentence.length, sentence).toBeGreaterThanOrEqual(70);
  }
});
