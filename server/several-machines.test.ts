import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Document } from '#contract/documents.ts';
import type { Ports } from './ports.ts';
import { bareEnvironment } from './testing/bare-environment.ts';
import { databases, type TestDatabase } from './testing/databases.ts';
import { openS3Server, type S3Server } from './testing/s3-server.ts';
import { fixture } from './testing/test-app.ts';
import { signIn, TestClient } from './testing/test-client.ts';

const postgres = databases.find(({ name }) => name === 'PostgreSQL');

/** A server or a worker on a machine of its own: with a data folder that no other has. */
class Machine {
  readonly folder: string;
  readonly base: string;
  readonly #entry: string;
  readonly #env: Record<string, string>;
  #process: ChildProcess | undefined;
  said = '';

  constructor(folder: string, entry: 'main.ts' | 'worker.ts', port: number, env: Record<string, string>) {
    this.folder = folder;
    this.base = `http://127.0.0.1:${port}`;
    this.#entry = new URL(`./${entry}`, import.meta.url).pathname;
    this.#env = { ...env, DATA_DIR: folder, PORT: String(port), HOST: '127.0.0.1' };
  }

  start(): void {
    const env = { ...bareEnvironment, ...this.#env };
    this.#process = spawn(process.execPath, [this.#entry], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const listen = (text: Buffer) => {
      this.said += text.toString();
    };
    this.#process.stdout?.on('data', listen);
    this.#process.stderr?.on('data', listen);
  }

  async kill(): Promise<void> {
    if (this.#process === undefined || this.#process.exitCode !== null || this.#process.signalCode !== null)
      return;
    this.#process.kill('SIGKILL');
    await once(this.#process, 'exit');
  }

  get runs(): boolean {
    return this.#process?.exitCode === null && this.#process.signalCode === null;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

describe.skipIf(postgres === undefined)(
  'two servers and two workers, each with a data folder of its own',
  () => {
    let database: TestDatabase;
    let bucket: S3Server;
    let folder: string;
    let machines: Machine[];
    beforeEach(async () => {
      [database, bucket, folder] = await Promise.all([
        postgres!.open(),
        openS3Server(),
        mkdtemp(join(tmpdir(), 'plaindeed-test-')),
      ]);
      const env = {
        ...bucket.env,
        DATABASE_URL: database.url ?? '',
        DOCUMENT_KEY: Buffer.alloc(32, 7).toString('base64'),
        ANALYSIS_THREADS: '1',
        PAYMENTS: 'sandbox',
        JOBS: 'off',
      };
      machines = [];
      for (const entry of ['main.ts', 'main.ts', 'worker.ts', 'worker.ts'] as const)
        machines.push(new Machine(join(folder, `machine-${machines.length}`), entry, await freePort(), env));
      for (const machine of machines) machine.start();
    });
    afterEach(async () => {
      for (const machine of machines) await machine.kill();
      await database.close();
      await bucket.close();
      await rm(folder, { recursive: true, force: true });
    });

    test('any of them is killed while documents are under way: nothing is lost or stuck', async () => {
      const [one, two, worker, other] = machines as [Machine, Machine, Machine, Machine];
      const ports = { db: database.db, now: Date.now } as Ports;
      const cookies: string[] = [];
      for (let n = 0; n < 3; n += 1) {
        const client = new TestClient(undefined as never);
        await signIn(client, ports);
        cookies.push(`session=${client.cookies.get('session')}`);
      }
      const ready = (machine: Machine) =>
        vi.waitFor(async () => {
          expect(machine.runs, machine.said).toBe(true);
          expect((await fetch(`${machine.base}/readyz`)).status, machine.said).toBe(200);
        }, 180_000);
      await Promise.all([ready(one), ready(two)]);

      const bytes = new Uint8Array(await fixture('maple-hollow-ccrs.pdf'));
      const stored: { id: string; cookie: string }[] = [];
      /** True once a server said that it has the file. */
      const upload = async ({ base }: Machine, cookie: string): Promise<boolean> => {
        const form = new FormData();
        form.append('document_type', 'other');
        form.append('file', new File([bytes], `declaration ${stored.length}.pdf`));
        const sent = await fetch(`${base}/api/documents/upload`, {
          method: 'POST',
          body: form,
          headers: { cookie },
        }).catch(() => undefined);
        if (sent?.status === 201) stored.push({ id: ((await sent.json()) as Document).id, cookie });
        return sent?.status === 201;
      };
      const leased = () =>
        database.db.selectFrom('jobs').select('id').where('lease_until', 'is not', null).execute();

      for (const [n, cookie] of cookies.entries()) expect(await upload(n % 2 ? two : one, cookie)).toBe(true);
      await vi.waitFor(async () => expect((await leased()).length).toBeGreaterThan(0), 180_000);
      // Both at once, whichever of them has the documents.
      await Promise.all([worker.kill(), other.kill()]);
      for (const machine of [worker, other]) machine.start();
      const [killed] = await Promise.all([one.kill(), upload(one, cookies[0] ?? '')]);
      expect(killed).toBeUndefined();
      for (const cookie of cookies) expect(await upload(two, cookie)).toBe(true);
      one.start();
      await Promise.all([two.kill(), upload(two, cookies[1] ?? '')]);
      two.start();
      await Promise.all([ready(one), ready(two)]);
      for (const cookie of cookies) expect(await upload(one, cookie)).toBe(true);

      const listed = async ({ base }: Machine, cookie: string) =>
        (
          (await (await fetch(`${base}/api/documents`, { headers: { cookie } })).json()) as {
            data: Document[];
          }
        ).data;
      await vi.waitFor(
        async () => {
          for (const cookie of cookies)
            for (const { status } of await listed(two, cookie)) expect(status).toBe('analysis_complete');
        },
        { timeout: 300_000, interval: 200 },
      );
      // Each as the other server has it, byte by byte.
      for (const [n, { id, cookie }] of stored.entries()) {
        const { base } = n % 2 ? one : two;
        const file = await fetch(`${base}/api/documents/${id}/file`, { headers: { cookie } });
        expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
        const page = await fetch(`${base}/api/documents/${id}/pages/1`, { headers: { cookie } });
        expect(((await page.json()) as { text: string }).text).toContain('Maple Hollow');
      }
      const left = await database.db
        .selectFrom('jobs')
        .select(['kind', 'error'])
        .where('kind', '=', 'analyze_document')
        .execute();
      expect(left).toEqual([]);
      for (const machine of machines) {
        expect(machine.runs, machine.said).toBe(true);
        // Nothing of a document, and nothing that another machine would need.
        expect(await readdir(machine.folder)).not.toEqual(expect.arrayContaining(['blobs']));
        expect(await readdir(machine.folder)).not.toEqual(expect.arrayContaining(['installation']));
        expect(machine.said).not.toContain(bucket.settings.secretAccessKey);
      }
    }, 900_000);
  },
);
