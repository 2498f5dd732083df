import { expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { withoutOldWords } from './old-words.ts';

const left = (text: string) =>
  withoutOldWords(docOf(text))
    .map((one) => one.plain.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

it.each([
  [
    'Section 8, which now reads "Cats roam," is amended to read: "Cats stay."',
    ['section 8, which now reads is amended to read: "cats stay."'],
  ],
  [
    'Section 2 is amended by deleting "red" and inserting "blue" before the word roof.',
    ['section 2 is amended by deleting and inserting "blue" before the word roof.'],
  ],
  [
    'Section 2 is amended by substituting "red" for the word "blue" in its last line.',
    ['section 2 is amended by substituting "red" for the word in its last line.'],
  ],
  [
    'Section 2 is amended by replacing the words "red" with "blue" in its last line.',
    ['section 2 is amended by replacing the words with "blue" in its last line.'],
  ],
  ['The words "red or blue" in its last line are deleted.', ['the words in its last line are deleted.']],
  [
    'The following is deleted: "Rule 6.\n\nDogs run free.\n\nCats too." Boats stay.',
    ['the following is deleted:', 'boats stay.'],
  ],
  ['Roofs are ~~red~~ blue.', ['roofs are blue.']],
  // What takes their place stays, and so do words that nothing takes out.
  [
    'Section 9 is deleted and replaced with the following: "Cats are kept indoors."',
    ['section 9 is deleted and replaced with the following: "cats are kept indoors."'],
  ],
  [
    'Section 9 is replaced with "indoor cats only" to be clear.',
    ['section 9 is replaced with "indoor cats only" to be clear.'],
  ],
  ['Remove trash before it is "ripe."', ['remove trash before it is "ripe."']],
  // No end of the quote is in sight.
  [
    `Deleted: "Rule 6 is gone.\n\n${'Cats stay.\n\n'.repeat(14)}`,
    ['deleted: "rule 6 is gone.', ...Array(14).fill('cats stay.')],
  ],
])('%s', (text, expected) => {
  expect(left(text)).toEqual(expected);
});
