import { describe, expect, test } from 'vitest';
import { documentTypes } from '#contract/document-type.ts';
import type { FactId } from '../catalogue.ts';
import { analyze } from '../index.ts';
import { docOf } from '../testing/doc-of.ts';
import { expectedFacts } from '../weigh/expected-facts.ts';
import { findPassages } from './find-passages.ts';
import { wordsOfFacts } from './words-of-facts.ts';

const paper = `The Board of the Association met to look after the affairs of the homes.
Homeowners whose accounts are behind will find a handling charge on the next statement, as the treasurer sees fit.
Snow on the private drives is cleared before seven when there is more than an inch of it.
Whoever wants to let a home to tenants talks to the manager first and brings the lease along.
Should a suit be brought against us, the insurer is told at once.
The garden committee thanks all who helped to plant the beds.`;
const doc = docOf(paper);
const quotes = (fact: FactId) => findPassages(doc, fact)?.map(({ quote }) => quote) ?? null;

describe('passages that speak of what has no answer', () => {
  test.each<[FactId, string]>([
    ['assessment.late_fee', 'handling charge'],
    ['maintenance.roads', 'private drives'],
    ['rental.allowed', 'let a home to tenants'],
    ['litigation', 'a suit be brought'],
  ])('%s is spoken of', (fact, words) => {
    expect(quotes(fact)?.[0]).toContain(words);
  });

  test.each<FactId>(['pets.allowed', 'quorum.members', 'vehicles.rv_boat_trailer', 'reserves.inflation'])(
    'of %s there is no mention',
    (fact) => {
      expect(quotes(fact)).toBeNull();
    },
  );

  test('the best come first, three at most, none twice', () => {
    const many = Array.from(
      { length: 9 },
      (_, n) => `A member may vote in person or by written proxy, as ${n} of us did.`,
    );
    const others = Array.from({ length: 60 }, (_, n) => `Bed number ${n} is watered by whoever planted it.`);
    const best = 'A member may vote in person or by written proxy filed with the secretary.';
    const found = findPassages(docOf([...many, best, ...others].join('\n')), 'voting.proxy_allowed') ?? [];
    expect(found).toHaveLength(3);
    expect(found[0]?.quote).toBe(best);
    expect(new Set(found.map(({ start }) => start)).size).toBe(3);
  });

  test('a common word alone speaks of nothing, and neither does a line of the contents', () => {
    const parking = 'Overnight parking on the street is prohibited.';
    expect(findPassages(docOf(parking), 'maintenance.roads')).toBeNull();
    expect(
      findPassages(docOf('Repairs of the street are paid for by all.'), 'maintenance.roads'),
    ).not.toBeNull();
    expect(
      findPassages(docOf(`Lawsuits and claims ........................ 14\n${parking}`), 'litigation'),
    ).toBeNull();
  });

  test('a heading counts for what stands under it', () => {
    const headed = docOf(`ARTICLE I QUORUM\nSection 1. One tenth of those who may vote is enough.
ARTICLE II FLOWERS\nSection 2. One tenth of the beds is left to the bees.`);
    expect(findPassages(headed, 'quorum.members')?.map(({ quote }) => quote)).toEqual([
      expect.stringContaining('those who may vote'),
    ]);
  });
});

test('all that a document should answer has words by which it is looked for', () => {
  const expected = documentTypes.flatMap((type) => expectedFacts[type]);
  expect(expected.filter((id) => !(id in wordsOfFacts))).toEqual([]);
});

test('an analysis says of each open question either where it is spoken of, or that no mention was found', () => {
  const pages = doc.source.pages;
  const analysis = analyze(pages, { documentType: 'cc_and_r' });
  const expected: readonly string[] = expectedFacts.cc_and_r;
  const unclear = analysis.unclear.map(({ id }) => id);
  expect(unclear).toContain('assessment.late_fee');
  expect(analysis.not_stated).toContain('pets.allowed');
  const open = [...unclear, ...analysis.not_stated, ...new Set(analysis.facts.map(({ id }) => id))];
  expect(open.filter((id) => expected.includes(id)).toSorted()).toEqual(expected.toSorted());
  for (const { page, start, end, quote } of analysis.unclear.flatMap(({ citations }) => citations)) {
    expect(pages.find(({ number }) => number === page)?.text.slice(start, end)).toBe(quote);
  }
});
