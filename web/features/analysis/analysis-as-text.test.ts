import { expect, test } from 'vitest';
import { readAnalysis } from '#report/read-analysis.ts';
import { analysisAsText } from './analysis-as-text.ts';

const cited = (...pages: number[]) => pages.map((page) => ({ page, start: 0, end: 3, quote: 'abc' }));

test('every statement comes with its page', () => {
  const text = analysisAsText(
    readAnalysis({
      document_name: 'Rules.pdf',
      document_type: 'cc_and_r',
      summary_statements: [
        { id: 's', text: 'You pay dues.', reference: 'Section 4, p. 3', citations: cited(3) },
      ],
      risks: [{ id: 'r', level: 'high', title: 'Lien', explanation: 'They may.', citations: cited(4, 9, 4) }],
      restricted_activities: ['No fences.'],
      special_assessments: [{ amount: 1200 }],
      facts: [{ id: 'f', label: 'Late fee', display: '$25', citations: cited(5), conflicts: [] }],
      not_stated: ['rental.cap', 'unheard.of'],
    }),
  );
  expect(text).toBe(
    `Rules.pdf
Covenants, Conditions & Restrictions (CC&Rs)

Summary
- You pay dues. (Section 4, p. 3)

What to watch for
- Lien: They may. (p. 4, 9)

Restrictions
- No fences.

Monthly fees
Not specified

Special assessments
- Unknown purpose: $1,200, Date not specified

All answers
- Late fee: $25 (p. 5)

Not stated in this document
- Most homes rented at once
- unheard.of`,
  );
});

test('an empty analysis says so', () => {
  expect(analysisAsText(readAnalysis({}))).toContain('No summary available.');
  expect(analysisAsText(readAnalysis({}))).toContain('\nDocument\n');
});
