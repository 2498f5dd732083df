import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Card } from '../../ui/card.tsx';
import { clock, useElapsedSeconds } from '../../ui/clock.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { stageOf } from './progress.ts';
import type { UploadState } from './upload-state.ts';
import { type Followed, useEnd, useUnderWay } from './use-under-way.ts';
import { uploads } from './use-upload.ts';

/** More than these are told by their number. */
const most = 5;

/**
 * What the user's account has under way, for somebody who comes back to the page or sends one document after another.
 * Nothing where there is nothing beside the document that the page shows already.
 */
export function UnderWay() {
  const { upload } = useSyncExternalStore(uploads.subscribe, uploads.getState, uploads.getState);
  const shown = shownBy(upload);
  const told = useTold(upload);
  const documents = useUnderWay(shown).filter(
    ({ document_id: id, isOver }) => id !== shown && !(isOver && told.includes(id)),
  );
  if (documents.length === 0) return null;
  const more = documents.length - most;
  return (
    <Card className="lg:col-span-2">
      <section aria-labelledby="under-way" className="flex flex-col gap-3">
        <h2 id="under-way" className="text-xl">
          {documents.every(({ isOver }) => isOver) ? 'Just analyzed' : 'Being analyzed'}
        </h2>
        <ul className="flex flex-col divide-y divide-line">
          {documents.slice(0, most).map((its) => (
            <Row key={its.document_id} document={its} />
          ))}
        </ul>
        {more > 0 && (
          <p className="text-sm text-muted">
            and {more} more in <TextLink to="/documents">My Documents</TextLink>
          </p>
        )}
      </section>
    </Card>
  );
}

/** Documents whose failure the panel has told: nobody hears of it twice. */
function useTold(upload: UploadState): readonly string[] {
  const [told, setTold] = useState<readonly string[]>([]);
  const failure = upload.phase === 'idle' ? upload.failure : null;
  const id = failure?.analysisFailed ? failure.documentId : null;
  useEffect(() => {
    if (id !== null) setTold((before) => [...before, id]);
  }, [id]);
  return told;
}

/** The document that stands in the panel itself. */
function shownBy(upload: UploadState): string | null {
  switch (upload.phase) {
    case 'idle':
      return upload.failure?.documentId ?? null;
    case 'uploading':
      return null;
    case 'processing':
      return upload.documentId;
  }
}

const ends = {
  analysis_complete: { icon: CircleCheck, color: 'text-accent', words: 'Ready', link: 'View Results' },
  analysis_error: {
    icon: CircleAlert,
    color: 'text-danger',
    words: 'Could not be analyzed',
    link: 'See why',
  },
} as const;
const going = { icon: LoaderCircle, color: 'text-muted', link: 'Check Status' } as const;

function Row({ document }: { document: Followed }) {
  const { document_id: id, file_name: name, isOver, status } = document;
  const end = useEnd(id, isOver);
  const ended = end === 'analysis_complete' || end === 'analysis_error' ? ends[end] : null;
  const { icon: Icon, color, link } = ended ?? going;
  const seconds = useElapsedSeconds(document.elapsed_ms);
  const words = ended?.words ?? stageOf({ status, progress: document, polls: 0 });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
      <Icon aria-hidden="true" className={`size-5 shrink-0 ${color}`} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="tabular text-sm text-muted">
          <span role="status">{words}</span>
          {!isOver && <span className="ml-2 whitespace-nowrap">{clock(seconds)}</span>}
        </p>
      </div>
      <TextLink to={`/results/${encodeURIComponent(id)}`} aria-label={`${link}: ${name}`}>
        {link}
      </TextLink>
    </li>
  );
}
