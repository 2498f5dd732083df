import { expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { withoutOldWords } from './old-words.ts';

const left = (text: string) =>
  withoutOldWords(docOf(text))
    .map((one) => one.plain.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

it('keeps what reads so now where a ballot says how it would read', () => {
  expect(
    left('Section 7 now reads: "Cats roam."\nIt would read: "Cats stay. No cat may roam."\nVote by May 4.'),
  ).toEqual(['section 7 now reads: "cats roam."', 'it would read:', 'vote by may {n0}.']);
});

it('leaves out a new section that comes with a ballot', () => {
  const added = 'New Section 6: "A buyer shall pay two months of dues." Today that is $90.';
  expect(left(`Enclosed is a ballot.\n${added}`).join()).not.toContain('two months');
  expect(left(`The Declaration is amended.\n${added}`).join()).toContain('buyer shall pay');
});

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
  [
    'In Section 2 the word "red" is changed to "blue" and "Cats roam" shall now read "Cats stay".',
    ['in section 2 the word is changed to "blue" and shall now read "cats stay".'],
  ],
  [
    'Section 5, which reads "Cats roam," is amended by replacing "roam" with "stay".',
    ['section 5, which reads is amended by replacing with "stay".'],
  ],
  [
    'Section 4 is amended by striking $200 and inserting $300.',
    ['section 4 is amended by striking and inserting {m1}.'],
  ],
  ['In Section 4, $200 is deleted and $300 inserted.', ['in section 4, is deleted and {m1} inserted.']],
  [
    'Section 4 is amended by substituting $300 for $200.',
    ['section 4 is amended by substituting {m0} for .'],
  ],
  ['The rate in Section 4 is reduced from 12% to 8%.', ['the rate in section 4 is reduced from to {p1}.']],
  [
    'The former Section read:\n\n"Vans stay out. Cats roam."\n\nThe new text is:\n\n"Vans park by the barn."',
    ['the former section read:', 'the new text is:', '"vans park by the barn."'],
  ],
  [
    'Section 3 formerly read as follows:\n\n"Vans stay out."\n\nVans park by the barn.',
    ['section 3 formerly read as follows:', 'vans park by the barn.'],
  ],
  [
    'Section 3 is amended by deleting the second paragraph, which limited cats to two.',
    ['section 3 is amended by deleting the second paragraph .'],
  ],
  [
    'Section 3 is amended by striking the requirement that cats be leashed and inserting "Cats roam".',
    ['section 3 is amended by striking the requirement and inserting "cats roam".'],
  ],
  [
    'The limit of two cats in Section 3 is repealed, and vans may stay.',
    ['the is repealed, and vans may stay.'],
  ],
  [
    'Deleted words are in [brackets].\n\nThe Board sets a fee of [$40] $60 a van.',
    ['deleted words are in [brackets].', 'the board sets a fee of {m1} a van.'],
  ],
  // Nothing says what the brackets hold, or they hold what is new.
  ['The Board sets a fee of [$40] $60 a van.', ['the board sets a fee of [{m0}] {m1} a van.']],
  [
    'Deleted words are struck and new words in [brackets].\n\nA van pays [$60].',
    ['deleted words are struck and new words in [brackets].', 'a van pays [{m0}].'],
  ],
  // What new text provides of a part that goes is no part of it, and a rule may speak of what is removed.
  ['The new Section reads:\n\n"Vans stay out."', ['the new section reads:', '"vans stay out."']],
  [
    'Under Section 3 the owner removes a van that the rule prohibits.',
    ['under section 3 the owner removes a van that the rule prohibits.'],
  ],
  // Work on a home, and figures that nothing takes the place of.
  [
    'Under Section 4, where 50% of the roof is replaced, the owner pays.',
    ['under section 4, where {p0} of the roof is replaced, the owner pays.'],
  ],
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
