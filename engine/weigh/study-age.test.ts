import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import { decide } from '../find/decide.ts';
import { allRules } from '../rules/all-rules.ts';
import { runRules } from '../rules/run-rules.ts';
import { linesOfText } from '../structure/printed.ts';
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

describe('what a study says of how long it holds', () => {
  const table = `Fir Hill Association
Reserve Study
Report date: May 2, 2030
Expires: December 31, 2031

This Reserve Study needs to be updated annually, since prices change.
The study covers 6 components.
Most Recent Budgeted Monthly Contribution Rate\t$500
Component\tUseful Life\tRemaining Useful Life\tCurrent Cost
Fence\t20\t7\t$17,550
Asphalt\t25\t1\t$9,000`;

  const analysis = (text: string) =>
    analyze([{ number: 1, text, lines: linesOfText(text), size: null, readable: true }], {
      documentType: 'reserves',
    });

  it('is told by its own words, with the prices and the budget of its time', () => {
    const { risks, key_points } = analysis(table);
    const age = risks.find(({ title }) => title === 'Check how old the study is.');
    expect(age?.explanation).toMatch(
      /expires on December 31, 2031\. It says that it needs an update each year\./,
    );
    expect(age?.citations.map(({ quote }) => quote).join()).toMatch(/Expires: December 31, 2031/);
    const said = key_points.map(({ text }) => text).join('\n');
    expect(said).toMatch(/Fence, due about 7 years after the study: \$17,550 at the prices of the study\./);
    expect(said).toContain('The budget at the time of the study put $6,000 a year into reserves.');
    expect(said).toMatch(/Asphalt, due about 1 year after the study: \$9,000\./);
  });

  it('is told by the rule of thumb where it says nothing', () => {
    const silent = table
      .replace('Expires: December 31, 2031\n', '')
      .replace('needs to be updated annually', 'is kept');
    expect(
      analysis(silent)
        .risks.map(({ explanation }) => explanation)
        .join(),
    ).toMatch(/A study should be less than three years old/);
  });
});
