import { readdirSync, readFileSync } from 'node:fs';

/** Resident memory of a process, and of it with all it started, in MB. Linux alone. */
export function memoryOf(pid: number): { own: number; all: number } {
  const pids = treeOf(pid);
  const all = pids.reduce((sum, child) => sum + resident(child), 0);
  return { own: Math.round(resident(pid)), all: Math.round(all) };
}

/** Memory of a process with all it started, in MB, where what several of them share is counted once. Linux alone. */
export function sharesOf(pid: number): number {
  const share = (one: number) =>
    Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${one}/smaps_rollup`))?.[1] ?? 0) / 1024;
  return Math.round(treeOf(pid).reduce((sum, one) => sum + share(one), 0));
}

/** A process and all that it started. */
export function treeOf(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? read(`/proc/${name}/stat`) : '';
    // The name in brackets may hold anything; the parent is the second field behind it.
    if (stat !== '') parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  }
  const isBelow = (child: number): boolean => {
    for (let at: number | undefined = child; at !== undefined && at > 1; at = parents.get(at))
      if (at === pid) return true;
    return false;
  };
  return [...parents.keys()].filter(isBelow);
}

const resident = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
