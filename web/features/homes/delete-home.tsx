import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteHome, type Home } from '#contract/homes.ts';
import { call } from '../../api/client.ts';
import { useAttempt } from '../../api/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { DialogEnd } from '../../ui/dialog-end.tsx';
import { Select } from '../../ui/select.tsx';
import { homesQuery, reloadHomes } from './home-queries.ts';

interface DeleteHomeProps {
  home: Home;
  /** How many it has. */
  documents: number;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks whether a home is to be deleted, and what becomes of its documents. */
export function DeleteHome({ home, documents, onClose, onDeleted }: DeleteHomeProps) {
  const client = useQueryClient();
  const { data: homes = [] } = useQuery(homesQuery);
  const others = homes.filter(({ id }) => id !== home.id);
  const options = [
    ...others.map(({ id, name }) => ({ value: id, label: `Move them to ${name}` })),
    { value: 'delete', label: 'Delete them for good' },
  ];
  const [fate, setFate] = useState<string | null>(null);
  const { busy, problem, setProblem, attempt } = useAttempt(
    'The home could not be deleted. Please try again.',
  );
  const asks = documents > 0;

  const confirm = async () => {
    if (asks && fate === null) return setProblem('Please choose what becomes of its documents.');
    const move = { documents: 'move' as const, move_to: fate ?? '' };
    const body = !asks ? {} : fate === 'delete' ? { documents: 'delete' as const } : move;
    if (!(await attempt(() => call(deleteHome, { params: { id: home.id }, body })))) return;
    onDeleted();
    void reloadHomes(client);
  };
  return (
    <>
      <p className="wrap-anywhere">
        <strong>{home.name}</strong> and the links to it will be gone for good.
      </p>
      {asks && (
        <Select
          label={documents === 1 ? 'Its document' : `Its ${documents} documents`}
          placeholder="Choose what becomes of them"
          options={options}
          value={fate}
          onChange={setFate}
        />
      )}
      <DialogEnd problem={problem}>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="danger" busy={busy} onClick={() => void confirm()}>
          Delete
        </Button>
      </DialogEnd>
    </>
  );
}
