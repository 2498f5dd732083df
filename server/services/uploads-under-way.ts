import { AppError } from '../app-error.ts';

/** Seconds after which one of an account's uploads may have ended. */
const askAgainAfter = 5;

/**
 * Counts the uploads of each account that this process is taking in, which all are in its memory. Returns what runs one
 * more; it throws too_many_uploads where `most` of the account are under way.
 */
export function createUploadsUnderWay(most: number) {
  const counts = new Map<string, number>();
  return async function take<T>(account: string, upload: () => Promise<T>): Promise<T> {
    const count = counts.get(account) ?? 0;
    if (count >= most) throw new AppError('too_many_uploads', { retryAfter: askAgainAfter });
    counts.set(account, count + 1);
    try {
      return await upload();
    } finally {
      const left = (counts.get(account) ?? 1) - 1;
      if (left > 0) counts.set(account, left);
      else counts.delete(account);
    }
  };
}
