import { expect, test } from 'vitest';
import { attachment } from './attachment.ts';

test.each([
  ['Rules.pdf', `attachment; filename="Rules.pdf"; filename*=UTF-8''Rules.pdf`],
  [
    'Owner’s "rules".pdf',
    `attachment; filename="Owner_s _rules_.pdf"; filename*=UTF-8''Owner%E2%80%99s%20%22rules%22.pdf`,
  ],
  ["it's (1)*.pdf", `attachment; filename="it's (1)*.pdf"; filename*=UTF-8''it%27s%20%281%29%2A.pdf`],
  ['100%.pdf', `attachment; filename="100_.pdf"; filename*=UTF-8''100%25.pdf`],
])('%s', (name, header) => {
  expect(attachment(name)).toBe(header);
});
