import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** A limit that the kernel holds a process to, with all that it starts from now on. */
export interface LimitedGroup {
  /** Processes that it ended for want of memory. */
  ended(): number;
}

const layouts = [
  { root: '/sys/fs/cgroup', sign: 'cgroup.controllers', limit: 'memory.max', told: 'memory.events' },
  {
    root: '/sys/fs/cgroup/memory',
    sign: 'memory.limit_in_bytes',
    limit: 'memory.limit_in_bytes',
    told: 'memory.oom_control',
  },
] as const;

/** Puts a process into a memory cgroup of its own; undefined where none can be made. */
export function limitGroup(pid: number, mostMb: number): LimitedGroup | undefined {
  for (const { root, sign, limit, told } of layouts) {
    if (!existsSync(`${root}/${sign}`)) continue;
    try {
      const group = `${root}/plaindeed-bench-${pid}`;
      mkdirSync(group);
      writeFileSync(`${group}/${limit}`, String(mostMb * 2 ** 20));
      writeFileSync(`${group}/cgroup.procs`, String(pid));
      const ended = () => Number(/oom_kill (\d+)/.exec(readFileSync(`${group}/${told}`, 'utf8'))?.[1] ?? 0);
      return { ended };
    } catch {
      // Not ours to make.
    }
  }
  return undefined;
}
