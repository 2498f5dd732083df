import { writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/*
 * What runs in a process of a pool: the function `name` of the module at `url`, with the input of each message. Its
 * parent is told when it begins, what it reports, and how it ended.
 */

export interface WorkOrder {
  input: object;
}
export type WorkMessage =
  | { began: true }
  | { message: unknown }
  | { output: unknown; heldMb: number }
  | { error: unknown };

type Work = (input: object) => unknown;

const [url = '', name = '', mostMb = ''] = process.argv.slice(2);
const busy = new Int32Array(new SharedArrayBuffer(4));
const say = (message: WorkMessage) => void process.send?.(message);
const heldMb = () => Math.round(process.memoryUsage.rss() / 2 ** 20);

guardProcess();
// Its parent ends it when it is told to stop, and not before.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
const loading = import(url) as Promise<Record<string, Work>>;

process.on('message', async ({ input }: WorkOrder) => {
  try {
    const work = (await loading)[name];
    if (work === undefined) throw new Error(`${url} has no ${name}.`);
    setBusy(1);
    say({ began: true });
    const output = await work({ ...input, port: { postMessage: (message: unknown) => say({ message }) } });
    say({ output, heldMb: heldMb() });
  } catch (error) {
    say({ error });
  } finally {
    setBusy(0);
  }
});

function setBusy(value: 0 | 1): void {
  Atomics.store(busy, 0, value);
  Atomics.notify(busy, 0);
}

/** Work that never pauses can neither look at its own memory nor hear that its parent is gone: a thread does. */
function guardProcess(): void {
  try {
    // Where memory is short the kernel takes this process, not the server.
    writeFileSync('/proc/self/oom_score_adj', '500');
  } catch {
    // No Linux.
  }
  const workerData = { busy, parent: process.ppid, mostBytes: Number(mostMb) * 2 ** 20 };
  new Worker(`(${guard})()`, {
    eval: true,
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  }).unref();
}

function guard(): void {
  const { workerData } = process.getBuiltinModule('node:worker_threads');
  const { busy, parent, mostBytes } = workerData;
  for (;;) {
    if (Atomics.wait(busy, 0, 0, 2000) === 'not-equal') Atomics.wait(busy, 0, 1, 50);
    const isFull = process.memoryUsage.rss() > mostBytes;
    if (isFull || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  }
}
