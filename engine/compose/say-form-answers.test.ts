import { describe, expect, it } from 'vitest';
import { analysisOf } from '../testing/told-of.ts';

const told = (...lines: string[]) =>
  analysisOf(['Resale Certificate', 'Elm Court Homeowners Association', ...lines].join('\n\n'), 'other');

describe('answers of a paper for a sale', () => {
  it('are told in its own words, each once and two of a subject at the most', () => {
    const { key_points: points, not_stated: silent } = told(
      'Special assessments: None',
      'Violations of record for this lot: trash bins left out',
      'Percent funded: 47.2%',
      'Reserve study date: May 2031',
      'Reserves are held at Elm Bank since 2019.',
    );
    expect(
      points.filter(({ id }) => id.startsWith('sale.form.')).map(({ text, severity }) => [text, severity]),
    ).toEqual([
      [
        'On breaches of the rules or changes at this home, the paper says: “Violations of record for this lot: trash bins left out.”',
        'medium',
      ],
      ['On special assessments, the paper says: “Special assessments: None.”', 'low'],
      ['On the reserves, the paper says: “Percent funded: 47.2%.”', 'low'],
      ['On the reserves, the paper says: “Reserve study date: May 2031.”', 'low'],
    ]);
    expect(silent).not.toContain('special_assessment');
  });

  it('are not told where a statement quotes them, nor without their answer', () => {
    const { key_points: points } = told(
      'Transfer fee: $350',
      'Is there a right of first refusal?',
      'The pool opens at 9 a.m. for all who live there.',
    );
    expect(points.map(({ id }) => id)).toContain('assessment.transfer_fee');
    expect(points.filter(({ id }) => id.startsWith('sale.form.'))).toEqual([]);
  });
});
