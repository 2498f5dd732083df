import { readFileSync } from 'node:fs';

/** The kernel's clock counts hundredths of a second wherever Linux runs. */
const TICKS = 100;

/**
 * Seconds of processor that a process has taken with all its threads, and the programs that it started and that have
 * ended. Linux alone.
 */
export function processorOf(pid: number): { own: number; programs: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const seconds = (first: number) => (Number(fields[first]) + Number(fields[first + 1])) / TICKS;
  return { own: seconds(11), programs: seconds(13) };
}
