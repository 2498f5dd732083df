import { useQuery } from '@tanstack/react-query';
import { FileQuestion } from 'lucide-react';
import { getDocument } from '#contract/documents.ts';
import { olderResults } from '#contract/limits.ts';
import { call } from '../../../api/client.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { AnalysisView } from '../analysis-view.tsx';
import { isReason } from '../load-analysis.ts';
import { AnalysisError, failureInWords } from './analysis-error.tsx';
import { analyzeAgain, analyzeUnlocked } from './analyze-again.ts';
import { LogInAgain } from './log-in-again.tsx';
import { OlderProgress } from './older-progress.tsx';
import type { ResultsProps } from './results-props.ts';
import { useAnalysis } from './use-analysis.ts';

const tooLong = 'Document analysis is taking longer than expected. Please try again later.';

function NoAnalysis() {
  return (
    <EmptyState
      level={1}
      icon={<FileQuestion />}
      title="No Analysis Available"
      actions={<LinkButton to="/analyze">Analyze Another Document</LinkButton>}
    >
      <p>There is no analysis for this document. It may have been deleted.</p>
    </EmptyState>
  );
}

/** The results at /documents/{id}, from loading to the analysis. */
export function OlderResults({ documentId, unpaid }: ResultsProps) {
  const { data, error, refetch, tries } = useAnalysis(documentId, {
    every: olderResults.reprocessPoll,
    retries: olderResults.maxRetries,
  });
  const document = useQuery({
    queryKey: ['document', documentId],
    queryFn: ({ signal }) => call(getDocument, { params: { id: documentId } }, { signal }),
  });
  const look = async () => {
    await refetch();
    return null;
  };

  if (data?.state === 'complete') {
    return <AnalysisView documentId={documentId} analysis={data.analysis} view="older" />;
  }
  if (isReason(error, 'payment')) return unpaid;
  if (error) {
    return (
      <AnalysisError message={isReason(error, 'time') ? tooLong : error.message} onTryAgain={look}>
        {isReason(error, 'session') && <LogInAgain />}
      </AnalysisError>
    );
  }
  if (!data && tries === 0) return <Loading />;
  if (data?.state === 'missing') return <NoAnalysis />;
  if (data?.state === 'failed') {
    return (
      <AnalysisError
        {...failureInWords(data)}
        onTryAgain={() => analyzeAgain(documentId, look)}
        onPassword={(password) => analyzeUnlocked(documentId, password, look)}
      />
    );
  }
  return (
    <OlderProgress
      fileName={document.data?.file_name ?? 'Document'}
      type={document.data?.document_type ?? null}
      status={data?.status ?? 'processing'}
      attempts={tries}
    />
  );
}
