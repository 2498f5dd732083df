import { readFileSync } from 'node:fs';
import { treeOf } from './memory-of.ts';

/** The kernel's clock counts hundredths of a second wherever Linux runs. */
const TICKS = 100;

/**
 * Seconds of processor that a process has taken with all its threads, and all that it started, what has ended among it.
 * Linux alone.
 */
export function processorOf(pid: number): { own: number; programs: number } {
  const { own, ended } = secondsOf(pid);
  const running = treeOf(pid).filter((child) => child !== pid);
  const programs = running.map(secondsOf).reduce((sum, child) => sum + child.own + child.ended, ended);
  return { own, programs };
}

function secondsOf(pid: number): { own: number; ended: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const seconds = (first: number) => (Number(fields[first]) + Number(fields[first + 1])) / TICKS;
  return { own: seconds(11), ended: seconds(13) };
}
