import { FileText, Upload, X } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { upload } from '#contract/limits.ts';
import { classNames } from '../../ui/class-names.ts';
import { describedBy, FieldError } from '../../ui/field.tsx';
import { megabytes } from '../../ui/file-size.ts';

interface FilePickerProps {
  input: RefObject<HTMLInputElement | null>;
  file: File | null;
  error: string | undefined;
  /** What can be done about the error; null where it says so itself. */
  advice: string | null;
  onPick: (file: File | null) => void;
}

/** Picks one file by the browser's picker, and shows the one that is held. */
export function FilePicker({ input, file, error, advice, onPick }: FilePickerProps) {
  const id = useId();
  const remove = () => {
    onPick(null);
    // The button that was pressed is gone.
    input.current?.focus();
  };
  return (
    <div className="flex flex-col gap-1.5">
      <label
        htmlFor={id}
        className={classNames(
          'flex min-h-48 cursor-pointer flex-col items-center justify-center gap-2 rounded-box border-2 border-dashed px-4 py-8',
          'bg-paper text-center transition-colors hover:bg-sunken',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
          error ? 'border-danger' : 'border-edge',
        )}
      >
        <input
          ref={input}
          id={id}
          type="file"
          name="file"
          accept={upload.extensions.join(',')}
          aria-invalid={error ? true : undefined}
          aria-describedby={[describedBy(id, true, error), advice && `${id}-advice`]
            .filter(Boolean)
            .join(' ')}
          onChange={(event) => onPick(event.target.files?.[0] ?? null)}
          className="sr-only"
        />
        {file ? <PickedFile file={file} /> : <Invitation />}
        <span id={`${id}-hint`} className="text-sm text-muted">
          PDF, Word (.doc, .docx) or text (.txt), up to 10 MB
        </span>
      </label>
      {file && (
        <button
          type="button"
          onClick={remove}
          className="inline-flex min-h-9 cursor-pointer items-center gap-1.5 self-start text-sm font-semibold text-muted hover:text-ink"
        >
          <X aria-hidden="true" className="size-4" />
          Remove this file
        </button>
      )}
      <FieldError id={id} error={error} />
      {advice && (
        <p id={`${id}-advice`} className="text-sm">
          {advice}
        </p>
      )}
    </div>
  );
}

function PickedFile({ file }: { file: File }) {
  return (
    <>
      <FileText aria-hidden="true" className="size-8 text-accent" />
      <span className="max-w-full font-semibold wrap-anywhere">{file.name}</span>
      <span className="tabular text-sm text-muted">{megabytes(file.size)}</span>
    </>
  );
}

function Invitation() {
  return (
    <>
      <Upload aria-hidden="true" className="size-8 text-accent" />
      <span className="font-semibold">
        <span className="text-link">Choose a file</span>
        <span className="pointer-coarse:hidden"> or drop it anywhere on this page</span>
      </span>
    </>
  );
}
