import { spawn, spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { createInterface } from 'node:readline';

/** A mount of its own needs no rights where the system lets users have namespaces. */
const own = ['-Urm', 'sh', '-c'];

/** Whether this system lets a test mount a small disk. */
export const mayMount = spawnSync('unshare', [...own, 'mount -t tmpfs tmpfs /mnt']).status === 0;

export interface SmallDisk {
  /** What a command begins with that is to see the disk, at the folder it is mounted on. */
  within: readonly [string, ...string[]];
  /** Its folder as all others see it, to look at files: SQLite follows the link in it to where no disk is. */
  outside: string;
  /** @param size As mount takes it: '40m'. */
  resize(size: string): Promise<void>;
  close(): void;
}

/**
 * A disk in memory, empty, in the mounts of a process of its own.
 *
 * @param folder An empty folder to mount it on, made where it is missing.
 * @param size As mount takes it: '40m'.
 */
export async function openSmallDisk(folder: string, size: string): Promise<SmallDisk> {
  await mkdir(folder, { recursive: true });
  const script = `option="" && while read size; do mount -t tmpfs -o "\${option}size=$size" tmpfs "$1" && option=remount, && echo "$size"; done`;
  const child = spawn('unshare', [...own, script, 'sh', folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const resize = async (wanted: string) => {
    child.stdin.write(`${wanted}\n`);
    if ((await answers.next()).value !== wanted) throw new Error(`There is no disk of ${wanted}.`);
  };
  await resize(size);
  return {
    within: ['nsenter', `--target=${child.pid}`, '--user', '--mount', '--preserve-credentials'],
    outside: `/proc/${child.pid}/root${folder}`,
    resize,
    close: () => child.kill('SIGKILL'),
  };
}
