import { describe, expect, it } from 'vitest';
import type { Doc, Section } from '../model.ts';
import { docOf } from '../testing/doc-of.ts';
import { reference, sectionAt } from './where.ts';

const citations: Parameters<typeof reference>[2] = [{ page: 7, start: 0, end: 1, quote: 'x' }];

/** A document with the sections given: number, parent, from, to. */
function withSections(...list: [number: string, parent: number, from: number, to: number][]): Doc {
  const sections = list.map(
    ([number, parent, from, end], index): Section => ({
      index,
      parent,
      level: 1,
      number,
      title: '',
      headingStart: from,
      headingEnd: from,
      end,
    }),
  );
  return { ...docOf('text'), sections };
}

describe('reference', () => {
  it.each([
    [withSections(['ARTICLE IV', -1, 0, 100], ['Section 2.', 0, 10, 50]), 'ARTICLE IV, Section 2, p. 7'],
    [withSections(['ARTICLE IV', -1, 0, 100], ['4.01', 0, 10, 50]), 'Section 4.01, p. 7'],
    [withSections(['Section 3', -1, 0, 100], ['(a)', 0, 10, 50]), 'Section 3 (a), p. 7'],
    [withSections(['', -1, 0, 100]), 'p. 7'],
    [withSections(), 'p. 7'],
  ])('names the way to a section', (doc, words) => {
    expect(reference(doc, 20, citations)).toBe(words);
  });
});

describe('sectionAt', () => {
  const { sections } = withSections(['I', -1, 0, 100], ['1', 0, 10, 50], ['2', 0, 60, 100]);

  it.each([
    [5, 0],
    [10, 1],
    [55, 0],
    [99, 2],
    [100, -1],
  ])('finds the innermost section at %i', (at, index) => {
    expect(sectionAt(sections, at)).toBe(index);
  });
});
