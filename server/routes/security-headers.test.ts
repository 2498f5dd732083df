import { expect, test } from 'vitest';
import { frameSources } from './security-headers.ts';

test('frames come from the hosts of policies, each named once, and from nowhere else', () => {
  expect(frameSources({ privacy: '', terms: '' })).toEqual(["'none'"]);
  expect(
    frameSources({
      privacy: 'https://policies.example/privacy/1',
      terms: 'https://policies.example/terms/2',
      disclaimer: 'https://other.example/x',
    }),
  ).toEqual(['https://policies.example', 'https://other.example']);
});
