import { describe, expect, it } from 'vitest';
import type { Page } from '#contract/page.ts';
import { analyze } from '../analyze.ts';
import { docOf } from '../testing/doc-of.ts';
import { partOf, replacedText } from './set-beside.ts';

/** Each sentence with what it is of: '-' for text that would give way. */
const parts = (text: string) => {
  const doc = docOf(text, 'cc_and_r');
  const gone = replacedText(doc);
  return Object.fromEntries(
    doc.sentences.map((one) => [
      one.text.replace(/\s+/g, ' '),
      gone.some(({ start, end }) => one.start >= start && one.start < end) ? '-' : partOf(doc, one),
    ]),
  );
};

const title = 'Proposed Changes to the Covenants of Birch Run';

describe('text in force and proposed text', () => {
  it('is told apart by labels before their text', () => {
    expect(
      parts(
        `${title}\n\nCurrent: (a) No boats are allowed.\n\n(b) Dogs must be leashed.\n\nProposed: (a) Two boats are allowed.\n\n(b) Dogs must be leashed.\n\nSection 4 currently reads as follows: "No sheds are allowed."\n\nSection 4 is to be amended to read as follows: "One shed is allowed."`,
      ),
    ).toMatchObject({
      'Current: (a) No boats are allowed.': '-',
      'Proposed: (a) Two boats are allowed.': 'proposed',
      '(b) Dogs must be leashed.': 'both',
      'Section 4 currently reads as follows: "No sheds are allowed."': '-',
      'Section 4 is to be amended to read as follows: "One shed is allowed."': 'proposed',
    });
  });

  it('is told apart by labels that say how it is stated', () => {
    expect(
      parts(
        `${title}\n\nThe original provision states as follows:\n\nNo boats are allowed.\n\nThe amended provision states as follows:\n\nTwo boats are allowed.\n\nOriginal provision as stated:\n\nNo sheds are allowed.\n\nProposed provision as stated:\n\nOne shed is allowed.`,
      ),
    ).toMatchObject({
      'No boats are allowed.': '-',
      'Two boats are allowed.': 'proposed',
      'No sheds are allowed.': '-',
      'One shed is allowed.': 'proposed',
    });
  });

  it.each([
    ['Before', 'After'],
    ['Was', 'Is'],
    ['Old rule', 'New rule'],
    ['Old', 'Now'],
  ])('is told apart where it changed: %s, %s', (old, now) => {
    const text = `What changed\n\n${old}: Two dogs are allowed. ${now}: Three dogs are allowed.\n\n${old}: No sheds are allowed.\n\n${now}: One shed is allowed.`;
    const told = parts(text);
    expect(told[`${old}: Two dogs are allowed.`]).toBe('-');
    expect(told[`${now}: One shed is allowed.`]).toBe('proposed');
    expect(parts(text.slice(0, text.indexOf('\n\n', 15)))[`${old}: Two dogs are allowed.`]).not.toBe('-');
  });

  it('is not clear in columns, where signs are lost and where a sentence holds both', () => {
    expect(
      parts(`${title}\n\nExisting\tProposed\nNo boats are allowed.\tTwo boats are allowed.\n`),
    ).toMatchObject({ 'No boats are allowed.': 'unclear', 'Two boats are allowed.': 'unclear' });
    expect(
      parts(
        `${title}\n\nDogs must be leashed.\n\nDeletions are shown struck through and additions underlined.\n\nNo more than two four dogs are allowed.`,
      ),
    ).toMatchObject({
      'Dogs must be leashed.': 'proposed',
      'No more than two four dogs are allowed.': 'unclear',
    });
    expect(
      parts(`${title}\n\nBy deleting "one sign" and inserting "two signs", more signs are allowed.`),
    ).toMatchObject({
      'By deleting "one sign" and inserting "two signs", more signs are allowed.': 'unclear',
    });
  });

  it('is not clear under a label of the present text that nothing is set beside', () => {
    const pairs = [1, 2].map((n) => `Current:\n\nNo pets in Lot ${n}.\n\nProposed:\n\nPets in Lot ${n}.`);
    expect(parts(`${title}\n\n${pairs.join('\n\n')}\n\nCurrent:\n\nFences must be white.`)).toMatchObject({
      'Fences must be white.': 'unclear',
    });
  });
});

describe('a statement of a paper that is not adopted', () => {
  const page = (text: string): Page => docOf(text).source.pages[0] as Page;
  const told = (text: string) => {
    const { key_points, restricted_activities } = analyze([page(text)], { documentType: 'cc_and_r' });
    return [...key_points, ...restricted_activities];
  };
  const text = `${title}\n\nArticle 1. Boats\n\nCurrent:\n\nNo boat shall be parked on a Lot.\n\nProposed:\n\nA boat may be parked on a Lot behind a fence.\n\nArticle 2. Trash\n\nCurrent:\n\nTrash shall be kept in covered containers. Containers shall be kept out of sight.\n\nProposed:\n\nTrash shall be kept in covered containers. Containers may be kept at the side of the home.`;

  it('shows nothing of the text in force beside what is proposed', () => {
    const boats = told(text).find(({ id }) => id === 'vehicles.rv_boat_trailer');
    expect(boats?.text).toMatch(/^If it is adopted: /);
    expect(JSON.stringify(boats)).not.toContain('No boat');
  });

  it('is told as in force where the text in force says the same', () => {
    const trash = told(text).find(({ id }) => id === 'use.trash');
    expect(trash?.text).toMatch(/^Trash .* The text in force and the proposed text both say so\.$/);
    expect(JSON.stringify(trash)).not.toContain('at the side');
  });

  it('is in the words of the text alone where it may be either', () => {
    const [, boats] = told(
      `${title}\n\nExisting\tProposed\nNo boat shall be kept on a Lot.\tA boat may be kept.\n`,
    );
    expect(boats?.text).toMatch(/^Current or proposed is not clear: “/);
  });
});
