import { type FormEvent, useRef, useState } from 'react';
import type { DocumentType } from '#contract/document-type.ts';
import { Button } from '../../ui/button.tsx';
import { type FileRefusal, type SelectionErrors, selectionErrors } from './check-selection.ts';
import { FilePicker } from './file-picker.tsx';
import { TypeField } from './type-field.tsx';
import type { Selection } from './upload-store.ts';

interface UploadFormProps {
  selection: Selection;
  /** Set by what led here, such as the checklist: locks the selector until it is unlocked. */
  presetType: DocumentType | null;
  /** Why the last file that was picked or dropped was not taken. */
  refusal: FileRefusal | null;
  onPick: (file: File | null) => void;
  onType: (type: DocumentType) => void;
  onSend: (file: File, type: DocumentType) => void;
}

export function UploadForm({ selection, presetType, refusal, onPick, onType, onSend }: UploadFormProps) {
  const [locked, setLocked] = useState(presetType !== null && selection.type === null);
  const [errors, setErrors] = useState<SelectionErrors>({});
  const { file } = selection;
  const type = locked ? presetType : selection.type;
  const form = useRef<HTMLFormElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const focusType = () => form.current?.querySelector<HTMLElement>('button[aria-haspopup]')?.focus();

  const fileError = refusal?.message ?? (file ? undefined : errors.file);
  const advice = refusal?.advice ?? null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = selectionErrors(file, type);
    setErrors(found);
    if (found.file) fileInput.current?.focus();
    else if (found.type) focusType();
    if (file && type && !found.file) onSend(file, type);
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-6">
      <FilePicker
        input={fileInput}
        file={file}
        error={fileError}
        advice={advice}
        onPick={(picked) => {
          // Cleared so that the same file can be picked again after it was refused or taken away.
          if (fileInput.current) fileInput.current.value = '';
          onPick(picked);
        }}
      />
      <TypeField
        fileName={file?.name ?? ''}
        type={type}
        locked={locked}
        error={errors.type}
        onChange={(chosen) => {
          setLocked(false);
          onType(chosen);
          setErrors(({ type: _, ...rest }) => rest);
          // What was pressed may be gone; the choice is here.
          requestAnimationFrame(focusType);
        }}
      />
      <Button type="submit" size="large" wide>
        Analyze Document
      </Button>
      <span role="alert" className="sr-only">
        {[fileError, errors.type, advice].filter(Boolean).join('. ')}
      </span>
    </form>
  );
}
