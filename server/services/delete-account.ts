import { BlobsAway } from '../adapters/blobs-away.ts';
import type { Changes } from '../changes.ts';
import { paymentsOf } from '../db/payments-of.ts';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import { analyzeDocumentKind } from '../jobs/analyze-document.ts';
import { mailSubject, sendMailKind, signInChanges } from '../jobs/queue-mail.ts';
import { modelReadingKind } from '../jobs/reading-job.ts';
import type { DocumentFiles } from '../sealing/document-files.ts';
import type { SecurityLog } from '../security-log.ts';
import { makeRoom } from './make-room.ts';

export interface DeletePorts {
  db: Database;
  files: DocumentFiles;
  changes: Changes;
  security: SecurityLog;
}

/**
 * Deletes an account with everything in it: documents, analyses, files, sessions, mails that wait, its subscription. Of
 * its payments only amount, days and the provider's ids stay, for the books; they unlock nothing any more. Where `id` is
 * null the address has no account, and what is kept of the address itself goes.
 */
export async function deleteAccount(
  { db, files, changes, security }: DeletePorts,
  account: { id: string | null; email: string },
): Promise<void> {
  // No row has an empty id.
  const user = { id: account.id ?? '', email: account.email };
  const remove = async (trx: DatabaseTransaction) => {
    const rows = await trx
      .selectFrom('documents')
      .select('id')
      .where('owner_id', '=', user.id)
      .union(trx.selectFrom('deleted_documents').select('id').where('owner_id', '=', user.id))
      .execute();
    await closePayments(trx, user);
    await deleteJobs(trx, user);
    await trx.deleteFrom('newsletter').where('email', '=', user.email).execute();
    // Documents, analyses, sessions and tokens go with it, by their foreign keys.
    await trx.deleteFrom('users').where('id', '=', user.id).execute();
    return rows.map(({ id }) => id);
  };
  const documents = await makeRoom(() => db.transaction().execute(remove));
  security.tell('account_deleted', { account: account.id });
  for (const id of documents) changes.notify(id);
  try {
    for (const id of documents) await files.remove(id);
  } catch (error) {
    // With its row the key to a file is gone for good; the file itself is swept away later, as after a crash.
    if (!(error instanceof BlobsAway)) throw error;
  }
}

async function closePayments(trx: DatabaseTransaction, user: { id: string; email: string }): Promise<void> {
  const theirs = await trx
    .selectFrom('checkouts')
    .select('id')
    .where(paymentsOf(user.email, [user.id]))
    .execute();
  if (theirs.length === 0) return;
  const ids = theirs.map(({ id }) => id);
  const nobodys = { email: '', name: '', first_name: '', last_name: '', success_url: '', cancel_url: '' };
  await trx
    .updateTable('checkouts')
    .set({ ...nobodys, password_hash: null, user_id: null, status: 'closed' })
    .where('id', 'in', ids)
    .execute();
  await trx.deleteFrom('sandbox_payments').where('id', 'in', ids).execute();
  const mails = ids.flatMap((checkout_id) => [
    mailSubject({ template: 'receipt', checkout_id }),
    mailSubject({ template: 'finish_registration', checkout_id }),
    mailSubject({ template: 'second_payment', checkout_id }),
  ]);
  await trx.deleteFrom('jobs').where('kind', '=', sendMailKind).where('subject', 'in', mails).execute();
}

async function deleteJobs(trx: DatabaseTransaction, user: { id: string; email: string }): Promise<void> {
  const { id: user_id, email } = user;
  const mails = [
    mailSubject({ template: 'confirm_email', user_id }),
    mailSubject({ template: 'account_ready', user_id }),
    mailSubject({ template: 'password_changed', user_id }),
    mailSubject({ template: 'documents_expire', user_id }),
    ...signInChanges.map((change) => mailSubject({ template: 'sign_in_changed', user_id, change })),
    mailSubject({ template: 'reset_password', email }),
    mailSubject({ template: 'resend_confirmation', email }),
    mailSubject({ template: 'way_in', email }),
    mailSubject({ template: 'confirm_newsletter', email }),
  ];
  await trx.deleteFrom('jobs').where('kind', '=', sendMailKind).where('subject', 'in', mails).execute();
  await trx
    .deleteFrom('jobs')
    .where('kind', 'in', [analyzeDocumentKind, modelReadingKind])
    .where('subject', 'in', (e) => e.selectFrom('documents').select('id').where('owner_id', '=', user_id))
    .execute();
}
