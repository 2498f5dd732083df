import { expect, test } from 'vitest';
import { openAnswers, shownPassages, spokenOf } from './open-answers.ts';

const at = (page: number) => ({ page, start: 0, end: 1, quote: 'x' });

test('what the document speaks of comes before what it does not mention', () => {
  expect(
    openAnswers({ unclear: [{ id: 'litigation', citations: [at(3)] }], not_stated: ['rental.cap'] }),
  ).toEqual([
    { id: 'litigation', citations: [at(3)] },
    { id: 'rental.cap', citations: [] },
  ]);
});

test('the pages are named in a sentence, each once and in order', () => {
  expect(spokenOf({ citations: [at(12)] })).toBe('Page 12 speaks of it.');
  expect(spokenOf({ citations: [at(12), at(3), at(12)] })).toBe('Pages 3 and 12 speak of it.');
  expect(spokenOf({ citations: [at(12), at(3), at(7)] })).toBe('Pages 3, 7 and 12 speak of it.');
  expect(spokenOf({ citations: [] })).toBeNull();
});

test('the two best passages are shown in words', () => {
  expect(shownPassages({ citations: [at(12), at(3), at(7)] })).toEqual([at(12), at(3)]);
});
