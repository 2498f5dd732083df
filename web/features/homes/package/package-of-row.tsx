import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { documentTypeLabels } from '#contract/document-type.ts';
import type { HomeDocumentRow } from '#contract/homes.ts';
import { keepWhole } from '#contract/split.ts';
import { call } from '../../../api/client.ts';
import { useAttempt } from '../../../api/use-attempt.ts';
import { Alert } from '../../../ui/alert.tsx';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { reloadHomes } from '../home-queries.ts';
import { pagesInWords } from './chosen-parts.ts';
import { focusOnDocuments } from './focus-on-documents.ts';
import { SplitForm } from './split-form.tsx';

interface PackageOfRowProps {
  row: HomeDocumentRow;
  /** Whether who sees it may split it. */
  isOwn: boolean;
}

/** What a row says of a file that holds several documents: which, and that it can be split. */
export function PackageOfRow({ row, isOwn }: PackageOfRowProps) {
  if (row.package === null) return null;
  if (row.package === 'split')
    return <p className="text-sm text-muted">It was split. Its parts are read in its place.</p>;
  if (!isOwn || row.package === 'told')
    return (
      <div className="text-sm text-muted">
        <PartsOf row={row} />
        {isOwn && <p>Save each as a PDF of its own and add those, to have each read as what it is.</p>}
      </div>
    );
  return row.package === 'left' ? <LeftAsOne row={row} /> : <Offer row={row} />;
}

function PartsOf({ row: { parts } }: Pick<PackageOfRowProps, 'row'>) {
  return (
    <>
      <p>This file seems to hold {parts.length} documents:</p>
      <ul className="list-disc pl-5">
        {parts.map((part) => (
          <li key={part.first} className="wrap-anywhere">
            {part.title === null ? '' : `${part.title}: `}
            {documentTypeLabels[part.document_type]}, {pagesInWords(part)}
          </li>
        ))}
      </ul>
    </>
  );
}

function Offer({ row }: Pick<PackageOfRowProps, 'row'>) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { busy, problem, attempt } = useAttempt('That could not be saved. Please try again.');
  const leave = async () => {
    const isDone = await attempt(async () => {
      await call(keepWhole, { params: { id: row.id }, body: { whole: true } });
      await reloadHomes(client);
    });
    if (!isDone) return;
    focusOnDocuments();
    announce(`${row.file_name} is left as one document`);
  };
  if (isOpen) {
    const close = () => {
      setOpen(false);
      requestAnimationFrame(() => opener.current?.focus());
    };
    return <SplitForm row={row} onClose={close} />;
  }
  return (
    <div className="mt-1 flex flex-col gap-2 text-sm">
      <PartsOf row={row} />
      <p className="text-muted">Split, each is read as what it is.</p>
      {problem && (
        <Alert tone="danger">
          <p>{problem}</p>
        </Alert>
      )}
      <p className="screen-only flex flex-wrap gap-2">
        <Button ref={opener} size="small" variant="secondary" onClick={() => setOpen(true)}>
          Split This File
        </Button>
        <Button size="small" variant="quiet" busy={busy} onClick={() => void leave()}>
          Leave as One
        </Button>
      </p>
    </div>
  );
}

function LeftAsOne({ row }: Pick<PackageOfRowProps, 'row'>) {
  const client = useQueryClient();
  const { busy, problem, attempt } = useAttempt('That could not be saved. Please try again.');
  const offer = async () => {
    const isDone = await attempt(async () => {
      await call(keepWhole, { params: { id: row.id }, body: { whole: false } });
      await reloadHomes(client);
    });
    if (isDone) focusOnDocuments();
  };
  return (
    <div className="text-sm text-muted">
      <p>
        Left as one document, though it seems to hold {row.parts.length}.{' '}
        <Button className="screen-only" size="small" variant="quiet" busy={busy} onClick={() => void offer()}>
          Show Them Again
        </Button>
      </p>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
