import { useState } from 'react';
import { announce } from '../ui/announcer.tsx';
import { download, save } from './download.ts';
import { refusalOf } from './failure.ts';

/**
 * Takes a file of the API along, one at a time. `onFailed` is told what went wrong, in words for the user; null at each new
 * attempt.
 */
export function useDownload(onFailed: (message: string | null) => void) {
  const [busy, setBusy] = useState(false);
  /** `name` is what the file is called where the answer does not tell. */
  const take = async (path: string, name: string): Promise<void> => {
    setBusy(true);
    onFailed(null);
    try {
      const file = await download({ path: path as `/${string}` }, name);
      save(file);
      announce(`Downloaded ${file.fileName}`);
    } catch (error) {
      onFailed(refusalOf(error, 'Failed to download the report. Please try again.'));
    } finally {
      setBusy(false);
    }
  };
  return { busy, take };
}
