import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineScriptHashes } from './build-web-hashes.ts';

const sourceOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('every inline script is hashed as it stands, white space included', () => {
  const html =
    '<body><script>let a = 1;</script>\n<script type="module" async="">\n import "/x.js" </script></body>';
  expect(inlineScriptHashes(html)).toEqual([sourceOf('let a = 1;'), sourceOf('\n import "/x.js" ')]);
});

test('a script of a file has no hash', () => {
  expect(
    inlineScriptHashes('<script src="/assets/a.js"></script><script async src = "b.js"></script>'),
  ).toEqual([]);
});

test('data for search engines is no script', () => {
  expect(inlineScriptHashes('<script type="application/ld+json">{"@type":"WebSite"}</script>')).toEqual([]);
});

test('the hash is the one that browsers compute', () => {
  // The example of the content policy specification.
  expect(inlineScriptHashes("<script>alert('Hello, world.');</script>")).toEqual([
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  ]);
});
