import { expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import type { FactRule } from './pattern.ts';
import { runRules } from './run-rules.ts';

it('takes more answers than a call can have arguments', () => {
  const times = 130_000;
  const rule: FactRule = {
    fact: 'pets.allowed',
    cue: /dogs/,
    patterns: [{ match: /no dogs/, value: 'no', weight: 5 }],
  };
  expect(runRules([rule], docOf('No dogs.\n'.repeat(times), 'cc_and_r'))).toHaveLength(times);
});
