import { readFileSync } from 'node:fs';

/** The processes that a process has started by its first thread, and those that they have: on Linux alone, else none. */
export function startedBy(pid: number): number[] {
  try {
    const own = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number);
    return own.flatMap((child) => [child, ...startedBy(child)]);
  } catch {
    return [];
  }
}

/** Ends a process, and the programs that it has started: nothing else would. */
export function endWithPrograms(end: () => void, pid: number | undefined): void {
  const programs = pid === undefined ? [] : startedBy(pid);
  end();
  for (const program of programs) {
    try {
      process.kill(program, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}
