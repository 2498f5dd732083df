import { expect, test } from 'vitest';
import file from '#content/state-laws.json' with { type: 'json' };
import { type StateRow, stateLawsSchema } from '#contract/state-law.ts';
import { comparedOf, selectStates, statuteCount } from './compare-states.ts';

const rows: StateRow[] = stateLawsSchema
  .parse(file)
  .map((state) => ({ ...state, statutes: state.statutes.map(({ name }) => name) }));
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
