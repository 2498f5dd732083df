import { useEffect, useState } from 'react';
import type { DocumentProgress } from '#contract/documents.ts';
import { watchDocument } from '../../../api/watch-document.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { AnalysisView } from '../analysis-view.tsx';
import { isReason, takesTooLong } from '../load-analysis.ts';
import { AnalysisError, failureInWords } from './analysis-error.tsx';
import { analyzeAgain, analyzeUnlocked } from './analyze-again.ts';
import { LogInAgain } from './log-in-again.tsx';
import { NoLongerAvailable } from './no-longer-available.tsx';
import { ProcessingIndicator } from './processing-indicator.tsx';
import type { ResultsProps } from './results-props.ts';
import { useAnalysis } from './use-analysis.ts';

const ended = new Set<string>(['analysis_complete', 'analysis_error', 'document_not_found']);

/** The results at /results/{id}, from loading to the analysis. */
export function NewerResults({ documentId, unpaid }: ResultsProps) {
  const { data, error, refetch } = useAnalysis(documentId, { every: null, retries: 0 });
  const [progress, setProgress] = useState<DocumentProgress | null>(null);
  const [timedOut, setTimedOut] = useState(false);
  const processing = data?.state === 'processing' && !timedOut;
  const answers = data?.attempts ?? 0;

  // Followed anew after every answer that it is still processing: what followed it so far may have come to its end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `answers` only tells one answer from the next.
  useEffect(() => {
    if (!processing) return;
    const look = (status: string) => {
      if (ended.has(status)) void refetch();
    };
    return watchDocument(documentId, {
      onProgress: (told) => {
        setProgress(told);
        look(told.status);
      },
      onChecked: ({ status }) => look(status),
      onTimeOut: () => setTimedOut(true),
      onRefused: () => void refetch(),
    });
  }, [processing, documentId, refetch, answers]);

  const look = async () => {
    setTimedOut(false);
    await refetch();
    return null;
  };
  const back = (
    <LinkButton to="/documents" variant="secondary">
      Back to My Documents
    </LinkButton>
  );

  // An analysis once shown stays on the page, whatever becomes of a later call.
  if (data?.state === 'complete') {
    return <AnalysisView documentId={documentId} analysis={data.analysis} view="newer" />;
  }
  if (isReason(error, 'payment')) return unpaid;
  if (error || timedOut) {
    return (
      <AnalysisError message={error ? error.message : takesTooLong(documentId)} onTryAgain={look}>
        {isReason(error, 'session') && <LogInAgain />}
        {back}
      </AnalysisError>
    );
  }
  if (!data) return <Loading>Loading document analysis...</Loading>;
  if (data.state === 'missing') return <NoLongerAvailable documentId={documentId} />;
  if (data.state === 'processing') return <ProcessingIndicator message={data.message} progress={progress} />;
  return (
    <AnalysisError
      {...failureInWords(data)}
      onTryAgain={() => analyzeAgain(documentId, look)}
      onPassword={(password) => analyzeUnlocked(documentId, password, look)}
    >
      {back}
    </AnalysisError>
  );
}
