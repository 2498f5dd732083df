import { describe, expect, it } from 'vitest';
import { hasBoxes, tickedIn } from './ticked.ts';

describe('the box that is ticked', () => {
  it.each([
    ['Yes [X] No [ ]', true],
    ['Yes [ ] No [X] since 2009', false],
    ['[ ] Yes [X] No', false],
    ['☒ Yes ☐ No', true],
    ['Yes ☐ No ☒', false],
    ['__X__ Yes ____ No', true],
    ['Yes ( ) No (x)', false],
    ['There [ ] is / [X] is not another entity', false],
    ['Yes [ ] No [ ]', null],
    ['Yes [X] No [X]', null],
    ['Yes, and no pets', null],
  ])('%s', (text, expected) => {
    expect(tickedIn(text)).toBe(expected);
  });

  it('is one of two', () => {
    expect(hasBoxes('Yes [X] No [ ]')).toBe(true);
    expect(hasBoxes('Yes (we do)')).toBe(false);
  });
});
