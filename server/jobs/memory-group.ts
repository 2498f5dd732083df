import { readFileSync } from 'node:fs';
import { startedBy } from './started-by.ts';

/** A process that does work for this one. */
export interface Member {
  readonly pid: number | undefined;
  readonly isBusy: boolean;
  /** It does, or last did, the work of whoever has had much lately. */
  readonly givesWay: boolean;
  /** Ends it; work that it does ends as `crowded`. */
  crowdOut(): void;
}

const every = 100;

/** Keeps this process and those that work for it below a sum of memory. */
export interface MemoryGroup {
  add(member: Member): void;
  delete(member: Member): void;
}

/**
 * Looks ten times a second while there is a process. Above `mostMb` idle ones are ended; where that would not be
 * enough, the largest of all is. What gives way goes first, at work or idle: a process that stands ready for others starts
 * ten times as quickly as a new one. On Linux alone: elsewhere nobody tells what a process holds, and each has its own limit only.
 */
export function createMemoryGroup(mostMb: number, memoryOf: (pid: number) => number = heldBy): MemoryGroup {
  const members = new Set<Member>();
  // A recognizer that is a program of its own holds what it holds for the process that started it.
  const withPrograms = (pid: number) => [pid, ...startedBy(pid)].reduce((sum, one) => sum + memoryOf(one), 0);
  let timer: NodeJS.Timeout | undefined;

  function look(): void {
    const held = [...members].map((member) => ({ member, mb: withPrograms(member.pid ?? 0) }));
    const all = held.reduce((sum, { mb }) => sum + mb, memoryOf(process.pid));
    if (all <= mostMb) return;
    const bySize = held.toSorted((a, b) => b.mb - a.mb);
    const yielding = bySize.filter(({ member }) => member.givesWay);
    const atWork = yielding.find(({ member }) => member.isBusy);
    const ending =
      idleEnough(yielding, all - mostMb) ??
      (atWork && [atWork]) ??
      idleEnough(bySize, all - mostMb) ??
      bySize.slice(0, 1);
    for (const { member } of ending) member.crowdOut();
  }

  return {
    add(member) {
      members.add(member);
      timer ??= setInterval(look, every).unref();
    },
    delete(member) {
      members.delete(member);
      if (members.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    },
  };
}

/** The largest idle ones that hold `tooMuch` MB together; undefined where all of them hold less, and are kept for others' work. */
function idleEnough<Held extends { member: Member; mb: number }>(
  bySize: readonly Held[],
  tooMuch: number,
): Held[] | undefined {
  const ending: Held[] = [];
  let freed = 0;
  for (const one of bySize.filter(({ member }) => !member.isBusy)) {
    ending.push(one);
    freed += one.mb;
    if (freed >= tooMuch) return ending;
  }
  return undefined;
}

/** MB of memory that a process alone holds, without what it shares with others of its program. */
function heldBy(pid: number): number {
  try {
    const [, kilobytes = '0'] = readFileSync(`/proc/${pid}/status`, 'utf8').split('RssAnon:');
    return Number.parseInt(kilobytes, 10) / 1024;
  } catch {
    return 0;
  }
}
