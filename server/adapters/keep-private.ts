import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What this program puts into its data folder. */
const own = /^(?:blobs|outbox|installation|document-key|lock\.sqlite.*|reserve|plaindeed\.sqlite.*)$/;

/** From here on this process makes files and folders that only its own user can read. */
export function writePrivately(): void {
  process.umask(0o077);
}

/**
 * Takes what earlier versions made in the data folder from every other user. The folder itself keeps its mode where the
 * operator made it: it may hold other things.
 */
export function takePrivate(dataDir: string): void {
  for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
    if (!own.test(entry.name)) continue;
    try {
      chmodSync(join(dataDir, entry.name), entry.isDirectory() ? 0o700 : 0o600);
    } catch {
      // Of another user, who has to decide.
    }
  }
}
