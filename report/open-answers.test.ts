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

test('the two best passages are shown in words, once, and not what a statement shows', () => {
  const unclear = [
    { id: 'litigation', citations: [at(12), at(3), at(7)] },
    { id: 'rental.cap', citations: [at(3), at(5)] },
  ];
  const nothing = { key_points: [], restricted_activities: [] };
  const words = (id: string, told = nothing) => shownPassages({ id }, { ...told, unclear });
  expect(words('litigation')).toEqual([at(12), at(3)]);
  expect(words('rental.cap')).toEqual([at(5)]);
  expect(words('pets.allowed')).toEqual([]);
  const told = { key_points: [{ citations: [at(9)], see_also: [at(12)] }], restricted_activities: [] };
  expect(shownPassages({ id: 'litigation' }, { ...told, unclear })).toEqual([at(3)]);
});
