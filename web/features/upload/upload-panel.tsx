import { useEffect, useRef, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import type { DocumentType } from '#contract/document-type.ts';
import { Alert } from '../../ui/alert.tsx';
import { announce } from '../../ui/announcer.tsx';
import { Card } from '../../ui/card.tsx';
import { megabytes } from '../../ui/file-size.ts';
import { useFileDrop } from '../../ui/use-file-drop.ts';
import { readDrop } from './check-drop.ts';
import { type FileRefusal, fileRefusal } from './check-selection.ts';
import { DropOverlay } from './drop-overlay.tsx';
import { ProcessingView } from './processing-view.tsx';
import { UploadFailure } from './upload-failure.tsx';
import { UploadForm } from './upload-form.tsx';
import { UploadingView } from './uploading-view.tsx';
import { uploads, useUpload } from './use-upload.ts';

interface UploadPanelProps {
  presetType: DocumentType | null;
  onComplete: (documentId: string) => void;
}

/** From choosing a file to the moment its analysis exists. A file may be dropped anywhere on the page meanwhile. */
export function UploadPanel({ presetType, onComplete }: UploadPanelProps) {
  const { selection, upload } = useUpload(onComplete);
  const [refusal, setRefusal] = useState<FileRefusal | null>(null);
  const failure = upload.phase === 'idle' ? upload.failure : null;
  const stored = failure !== null && failure.documentId !== null;
  const choosing = upload.phase === 'idle' && !stored;
  const panel = useFocusWhenBack(choosing);

  const pick = (file: File | null, why: FileRefusal | null) => {
    setRefusal(why);
    uploads.choose(why === null ? file : null);
    if (file && why === null) announce(`${file.name}, ${megabytes(file.size)}, is chosen.`);
  };
  const dragging = useFileDrop((dropped) => {
    if (upload.phase === 'uploading') return;
    if (!choosing) uploads.reset();
    const read = readDrop(dropped);
    if ('message' in read) pick(null, read);
    else pick(read, null);
  });

  return (
    <Card ref={panel} className="flex flex-col gap-5 self-start">
      {dragging && (
        <DropOverlay>
          {upload.phase === 'uploading'
            ? 'One file is on its way. Drop the next one when it has arrived.'
            : 'Drop it to choose this file'}
        </DropOverlay>
      )}
      {failure && stored && (
        <UploadFailure
          failure={failure}
          fileName={upload.fileName}
          onTryAgain={uploads.tryAgain}
          onPassword={uploads.unlock}
          onReset={uploads.reset}
        />
      )}
      {failure && !stored && (
        <Alert tone="danger">
          <p>{failure.message}</p>
          {failure.hint && <p>{failure.hint}</p>}
        </Alert>
      )}
      {upload.phase === 'idle' && upload.notice && (
        <Alert tone="info" announce="polite">
          <p>{upload.notice}</p>
        </Alert>
      )}
      {upload.phase === 'uploading' && (
        <UploadingView
          fileName={upload.fileName}
          sent={upload.sent}
          total={upload.total}
          onCancel={uploads.cancel}
        />
      )}
      {upload.phase === 'processing' && (
        <ProcessingView key={upload.documentId} state={upload} onAnother={uploads.reset} />
      )}
      {choosing && (
        <UploadForm
          selection={selection}
          presetType={presetType}
          refusal={refusal}
          onPick={(file) => pick(file, file && fileRefusal(file))}
          onType={uploads.chooseType}
          onSend={uploads.send}
        />
      )}
      {/* Nobody waits for the code of the results once they exist. */}
      {(selection.file || upload.phase !== 'idle') && <PrefetchPageLinks page="/results/next" />}
    </Card>
  );
}

/** Moves the focus to the form when it comes back in place of what was pressed: first of all to what went wrong. */
function useFocusWhenBack(choosing: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(choosing);
  useEffect(() => {
    const isBack = choosing && !before.current;
    before.current = choosing;
    if (!isBack) return;
    const target =
      panel.current?.querySelector<HTMLElement>('[role=alert]:not(:empty)') ??
      panel.current?.querySelector<HTMLElement>('input');
    if (target && !target.matches('input')) target.tabIndex = -1;
    target?.focus();
  }, [choosing]);
  return panel;
}
