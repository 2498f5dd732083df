import type { DocumentProgress } from '#contract/documents.ts';

/** What an analysis is doing, as the stream of events tells. */
export function stageInWords({ stage, page, pages, ahead }: DocumentProgress): string {
  switch (stage) {
    case 'waiting':
      // Documents of other accounts may come first, which are nobody else's business.
      if (ahead === 0) return 'Waiting for its turn';
      return `Waiting in line: ${ahead} ${ahead === 1 ? 'document' : 'documents'} ahead of yours`;
    case 'reading':
      return page !== null && pages !== null ? `Reading page ${page} of ${pages}` : 'Reading your document';
    case 'finding':
      return 'Finding fees, rules and risks';
    case 'writing':
      return 'Writing your analysis';
    case 'done':
      return 'Analysis complete';
  }
}
