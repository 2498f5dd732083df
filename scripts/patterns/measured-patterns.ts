import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from 'recheck';
import { z } from 'zod';
import type { SourcePattern } from './list-patterns.ts';

/** How long a pattern can take: in the length of the text, or 'unknown' where that was not found out in time. */
export type Growth = 'linear' | 'polynomial' | 'exponential' | 'unknown';

const measuredSchema = z.strictObject({
  growth: z.enum(['linear', 'polynomial', 'exponential', 'unknown']),
  /** A text that makes it slow: what begins it, what is repeated, what ends it. */
  slow: z.tuple([z.string(), z.string(), z.string()]).optional(),
});
export type Measured = z.output<typeof measuredSchema>;

const file = join('scripts', 'patterns', 'measured.json');
/** In milliseconds, for one pattern. */
const patience = 30_000;

/** What a pattern is known by in the file: it stays the same where the pattern moves. */
export function keyOf({ source, flags }: Pick<SourcePattern, 'source' | 'flags'>): string {
  return createHash('sha256').update(`${flags}/${source}`).digest('base64url').slice(0, 16);
}

/** What was measured before, by key. */
export function readMeasured(): Map<string, Measured> {
  if (!existsSync(file)) return new Map();
  return new Map(
    Object.entries(z.record(z.string(), measuredSchema).parse(JSON.parse(readFileSync(file, 'utf8')))),
  );
}

/** Keeps a line for each pattern, so that two changes seldom touch the same one. */
export function writeMeasured(measured: ReadonlyMap<string, Measured>): void {
  const lines = [...measured]
    .toSorted()
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

/** Asks recheck, which knows no `d` and no `v`: neither changes how long a match takes. */
export async function measure({ source, flags }: SourcePattern): Promise<Measured> {
  const found = await check(source, flags.replace(/[dgv]/g, ''), { timeout: patience });
  if (found.status === 'unknown') return { growth: 'unknown' };
  if (found.status === 'safe') return { growth: 'linear' };
  const { complexity, attack } = found;
  const [pump] = attack.pumps;
  return { growth: complexity.type, slow: [pump?.prefix ?? '', pump?.pump ?? '', attack.suffix] };
}
