import { describe, expect, it } from 'vitest';
import { documentTypes } from '#contract/document-type.ts';
import { catalogue } from '../catalogue.ts';
import { wordsOfFacts } from '../look/words-of-facts.ts';
import { choicesOf, questionsFor } from './questions.ts';

describe('questions to a model', () => {
  it('every choice names its values', () => {
    const unnamed = catalogue.filter(({ id, kind }) => kind === 'enum' && choicesOf(id).length === 0);
    expect(unnamed).toEqual([]);
  });

  it('every fact is asked, but for those that no single sentence answers', () => {
    const asked = new Set(documentTypes.flatMap((type) => questionsFor(type).map(({ fact }) => fact)));
    expect(catalogue.flatMap(({ id }) => (asked.has(id) ? [] : [id]))).toEqual([
      'special_assessment',
      'reserves.components',
      'litigation',
      'repairs.critical',
      'minutes.motions',
    ]);
    for (const fact of asked) expect(wordsOfFacts[fact]?.names.length).toBeGreaterThan(0);
  });

  it('each is one line that begins with its name', () => {
    for (const { fact, text } of questionsFor('cc_and_r')) {
      expect(text.startsWith(`${fact}: `)).toBe(true);
      expect(text).toMatch(/^[^\n]+ Write [^\n]+\.$/);
    }
  });
});
