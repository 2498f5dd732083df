import type { MessagePort } from 'node:worker_threads';

export interface Order {
  kind: 'answer' | 'spin' | 'hoard' | 'throw' | 'exit' | 'report' | 'talk';
}

/** Work that ends well or in one of the ways in which a thread can be lost. */
export function work({ kind, port }: Order & { port: MessagePort }): string {
  switch (kind) {
    case 'spin':
      for (;;);
    case 'hoard': {
      const hoard: number[][] = [];
      for (;;) hoard.push(new Array(2_000_000).fill(1.5));
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
    case 'answer':
      return 'answer';
  }
}
