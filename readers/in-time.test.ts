import { CFB, utils, write } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { inTime } from './in-time.ts';
import { readSheets } from './sheets/read-sheets.ts';

it('gives what the work gives, and its errors', () => {
  const sum = inTime(1000, () => [900, 40].reduce((a, b) => a + b));
  expect(sum).toBe(940);
  const failing = () =>
    inTime(1000, () => {
      throw new RangeError('no such row');
    });
  expect(failing).toThrow(RangeError);
});

it('ends a library that goes round for ever over a formula that is cut off', () => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Water', 900]]), 'Budget');
  const file = CFB.read(write(book, { type: 'buffer', bookType: 'biff8' }), { type: 'buffer' });
  const stream = CFB.find(file, 'Workbook');
  if (stream === null) throw new Error('It has no stream of records.');
  const records = Buffer.from(stream.content as Uint8Array);
  expect(records.subarray(-4).toString('hex'), 'the end of the sheet').toBe('0a000000');
  // A formula's record that ends before the length of the formula.
  const formula = Buffer.alloc(4 + 20);
  formula.writeUInt16LE(0x0006, 0);
  formula.writeUInt16LE(20, 2);
  stream.content = Buffer.concat([records.subarray(0, -4), formula, records.subarray(-4)]);
  stream.size = stream.content.length;
  const bytes = new Uint8Array(CFB.write(file, { type: 'buffer' }) as Buffer);
  expect(() => readSheets(bytes, 'xls', 300)).toThrow(/timed out/);
});
