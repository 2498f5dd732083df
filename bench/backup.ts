/**
 * How long a backup, a check and a restore of many large files take, and what memory they hold at most.
 *
 *   npm run bench:backup -- [--documents 200] [--megabytes 10]
 *
 * On SQLite and a data folder, with files of random bytes. Needs three times the room of the files on the disk of the
 * temporary folder.
 */
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createLog } from '#server/log.ts';
import { openPorts } from '#server/open-ports.ts';
import { readSettings } from '#server/settings.ts';
import { seedDocuments } from './seed-documents.ts';

const { values } = parseArgs({
  options: { documents: { type: 'string', default: '200' }, megabytes: { type: 'string', default: '10' } },
});
const folder = await mkdtemp(join(tmpdir(), 'plaindeed-backup-'));
const [here, there, file] = ['here', 'there', 'backup.tar'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
const email = 'bench@example.com';

/** An installation whose documents have files of random bytes. */
async function fill(): Promise<void> {
  const ports = await openPorts(readSettings({ DATA_DIR: here }), createLog('silent'));
  const { db, files } = ports;
  await db
    .insertInto('users')
    .values({
      id: 'bench',
      email,
      password_hash: '',
      first_name: '',
      last_name: '',
      email_confirmed: 1,
      phone: '',
      bio: '',
      created_at: new Date().toISOString(),
    })
    .execute();
  seedDocuments(here, email, Number(values.documents));
  for (const { id } of await db.selectFrom('documents').select('id').execute()) {
    const bytes = randomBytes(Number(values.megabytes) * 1_000_000);
    const file_key = files.newKey(id);
    await files.write({ id, file_key }, 'original', bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await db
      .updateTable('documents')
      .set({ file_key, sha256, size_bytes: bytes.length })
      .where('id', '=', id)
      .execute();
  }
  await ports.close();
}

/** Runs an operator's command as a process of its own. */
async function run(dataDir: string, ...args: string[]): Promise<void> {
  const script = new URL('../scripts/admin.ts', import.meta.url).pathname;
  const start = performance.now();
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir };
  const child = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  let most = 0;
  const looking = setInterval(() => {
    try {
      const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
      most = Math.max(most, Number(peak ?? 0) / 1024);
    } catch {
      // It has just ended.
    }
  }, 20);
  const [code] = await once(child, 'exit');
  clearInterval(looking);
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}.`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${args[0]}: ${seconds} s, ${Math.round(most)} MB at most (load ${loadavg()[0]?.toFixed(1)})`);
}

try {
  await fill();
  await run(here, 'backup', file);
  console.log(`${(statSync(file).size / 1e9).toFixed(2)} GB of ${values.documents} documents`);
  await run(there, 'restore', file);
  await run(there, 'verify');
} finally {
  await rm(folder, { recursive: true, force: true });
}
