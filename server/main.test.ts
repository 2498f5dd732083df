import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';

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
  expect(await refusal(start('main.ts', { PAYMENTS: 'gold' }))).toEqual({
    code: 1,
    sentence: 'The server cannot start. PAYMENTS: must be sandbox or stripe.\n',
  });
  expect((await refusal(start('worker.ts'))).sentence).toMatch(/DATABASE_URL: must be set for a worker/);
});
