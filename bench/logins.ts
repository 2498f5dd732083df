/**
 * Whether a burst of log-ins stops everybody else: page loads and uploads before it, and while it lasts.
 *
 *   node bench/logins.ts [--logins 1000]
 *
 * Against a server of its own on SQLite, every log-in from an address of its own and ten to an account, so that no limit
 * answers instead.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BenchAccount, benchPassword } from './bench-account.ts';
import { freePort, RunningServer } from './running-server.ts';

const { values } = parseArgs({ options: { logins: { type: 'string', default: '1000' } } });
const count = Number(values.logins);
/** Log-ins that one account may have under way at once: any of them may yet turn out wrong. */
const perAccount = 10;
const folder = await mkdtemp(join(tmpdir(), 'plaindeed-logins-'));
const server = new RunningServer(await freePort(), { DATA_DIR: folder, TRUST_PROXY: '1' });

/** An address of the n-th caller's own. */
const from = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

async function logIn(n: number, address: string, password: string): Promise<number> {
  const response = await fetch(`${server.base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from(n) },
    body: JSON.stringify({ email: address, password }),
  });
  await response.arrayBuffer();
  return response.status;
}

async function loadPage(): Promise<void> {
  const response = await fetch(`${server.base}/login`);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`The page answered ${response.status}: run npm run build:web first.`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function tell(what: string, times: number[]): void {
  times.sort((a, b) => a - b);
  const at = (share: number) => `${(times[Math.ceil(times.length * share) - 1] ?? Number.NaN).toFixed(1)} ms`;
  console.log(`${what}: ${times.length}, median ${at(0.5)}, 95% within ${at(0.95)}, longest ${at(1)}`);
}

async function measure(what: string, account: BenchAccount, goOn: (round: number) => boolean): Promise<void> {
  const pages: number[] = [];
  const uploads: number[] = [];
  for (let round = 0; goOn(round); round += 1) {
    pages.push(await timed(loadPage));
    await new Promise((resolve) => setTimeout(resolve, 20));
    // As many as one account may upload in ten minutes, at most.
    if (round % 10 !== 0 || uploads.length >= 50) continue;
    const bytes = new TextEncoder().encode(`Section ${round}. Pets are not allowed in any unit.`);
    uploads.push(await timed(() => account.upload(`rules-${round}.txt`, bytes)));
  }
  tell(`page loads ${what}`, pages);
  tell(`uploads ${what}`, uploads);
}

try {
  server.start();
  await server.ready();
  const account = await BenchAccount.open(server.base, 'bench@example.com');
  const emails = Array.from({ length: Math.ceil(count / perAccount) }, (_, n) => `owner${n}@example.com`);
  for (const [n, email] of emails.entries()) await BenchAccount.open(server.base, email, from(count + n));
  await measure('at rest', account, (round) => round < 50);

  let lasts = true;
  const start = performance.now();
  const burst = Promise.all(
    Array.from({ length: count }, (_, n) => logIn(n, emails[n % emails.length] ?? '', benchPassword)),
  );
  const ended = burst.then((statuses) => {
    lasts = false;
    const good = statuses.filter((status) => status === 200).length;
    console.log(`${good} of ${count} log-ins in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  });
  await measure('during the burst', account, () => lasts);
  await ended;

  const known: number[] = [];
  const unknown: number[] = [];
  for (let person = 0; person < 10; person += 1) {
    const address = `person${person}@example.com`;
    await BenchAccount.open(server.base, address, from(2 * count + person));
    // As many as an account may get wrong.
    for (let n = 0; n < 9; n += 1) {
      const caller = 3 * count + person * 10 + n;
      known.push(await timed(() => logIn(caller, address, 'wrong-password')));
      unknown.push(await timed(() => logIn(caller, `nobody${caller}@example.com`, 'wrong-password')));
    }
  }
  tell('wrong passwords of known addresses', known);
  tell('wrong passwords of unknown addresses', unknown);
} finally {
  await server.end('SIGKILL');
  await rm(folder, { recursive: true, force: true });
}
