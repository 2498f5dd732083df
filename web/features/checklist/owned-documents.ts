import { useEffect, useState } from 'react';
import { type ChecklistDocument, checklistDocuments } from '#content/checklist.ts';
import { readStored, store } from '../../session/storage.ts';

const ownedKey = 'plaindeed.checklist';

type DocumentId = ChecklistDocument['id'];

/** The ids that are stored, whatever else may stand there. */
export function readOwned(text: string | null): DocumentId[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return [];
    return checklistDocuments.map(({ id }) => id).filter((id) => stored.includes(id));
  } catch {
    return [];
  }
}

/** What the visitor has ticked, kept in this browser. Empty until the page is alive. */
export function useOwnedDocuments() {
  const [owned, setOwned] = useState<readonly DocumentId[]>([]);
  useEffect(() => setOwned(readOwned(readStored(ownedKey))), []);
  const keep = (next: readonly DocumentId[]) => {
    setOwned(next);
    store(ownedKey, JSON.stringify(next));
  };
  return {
    owned,
    toggle: (id: DocumentId) => keep(owned.includes(id) ? owned.filter((one) => one !== id) : [...owned, id]),
    clear: () => keep([]),
  };
}
