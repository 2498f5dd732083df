import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { documentTypeLabels, documentTypes } from '#contract/document-type.ts';
import type { HomeDocumentRow } from '#contract/homes.ts';
import { type SplitBody, splitDocument } from '#contract/split.ts';
import { call } from '../../../api/client.ts';
import { useAttempt } from '../../../api/use-attempt.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { DialogEnd } from '../../../ui/dialog-end.tsx';
import { Select } from '../../../ui/select.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import { reloadHomes } from '../home-queries.ts';
import { chosenParts, type PartChoice, pagesInWords } from './chosen-parts.ts';
import { focusOnDocuments } from './focus-on-documents.ts';

type Option = { value: PartChoice; label: string };
const types: Option[] = documentTypes.map((value) => ({ value, label: documentTypeLabels[value] }));
const out: Option = { value: 'out', label: 'Leave it out' };
const before: Option = { value: 'before', label: 'Part of the one before' };

type Original = SplitBody['original'];
const originals: { value: Original; label: string }[] = [
  { value: 'keep', label: 'Keep it, unread' },
  { value: 'delete', label: 'Delete it' },
];

interface SplitFormProps {
  row: HomeDocumentRow;
  onClose: () => void;
}

/** What becomes of each part of a file that holds several documents, and of the file. */
export function SplitForm({ row, onClose }: SplitFormProps) {
  const heading = useId();
  const client = useQueryClient();
  const [choices, setChoices] = useState<PartChoice[]>(row.parts.map((part) => part.document_type));
  const [original, setOriginal] = useState<Original>('keep');
  const { busy, problem, setProblem, attempt } = useAttempt('The file could not be split. Please try again.');
  const parts = chosenParts(row.parts, choices);
  const pages = parts.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  const losesPages = original === 'delete' && pages < (row.total_pages ?? 0);
  const documents = parts.length === 1 ? '1 Document' : `${parts.length} Documents`;

  const split = async () => {
    if (parts.length === 0) return setProblem('Keep at least one part.');
    const isDone = await attempt(async () => {
      await call(splitDocument, { params: { id: row.id }, body: { parts, original } });
      await reloadHomes(client);
    });
    if (!isDone) return;
    focusOnDocuments();
    announce(`${row.file_name} was split. Its parts are being read.`);
  };
  return (
    <section aria-labelledby={heading} className="screen-only mt-2 flex flex-col gap-4">
      <h3 id={heading} ref={takeFocus} className="text-lg outline-none">
        What becomes of its {row.parts.length} parts
      </h3>
      <ul className="flex flex-col gap-3">
        {row.parts.map((part, at) => (
          <li key={part.first} className="flex flex-col gap-1">
            <p className="wrap-anywhere">
              {part.title ?? documentTypeLabels[part.document_type]}
              <span className="text-sm text-muted"> · {pagesInWords(part)}</span>
            </p>
            <Select
              label={`What ${pagesInWords(part)} ${part.first === part.last ? 'is' : 'are'}`}
              labelHidden
              options={at === 0 ? [...types, out] : [...types, before, out]}
              value={choices[at] ?? part.document_type}
              onChange={(choice) => setChoices(choices.map((one, index) => (index === at ? choice : one)))}
            />
          </li>
        ))}
      </ul>
      <Select label="The file itself" options={originals} value={original} onChange={setOriginal} />
      {losesPages && <p role="status">The pages that you leave out are deleted with it.</p>}
      <DialogEnd problem={problem}>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button busy={busy} onClick={() => void split()}>
          Make {documents}
        </Button>
      </DialogEnd>
    </section>
  );
}
