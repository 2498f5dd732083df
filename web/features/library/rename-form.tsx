import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { ListedDocument } from '#contract/documents.ts';
import { detailOf } from '../../api/failure.ts';
import { useKeptText } from '../../session/use-kept-text.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError, inputStyle } from '../../ui/field.tsx';
import { splitName } from './file-ending.ts';

interface RenameFormProps {
  document: Pick<ListedDocument, 'id' | 'file_name'>;
  /** Resolves when the name is stored. */
  onRename: (name: string) => Promise<void>;
  onCancel: () => void;
}

export const renameFormName = 'rename';

/** A document's name as a box to type in, its ending beside it. Enter stores, Escape leaves it as it was. */
export function RenameForm({ document, onRename, onCancel }: RenameFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [before, ending] = splitName(document.file_name);
  const kept = useKeptText(renameFormName, () => ({ id: document.id, name }));
  const [name, setName] = useState((kept?.id === document.id && kept.name) || before);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  useEffect(() => input.current?.select(), []);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (name.trim() === before) return onCancel();
    setBusy(true);
    try {
      await onRename(name.trim());
    } catch (error) {
      setProblem(detailOf(error, 'The name could not be changed. Please try again.'));
      setBusy(false);
      input.current?.focus();
    }
  };

  return (
    <form
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
      className="flex flex-col gap-2"
    >
      <label htmlFor={id} className="sr-only">
        New name of {document.file_name}
      </label>
      <div className="flex items-center gap-2">
        <input
          ref={input}
          id={id}
          value={name}
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          onChange={(event) => {
            setName(event.target.value);
            setProblem('');
          }}
          className={`${inputStyle} min-w-0 font-normal`}
        />
        <span className="shrink-0 font-normal text-muted">{ending}</span>
      </div>
      <FieldError id={id} error={problem} />
      <div className="flex gap-2">
        <Button type="submit" size="small" busy={busy}>
          Save
        </Button>
        <Button variant="secondary" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
