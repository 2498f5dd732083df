import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const { version } = manifest;

import lock from '../package-lock.json' with { type: 'json' };

test('package, lockfile, changelog and the guide to upgrading name one version', () => {
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect([lock.version, lock.packages[''].version]).toEqual([version, version]);
  const headings = readFileSync('CHANGELOG.md', 'utf8').match(/^## .+$/gm) ?? [];
  // What comes after the version stands above it, without a number.
  expect(headings.filter((heading) => heading !== '## Unreleased')[0]).toBe(`## ${version}`);
  const named = readFileSync('docs/upgrading.md', 'utf8').match(/\bv\d+\.\d+\.\d+\b/g) ?? [];
  expect(new Set(named)).toEqual(new Set([`v${version}`]));
});

test('a commit that is tagged with a version is that version', () => {
  const tags = execFileSync('git', ['tag', '--points-at', 'HEAD'], { encoding: 'utf8' }).split('\n');
  for (const tag of tags.filter((name) => /^v\d/.test(name))) expect(tag).toBe(`v${version}`);
});
