import { fileRefusal } from './check-selection.ts';

/** What was dropped on the page, as the browser tells it. */
export type Dropped = Pick<DataTransfer, 'files' | 'items'>;

const isFolder = (item: DataTransferItem | undefined) => item?.webkitGetAsEntry?.()?.isDirectory === true;

/** The one file that was dropped, or why it cannot be taken, in a sentence. */
export function readDrop({ files, items }: Dropped): File | string {
  const [file] = files;
  if (files.length > 1)
    return `You dropped ${files.length} files. One document is analyzed at a time: please drop just one.`;
  if (isFolder(items[0])) return 'That is a folder. Please drop one file out of it.';
  if (file === undefined)
    return 'There was no file in what you dropped. Please drop a file from your computer.';
  return fileRefusal(file) ?? file;
}
