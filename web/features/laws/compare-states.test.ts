import { expect, test } from 'vitest';
import file from '#content/state-laws.json' with { type: 'json' };
import { type StateRow, stateLawsSchema } from '#contract/state-law.ts';
import { comparedOf, inWords, ruleOf, selectStates, statuteCount, summaryOf } from './compare-states.ts';

const states = stateLawsSchema.parse(file);
const rows: StateRow[] = states.map((state) => ({
  ...state,
  statutes: state.statutes.map(({ name }) => name),
}));
const slugs = (list: readonly StateRow[]) => list.map(({ slug }) => slug);

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
  expect(slugs(selectStates(rows, 'virginia', 'reserves'))).toEqual(['virginia']);
  expect(slugs(selectStates(rows, 'florida', 'foreclosure'))).toEqual([]);
});

test('what is not listed is told apart from what is not required', () => {
  const value = (slug: string, label: string) =>
    comparedOf(rows.find((row) => row.slug === slug)!).find((item) => item.label === label)?.value;
  expect(value('alabama', 'Reserve study')).toBeNull();
  expect(value('minnesota', 'Reserve study')).toBe('Not required');
  expect(value('delaware', 'Reserve study')).toBe('Condominiums only');
  expect(value('alaska', 'Days to cancel')).toBe('5 days');
});

test('the count of statutes is singular or plural', () => {
  expect([statuteCount(1), statuteCount(2)]).toEqual(['1 primary statute', '2 primary statutes']);
});

test('what is listed is told with whom it is for, not with a bare yes', () => {
  const alaska = rows.find(({ slug }) => slug === 'alaska')!;
  expect(ruleOf(alaska, 'disclosure')?.value).toMatch(/^Certificate within/);
  expect(ruleOf(alaska, 'cancel')).toMatchObject({ value: '5 days', note: expect.stringMatching(/^From/) });
  expect(ruleOf(rows.find(({ slug }) => slug === 'connecticut')!, 'cancel')?.value).toBe('5 business days');
  expect(ruleOf(alaska, 'all')).toBeNull();
  for (const row of rows) {
    if (row.compare.disclosure) expect(ruleOf(row, 'disclosure')?.value, row.slug).not.toBe('Yes');
    if (row.compare.records) expect(ruleOf(row, 'records')?.value, row.slug).not.toBe('Yes');
  }
});

test('names are strung together', () => {
  expect([['a'], ['a', 'b'], ['a', 'b', 'c']].map(inWords)).toEqual(['a', 'a or b', 'a, b or c']);
});

test('the sentence for search results is short enough for them, and no two states share one', () => {
  const sentences = states.map(summaryOf);
  expect(new Set(sentences).size).toBe(50);
  for (const sentence of sentences) {
    expect(sentence.length, sentence).toBeLessThanOrEqual(160);
    expect(sentence.length, sentence).toBeGreaterThanOrEqual(70);
  }
});
