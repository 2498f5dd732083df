import { expect, test } from 'vitest';
import { inlineScriptHashes } from './build-web-hashes.ts';
import { scriptsAfterText } from './build-web-priority.ts';

const seen = '<link rel="stylesheet" href="/a.css"/><link rel="preload" as="font" href="/b.woff2"/>';
const code =
  '<link rel="modulepreload" href="/c.js"/></head><script type="module" async="">import "/c.js"</script>';
const canonical = '<link rel="canonical" href="https://plaindeed.example/about"/>';

test('scripts come after style sheets and fonts', () => {
  expect(scriptsAfterText(seen + code)).toBe(
    seen + code.replace('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"'),
  );
});

test('those of a public page do not start by themselves, and its content policy still knows them', () => {
  const page = seen + canonical + code;
  const later = scriptsAfterText(page);
  expect(later.startsWith(seen)).toBe(true);
  expect(later).toContain('<link rel="after-text" fetchpriority="low" href="/c.js"/>');
  expect(later).toContain('<script type="text/after-text">import "/c.js"</script>');
  expect(later).not.toMatch(/<link rel="modulepreload"|<script type="module"/);
  expect(inlineScriptHashes(later)).toEqual(expect.arrayContaining(inlineScriptHashes(page)));
  expect(inlineScriptHashes(later)).toHaveLength(2);
});
