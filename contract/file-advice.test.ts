import { expect, test } from 'vitest';
import { adviceForName, fileAdvice } from './file-advice.ts';

test.each([
  ['Budget 2026.XLSX', 'spreadsheet'],
  ['ledger.csv', 'spreadsheet'],
  ['meeting.pptx', 'presentation'],
  ['bylaws.odt', 'open_document'],
  ['rules.rtf', 'rtf'],
  ['bylaws.docm', 'other_word'],
  ['newsletter.pages', 'apple_document'],
  ['bylaws.gdoc', 'google_document'],
  ['portal.html', 'web_page'],
  ['Fwd: dues.eml', 'email'],
  ['papers.zip', 'archive'],
  ['IMG_2041.HEIC', 'image'],
  ['page 1.jpg', 'image'],
  ['setup.exe', 'unknown'],
  ['declaration', 'no_ending'],
] as const)('%s is known for %s', (name, kind) => {
  expect(adviceForName(name)).toBe(fileAdvice[kind]);
});

test('every advice is one sentence that ends with what to do', () => {
  for (const advice of Object.values(fileAdvice))
    expect(advice).toMatch(/^[A-Z].*(?:upload|choose|one).*\.$/);
});
