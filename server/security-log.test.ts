import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';
import { runAdmin } from './admin/run-admin.ts';
import { limits } from './routes/limit-rate.ts';
import { bareEnvironment } from './testing/bare-environment.ts';
import { databases } from './testing/databases.ts';
import { buyerPassword, StripeApp } from './testing/stripe-app.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';
import { signIn, type TestClient, testPassword } from './testing/test-client.ts';

type Line = Record<string, unknown>;
const linesOf = (t: TestApp): Line[] =>
  t
    .logged()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)
    .filter(({ log }) => log === 'security');

test('tells of each event with the caller’s address and the account, and of nothing else', async () => {
  const t = await openTestApp(databases[0]!, { settings: { trustProxy: 1 } });
  const ann = t.visitor();
  const { id: account, email } = await signIn(ann, t.ports);
  const address = '203.0.113.7';
  const headers = { 'x-forwarded-for': `198.51.100.9, ${address}` };
  const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object, client: TestClient = ann) =>
    client.send(method, url, { body, headers });
  const logIn = (who: string, password: string, client?: TestClient) =>
    send('POST', '/api/auth/login', { email: who, password }, client);
  const form = new FormData();
  form.append('file', new File(['Owners may keep two dogs.'], 'secret name.txt'));
  form.append('document_type', 'rules');
  const { id } = (await send('POST', '/api/documents/upload', form)).json();

  await logIn(email, 'wrong one');
  const forged = '{"log":"security","event":"sign_in_refused","address":"192.0.2.1"}';
  await logIn(forged, 'wrong one');
  await logIn(email, testPassword);
  for (let n = 0; n <= limits.guessesOfCaller.max; n += 1)
    await logIn('nobody@example.com', 'x', t.visitor());
  await ann.send('POST', '/api/auth/logout', {
    headers: { ...headers, origin: 'https://elsewhere.example' },
  });
  await ann.send('POST', '/api/auth/login', { headers: { ...headers, host: 'elsewhere.example' } });
  await send('DELETE', `/api/documents/${id}`);
  const password = 'three blue lamps';
  const change = { current_password: testPassword, password, password_confirm: password };
  await send('POST', '/api/auth/change-password', { ...change, current_password: 'wrong one' });
  expect((await send('POST', '/api/auth/change-password', change)).statusCode).toBe(200);
  await send('DELETE', '/api/users/me', { password: 'wrong one' });
  await send('DELETE', '/api/users/me', { password });

  const refusal = { event: 'sign_in_refused', address, account: null };
  expect(linesOf(t).map(({ level: _, time: __, log: ___, ...line }) => line)).toEqual([
    { event: 'sign_in_refused', address, account },
    refusal,
    { event: 'sign_in', address, account },
    ...Array.from({ length: limits.guessesOfCaller.max }, () => refusal),
    { event: 'limit_reached', address, account: null, limit: 'guessesOfCaller' },
    { event: 'origin_refused', address, account: null },
    { event: 'host_refused', address, account: null },
    { event: 'document_deleted', address, account },
    { event: 'own_password_refused', address, account },
    { event: 'password_changed', address, account },
    { event: 'own_password_refused', address, account },
    { event: 'account_deleted', address, account },
  ]);
  expect(t.logged()).not.toMatch(/@|192\.0\.2\.1|secret name/);
  await t.close();
});

test('tells of payments that open an account’s analysis and of those that went back, without their ids', async () => {
  const shop = await StripeApp.open(databases[0]!);
  const { id, email } = await shop.openAccount();
  const { user_id: account } = await shop.row(id);
  const site = {
    settings: () => shop.t.app.settings,
    open: async () => ({ ...shop.t.ports, appUrl: 'http://localhost', dataDir: '' }),
  };
  expect((await runAdmin(['refund', email], site)).ok).toBe(true);
  expect((await runAdmin(['grant', email], site)).ok).toBe(true);
  expect((await runAdmin(['delete', email], site)).ok).toBe(true);
  const told = linesOf(shop.t).map(({ event, address, account }) => ({ event, address, account }));
  expect(told).toEqual([
    { event: 'access_granted', address: '127.0.0.1', account },
    { event: 'sign_in', address: '127.0.0.1', account },
    { event: 'payment_refunded', address: null, account },
    { event: 'access_granted', address: null, account },
    { event: 'account_deleted', address: null, account },
  ]);
  const lines = JSON.stringify(linesOf(shop.t));
  for (const secret of [id, email, buyerPassword]) expect(lines).not.toContain(secret);
  await shop.close();
});

let child: ChildProcess | undefined;
let folder: string | undefined;
afterEach(async () => {
  child?.kill('SIGKILL');
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
});

/** The file of a real server that somebody guessed at, and what it wrote to standard output. */
async function guessedAt() {
  folder = await mkdtemp(join(tmpdir(), 'plaindeed-test-'));
  const path = join(folder, 'security.log');
  const env = {
    ...bareEnvironment,
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    TRUST_PROXY: '1',
    SECURITY_LOG: path,
  };
  const main = new URL('./main.ts', import.meta.url).pathname;
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  child = server;
  let output = '';
  const base = await new Promise<string>((resolve) => {
    createInterface(server.stdout).on('line', (line) => {
      output += `${line}\n`;
      const found = /Server listening at (http:[^"]+)/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  const guess = (address: string) =>
    fetch(`${base}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ email: 'ann@example.com', password: 'wrong one' }),
    });
  for (let n = 0; n < 12; n += 1) await guess('203.0.113.7');
  await guess('2001:db8::5');
  await fetch(`${base}/api/auth/logout`, {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example' },
  });
  return { path, lines: (await readFile(path, 'utf8')).trim().split('\n'), output };
}

const filter = new URL('../docs/fail2ban/plaindeed.conf', import.meta.url);

test('fail2ban’s filter knows the lines of wrong passwords and limits, and whose they are', async ({
  annotate,
}) => {
  const { path, lines, output } = await guessedAt();
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(output).not.toContain('"log":"security"');
  const written = /^failregex = (.+)$/m.exec(await readFile(filter, 'utf8'))?.[1] ?? '';
  const pattern = new RegExp(written.replace('<ADDR>', '(?<address>[\\da-fA-F.:]+)'));
  const found = lines.map((line) => pattern.exec(line)?.groups?.address);
  expect(found).toEqual([...Array(12).fill('203.0.113.7'), '2001:db8::5', undefined]);
  expect(found.filter(Boolean).every((one) => isIP(one!) !== 0)).toBe(true);

  const run = spawnSync('fail2ban-regex', [path, filter.pathname], { encoding: 'utf8' });
  if (run.error !== undefined)
    return void annotate('fail2ban is not installed: its own program was not asked');
  expect(run.stdout).toMatch(/Lines: 14 lines, 0 ignored, 13 matched, 1 missed/);
});

test('a file that cannot be written to is one sentence', async () => {
  const settings = { securityLog: '/nowhere/security.log' };
  await expect(openTestApp(databases[0]!, { settings })).rejects.toThrow(
    'The server cannot start. SECURITY_LOG: /nowhere/security.log is not a file that can be written to.',
  );
});
