#!/usr/bin/env node
/*
 * Measures the patterns that text of strangers meets outside of the engine: npm run patterns. What is known is kept in
 * scripts/patterns, so only new ones take time; --check measures nothing, and ends with status 1 where one is not known or can take
 * too long. --engine measures those of the engine instead, which takes an hour, and keeps nothing; --engine FILE... those of these files.
 */
import { parseArgs } from 'node:util';
import { faultsOfPatterns } from './patterns/faults-of-patterns.ts';
import { listPatterns } from './patterns/list-patterns.ts';
import { keyOf, type Measured, measure, readMeasured, writeMeasured } from './patterns/measured-patterns.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false }, engine: { type: 'boolean', default: false } },
});
const isAskedFor = (at: string) =>
  at.startsWith('engine/') === values.engine &&
  (positionals.length === 0 || positionals.some((file) => at.startsWith(`${file}:`)));
const patterns = (await listPatterns()).filter(({ at }) => isAskedFor(at));
const before = readMeasured();
const measured = new Map<string, Measured>();
for (const pattern of patterns) {
  const known = before.get(keyOf(pattern));
  if (known !== undefined) measured.set(keyOf(pattern), known);
}
if (!values.check) {
  const unknown = patterns.filter((pattern) => !measured.has(keyOf(pattern)));
  for (const [done, pattern] of unknown.entries()) {
    measured.set(keyOf(pattern), await measure(pattern));
    if (done % 100 === 99) console.log(`${done + 1} of ${unknown.length}`);
  }
  if (!values.engine) writeMeasured(measured);
}
const faults = faultsOfPatterns(patterns, measured);
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log(`${patterns.length} patterns take no longer than they may`);
process.exit(faults.length > 0 ? 1 : 0);
