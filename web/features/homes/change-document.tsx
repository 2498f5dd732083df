import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { documentTypeLabels, documentTypes } from '#contract/document-type.ts';
import { changeDocumentType, deleteDocument } from '#contract/documents.ts';
import { type HomeDocumentRow, moveDocument } from '#contract/homes.ts';
import { call } from '../../api/client.ts';
import { useAttempt } from '../../api/use-attempt.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogEnd } from '../../ui/dialog-end.tsx';
import { Select } from '../../ui/select.tsx';
import { homesQuery, reloadHomes } from './home-queries.ts';

const types = documentTypes.map((value) => ({ value, label: documentTypeLabels[value] }));

interface ChangeDocumentProps {
  homeId: string;
  document: HomeDocumentRow;
  onClose: () => void;
}

/** What kind of document it is and which home it is about; or away with it. */
export function ChangeDocument({ homeId, document, onClose }: ChangeDocumentProps) {
  const client = useQueryClient();
  const { data: homes = [] } = useQuery(homesQuery);
  const [type, setType] = useState(document.document_type);
  const [home, setHome] = useState(homeId);
  const { busy, problem, attempt } = useAttempt('The document could not be changed. Please try again.');
  const params = { id: document.id };

  const change = async (work: () => Promise<void>) => {
    const isDone = await attempt(async () => {
      await work();
      await reloadHomes(client);
    });
    if (isDone) onClose();
  };
  const save = () =>
    change(async () => {
      if (type !== document.document_type) {
        await call(changeDocumentType, { params, body: { document_type: type } });
        client.removeQueries({ queryKey: ['analysis', document.id] });
      }
      if (home !== homeId) await call(moveDocument, { params, body: { home_id: home } });
    });
  const remove = () =>
    change(async () => {
      await call(deleteDocument, { params });
      announce(`Deleted ${document.file_name}`);
    });
  return (
    <Dialog title="Change this document" isOpen onClose={onClose}>
      <p className="font-semibold wrap-anywhere">{document.file_name}</p>
      <Select
        label="Document type"
        options={types}
        value={type}
        disabled={document.status !== 'analysis_complete'}
        onChange={setType}
      />
      <Select
        label="Home"
        options={homes.map(({ id, name }) => ({ value: id, label: name }))}
        value={home}
        onChange={setHome}
      />
      <DialogEnd problem={problem}>
        <Button variant="danger" busy={busy} onClick={() => void remove()}>
          Delete
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button busy={busy} onClick={() => void save()}>
          Save
        </Button>
      </DialogEnd>
    </Dialog>
  );
}
