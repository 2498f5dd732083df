import { join } from 'node:path';
import type { MasterKeys } from '../sealing/master-keys.ts';
import { type Settings, SettingsError } from '../settings.ts';
import type { Blobs } from './blobs.ts';
import { BlobsAway } from './blobs-away.ts';
import type { DiskReserve } from './disk-reserve.ts';
import { openFolderBlobs } from './folder-blobs.ts';
import { folderMark, type InstallationMark } from './installation-mark.ts';

/** Where files of documents are, and the mark that it carries. */
export interface FileStore {
  blobs: Blobs;
  mark: InstallationMark;
  /** Of a bucket: see bucket-key.ts. */
  agreeOnKey?(masters: MasterKeys): Promise<void>;
}

/**
 * The bucket of the settings, else the data folder. Nothing of S3 is loaded where no bucket is named.
 *
 * @throws SettingsError where the bucket refuses or cannot be reached.
 */
export async function openFileStore(
  { s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>,
  reserve?: Pick<DiskReserve, 'isHeld'>,
): Promise<FileStore> {
  if (s3 === undefined)
    return { blobs: await openFolderBlobs(join(dataDir, 'blobs'), reserve), mark: folderMark(dataDir) };
  const [{ askS3 }, { openS3Blobs }, { bucketMark }, { agreeOnKey }] = await Promise.all([
    import('./s3-requests.ts'),
    import('./s3-blobs.ts'),
    import('./installation-mark.ts'),
    import('./bucket-key.ts'),
  ]);
  const ask = askS3(s3);
  const mark = bucketMark(s3.bucket, ask);
  try {
    await mark.read();
  } catch (error) {
    if (!(error instanceof BlobsAway)) throw error;
    throw new SettingsError([`S3_BUCKET: ${error.message} ${hints[error.code ?? ''] ?? ''}`.trim()]);
  }
  return { blobs: openS3Blobs(ask), mark, agreeOnKey: (masters) => agreeOnKey(ask, masters) };
}

const hints: Record<string, string> = {
  NoSuchBucket: 'Make the bucket, or correct its name.',
  InvalidAccessKeyId: 'Correct S3_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: 'Correct S3_SECRET_ACCESS_KEY.',
  AccessDenied: 'Give the key the right to list the bucket, and to read, write and delete in it.',
  PermanentRedirect: 'Correct S3_REGION or S3_ENDPOINT.',
  AuthorizationHeaderMalformed: 'Correct S3_REGION.',
  RequestTimeTooSkewed: 'Set the clock of this machine.',
};
