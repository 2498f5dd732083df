import { type FormEvent, useRef, useState } from 'react';
import { type DocumentType, documentTypeLabels, documentTypes } from '#contract/document-type.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { fileRefusal, type SelectionErrors, selectionErrors } from './check-selection.ts';
import { FilePicker } from './file-picker.tsx';

const options = documentTypes.map((value) => ({ value, label: documentTypeLabels[value] }));

interface UploadFormProps {
  /** Set by what led here, such as the checklist: it cannot be changed then. */
  presetType: DocumentType | null;
  onSend: (file: File, type: DocumentType) => void;
}

export function UploadForm({ presetType, onSend }: UploadFormProps) {
  const [file, setFile] = useState<File | null>(null);
  const [chosenType, setType] = useState<DocumentType | null>(null);
  const [errors, setErrors] = useState<SelectionErrors>({});
  const type = presetType ?? chosenType;
  const form = useRef<HTMLFormElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);

  const pick = (picked: File | null) => {
    const refusal = picked ? fileRefusal(picked) : null;
    setFile(refusal ? null : picked);
    setErrors(({ file: _, ...rest }) => (refusal ? { ...rest, file: refusal } : rest));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = selectionErrors(file, type);
    setErrors(found);
    if (found.file) fileInput.current?.focus();
    else if (found.type) form.current?.querySelector<HTMLElement>('button[aria-haspopup]')?.focus();
    if (file && type && !found.file) onSend(file, type);
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-6">
      <FilePicker input={fileInput} file={file} error={errors.file} onPick={pick} />
      <Select
        label="Document type"
        placeholder="Select a document type"
        name="document_type"
        options={options}
        value={type}
        disabled={presetType !== null}
        error={errors.type}
        onChange={(value) => {
          setType(value);
          setErrors(({ type: _, ...rest }) => rest);
        }}
      />
      <Button type="submit" size="large" wide>
        Analyze Document
      </Button>
      <span role="alert" className="sr-only">
        {[errors.file, errors.type].filter(Boolean).join('. ')}
      </span>
    </form>
  );
}
