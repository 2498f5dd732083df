import { type FileRefusal, fileRefusal } from './check-selection.ts';

/** What was dropped on the page, as the browser tells it. */
export type Dropped = Pick<DataTransfer, 'files' | 'items'>;

const isFolder = (item: DataTransferItem | undefined) => item?.webkitGetAsEntry?.()?.isDirectory === true;

const refusal = (message: string): FileRefusal => ({ message, advice: null });

/** The one file that was dropped, or why it cannot be taken. */
export function readDrop({ files, items }: Dropped): File | FileRefusal {
  const [file] = files;
  if (files.length > 1)
    return refusal(
      `You dropped ${files.length} files. One document is analyzed at a time: please drop just one.`,
    );
  if (isFolder(items[0])) return refusal('That is a folder. Please drop one file from it.');
  if (file === undefined)
    return refusal('What you dropped is not a file. Please drop a file from your computer.');
  return fileRefusal(file) ?? file;
}
