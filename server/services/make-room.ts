import { isStorageFull } from '../storage-full.ts';

/**
 * Does what makes room on the disk a second time, where there was none for the first: the room that is kept for it was given
 * up by then (`adapters/disk-reserve.ts`). `work` must have changed nothing where it fails.
 */
export async function makeRoom<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isStorageFull(error)) throw error;
    return await work();
  }
}
