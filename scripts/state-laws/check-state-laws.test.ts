import { expect, test } from 'vitest';
import file from '#content/state-laws.json' with { type: 'json' };
import rights from '#content/state-rights.json' with { type: 'json' };
import { type StateLaw, stateLawsSchema } from '#contract/state-law.ts';
import { stateRightsSchema } from '#contract/state-right.ts';
import { faultsOfStateLaws, figuresOf } from './check-state-laws.ts';

const rows = stateRightsSchema.parse(rights);
const faultsOf = (laws: unknown) => faultsOfStateLaws(laws, rows);

const states = () => structuredClone(stateLawsSchema.parse(file));

/** The states with the first few changed. */
const withChanged = (count: number, change: (state: StateLaw) => void): StateLaw[] => {
  const all = states();
  for (const state of all.slice(0, count)) change(state);
  return all;
};

test('the states as they are have no fault', () => {
  expect(faultsOf(file)).toEqual([]);
});

test('a figure needs a provision that has it', () => {
  const faults = faultsOf(
    withChanged(1, ({ considerations }) => considerations.buyers.push('Keep $4,321 back for the lien.')),
  );
  expect(faults).toEqual([
    "state-laws.json alabama: no provision has the 4321 of 'Keep $4,321 back for the lien.'",
  ]);
});

test('a sentence may stand in two states, not in three', () => {
  const say = ({ considerations }: StateLaw) =>
    considerations.owners.push('Read it well. Ask the board for the minutes of its meetings.');
  const told = (count: number) => faultsOf(withChanged(count, say));
  expect(told(2)).toEqual([]);
  expect(told(3)).toEqual([
    "state-laws.json 'Ask the board for the minutes of its meetings.' stands in alabama, alaska, arizona: say what is so in each",
  ]);
});

test('a link to a document host, a search page, a newspaper, an account or a bill is a fault', () => {
  const linked = (address: string) =>
    faultsOf(withChanged(1, ({ statutes }) => Object.assign(statutes[0]!, { source: address })));
  for (const address of [
    'https://issuu.com/docs/1',
    'https://codes.ohio.gov/search?keywords=hoa',
    'https://www.dailynews.com/2021/08/27/hoa-homefront/',
    'https://jdsupra.com/legalnews/1',
    'https://ilga.gov/ftp/legislation/104/SB/10400SB3527.htm',
    'https://docs.legis.wisconsin.gov/document/proposaltext/2021/REG/SB865,5',
  ])
    expect(linked(address)[0], address).toMatch('0.statutes.0.source: is no source that is known');
  expect(linked('https://law.justia.com/codes/alabama/')).toEqual([]);
});

test('a bill in a citation is a fault, an act is none', () => {
  const cited = (citation: string) =>
    faultsOf(withChanged(1, ({ provisions }) => Object.assign(provisions[0]!, { citation })));
  for (const citation of [
    'Utah SB 201 (2025 Gen. Sess.)',
    'Minn. S.F. 1750 / H.F. 1268 (2026)',
    'Ala. HB 12',
  ])
    expect(cited(citation)[0], citation).toMatch('cites a bill, which is not law');
  for (const citation of ['Cal. Civ. Code § 5850 (Stats. 2025, ch. 22)', 'Tenn. Code Ann. § 66-27-403(g)'])
    expect(cited(citation), citation).toEqual([]);
});

test('figures are told in digits and in words', () => {
  expect(figuresOf("$2,000 or three months' dues, 2.5 percent, Two")).toEqual(['2000', '3', '2.5', '2']);
});
