import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test, vi } from 'vitest';
import { bareEnvironment } from '../testing/bare-environment.ts';
import { databases } from '../testing/databases.ts';
import { ModelStandIn } from '../testing/model-stand-in.ts';
import { openTestApp } from '../testing/test-app.ts';
import { signIn } from '../testing/test-client.ts';

const path =
  'The lots lie along the run, and a path beside it is open to walkers at all times of the year.\n';
const bytes = `DECLARATION OF COVENANTS
The Association may collect assessments from the owners of the lots.
A payment that comes in past due costs the owner $35 more.
${path.repeat(160)}`;

test('a server that is killed in the middle goes on with what was answered: nothing is paid for twice', {
  timeout: 300_000,
}, async () => {
  const standIn = new ModelStandIn('k-9');
  const url = `${await standIn.open()}/v1`;
  const folder = await mkdtemp(join(tmpdir(), 'plaindeed-test-'));
  const [sqlite] = databases;
  if (sqlite === undefined) throw new Error('no database');
  const app = await openTestApp(sqlite, { settings: { dataDir: folder }, jobs: true });
  const ann = app.visitor();
  await signIn(ann, app.ports);
  const { id } = (await ann.upload({ bytes, name: 'a.txt' })).json();
  await vi.waitFor(
    async () => expect((await ann.get(`/api/documents/${id}`)).json().status).toBe('analysis_complete'),
    { timeout: 90_000 },
  );
  await app.close();

  const env = { ...bareEnvironment, DATA_DIR: folder, PORT: '0' };
  const model = { MODEL_NAME: 'reader', MODEL_URL: url, MODEL_KEY: 'k-9' };
  async function start() {
    const main = new URL('../main.ts', import.meta.url).pathname;
    const server = spawn(process.execPath, [main], {
      env: { ...env, ...model },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface(server.stdout)) {
      const base = /Server listening at (http:[^"]+)/.exec(line)?.[1];
      if (base !== undefined) return { server, base };
    }
    throw new Error('The server did not start.');
  }
  const headers = { cookie: `session=${ann.cookies.get('session')}`, 'content-type': 'application/json' };
  const reading = async (base: string, method: 'GET' | 'POST' = 'GET') => {
    const init =
      method === 'POST' ? { method, body: '{}', headers: { ...headers, origin: base } } : { headers };
    return (await fetch(`${base}/api/documents/${id}/model-reading`, init)).json();
  };

  const first = await start();
  // The probe at the start is one of them.
  await vi.waitFor(() => expect(standIn.answered).toHaveLength(1), { timeout: 60_000 });
  standIn.failAfter(2, 'hang');
  expect(await reading(first.base, 'POST')).toMatchObject({ state: 'reading' });
  await vi.waitFor(() => expect(standIn.calls).toHaveLength(3), { timeout: 60_000 });
  first.server.kill('SIGKILL');
  await once(first.server, 'exit');
  standIn.mode = 'good';

  const second = await start();
  const done = await vi.waitFor(
    async () => {
      const now = await reading(second.base);
      expect(now.state).toBe('done');
      return now;
    },
    { timeout: 90_000, interval: 100 },
  );
  expect(done.parts_read).toBe(done.parts);
  const billed = standIn.answered.filter((asked) => !asked.includes('CANARY COURT'));
  expect(billed.length).toBeGreaterThan(1);
  expect(new Set(billed).size).toBe(billed.length);
  // Nobody knows what the call cost that was under way: it counts against the day's limit.
  const answer = await fetch(`${second.base}/metrics`);
  expect(await answer.text()).toMatch(/plaindeed_model_tokens_total\{kind="reserved"\} [1-9]/);
  second.server.kill('SIGKILL');
  await once(second.server, 'exit');
  await standIn.close();
  await rm(folder, { recursive: true, force: true });
});
