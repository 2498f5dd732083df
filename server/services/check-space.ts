import type { SignedIn } from '../access.ts';
import { AppError } from '../app-error.ts';
import type { Database } from '../db/schema.ts';

/** Throws account_full where `size` bytes more are too many. Counts files as they were uploaded; what is stored beside them is a small part of that. */
export async function checkSpace(
  db: Database,
  user: SignedIn,
  size: number,
  mostBytes: number,
): Promise<void> {
  const { stored } = await db
    .selectFrom('documents')
    .select(({ fn }) => fn.sum<number | string | null>('size_bytes').as('stored'))
    .where('owner_id', '=', user.id)
    .executeTakeFirstOrThrow();
  if (Number(stored) + size > mostBytes) throw new AppError('account_full');
}
