import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { FuzzReport } from './run-fuzz.ts';

const recordSchema = z.object({
  seed: z.number(),
  /** Which files were changed: with others the same seed makes other files. */
  sources: z.number(),
  from: z.number(),
  /** The number after the last file that was tried. */
  next: z.number(),
  outcomes: z.record(z.string(), z.number()),
  slowest: z.object({ number: z.number(), ms: z.number() }),
  /** The most resident memory of the process, its thread included, in MB. */
  memory: z.number(),
  faults: z.array(z.string()),
  seconds: z.number(),
});

/** What became of the files so far, of one seed from one number on. */
export type FuzzRecord = z.output<typeof recordSchema>;

/** A record with nothing in it, or the one at `path` where that is of the same files. Throws where it is of others. */
export async function openRecord(
  path: string | undefined,
  files: Pick<FuzzRecord, 'seed' | 'sources' | 'from'>,
): Promise<FuzzRecord> {
  const kept = path === undefined ? undefined : await readFile(path, 'utf8').catch(() => undefined);
  if (kept === undefined)
    return {
      ...files,
      next: files.from,
      outcomes: {},
      slowest: { number: -1, ms: 0 },
      memory: 0,
      faults: [],
      seconds: 0,
    };
  const record = recordSchema.parse(JSON.parse(kept));
  if (record.seed !== files.seed || record.sources !== files.sources || record.from !== files.from)
    throw new Error(
      `${path} is the record of other files: seed ${record.seed} from number ${record.from} on.`,
    );
  return record;
}

/** The record with a further slice of files in it, of so many seconds; written to `path`. */
export async function addToRecord(
  record: FuzzRecord,
  slice: { report: FuzzReport; next: number; seconds: number },
  path: string | undefined,
): Promise<FuzzRecord> {
  const { report, next, seconds } = slice;
  const outcomes = { ...record.outcomes };
  for (const [outcome, times] of report.outcomes) outcomes[outcome] = (outcomes[outcome] ?? 0) + times;
  const added = {
    ...record,
    next,
    outcomes,
    slowest: report.slowest.ms > record.slowest.ms ? report.slowest : record.slowest,
    memory: Math.max(record.memory, Math.round(process.resourceUsage().maxRSS / 1024)),
    faults: [
      ...record.faults,
      ...report.faults.map(({ number, name, what }) => `${number} (${name}): ${what}`),
    ],
    seconds: record.seconds + seconds,
  };
  if (path !== undefined) await writeFile(path, `${JSON.stringify(added, null, 2)}\n`);
  return added;
}
