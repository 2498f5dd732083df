import type { ChangedVersion } from '#contract/versions.ts';
import type { SignedIn } from '../access.ts';
import { AppError } from '../app-error.ts';
import type { DocumentRow, Owned } from '../db/owned-documents.ts';
import type { Ports } from '../ports.ts';
import { findPages } from './find-pages.ts';
import { askAgainAfter, workOnHome } from './work-on-home.ts';

type ComparePorts = Pick<Ports, 'db' | 'files' | 'asker'>;

async function versionOf({ files }: ComparePorts, document: Owned<DocumentRow>) {
  const pages = await files.read(document, 'pages');
  if (pages === undefined) throw new AppError('document_file_missing');
  return { type: document.document_type, pages };
}

/**
 * What changed from one document of the user to another, sentence by sentence. Throws document_not_found, document_processing,
 * page_not_found, document_file_missing, ask_late.
 */
export async function compareVersions(
  ports: ComparePorts,
  user: SignedIn,
  { older, newer }: { older: string; newer: string },
): Promise<ChangedVersion> {
  const [before, after] = [await findPages(ports.db, user, older), await findPages(ports.db, user, newer)];
  const done = await workOnHome(ports, user.id, {
    kind: 'changes',
    older: await versionOf(ports, before.document),
    newer: await versionOf(ports, after.document),
  });
  if (done.kind !== 'changes') throw new AppError('ask_late', { retryAfter: askAgainAfter });
  return {
    older: { id: older, file_name: before.document.file_name },
    newer: { id: newer, file_name: after.document.file_name },
    ...(done.changes as Pick<ChangedVersion, 'sections' | 'more' | 'tooDifferent'>),
  };
}
