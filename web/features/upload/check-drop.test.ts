import { expect, test } from 'vitest';
import { type Dropped, readDrop } from './check-drop.ts';

const dropped = (files: File[], isDirectory = false) =>
  ({ files, items: files.map(() => ({ webkitGetAsEntry: () => ({ isDirectory }) })) }) as unknown as Dropped;

const rules = new File(['Quiet hours begin at 10 p.m.'], 'rules.txt');

test('one file is taken', () => {
  expect(readDrop(dropped([rules]))).toBe(rules);
});

test('several files, a folder and nothing are each refused in a sentence', () => {
  expect(readDrop(dropped([rules, rules, rules]))).toMatchObject({
    message: 'You dropped 3 files. One document is analyzed at a time: please drop just one.',
  });
  expect(readDrop(dropped([new File([''], 'papers')], true))).toMatchObject({
    message: expect.stringMatching(/^That is a folder\./),
  });
  expect(readDrop(dropped([]))).toMatchObject({
    message: expect.stringMatching(/^What you dropped is not a file/),
  });
});

test('a file of a wrong type is refused as in the picker', () => {
  expect(readDrop(dropped([new File(['x'], 'house.png')]))).toMatchObject({
    message: 'Invalid file type. Accepted formats are: .pdf, .doc, .docx, .txt',
    advice: expect.stringMatching(/^This is a picture/),
  });
});
