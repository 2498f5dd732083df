import { expect, test } from 'vitest';
import { regex } from './regex.ts';

test('is written as between strokes, other expressions within it', () => {
  const pets = /\b(?:dogs?|cats?)\b/;
  expect(regex`\bno ${pets}(?= ${'allowed'}\b)`.source).toBe(/\bno \b(?:dogs?|cats?)\b(?= allowed\b)/.source);
  expect(regex.gi`${2}\.`).toEqual(/2\./gi);
});
