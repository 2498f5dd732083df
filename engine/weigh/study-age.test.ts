import { describe, expect, it } from 'vitest';
import { allRules } from '../find/all-rules.ts';
import { decide } from '../find/decide.ts';
import { runRules } from '../find/run-rules.ts';
import { docOf } from '../testing/doc-of.ts';
import { studyAge } from './study-age.ts';

const told = (text: string) => {
  const doc = docOf(`Fir Hill Association\nFinancial Statements\nDecember 31, 2031\n\n${text}`, 'financial');
  return studyAge(doc, decide(runRules(allRules, doc), doc.source).decided);
};

describe('the age of the study that a document rests on', () => {
  it.each([
    'A reserve study was conducted in 2026.',
    'The most recent reserve study, dated 2027, put the need at $90,000.',
    'The reserve study was last updated on May 4, 2025 by an engineer.',
  ])('tells it with the years: %s', (text) => {
    const [risk] = told(text);
    expect(risk?.explanation).toMatch(/^It is of 202[567] and this document of 2031: [456] years\./);
    expect(risk?.citations[0]?.quote).toBe(text);
  });

  it.each([
    'A reserve study was conducted in 2029.',
    'A reserve study will be conducted in 2034.',
    'The reserve study was made in 2022 and the reserve study was updated in 2030.',
    'The next reserve study is due in 2033.',
    'The pool was resurfaced in 2019.',
  ])('is silent where it is young, to come or nowhere: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});
