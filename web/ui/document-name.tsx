import { type DocumentType, documentTypeLabels } from '#contract/document-type.ts';

/** Which document it is that a page speaks of: its name and, where it is known, its type. */
export function DocumentName({ fileName, type }: { fileName: string; type: DocumentType | null }) {
  return (
    <p className="text-muted">
      <span className="font-semibold text-ink wrap-anywhere">{fileName}</span>
      {type && <span className="block">{documentTypeLabels[type]}</span>}
    </p>
  );
}
