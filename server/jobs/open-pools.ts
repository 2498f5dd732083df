import type { Ports } from '../ports.ts';
import { type Settings, scansAtATime } from '../settings.ts';
import { createMemoryGroup } from './memory-group.ts';
import { createProcessPool } from './process-pool.ts';
import type { ReadingInput, ReadingOutput } from './reading-process.ts';
import { createRecentWork } from './recent-work.ts';

export type Pools = Pick<Ports, 'analyzer' | 'intake' | 'renderer' | 'reporter' | 'asker' | 'reader'>;

/** The processes that do a server's work on what strangers have made; together they keep below its memory. */
export function openPools(settings: Settings): Pools {
  const group = createMemoryGroup(settings.memoryMb);
  const recent = createRecentWork();
  return {
    analyzer: createProcessPool(
      new URL('./analyze-process.ts', import.meta.url),
      'analyzeBytes',
      {
        // Beside them one takes short scans, one what is slow, and one the pictures of documents whose results are there.
        processes: settings.analysisThreads + scansAtATime(settings) + 3,
        // A scan of many pages takes minutes, and tells of each page; what hangs tells nothing.
        time: 1_800_000,
        silence: 120_000,
        memory: 704,
      },
      group,
      recent,
    ),
    intake: createProcessPool(
      new URL('./intake-process.ts', import.meta.url),
      'takeIn',
      // One that an account keeps busy is not the only one.
      { processes: 2, perAccount: 1, time: 20_000, memory: 384 },
      group,
      recent,
    ),
    renderer: createProcessPool(
      new URL('./render-process.ts', import.meta.url),
      'render',
      // A page that is asked for does not wait for one that is fetched ahead.
      { processes: 2, perAccount: 1, time: 20_000, memory: 640 },
      group,
      recent,
    ),
    reporter: createProcessPool(
      new URL('./report-process.ts', import.meta.url),
      'writeReport',
      { processes: 1, time: 60_000, memory: 512 },
      group,
      recent,
    ),
    asker: createProcessPool(
      new URL('./home-process.ts', import.meta.url),
      'workOnHome',
      { processes: 1, perAccount: 1, time: 30_000, memory: 704 },
      group,
      recent,
    ),
    reader:
      settings.model &&
      createProcessPool<ReadingInput, ReadingOutput>(
        new URL('./reading-process.ts', import.meta.url),
        'composeReading',
        { processes: 1, time: 300_000, memory: 704 },
        group,
        recent,
      ),
  };
}

export async function closePools(pools: Pools): Promise<void> {
  await Promise.all(Object.values(pools).map((pool) => pool?.close()));
}
