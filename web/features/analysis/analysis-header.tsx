import { Printer } from 'lucide-react';
import { useState } from 'react';
import { documentTypes } from '#contract/document-type.ts';
import { asText } from '#report/as-text.ts';
import { makeReport } from '#report/make-report.ts';
import type { ShownAnalysis } from '#report/read-analysis.ts';
import { typeLabel } from '#report/type-label.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { timeSince } from '../../ui/dates.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { OpenDocument } from './evidence/open-document.tsx';
import { DownloadMenu } from './take-along/download-menu.tsx';
import { TypeOffer } from './type-offer.tsx';

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

const copied = 'Analysis copied to clipboard!';
const copyFailed = 'Failed to copy to clipboard. Please try again.';

/** The newer view copies, prints and lists the sections; the older one copies. */
export type ResultsView = 'newer' | 'older';

/** File names can be as long as a sentence, and are read like one then. */
const titleSize = (name: string) => (name.length > 60 ? 'text-xl sm:text-2xl' : 'text-2xl sm:text-4xl');

/** What the document is, and what can be done with its analysis. */
export function AnalysisHeader({ analysis, view }: { analysis: ShownAnalysis; view: ResultsView }) {
  const [copy, setCopy] = useState<{ ok: boolean; message: string } | null>(null);
  const chosen = analysis.document_type;
  const detected = documentTypes.find((type) => type === analysis.detected_type);
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
        <h1 className={classNames('wrap-anywhere', titleSize(analysis.file_name))}>{analysis.file_name}</h1>
        <Meta analysis={analysis} />
      </div>
      <div className="screen-only flex flex-wrap gap-2">
        <CopyButton
          label={view === 'newer' ? 'Copy' : 'Copy to Clipboard'}
          size="small"
          text={() => asText(makeReport(analysis))}
          onDone={(ok) => setCopy({ ok, message: ok ? copied : copyFailed })}
        />
        {view === 'newer' && (
          <Button variant="secondary" size="small" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4" />
            Print
          </Button>
        )}
        <DownloadMenu
          analysis={analysis}
          onFailed={(message) => setCopy(message === null ? null : { ok: false, message })}
        />
        <OpenDocument />
      </div>
      {copy && (
        <div className="screen-only">
          <Alert tone={copy.ok ? 'success' : 'danger'} announce="assertive">
            <p>{copy.message}</p>
          </Alert>
        </div>
      )}
      {detected && detected !== chosen && (
        <TypeOffer
          documentId={analysis.document_id}
          chosen={chosen}
          chosenLabel={typeLabel(chosen)}
          detected={detected}
        />
      )}
    </header>
  );
}
