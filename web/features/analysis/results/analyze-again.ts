import { retryDocument, retryRefusal } from '../../../api/retry-document.ts';
import { openLocked } from '../../../api/unlock-document.ts';

/** Has a failed analysis made again and then looks for it. Returns why it was refused, null where it was not. */
export async function analyzeAgain(documentId: string, look: () => Promise<unknown>): Promise<string | null> {
  try {
    await retryDocument(documentId);
  } catch (error) {
    return retryRefusal(error);
  }
  await look();
  return null;
}

/** Opens a locked file with its password and then looks for its analysis. Returns why it was not opened, null where it was. */
export async function analyzeUnlocked(
  documentId: string,
  password: string,
  look: () => Promise<unknown>,
): Promise<string | null> {
  const refusal = await openLocked(documentId, password);
  if (refusal === null) await look();
  return refusal;
}
