import { expect, it } from 'vitest';
import { analysisOf } from '../testing/told-of.ts';

const opening = (text: string, type: 'budget' | 'reserves') => analysisOf(text, type).summary;

it('the day on which a year begins is not that on which its budget was adopted', () => {
  const title = (words: string) => `Elm Court Homeowners Association\nDear Owners,\n${words}`;
  expect(
    opening(
      title('Attached is the budget (October 1, 2031 to September 30, 2032) the Board adopted.'),
      'budget',
    ),
  ).toContain('The budget year begins on October 1, 2031.');
  expect(opening(title('2031 budget, effective October 1, 2031'), 'budget')).toContain(
    'begins on October 1, 2031.',
  );
  expect(opening(title('2031 budget, effective October 4, 2031'), 'budget')).not.toContain('begins on');
  expect(opening(title('The budget was adopted on September 6, 2031.'), 'budget')).toContain(
    'The document was adopted on September 6, 2031.',
  );
});

it('a study that names no other day tells the day of its figures as such', () => {
  const study = (line: string) => opening(`Elm Court Condominium\nReserve Study\n${line}`, 'reserves');
  expect(study('As of January 1, 2031')).toContain('The figures are as of January 1, 2031.');
  expect(study('Prepared on May 9, 2031')).toContain('The document is dated May 9, 2031.');
});
