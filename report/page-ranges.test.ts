import { expect, test } from 'vitest';
import { pageRanges } from './page-ranges.ts';
import { sectionOf } from './section-of.ts';

test.each([
  [[3], 'Page 3'],
  [[3, 4, 5], 'Pages 3-5'],
  [[9, 4, 3, 4], 'Pages 3-4, 9'],
])('%j read %s', (pages, words) => {
  expect(pageRanges(pages)).toBe(words);
});

test.each([
  ['Section 4.1, p. 12', 'Section 4.1'],
  ['ARTICLE IV, pp. 12, 14', 'ARTICLE IV'],
  ['p. 3', ''],
  ['pp. 3-4', ''],
  ['Exhibit B', 'Exhibit B'],
  ['Item 7, p. 10', 'Item 7'],
  ['Section 4.1, p. 3; Section 6.2, pp. 12, 14', 'Section 4.1, p. 3; Section 6.2, pp. 12, 14'],
  ['7, p. 10', 'Section 7'],
  ['7', 'Section 7'],
  ['(a), p. 2', 'Section (a)'],
  ['', ''],
])('the section of %j is %j', (reference, section) => {
  expect(sectionOf(reference)).toBe(section);
});
