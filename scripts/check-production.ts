import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { BenchAccount } from '../bench/bench-account.ts';
import { benchDatabase } from '../bench/bench-database.ts';
import { freePort } from '../bench/running-server.ts';
import packageJson from '../package.json' with { type: 'json' };
import { buildContainer, type Container } from './check-production-steps.ts';

/*
 * Carries out the container file in a clean folder and uses what comes of it: without this folder, as a user who may write
 * nothing but the data, on the oldest Node that package.json allows. Server, worker, their processes, the operator's commands
 * and the analysis of files run from the build; what they say is compared with what the sources say. Leaves the pages that
 * it built in build/, for the tests that come after it.
 */
const folder = mkdtempSync(join(tmpdir(), 'plaindeed-production-'));
chmodSync(folder, 0o755);
const running: ChildProcess[] = [];
const isRoot = process.getuid?.() === 0;
/** Debian's user for those who own nothing. */
const nobody = isRoot ? { uid: 65534, gid: 65534 } : {};

try {
  const context = join(folder, 'context');
  copyContext(context);
  const container = buildContainer(
    context,
    folder,
    process.env.PACKAGES_INSTALLED === 'yes' ? process.cwd() : undefined,
  );
  rmSync('build', { recursive: true, force: true });
  cpSync(join(container.folder, 'build'), 'build', { recursive: true, preserveTimestamps: true });
  tellSizes(container);
  const node = oldestNode();
  compareAnalyses(container, node);
  refuseOlder(container);
  await checkContainer(container, node);
  await checkWork(container, node);
  console.log('the production build works');
} finally {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}

/** What git knows and the container's context has. */
function copyContext(to: string): void {
  const allowed = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('!'));
  const kept = (file: string) => allowed.some((line) => `${file}/`.startsWith(`${line.slice(1)}/`));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of files.toString().split('\0').filter(kept)) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(file, join(to, file));
  }
}

function tellSizes(container: Container): void {
  const megabytes = (path: string) => Number(execFileSync('du', ['-sm', path]).toString().split('\t')[0]);
  const [packages, built] = ['node_modules', 'build'].map((name) => megabytes(join(container.folder, name)));
  const all = megabytes(container.folder);
  console.log(`installed: packages ${packages} MB, build ${built} MB, all ${all} MB`);
  if (all > 200) throw new Error('The production install takes more than 200 MB.');
}

function oldestNode(): string {
  const version = `${/\d+\.\d+/.exec(packageJson.engines.node)?.[0]}.0`;
  const place = join(folder, 'oldest-node');
  execFileSync('npm', [
    'install',
    '--prefix',
    place,
    '--no-audit',
    '--no-fund',
    '--silent',
    `node@${version}`,
  ]);
  const node = join(place, 'node_modules', 'node', 'bin', 'node');
  console.log(`on Node ${execFileSync(node, ['--version']).toString().trim()}`);
  return node;
}

/** One document of each kind says the same from the build on the oldest Node as from the sources on this one. */
function compareAnalyses(container: Container, node: string): void {
  const files = ['budget.pdf', 'ccrs.pdf', 'reserves.pdf', 'minutes.txt', 'rules.doc', 'rules.docx'].map(
    (name) => join(process.cwd(), 'fixtures', `maple-hollow-${name}`),
  );
  const analyze = (program: string, cwd: string, file: string) =>
    execFileSync(program, [file, '--json', ...files], { cwd, maxBuffer: 2 ** 28, ...nobody }).toString();
  const built = analyze(node, container.folder, join('build', 'node', 'analyze.js'));
  const source = analyze(process.execPath, process.cwd(), join('scripts', 'analyze.ts'));
  if (built !== source) throw new Error('The build analyzes documents otherwise than the sources do.');
  console.log(`${files.length} analyses are those of the sources, byte for byte`);
}

