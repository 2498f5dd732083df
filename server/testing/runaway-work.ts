import { spawn } from 'node:child_process';
import { getPriority } from 'node:os';
import type { MessagePort } from 'node:worker_threads';

export interface Order {
  kind:
    | 'answer'
    | 'spin'
    | 'hoard'
    | 'hoard_outside'
    | 'throw'
    | 'exit'
    | 'report'
    | 'talk'
    | 'pause'
    | 'name'
    | 'program'
    | 'toil'
    | 'priority'
    | 'environment';
}

/** Work that ends well or in one of the ways in which a process can be lost. */
export function work({ kind, port }: Order & { port: Pick<MessagePort, 'postMessage'> }): string {
  switch (kind) {
    case 'spin':
      for (;;);
    case 'hoard': {
      const hoard: number[][] = [];
      for (;;) hoard.push(new Array(2_000_000).fill(1.5));
    }
    case 'hoard_outside': {
      // No heap of V8 counts this.
      const hoard: Buffer[] = [];
      for (;;) hoard.push(Buffer.alloc(8_000_000, 1));
    }
    case 'throw':
      throw new TypeError('Section 4.1 of the document broke the parser');
    case 'exit':
      return process.exit(3);
    case 'report':
      for (let n = 1; n <= 3; n += 1) port.postMessage(n);
      return 'reported';
    case 'talk':
      for (let n = 1; n <= 8; n += 1) {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
        port.postMessage(n);
      }
      return 'talked';
    case 'pause':
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
      return 'paused';
    case 'name':
      return String(process.pid);
    case 'program': {
      port.postMessage(spawn('sleep', ['600'], { stdio: 'ignore' }).pid ?? 0);
      for (;;);
    }
    case 'toil': {
      // Until it has been told to give way to others.
      while (getPriority() < 10);
      return 'toiled';
    }
    case 'priority':
      return String(getPriority());
    case 'environment':
      return JSON.stringify(process.env);
    case 'answer':
      return 'answer';
  }
}
