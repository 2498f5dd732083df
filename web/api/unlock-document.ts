import { unlockDocument } from '#contract/documents.ts';
import { call } from './client.ts';
import { refusalOf } from './failure.ts';

/** Sends the password of a locked file once. Returns why the file was not opened, null where it was. */
export async function openLocked(id: string, password: string): Promise<string | null> {
  try {
    await call(unlockDocument, { params: { id }, body: { password } });
    return null;
  } catch (error) {
    return refusalOf(error, 'The file could not be opened. Please try again later.');
  }
}
