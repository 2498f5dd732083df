import { expect, test } from 'vitest';
import file from '#content/state-laws.json' with { type: 'json' };
import { type StateLaw, stateLawsSchema } from '#contract/state-law.ts';
import { faultsOfStateLaws, figuresOf } from './check-state-laws.ts';

const states = () => structuredClone(stateLawsSchema.parse(file));

/** The states with the first few changed. */
const withChanged = (count: number, change: (state: StateLaw) => void): StateLaw[] => {
  const all = states();
  for (const state of all.slice(0, count)) change(state);
  return all;
};

test('the states as they are have no fault', () => {
  expect(faultsOfStateLaws(file)).toEqual([]);
});

test('a figure needs a provision that has it', () => {
  const faults = faultsOfStateLaws(
    withChanged(1, ({ considerations }) => considerations.buyers.push('Keep $4,321 back for the lien.')),
  );
  expect(faults).toEqual([
    "state-laws.json alabama: no provision has the 4321 of 'Keep $4,321 back for the lien.'",
  ]);
});

test('days to cancel that no provision tells of are a fault', () => {
  const faults = faultsOfStateLaws(
    withChanged(1, ({ compare }) => Object.assign(compare, { cancelDays: 9, cancelUnit: 'days' })),
  );
  expect(faults).toEqual(["state-laws.json alabama: no provision has the 9 of '9 days to cancel'"]);
});

test('a sentence may stand in two states, not in three', () => {
  const say = ({ considerations }: StateLaw) =>
    considerations.owners.push('Read it well. Ask the board for the minutes of its meetings.');
  const told = (count: number) => faultsOfStateLaws(withChanged(count, say));
  expect(told(2)).toEqual([]);
  expect(told(3)).toEqual([
    "state-laws.json 'Ask the board for the minutes of its meetings.' stands in alabama, alaska, arizona: say what is so in each",
  ]);
});

test('a link to a document host, a search page or, for a statute, to an account of it is a fault', () => {
  const linked = (address: string) =>
    faultsOfStateLaws(withChanged(1, ({ statutes }) => Object.assign(statutes[0]!, { source: address })));
  expect(linked('https://issuu.com/docs/1')[0]).toMatch('0.statutes.0.source: is no source that is known');
  expect(linked('https://codes.ohio.gov/search?keywords=hoa')).toHaveLength(1);
  expect(linked('https://jdsupra.com/legalnews/1')[0]).toMatch("not the statute's text");
  expect(linked('https://law.justia.com/codes/alabama/')).toEqual([]);
});

test('figures are told in digits and in words', () => {
  expect(figuresOf("$2,000 or three months' dues, 2.5 percent, Two")).toEqual(['2000', '3', '2.5', '2']);
});
