import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { rulesOfUse } from './rules-of-use.ts';
import { runRules } from './run-rules.ts';

describe('rules of use', () => {
  it.each([
    'no ',
    'lease ',
    'fence ',
    'within 30 days ',
    'approved ',
    'owner shall maintain ',
    'no more than 2 dogs or ',
    'fails to approve plans, ',
    '(a) shall not be parked on the street except ',
  ])('reads a sentence of nothing but "%s" in no time', (phrase) => {
    const doc = docOf(phrase.repeat(Math.floor(1190 / phrase.length)));
    const start = performance.now();
    runRules(rulesOfUse, doc);
    // Patterns that run away take minutes; a busy machine does not.
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
