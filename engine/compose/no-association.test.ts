import { describe, expect, it } from 'vitest';
import { documentTypes } from '#contract/document-type.ts';
import { analyze } from '../index.ts';
import { linesOfText } from '../structure/printed.ts';
import { otherPapers } from '../testing/other-papers.ts';

const pageOf = (text: string, readable = true) => ({
  number: 1,
  text,
  lines: linesOfText(text),
  size: null,
  readable,
});

describe('a paper that is no association\u2019s', () => {
  it.each(documentTypes)('states nothing of an association, uploaded as %s', (documentType) => {
    for (const [name, text] of otherPapers) {
      const analysis = analyze([pageOf(text)], { documentType });
      expect(analysis.not_association_document, name).toBe(true);
      expect(
        [
          analysis.summary_statements,
          analysis.key_points,
          analysis.restricted_activities,
          analysis.risks,
          analysis.special_assessments,
          analysis.not_stated,
        ].flat(),
        name,
      ).toEqual([]);
      expect([analysis.summary, analysis.monthly_fees, analysis.detected_type]).toEqual(['', null, null]);
    }
  });

  it('is not said of an association\u2019s paper, nor where a page could not be read', () => {
    const dues = 'Fox Run HOA. The dues are $90 a month. The annual meeting is held in May.';
    expect(analyze([pageOf(dues)])).not.toHaveProperty('not_association_document');
    const [, list] = otherPapers[0] ?? ['', ''];
    const half = [pageOf(list), { ...pageOf('', false), number: 2 }];
    expect(analyze(half)).not.toHaveProperty('not_association_document');
    expect(analyze([])).not.toHaveProperty('not_association_document');
  });
});
