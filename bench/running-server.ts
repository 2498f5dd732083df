import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import manifest from '../package.json' with { type: 'json' };

/** What `npm start` tells Node of its memory. */
const flags = manifest.scripts.start.match(/--\S+=\d+/g) ?? [];

/** The real server as a process that can be killed and started again on the same data. */
export class RunningServer {
  readonly base: string;
  readonly #env: Record<string, string>;
  readonly #entry: 'main.ts' | 'worker.ts';
  #process: ChildProcess | undefined;
  #said = '';

  constructor(port: number, env: Record<string, string>, entry: 'main.ts' | 'worker.ts' = 'main.ts') {
    this.#entry = entry;
    this.base = `http://127.0.0.1:${port}`;
    this.#env = { ...env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn', PAYMENTS: 'sandbox' };
  }

  /** Starts the process; it answers a moment later. */
  start(): void {
    const main = new URL(`../server/${this.#entry}`, import.meta.url).pathname;
    const env = { PATH: process.env.PATH ?? '', ...this.#env };
    this.#process = spawn(process.execPath, [...flags, main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const listen = (text: Buffer) => {
      this.#said = (this.#said + text.toString()).slice(-4000);
    };
    this.#process.stdout?.on('data', listen);
    this.#process.stderr?.on('data', listen);
  }

  /** Resolves when it answers. Throws when it has ended instead. */
  async ready(): Promise<void> {
    for (;;) {
      const up = await fetch(`${this.base}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (up) return;
      if (this.#process?.exitCode !== null) throw new Error(`The server ended: ${this.#said}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const ending = this.#process;
    if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
    ending.kill(signal);
    await once(ending, 'exit');
  }

  /** Whether it was started and has not ended. */
  get runs(): boolean {
    return (
      this.#process !== undefined && this.#process.exitCode === null && this.#process.signalCode === null
    );
  }

  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  get hasEnded(): boolean {
    return (
      this.#process !== undefined && (this.#process.exitCode !== null || this.#process.signalCode !== null)
    );
  }

  /** What it wrote last: warnings and errors. */
  get said(): string {
    return this.#said;
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
