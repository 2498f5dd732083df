import { Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ModelReading } from '#contract/model-reading.ts';
import { asText } from '#report/as-text.ts';
import { makeReport } from '#report/make-report.ts';
import type { ShownAnalysis } from '#report/read-analysis.ts';
import { typeLabel } from '#report/type-label.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { timeSince } from '../../ui/dates.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice, type NoticeText } from '../../ui/notice.tsx';
import { copied } from './copied.ts';
import { OpenDocument } from './evidence/open-document.tsx';
import { DownloadMenu } from './take-along/download-menu.tsx';

/** Seldom needed, and not in the sample. */
const Offers = lazy(async () => ({
  default:
    (await import('./offers.tsx').catch(() => null))?.Offers ?? ((_: { analysis: ShownAnalysis }) => null),
}));

/** Only where a language model may read. */
const ModelReadingBox = lazy(async () => ({
  default:
    (await import('./second-reader/model-reading-box.tsx').catch(() => null))?.ModelReadingBox ??
    ((_: { documentId: string; shown: ModelReading }) => null),
}));

const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : `${noun}s`}`;

function Meta({ analysis }: { analysis: ShownAnalysis }) {
  const since = timeSince(analysis.created_at, Date.now());
  const facts = [
    analysis.word_count === null ? null : counted(analysis.word_count, 'word'),
    analysis.total_pages === null ? null : counted(analysis.total_pages, 'page'),
    since && `Analyzed ${since} ago`,
  ].filter((fact) => fact !== null);
  return (
    <p className="tabular flex flex-wrap items-center gap-x-3 gap-y-1.5 text-muted">
      <Badge>{typeLabel(analysis.document_type)}</Badge>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}

/** The newer view copies, prints and lists the sections; the older one copies. */
export type ResultsView = 'newer' | 'older';

/** File names can be as long as a sentence, and are read like one then. */
const titleSize = (name: string) => (name.length > 60 ? 'text-lg sm:text-xl' : 'text-xl sm:text-3xl');

interface AnalysisHeaderProps {
  analysis: ShownAnalysis;
  view: ResultsView;
}

/** What the document is, and what can be done with its analysis. */
export function AnalysisHeader({ analysis, view }: AnalysisHeaderProps) {
  const [notice, setNotice] = useState<NoticeText | null>(null);
  const {
    older_engine: isOlder,
    detected_type: detected,
    document_type: chosen,
    model_reading: reading,
  } = analysis;
  const isOffered = isOlder || (detected !== null && detected !== chosen);
  return (
    <header className="flex flex-col gap-5">
      <div className="screen-only flex flex-wrap gap-x-2">
        <LinkButton to="/documents" variant="quiet" size="small" className="-ml-3">
          Back to My Documents
        </LinkButton>
        <LinkButton to="/analyze" variant="quiet" size="small" className="max-sm:-ml-3">
          Analyze Another Document
        </LinkButton>
      </div>
      <div className="flex flex-col gap-3">
        <h2 className={classNames('wrap-anywhere', titleSize(analysis.file_name))}>{analysis.file_name}</h2>
        <Meta analysis={analysis} />
      </div>
      <div className="screen-only flex flex-wrap gap-2">
        <CopyButton
          label={view === 'newer' ? 'Copy' : 'Copy to Clipboard'}
          size="small"
          text={() => asText(makeReport(analysis))}
          onDone={(ok) => setNotice(copied(ok, 'Analysis copied to clipboard!'))}
        />
        {view === 'newer' && (
          <Button variant="secondary" size="small" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4" />
            Print
          </Button>
        )}
        <DownloadMenu
          analysis={analysis}
          onFailed={(message) => setNotice(message === null ? null : { tone: 'danger', message })}
        />
        <OpenDocument />
      </div>
      <Notice notice={notice} onClose={() => setNotice(null)} />
      {reading && (
        <Suspense fallback={<div className="min-h-40" />}>
          <ModelReadingBox documentId={analysis.document_id} shown={reading} />
        </Suspense>
      )}
      {isOffered && (
        <Suspense>
          <Offers analysis={analysis} />
        </Suspense>
      )}
    </header>
  );
}
