import { documentTypeResultLabels, unknownDocumentTypeLabel } from '#contract/document-type.ts';
import type { Citation } from '#contract/page.ts';
import { catalogueFact } from '#engine/catalogue.ts';
import { dollars } from '#engine/compose/display.ts';
import type { ShownAnalysis, ShownAssessment, ShownPoint } from '#report/read-analysis.ts';
import { citedPages } from './evidence/by-page.ts';

/** The long label of a type of document; 'Document' for one that is not known. */
export function typeLabel(type: string): string {
  return (documentTypeResultLabels as Record<string, string>)[type] ?? unknownDocumentTypeLabel;
}

/** ' (p. 3, 12)'. */
function pages(citations: readonly Citation[]): string {
  const list = citedPages(citations).map(({ page }) => page);
  return list.length > 0 ? ` (p. ${list.join(', ')})` : '';
}

const point = ({ text, reference, citations }: ShownPoint) =>
  `- ${text}${reference ? ` (${reference})` : pages(citations)}`;

const assessment = ({ purpose, amount, date, citations }: ShownAssessment) =>
  `- ${purpose ?? 'Unknown purpose'}: ${amount === null ? 'Not specified' : dollars(amount)}, ${
    date ?? 'Date not specified'
  }${pages(citations)}`;

const part = (title: string, lines: readonly string[]) => (lines.length > 0 ? ['', title, ...lines] : []);

/** The analysis as plain text with the page of each statement, to paste into a letter or an email. */
export function analysisAsText(analysis: ShownAnalysis): string {
  const { summary, monthly_fees: fees, risks, facts, not_stated: notStated } = analysis;
  return [
    analysis.file_name,
    typeLabel(analysis.document_type),
    ...part(
      'Summary',
      analysis.summary_statements.length > 0
        ? analysis.summary_statements.map(point)
        : [summary || 'No summary available.'],
    ),
    ...part(
      'What to watch for',
      risks.map(({ title, explanation, citations }) => `- ${title}: ${explanation}${pages(citations)}`),
    ),
    ...part('Key points', analysis.key_points.map(point)),
    ...part('Restrictions', analysis.restricted_activities.map(point)),
    ...part('Monthly fees', [fees === null ? 'Not specified' : dollars(fees)]),
    ...part('Special assessments', analysis.special_assessments.map(assessment)),
    ...part(
      'All answers',
      facts.map(({ label, display, citations }) => `- ${label}: ${display}${pages(citations)}`),
    ),
    ...part(
      'Not stated in this document',
      notStated.map((id) => `- ${catalogueFact(id)?.label ?? id}`),
    ),
  ].join('\n');
}
