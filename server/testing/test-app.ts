import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { buildApp } from '../app.ts';
import { closePools, openPools, type Pools } from '../jobs/open-pools.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import { createLog } from '../log.ts';
import { openPorts } from '../open-ports.ts';
import type { Ports } from '../ports.ts';
import { readSettings, type Settings, scansAtATime } from '../settings.ts';
import type { TestedDatabase } from './databases.ts';
import { TestClient } from './test-client.ts';

export interface TestApp {
  app: FastifyInstance;
  ports: Ports;
  /** What `ports.now` says; moves only when a test moves it. */
  clock: { now: number };
  /** The log so far, a line per event. */
  logged(): string;
  visitor(): TestClient;
  close(): Promise<void>;
}

export interface TestAppOptions {
  settings?: Partial<Settings>;
  /** Whether jobs run. */
  jobs?: boolean;
}

const pools = new Map<string, Pools>();
afterAll(() => Promise.all([...pools.values()].map(closePools)));

/** Processes keep nothing of a document: the apps of a test file use the same ones, which take a second each to start. */
function poolsFor(settings: Settings): Pools {
  const { analysisThreads, memoryMb } = settings;
  const key = JSON.stringify([
    analysisThreads,
    scansAtATime(settings),
    memoryMb,
    settings.model !== undefined,
  ]);
  const same = pools.get(key) ?? openPools(settings);
  pools.set(key, same);
  return same;
}

/** The real app on a database and folder of its own. */
export async function openTestApp(
  database: Pick<TestedDatabase, 'prepare'>,
  { settings: change = {}, jobs: runs = false }: TestAppOptions = {},
): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'plaindeed-test-'));
  const { url, remove } = await database.prepare(folder);
  const settings: Settings = {
    ...readSettings({ PAYMENTS: 'sandbox', APP_URL: 'http://localhost', DATA_DIR: folder }),
    webDir: join(folder, 'no-pages'),
    databaseUrl: url,
    analysisThreads: 1,
    ...change,
  };
  const clock = { now: Date.now() };
  const written: string[] = [];
  const log = createLog('info', { write: (line) => void written.push(line) });
  const open = await openPorts(settings, log);
  const ports: Ports = { ...open, ...poolsFor(settings), now: () => clock.now };
  const app = await buildApp(settings, ports, { log });
  const jobs = runs ? await startJobs(settings, ports, log) : undefined;
  return {
    app,
    ports,
    clock,
    logged: () => written.join(''),
    visitor: () => new TestClient(app),
    async close() {
      await app.close();
      await jobs?.stop();
      await open.close();
      await remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A file of the project's fixtures. */
export const fixture = (name: string): Promise<Buffer<ArrayBuffer>> =>
  readFile(new URL(`../../fixtures/${name}`, import.meta.url));
