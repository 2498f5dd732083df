import { expect, it } from 'vitest';
import { rowCells } from './row-shape.ts';

it('a line of as many cells as a program can write is no failure', () => {
  expect(() => rowCells('1\t'.repeat(300_000))).not.toThrow();
});
