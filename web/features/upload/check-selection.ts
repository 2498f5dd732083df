import type { DocumentType } from '#contract/document-type.ts';
import { adviceForName, fileAdvice } from '#contract/file-advice.ts';
import { upload } from '#contract/limits.ts';
import {
  fileEmpty,
  fileRequired,
  fileTooLarge,
  fileTypeInvalid,
  tooLargeAdvice,
  typeRequired,
} from './messages.ts';

/** Why a file cannot be sent, in a sentence, and what can be done about it where that says more. */
export interface FileRefusal {
  readonly message: string;
  readonly advice: string | null;
}

/** What is wrong with a file; null when it may be sent. */
export function fileRefusal({ name, size }: Pick<File, 'name' | 'size'>): FileRefusal | null {
  const lower = name.toLowerCase();
  if (!upload.extensions.some((extension) => lower.endsWith(extension)))
    return { message: fileTypeInvalid, advice: adviceForName(name) };
  if (size > upload.maxBytes) return { message: fileTooLarge, advice: tooLargeAdvice };
  return size === 0 ? { message: fileEmpty, advice: null } : null;
}

const heic = /\.hei[cf]$/i;

/** What is wrong with files that are to make one document of a home; null when they may be sent. */
export function homeRefusal(files: readonly Pick<File, 'name' | 'size'>[]): string | null {
  const odd = files.find(
    ({ name }) => !upload.homeExtensions.some((ending) => name.toLowerCase().endsWith(ending)),
  );
  if (odd) return heic.test(odd.name) ? fileAdvice.heic : adviceForName(odd.name);
  if (files.some(({ size }) => size === 0)) return fileEmpty;
  return files.reduce((sum, { size }) => sum + size, 0) > upload.maxBytes
    ? `${fileTooLarge} ${tooLargeAdvice}`
    : null;
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
  const wrong = file ? fileRefusal(file)?.message : fileRequired;
  return { ...(wrong ? { file: wrong } : {}), ...(type ? {} : { type: typeRequired }) };
}
