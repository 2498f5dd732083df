import type { DocumentType } from '#contract/document-type.ts';
import { upload } from '#contract/limits.ts';
import { fileEmpty, fileRequired, fileTooLarge, fileTypeInvalid, typeRequired } from './messages.ts';

/** What is wrong with a file; null when it may be sent. */
export function fileRefusal({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (size > upload.maxBytes) return fileTooLarge;
  const lower = name.toLowerCase();
  if (!upload.extensions.some((extension) => lower.endsWith(extension))) return fileTypeInvalid;
  return size === 0 ? fileEmpty : null;
}

export interface SelectionErrors {
  readonly file?: string;
  readonly type?: string;
}

/** What is missing before the form can be sent. Empty when nothing is. */
export function selectionErrors(
  file: Pick<File, 'name' | 'size'> | null,
  type: DocumentType | null,
): SelectionErrors {
  const wrong = file ? fileRefusal(file) : fileRequired;
  return { ...(wrong ? { file: wrong } : {}), ...(type ? {} : { type: typeRequired }) };
}
