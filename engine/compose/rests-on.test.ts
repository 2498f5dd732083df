import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import type { Citations } from '../model.ts';
import { cite } from '../structure/source.ts';
import { docOf } from '../testing/doc-of.ts';
import { datedBy, headingsNamed, sayWith, withFurther } from './rests-on.ts';

const facts = new Map<string, number>([
  ['cash', 300],
  ['costs', 1200],
  ['homes', 40],
]);

describe('sayWith', () => {
  it('tells the fact that a figure is reckoned from, and not the one that only words hang on', () => {
    const { saying, restsOn } = sayWith(facts, (all) => {
      const costs = all.get('costs');
      const words = all.get('homes') === undefined ? 'There is' : 'The homes have';
      return { text: `${words} $300${costs ? `, enough for ${(12 * 300) / Number(costs)} months` : ''}.` };
    });
    expect(saying?.text).toBe('The homes have $300, enough for 3 months.');
    expect(restsOn).toEqual(['costs']);
  });

  it('tells none where nothing is said', () => {
    expect(sayWith(facts, (all) => (all.get('cash') === 1 ? { text: '1' } : null))).toEqual({
      saying: null,
      restsOn: [],
    });
  });
});

const placed = (text: string, words: string) => {
  const doc = docOf(text);
  const at = doc.source.text.indexOf(words);
  return { doc, at, citations: cite(doc.source, at, at + words.length) as Citations };
};

describe('headingsNamed', () => {
  const { doc, at, citations } = placed(
    'ARTICLE I\nTOWNHOME LOTS\n\nSection 1. Pools. No pool may be dug.',
    'No pool may be dug.',
  );

  it('cites the heading that names whom a sentence speaks of', () => {
    const cited = headingsNamed(
      doc,
      at,
      'You may not have a pool. This is said of Townhome Lots alone.',
      citations,
    );
    expect(cited.map(({ quote }) => quote).join(' ')).toContain('TOWNHOME LOTS');
  });

  it.each([
    'You may not have a pool.',
    'Pools are not allowed. Townhomes are new.',
    'This is said of Villa Lots alone.',
  ])('cites none for %j', (text) => {
    expect(headingsNamed(doc, at, text, citations)).toEqual([]);
  });
});

it('withFurther quotes nothing twice', () => {
  const { citations } = placed('Dues are $50 a year.', 'Dues are $50 a year.');
  const inside = placed('Dues are $50 a year.', '$50').citations;
  const beside = placed('Dues are $50 a year. Fines are $5.', 'Fines are $5.').citations;
  expect(withFurther(citations, [...inside, ...beside, ...beside])).toEqual([...citations, ...beside]);
});

describe('datedBy', () => {
  const { citations } = placed('The next meeting is on August 13.', 'The next meeting is on August 13.');
  const dates = placed('Minutes of June 23, 2031.', 'June 23, 2031').citations;

  it('cites the date of the paper for a year that no quote holds', () => {
    expect(datedBy('The next meeting is on August 13, 2031.', citations, dates)).toEqual(dates);
    expect(datedBy('The next meeting is on August 13.', citations, dates)).toEqual([]);
    expect(datedBy('Minutes of June 23, 2031.', dates, dates)).toEqual([]);
  });
});

it('cites the costs where a statement reckons with them', () => {
  const { source } = docOf(
    'STATEMENT OF ACCOUNTS 2031\n\nChecking account\t$3,000.00\n\nTotal expenses\t$12,000.00',
    'financial',
  );
  const told = analyze(source.pages, { documentType: 'financial' }).key_points.find(({ text }) =>
    text.includes('months of costs'),
  );
  const quotes = told?.citations.map(({ quote }) => quote);
  expect(quotes).toHaveLength(2);
  expect(quotes?.[0]).toContain('3,000');
  expect(quotes?.[1]).toContain('12,000');
});
