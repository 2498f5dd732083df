import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Whole pages, what is heard and not seen, what only moves or arranges others, and what comes by itself. */
const notShown = [
  'announcer.tsx',
  'dialog-end.tsx',
  'document-name.tsx',
  'fade-in.tsx',
  'field.tsx',
  'file-password-form.tsx',
  'form-page.tsx',
  'form.tsx',
  'loading.tsx',
  'name-fields.tsx',
  'notice.tsx',
  'toasts.tsx',
];

test('the page of the design shows every part there is', () => {
  const folder = join('web', 'features', 'design');
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const parts = readdirSync(join('web', 'ui'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'));
  const missing = parts.filter((name) => !sources.includes(`ui/${name}'`));
  expect(missing.toSorted()).toEqual(notShown);
});
