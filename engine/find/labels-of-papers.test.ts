import { expect, it } from 'vitest';
import type { FactId } from '../catalogue.ts';
import { docOf } from '../testing/doc-of.ts';
import { isLabelOfPaper } from './labels-of-papers.ts';

it.each<[text: string, fact: FactId, isLabel: boolean]>([
  ['Dues and lien information', 'assessment.lien', true],
  ['Why do I have to pay dues\tDues and lien info', 'assessment.lien', true],
  ['What is a lien\tUnpaid dues are one', 'assessment.lien', false],
  ['Leasing Policy', 'rental.allowed', true],
  ['Unpaid dues are a lien, see the form', 'assessment.lien', false],
  ['No leasing without an application', 'rental.allowed', false],
  ['Late fee of $25 per notice', 'assessment.late_fee', false],
  ['Maple Hollow HOA Documents', 'association.name', false],
])('%s', (text, fact, isLabel) => {
  expect(isLabelOfPaper(docOf(text, 'other'), { fact, ranges: [{ start: 0, end: text.length }] })).toBe(
    isLabel,
  );
});
