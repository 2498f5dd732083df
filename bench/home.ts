/**
 * A home of many documents: how long its page's call takes, and how large its answer is. In front of the real server on
 * SQLite, which analyzes each file once.
 *
 *   node bench/home.ts [--documents 50] [--runs 20] FILES
 *
 * Further documents are copies, sealed each with a key of its own. Milliseconds, by the caller's clock on the same machine, to
 * the last byte, and of the server's processor, which tells more where other work keeps the machine busy. 50 documents of 2,000
 * pages in all must open within 300.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { uuidv7 } from 'uuidv7';
import { isUnderWay } from '#contract/document-status.ts';
import { openSqlite } from '#server/db/open-database.ts';
import { openDocumentFiles } from '#server/sealing/document-files.ts';
import { openKeyFile } from '#server/sealing/key-file.ts';
import { BenchAccount } from './bench-account.ts';
import { processorOf } from './processor-of.ts';
import { freePort, RunningServer } from './running-server.ts';

const { values, positionals: files } = parseArgs({
  options: { documents: { type: 'string', default: '50' }, runs: { type: 'string', default: '20' } },
  allowPositionals: true,
});
const count = Number(values.documents);
const runs = Number(values.runs);
if (files.length === 0) throw new Error('Name at least one file.');

const folder = await mkdtemp(join(tmpdir(), 'plaindeed-home-'));
const server = new RunningServer(await freePort(), { DATA_DIR: folder });
try {
  server.start();
  await server.ready();
  const account = await BenchAccount.open(server.base, 'bench@example.com');
  for (const file of files)
    await account.upload(basename(file), new Uint8Array(await readFile(file)), 'auto');
  for (;;) {
    const documents = await account.documents();
    if (!documents.some(({ status }) => isUnderWay(status))) break;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  await addCopies(folder, count - files.length);
  const { id } = (await account.homes())[0] ?? { id: '' };
  const times: number[] = [];
  const before = processorOf(server.pid).own;
  let bytes = 0;
  let rows: { status: string; total_pages: number | null }[] = [];
  for (let n = 0; n < runs; n += 1) {
    const start = performance.now();
    const text = await account.homeText(id);
    times.push(performance.now() - start);
    bytes = text.length;
    rows = JSON.parse(text).rows;
  }
  const processor = (1000 * (processorOf(server.pid).own - before)) / runs;
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.ceil(times.length * share) - 1] ?? Number.NaN).toFixed(0);
  const read = rows.filter(({ status }) => status === 'analysis_complete');
  const pages = read.reduce((sum, { total_pages }) => sum + (total_pages ?? 0), 0);
  console.log(
    `${read.length} of ${rows.length} documents read, ${pages} pages; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(`the home: median ${at(0.5)}, 95% within ${at(0.95)}, longest ${at(1)} (${times.length})`);
  console.log(`processor of the server for one: ${processor.toFixed(0)}`);
  console.log(`its answer: ${(bytes / 1000).toFixed(0)} kB`);
} finally {
  await server.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}

/** Adds documents to the home of a data folder: those that were analyzed, once more. Nothing but their facts is copied. */
async function addCopies(dataDir: string, copies: number): Promise<void> {
  const db = openSqlite(dataDir);
  const masters = openKeyFile(dataDir, Date.now());
  const files = openDocumentFiles({} as never, masters);
  const documents = await db
    .selectFrom('documents')
    .selectAll()
    .where('status', '=', 'analysis_complete')
    .execute();
  const facts = new Map(
    (await db.selectFrom('facts').selectAll().execute()).map((row) => [row.document_id, row]),
  );
  for (let n = 0; n < copies; n += 1) {
    const document = documents[n % documents.length];
    const row = document && facts.get(document.id);
    if (!document || !row) throw new Error('Nothing was analyzed.');
    const id = uuidv7();
    const copy = { ...document, id, file_key: files.newKey(id) };
    const again = (column: 'facts' | 'finding', text: string) =>
      files.sealText(copy, column, files.openText(document, column, text));
    await db.insertInto('documents').values(copy).execute();
    await db
      .insertInto('facts')
      .values({
        document_id: id,
        body: again('facts', row.body),
        finding: row.finding && again('finding', row.finding),
        form: row.form,
      })
      .execute();
  }
  await db.destroy();
}
