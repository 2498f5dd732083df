import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { recitalsOf } from './recitals.ts';

const recited = (text: string) => {
  const { told, turn } = recitalsOf(docOf(text));
  return { told: [...told].map((one) => one.plain), turn: turn?.plain };
};

describe('recitals', () => {
  it.each([
    [
      'WHEREAS, the pond leaks; and\n\nThe pump is old.\n\nNOW, THEREFORE, the Board resolves to mend it.',
      ['whereas, the pond leaks; and', 'the pump is old.'],
      'now, therefore, the board resolves to mend it.',
    ],
    [
      'RECITALS\n\nA. The pond leaks.\n\nThe owners hereby agree that the pond is filled.',
      ['a. the pond leaks.'],
      'the owners hereby agree that the pond is filled.',
    ],
    // A table of contents names the heading too, and the last of them opens.
    [
      'WITNESSETH\n\nARTICLE I\n\nThis Deed was made in May.\n\nWITNESSETH\n\nThe pond leaks.\n\nThe parties agree as follows:',
      ['the pond leaks.'],
      'the parties agree as follows:',
    ],
    // Where nothing turns, only the words themselves say it.
    ['WHEREAS, the pond leaks.\n\nThe pool opens in May.', ['whereas, the pond leaks.'], undefined],
    ['Background\n\nThe pond leaks.\n\nThe matter is resolved.', [], undefined],
    [
      `Background\n\n${'The pond leaks.\n\n'.repeat(90)}It is resolved that it is mended.`,
      [],
      'it is resolved that it is mended.',
    ],
  ])('%#', (text, told, turn) => {
    expect(recited(text)).toEqual({ told, turn });
  });
});
