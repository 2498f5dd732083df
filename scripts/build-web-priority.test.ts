import { expect, test } from 'vitest';
import { scriptsAfterText } from './build-web-priority.ts';

test('scripts wait for what can be seen; style sheets and fonts do not', () => {
  const seen = '<link rel="stylesheet" href="/a.css"/><link rel="preload" as="font" href="/b.woff2"/>';
  expect(scriptsAfterText(`${seen}<link rel="modulepreload" href="/c.js"/>`)).toBe(
    `${seen}<link rel="modulepreload" fetchpriority="low" href="/c.js"/>`,
  );
});
