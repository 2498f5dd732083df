import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { type DocumentType, documentTypeLabels, documentTypes } from '#contract/document-type.ts';
import { guessType } from '#home/guess-type.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';

const options = documentTypes.map((value) => ({ value, label: documentTypeLabels[value] }));

interface TypeFieldProps {
  /** The file's name, which may tell its type; empty where none is chosen. */
  fileName: string;
  type: DocumentType | null;
  /** The type was set by what led here, such as the checklist. */
  locked: boolean;
  error: string | undefined;
  /** Chooses a type; of a locked one, unlocks it. */
  onChange: (type: DocumentType) => void;
}

/** What kind of document it is: chosen from the list, or by taking the guess that the file's name allows. */
export function TypeField({ fileName, type, locked, error, onChange }: TypeFieldProps) {
  return (
    <div className="flex flex-col gap-2">
      <Select
        label="Document type"
        placeholder="Select a document type"
        name="document_type"
        options={options}
        value={type}
        disabled={locked}
        error={error}
        onChange={onChange}
      />
      {locked && type && (
        <p className="text-sm text-muted">
          Set by the page you came from.{' '}
          <button type="button" className="text-link cursor-pointer" onClick={() => onChange(type)}>
            Choose another type
          </button>
        </p>
      )}
      <Offer key={fileName} fileName={fileName} type={type} onTake={onChange} />
    </div>
  );
}

interface OfferProps {
  fileName: string;
  type: DocumentType | null;
  onTake: (type: DocumentType) => void;
}

/** Stands in the page from the start, so that a guess is read aloud when it comes. */
function Offer({ fileName, type, onTake }: OfferProps) {
  /** The type that was kept against the guess. */
  const [kept, setKept] = useState<DocumentType | null>(null);
  const guess = guessType(fileName);
  const open = guess !== null && guess !== type && (type === null || type !== kept);
  return (
    <div role="status">
      {open && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-box bg-info-soft px-4 py-2.5">
          <p className="flex min-w-0 flex-1 basis-56 items-start gap-2">
            <Lightbulb aria-hidden="true" className="mt-1 size-4 shrink-0 text-info" />
            <span>
              This looks like <strong>{documentTypeLabels[guess]}</strong>, by the file's name.
            </span>
          </p>
          <span className="flex flex-wrap gap-2">
            <Button size="small" variant="secondary" onClick={() => onTake(guess)}>
              Use {documentTypeLabels[guess]}
            </Button>
            {type !== null && (
              <Button size="small" variant="quiet" onClick={() => setKept(type)}>
                Keep {documentTypeLabels[type]}
              </Button>
            )}
          </span>
        </div>
      )}
    </div>
  );
}
