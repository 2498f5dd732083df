import { upload } from '#contract/limits.ts';

/** A file's name without its ending, and the ending: of those that documents have. */
export function splitName(fileName: string): [name: string, ending: string] {
  const ending = upload.extensions.find((known) => fileName.toLowerCase().endsWith(known)) ?? '';
  const cut = fileName.length - ending.length;
  return [fileName.slice(0, cut), fileName.slice(cut)];
}
