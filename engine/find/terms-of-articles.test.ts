import { expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { docOf } from '../testing/doc-of.ts';
import { analysisOf } from '../testing/told-of.ts';
import { termsOfArticles } from './terms-of-articles.ts';

const title = 'ARTICLES OF INCORPORATION\nOF ELM COURT HOMEOWNERS ASSOCIATION, INC.';
const termsIn = (text: string, type: DocumentType = 'other', head = title) =>
  termsOfArticles(docOf(`${head}\n\n${text}`, type)).map((sentence) => sentence.text);

it.each([
  'Amendment of these Articles shall require the assent of two-thirds of the members.',
  'The Association may be dissolved with the assent of 75% of the votes.',
  'No member shall have any personal liability for the debts of the Association.',
  'Membership shall be appurtenant to the ownership of a lot.',
  'Where they differ, these Articles are superseded by the Declaration.',
])('articles of incorporation settle: %s', (term) => {
  expect(termsIn(term)).toEqual([term]);
});

it.each([
  ['a proposal', 'Proposals for an amendment of these Articles may be made by a majority of the members.'],
  ['a title', 'DISSOLUTION WITH TWO-THIRDS OF THE VOTES'],
  ['what happens after', 'Upon dissolution the assets go to a public agency.'],
  ['the liability of directors', 'No director shall be personally liable for an act done in good faith.'],
  ['a sentence that a scan tore', 'may be dissolved with the assent of two-thirds of the votes.'],
  [
    'misread letters',
    'The Associat1on may be diss~lved, with the assent of two-thirds of the votes dissolved.',
  ],
])('they do not tell %s', (_, sentence) => {
  expect(termsIn(sentence)).toEqual([]);
});

it('no other paper has them, though it names articles of incorporation', () => {
  const term = 'The Association may be dissolved with the assent of 75% of the votes.';
  expect(termsIn(term, 'bylaws')).toEqual([]);
  const letter =
    'Elm Court Homeowners Association was formed by the filing of its Articles of Incorporation with the Secretary of State on August 21, 2001, as its owners may know.';
  expect(termsIn(term, 'other', letter)).toEqual([]);
});

it('each is told once, in the words of the text, as a key point', () => {
  const term = 'The Association may be dissolved with the assent of 75% of the votes.';
  const { key_points: points } = analysisOf(`${title}\n\n${term}\n\n${term}`, 'other');
  expect(points.filter(({ id }) => id.startsWith('association.in_own_words')).map((one) => one.text)).toEqual(
    [`The text also says: “${term}”`],
  );
});
