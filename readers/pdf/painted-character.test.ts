import { expect, it } from 'vitest';
import { paintedCharacter } from './painted-character.ts';

it.each([
  [0x41, false, 'A'],
  [0xa0, false, ' '],
  [0x2003, false, ' '],
  [0xad, false, '-'],
  [0x2011, false, '-'],
  [0x0002, false, ''],
  [0x200b, false, ''],
  [0xd800, false, ''],
  [0x110000, false, ''],
  [0xf0b7, true, '•'],
  [0xf0b7, false, '•'],
  [0xf041, false, 'A'],
  [0xf041, true, ''],
  [0xa7, true, '▪'],
  [0xa7, false, '§'],
  [0x1f3e0, false, '🏠'],
])('%i in a font of symbols (%s) reads as %j', (code, symbols, text) => {
  expect(paintedCharacter(code, symbols)).toBe(text);
});

it('paints no character of what has no ink, so that no line consists of it', () => {
  const inkless = /[\s\p{Cc}\p{Zs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
  const wrong: number[] = [];
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const painted = paintedCharacter(code, false);
    if (code !== 0xad && inkless.test(String.fromCodePoint(code)) && !['', ' '].includes(painted))
      wrong.push(code);
  }
  expect(wrong).toEqual([]);
});
