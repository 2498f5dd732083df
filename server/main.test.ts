import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { databases } from './testing/databases.ts';
import { openTestApp } from './testing/test-app.ts';
import { signIn } from './testing/test-client.ts';

let folder: string;
let children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaindeed-test-'));
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  await rm(folder, { recursive: true, force: true });
});

function start(entry: 'main.ts' | 'worker.ts', variables: Record<string, string> = {}) {
  const path = new URL(`./${entry}`, import.meta.url).pathname;
  const env = { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', ...variables };
  const child = spawn(process.execPath, [path], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  return child;
}

async function address(child: ReturnType<typeof start>): Promise<string> {
  for await (const line of createInterface(child.stdout)) {
    const found = /Server listening at (http:[^"]+)/.exec(line)?.[1];
    if (found !== undefined) return found;
  }
  throw new Error('The server did not start.');
}

async function refusal(child: ReturnType<typeof start>) {
  let sentence = '';
  child.stderr.on('data', (text) => {
    sentence += text;
  });
  const [code] = await once(child, 'close');
  return { code, sentence };
}

test('serves, refuses a second process on its data folder, and stops in order', async () => {
  const server = start('main.ts');
  const base = await address(server);
  expect(await (await fetch(`${base}/readyz`)).json()).toMatchObject({ status: 'ok' });

  const { code, sentence } = await refusal(start('main.ts'));
  expect(code).toBe(1);
  expect(sentence).toMatch(
    /^The data folder .+ is in use by another PlainDeed process\. Stop that one first/,
  );

  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
});

test('a killed server leaves nothing in the way of the next', async () => {
  const server = start('main.ts');
  await address(server);
  server.kill('SIGKILL');
  await once(server, 'exit');
  expect((await fetch(`${await address(start('main.ts'))}/healthz`)).status).toBe(200);
});

test('a wrong setting is one sentence that names the variable', async () => {
  const file = new URL(import.meta.url).pathname;
  expect((await refusal(start('main.ts', { DATA_DIR: file }))).sentence).toBe(
    `The server cannot start. DATA_DIR: ${file} is not a folder that can be written to.\n`,
  );
  const nowhere = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' };
  expect((await refusal(start('main.ts', nowhere))).sentence).toMatch(
    /^The server cannot start\. DATABASE_URL: connect/,
  );
  const server = start('main.ts');
  const port = new URL(await address(server)).port;
  const taken = await refusal(start('main.ts', { PORT: port, DATA_DIR: `${folder}/other` }));
  expect(taken.sentence).toMatch(/^The server cannot start\. PORT: another program is using it\./);
  expect(await refusal(start('main.ts', { PAYMENTS: 'gold' }))).toEqual({
    code: 1,
    sentence: 'The server cannot start. PAYMENTS: must be sandbox or stripe.\n',
  });
  expect((await refusal(start('worker.ts'))).sentence).toMatch(/DATABASE_URL: must be set for a worker/);
});

describe.each(databases.filter(({ name }) => name === 'PostgreSQL'))('on $name', (database) => {
  test('a worker of its own runs the jobs of a server that runs none', async () => {
    const t = await openTestApp(database);
    const { dataDir, databaseUrl = '' } = t.app.settings;
    const client = t.visitor();
    await signIn(client, t.ports);
    const { id } = (await client.upload({ bytes: 'Owners may keep two dogs.', name: 'rules.txt' })).json();
    const worker = start('worker.ts', { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    await vi.waitFor(
      async () => {
        expect((await client.get(`/api/documents/${id}`)).json().status).toBe('analysis_complete');
      },
      { timeout: 15_000, interval: 100 },
    );
    expect((await client.get(`/api/documents/${id}/pages/1`)).json().text).toContain('two dogs');
    worker.kill('SIGTERM');
    expect(await once(worker, 'exit')).toEqual([0, null]);
    await t.close();
  });
});
