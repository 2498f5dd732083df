import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedDocument } from '#contract/documents.ts';
import { listHomes, moveDocument } from '#contract/homes.ts';
import { call } from '../../api/client.ts';
import { useAttempt } from '../../api/use-attempt.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogEnd } from '../../ui/dialog-end.tsx';
import { Select } from '../../ui/select.tsx';

interface MoveDialogProps {
  document: ListedDocument | null;
  onClose: () => void;
}

/** Asks which home a document is about. */
export function MoveDialog({ document, onClose }: MoveDialogProps) {
  return (
    <Dialog title="Move to a home" isOpen={document !== null} onClose={onClose}>
      {document && <Homes key={document.id} document={document} onClose={onClose} />}
    </Dialog>
  );
}

function Homes({ document, onClose }: { document: ListedDocument; onClose: () => void }) {
  const client = useQueryClient();
  const { data: homes = [] } = useQuery({
    queryKey: ['homes'],
    queryFn: async ({ signal }) => (await call(listHomes, {}, { signal })).data,
  });
  const [home, setHome] = useState<string | null>(null);
  const { busy, problem, setProblem, attempt } = useAttempt(
    'The document could not be moved. Please try again.',
  );
  const move = async () => {
    if (home === null) return setProblem('Please choose a home.');
    const isMoved = await attempt(() =>
      call(moveDocument, { params: { id: document.id }, body: { home_id: home } }),
    );
    if (!isMoved) return;
    const keys = [['home'], ['homes']];
    for (const queryKey of keys) void client.invalidateQueries({ queryKey });
    announce(`Moved to ${homes.find(({ id }) => id === home)?.name ?? 'the home'}`);
    onClose();
  };
  return (
    <>
      <p className="font-semibold wrap-anywhere">{document.file_name}</p>
      <Select
        label="Home"
        placeholder="Choose a home"
        options={homes.map(({ id, name }) => ({ value: id, label: name }))}
        value={home}
        onChange={setHome}
      />
      <DialogEnd problem={problem}>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button busy={busy} onClick={() => void move()}>
          Move
        </Button>
      </DialogEnd>
    </>
  );
}
