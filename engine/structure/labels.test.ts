import { describe, expect, it } from 'vitest';
import { labelOf } from './labels.ts';
import { romanValue } from './numerals.ts';

describe('labelOf', () => {
  it.each([
    ['ARTICLE IV', 'article', 'ARTICLE IV', 4, ''],
    ['ARTICLE IV - ASSESSMENTS', 'article', 'ARTICLE IV', 4, 'ASSESSMENTS'],
    ['Article Seven: Insurance', 'article', 'Article Seven', 7, 'Insurance'],
    ['ARTICLEV Membership', 'article', 'ARTICLE V', 5, 'Membership'],
    ['ARTICLE TIT', 'article', 'ARTICLE III', 3, ''],
    ['A R T I C L E I X', 'article', 'ARTICLE IX', 9, ''],
    ['ARl’ICLE III', 'article', 'ARTICLE III', 3, ''],
    ['ARTICLF IV', 'article', 'ARTICLE IV', 4, ''],
    ['ARTICLE VIIl', 'article', 'ARTICLE VIII', 8, ''],
    ['Article l', 'article', 'Article 1', 1, ''],
    ['Section l. Title.', 'section', 'Section 1', 1, 'Title.'],
    ['XIX, CHANGES OF THESE COVENANTS', 'roman', 'XIX', 19, 'CHANGES OF THESE COVENANTS'],
    ['S~ction 4. Title.', 'section', 'Section 4', 4, 'Title.'],
    ['Sec. 4. Title.', 'section', 'Sec. 4', 4, 'Title.'],
    ['Article Seven', 'article', 'Article Seven', 7, ''],
    ['PART 2. Use of Lots', 'part', 'PART 2', 2, 'Use of Lots'],
    ['Section 4.1. Title.', 'section', 'Section 4.1', 1, 'Title.'],
    ['SECTION 3: Quorum', 'section', 'SECTION 3', 3, 'Quorum'],
    ['Sec. 12 – Pets', 'section', 'Sec. 12', 12, 'Pets'],
    ['§ 5 Fences', 'section', '§ 5', 5, 'Fences'],
    ['* Section 2 Map', 'bullet', '*', 0, 'Section 2 Map'],
    ['* Section 2. Map', 'section', 'Section 2', 2, 'Map'],
    ['Section 3 ,02. Voting', 'section', 'Section 3.02', 2, 'Voting'],
    ['Section 11, 10. Dues', 'section', 'Section 11.10', 10, 'Dues'],
    ['4.01 Title.', 'decimal', '4.01', 1, 'Title.'],
    ['4.1.2 Parking', 'decimal', '4.1.2', 2, 'Parking'],
    ['IV. Officers', 'roman', 'IV', 4, 'Officers'],
    ['iv. Officers', 'lower_roman', 'iv', 4, 'Officers'],
    ['b) Quorum', 'paren_lower', '(b)', 2, 'Quorum'],
    ['ARTTCLE THREE--MEMBERS', 'article', 'ARTICLE THREE', 3, 'MEMBERS'],
    ['B. Quorum', 'upper', 'B', 2, 'Quorum'],
    ['12. No pets', 'arabic', '12', 12, 'No pets'],
    ['(c) the third', 'paren_lower', '(c)', 3, 'the third'],
    ['(iii) the third', 'paren_roman', '(iii)', 3, 'the third'],
    ['(2) the second', 'paren_arabic', '(2)', 2, 'the second'],
    ['Exhibit “B” Legal Description', 'exhibit', 'Exhibit “B”', 2, 'Legal Description'],
    ['• (d) Voting Power.', 'paren_lower', '(d)', 4, 'Voting Power.'],
    ['▪ Trailers may stay', 'bullet', '▪', 0, 'Trailers may stay'],
  ])('reads %j', (text, kind, number, value, rest) => {
    const label = labelOf(text);
    expect(label).toMatchObject({ kind, number, value });
    expect(text.slice(label?.length)).toBe(rest);
  });

  it.each([
    'Any owner may',
    'Sections of fence',
    'articles of incorporation',
    'Schedule of Fines',
    '4,500.00 in all',
    '12 months',
    '$5.00',
    '5.1% of the lots',
    'Partial payment',
    '(hereinafter “Declarant”)',
  ])('finds none in %j', (text) => {
    expect(labelOf(text)).toBeNull();
  });

  it('offers both readings of a letter that is a Roman numeral too', () => {
    expect(labelOf('(i) first')).toMatchObject({
      kind: 'paren_roman',
      value: 1,
      other: { kind: 'paren_lower', value: 9 },
    });
    expect(labelOf('V. Fifth')).toMatchObject({
      kind: 'upper',
      value: 22,
      other: { kind: 'roman', value: 5 },
    });
  });
});

it.each([
  ['XIV', 14],
  ['xlix', 49],
  ['IIX', 0],
  ['', 0],
])('romanValue(%j) is %i', (text, value) => {
  expect(romanValue(text)).toBe(value);
});