/** Node 20 is what stable systems have: it is told what it lacks. */
function refuseOlder(container: Container): void {
  const path = process.env.PATH?.split(':').find((part) => !part.includes('node_modules')) ?? '';
  const found = spawnSync('sh', ['-c', 'command -v node && node --version'], {
    env: { PATH: `${path}:/usr/bin` },
  });
  const [program = '', version = ''] = found.stdout.toString().trim().split('\n');
  if (!/^v(?:1\d|20|21)\./.test(version)) return;
  const { status, stderr } = spawnSync(program, container.command.slice(1), { cwd: container.folder });
  if (
    status !== 1 ||
    !/^PlainDeed needs Node\.js [\d.]+ or later; this is [\d.]+\.\n$/.test(stderr.toString())
  )
    throw new Error(`Node ${version} was not told what it lacks: ${stderr}`);
  console.log(`Node ${version} is told that it is too old`);
}

function start(node: string, container: Container, argv: readonly string[], env: Record<string, string>) {
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir, { recursive: true });
  if (isRoot) execFileSync('chown', ['-R', '65534:65534', dataDir]);
  const child = spawn(node, argv.slice(1), {
    cwd: container.folder,
    env: { PATH: process.env.PATH ?? '', ...container.env, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    ...nobody,
  });
  running.push(child);
  return child;
}

async function until(what: string, holds: () => Promise<boolean>): Promise<number> {
  const began = performance.now();
  while (!(await holds())) {
    if (performance.now() - began > 60_000) throw new Error(`After a minute there is still no ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return performance.now() - began;
}

/** As the container runs: its settings, its health check, and its end. */
async function checkContainer(container: Container, node: string): Promise<void> {
  const port = await freePort();
  const settings = { PORT: String(port), APP_URL: 'https://plaindeed.example', PAYMENTS: 'sandbox' };
  const health = () =>
    spawnSync(node, container.health.slice(1), { env: { PORT: String(port) }, encoding: 'utf8' }).status ===
    0;
  if (health()) throw new Error('The health check finds a server where none runs.');
  const server = start(node, container, container.command, settings);
  const ready = await until('answer', () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  console.log(`ready to answer after ${(ready / 1000).toFixed(1)} s`);
  if (!health()) throw new Error('The health check does not find the server.');
  const page = await fetch(`http://127.0.0.1:${port}/`);
  if (!(await page.text()).includes('https://plaindeed.example'))
    throw new Error('The first page is not the site’s.');
  server.kill('SIGTERM');
  const [code] = await once(server, 'exit');
  if (code !== 0) throw new Error(`The server ended with ${code}.`);
}

/** A document is uploaded, read by a process of the worker's where there is PostgreSQL, and its report printed. */
async function checkWork(container: Container, node: string): Promise<void> {
  const database = await benchDatabase(join(folder, 'data'), process.env.TEST_DATABASE_URL);
  try {
    const port = await freePort();
    const isShared = database.env.DATABASE_URL !== undefined;
    const settings = { PORT: String(port), NODE_ENV: 'development', PAYMENTS: 'sandbox', ...database.env };
    const dataDir = join(folder, 'data');
    if (isShared) rmSync(dataDir, { recursive: true });
    const server = start(
      node,
      container,
      container.command,
      isShared ? { ...settings, JOBS: 'off' } : settings,
    );
    const base = `http://127.0.0.1:${port}`;
    await until('answer', () =>
      fetch(`${base}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    const worker = isShared ? start(node, container, ['node', 'build/node/worker.js'], settings) : undefined;
    const account = await BenchAccount.open(base, 'owner@example.com');
    const bytes = new Uint8Array(readFileSync(join('fixtures', 'maple-hollow-ccrs.pdf')));
    const id = await account.upload('ccrs.pdf', bytes);
    await until('analysis', async () => (await account.progress(id)).status === 'analysis_complete');
    if (!(await account.picture(id, 1))) throw new Error('The picture of a page does not come.');
    const users = execFileSync(node, ['build/node/admin.js', 'users'], {
      cwd: container.folder,
      env: { ...container.env, ...settings, DATA_DIR: dataDir },
      ...nobody,
    });
    if (!users.toString().includes('owner@example.com')) throw new Error(`admin users says: ${users}`);
    console.log(
      `${database.name}: a document was analyzed${isShared ? ' by the worker' : ''}, and admin lists its owner`,
    );
    for (const child of [worker, server]) {
      child?.kill('SIGTERM');
      if (child) await once(child, 'exit');
    }
  } finally {
    await database.close();
  }
}
