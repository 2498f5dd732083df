import { retryDocument, retryRefusal } from '../../../api/retry-document.ts';

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
