import type { DocumentProgress } from '#contract/documents.ts';
import type { Paid } from '../access.ts';
import { AppError } from '../app-error.ts';
import { ownedDocument } from '../db/owned-documents.ts';
import type { IntakeInput, IntakeOutput } from '../jobs/intake-process.ts';
import type { ProcessPool } from '../jobs/process-pool.ts';
import type { DocumentFiles } from '../sealing/document-files.ts';
import { type QueuePorts, queueAgain } from './queue-again.ts';
import { remedyFor } from './remedy-for.ts';

interface UnlockPorts extends QueuePorts {
  files: DocumentFiles;
  intake: ProcessPool<IntakeInput, IntakeOutput>;
}

/**
 * Opens a locked PDF with its password, stores a copy that opens without one beside it, and queues its analysis. The
 * password is in memory for as long as this takes, and nowhere else. Throws document_not_found, document_file_missing, not_retryable,
 * file_password_wrong, file_not_unlocked.
 */
export async function unlockDocument(
  ports: UnlockPorts,
  user: Paid,
  id: string,
  password: string,
): Promise<DocumentProgress> {
  const { db, files, intake } = ports;
  const document = await ownedDocument(db, user, id);
  if (remedyFor(document) !== 'password') {
    throw new AppError('not_retryable');
  }
  const bytes = await files.read(document, 'original');
  if (bytes === undefined) throw new AppError('document_file_missing');
  const opened = await intake.run({ bytes, password }, { account: user.id });
  const unlocked = 'unlocked' in opened ? opened.unlocked : 'damaged';
  if (unlocked === 'encrypted') throw new AppError('file_password_wrong');
  if (unlocked === 'damaged') throw new AppError('file_not_unlocked');
  await files.write(document, 'unlocked', unlocked);
  return queueAgain(ports, user, document, {
    from: 'analysis_error',
    change: { failure: null },
    refusal: new AppError('not_retryable'),
  });
}
