import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { analysisOf, shows as showsOf } from '../testing/told-of.ts';

const head = 'Birch Glen Homeowners Association. Rules.\n\n';
const shows = (fact: string, text: string) => showsOf(fact, `${head}${text}`, 'rules');

describe('two matters of the same words', () => {
  const points = (text: string) => {
    const { key_points, restricted_activities } = analysisOf(`${head}${text}`, 'rules');
    return [...key_points, ...restricted_activities].filter(({ text }) => /^[A-Z][^“]*: “/.test(text));
  };

  it('are told once', () => {
    const text = 'Fences and sheds near the creek need the approval of the Committee.';
    const told = points(text);
    expect(told.map(({ text }) => text)).toEqual([`Fences, sheds and outbuildings: “${text}”`]);
    expect(told[0]?.citations.map(({ quote }) => quote)).toEqual([text]);
    expect(shows('exterior.fences', text)).toBe(`“${text}”`);
    expect(shows('exterior.outbuildings', text)).toBe(`“${text}”`);
  });

  it('keep the capitals of a name', () => {
    const text = 'Pets, boats and campers may not be kept near the creek.';
    expect(points(text).map(({ text }) => text)).toEqual([`Pets, RVs, boats and trailers: “${text}”`]);
  });

  it('are two where the words are', () => {
    const [shed, fence] = [
      'Sheds near the creek need the approval of the Committee.',
      'Fences near the creek need the approval of the Committee.',
    ];
    expect(points(`${shed} ${fence}`).map(({ text }) => text)).toEqual([
      `Fences: “${fence}”`,
      `Sheds and outbuildings: “${shed}”`,
    ]);
  });
});

describe('every word that is quoted', () => {
  it.each<[string, string, DocumentType?]>([
    ['a sentence', 'Most fences need the approval of the Committee.'],
    [
      'two sentences',
      'A late fee of $9 is typically charged. A late fee will be charged each month you owe it.',
    ],
    ['words that open a list', 'None of these may be built:\n- Fences of wire or reeds.\n- Docks.'],
    ['a heading', 'PETS\n\nUp to 2 per home'],
    ['a place', 'No smoking at the pool, grill or lake after dark.'],
    ['two matters', 'Fences and sheds near the creek need the approval of the Committee.'],
    ['quotes in it', 'Most “open” fences need the approval of the Committee.'],
    ['a figure', 'Late fee of about $15 is charged near the creek.', 'other'],
  ])('is cited: %s', (_, rule, type = 'rules') => {
    const page = `${head}${rule}`;
    const { key_points, restricted_activities } = analysisOf(page, type);
    const own = [...key_points, ...restricted_activities].filter(({ text }) => /^[A-Z][^“]*“/.test(text));
    expect(own.length).toBeGreaterThan(0);
    for (const { text, citations } of own) {
      for (const { start, end, quote } of citations) expect(page.slice(start, end)).toBe(quote);
      const isCited = (at: number) => citations.some(({ start, end }) => start <= at && at < end);
      const quotes = [...text.matchAll(/“([^”]*)”/g)].map(([, words = '']) => words.replace(/\.$/, ''));
      expect(quotes.length).toBeGreaterThan(0);
      for (const words of quotes) {
        const at = page.replace(/[“”]/g, (mark) => (mark === '“' ? '‘' : '’')).indexOf(words);
        expect(at, words).toBeGreaterThanOrEqual(0);
        const missed = [...page.slice(at, at + words.length)].filter(
          (sign, i) => sign.trim() !== '' && !isCited(at + i),
        );
        expect(missed.join(''), words).toBe('');
      }
    }
  });
});
