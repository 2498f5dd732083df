import { expect, test } from 'vitest';
import { fileRefusal, selectionErrors } from './check-selection.ts';

const file = (name: string, size = 1000) => ({ name, size });

test.each(['a.pdf', 'A.PDF', 'minutes.2024.docx', 'old.doc', 'notes.txt'])('%s may be sent', (name) => {
  expect(fileRefusal(file(name))).toBeNull();
});

test.each(['a.png', 'pdf', 'a.pdf.zip', 'a.docm', ''])('%j is of a wrong type', (name) => {
  expect(fileRefusal(file(name))).toMatchObject({
    message: 'Invalid file type. Accepted formats are: .pdf, .doc, .docx, .txt',
    advice: expect.stringMatching(/upload|choose it again/),
  });
});

test('10 MB may be sent, one byte more may not', () => {
  expect(fileRefusal(file('a.pdf', 10_485_760))).toBeNull();
  expect(fileRefusal(file('a.pdf', 10_485_761))).toMatchObject({
    message: 'File is too large. Maximum size is 10MB.',
  });
});

test('an empty file says so before it is sent', () => {
  expect(fileRefusal(file('a.pdf', 0))).toEqual({
    message: 'This file is empty. Please choose a file with content.',
    advice: null,
  });
});

test('a file and a type are needed', () => {
  expect(selectionErrors(null, null)).toEqual({
    file: 'Please select a file to upload',
    type: 'Please select a document type',
  });
  expect(selectionErrors(file('a.pdf'), 'rules')).toEqual({});
});
