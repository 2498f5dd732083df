import { readdirSync, readFileSync } from 'node:fs';

/** Resident memory of a process, and of it with all it started, in MB. Linux alone. */
export function memoryOf(pid: number): { own: number; all: number } {
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
  const own = resident(pid);
  const all = [...parents.keys()].filter(isBelow).reduce((sum, child) => sum + resident(child), 0);
  return { own: Math.round(own), all: Math.round(all) };
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
