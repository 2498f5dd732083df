import { gunzipSync, gzipSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deletion } from '#contract/limits.ts';
import { blobKey } from '../adapters/blobs.ts';
import { createLog } from '../log.ts';
import { eraseDeleted } from '../services/erase-deleted.ts';
import { databases } from '../testing/databases.ts';
import type { Order } from '../testing/runaway-work.ts';
import { fixture, openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, type TestClient } from '../testing/test-client.ts';
import { analyzeDocument, analyzeScan, analyzeSlowly } from './analyze-document.ts';
import type { AnalysisOutput } from './analyze-process.ts';
import { createProcessPool, type ProcessPool } from './process-pool.ts';
import { leaseMs } from './queue.ts';
import { maxAttempts, type Runner, startRunner } from './runner.ts';

const log = createLog('silent');

/** The first two of four: what is kept of one page stands beside what is kept of another. */
async function twoScannedPages(): Promise<Uint8Array<ArrayBuffer>> {
  const target = await PDFDocument.create();
  const source = await PDFDocument.load(await fixture('scan-turned.pdf'));
  for (const page of await target.copyPages(source, [0, 1])) target.addPage(page);
  return Uint8Array.from(await target.save());
}

describe.each(databases)('analyzing on $name', { timeout: 300_000 }, (database) => {
  let t: TestApp;
  let ann: TestClient;
  let runner: Runner | undefined;
  let scanRunner: Runner | undefined;
  let slowRunner: Runner | undefined;
  const pools: { close(): Promise<void> }[] = [];
  beforeEach(async () => {
    t = await openTestApp(database);
    ann = t.visitor();
    await signIn(ann, t.ports);
  });
  afterEach(async () => {
    await runner?.stop();
    await scanRunner?.stop();
    await slowRunner?.stop();
    for (const pool of pools.splice(0)) await pool.close();
    await t.close();
  });

  const upload = async () =>
    (await ann.upload({ bytes: 'Rules of the association.', name: 'a.txt' })).json().id;
  const status = async (id: string) => (await ann.get(`/api/documents/${id}/status`)).json();
  const start = (analyzer = t.ports.analyzer) => {
    const ports = { ...t.ports, analyzer };
    runner = startRunner({ ...ports, log }, analyzeDocument(ports), 1);
  };
  /** Moves the clock on, to the next try of what failed, unless told otherwise. */
  const ends = (id: string, step = 1000) =>
    vi.waitFor(
      async () => {
        t.clock.now += step;
        const progress = await status(id);
        expect(progress.stage).toBe('done');
        return progress;
      },
      { timeout: 280_000, interval: 50 },
    );

  /** The real pool and its limits around work that never ends well. */
  const losing = (kind: Order['kind']): { analyzer: typeof t.ports.analyzer; runs: () => number } => {
    const url = new URL('../testing/runaway-work.ts', import.meta.url);
    const pool = createProcessPool<Order, AnalysisOutput>(url, 'work', {
      processes: 1,
      // Only work without end is to meet this limit, however slowly a process starts here.
      time: kind === 'spin' ? 300 : 10_000,
      memory: 256,
    });
    pools.push(pool);
    let runs = 0;
    const analyzer: ProcessPool<never, AnalysisOutput> = {
      run: (_, options) => {
        runs += 1;
        return pool.run({ kind }, { account: 'ann', signal: (options as { signal: AbortSignal }).signal });
      },
      warmUp: pool.warmUp,
      close: pool.close,
    };
    return { analyzer: analyzer as typeof t.ports.analyzer, runs: () => runs };
  };

  test.each([
    // In the first line, where it is moved from, behind it the next one, then in the line of what is slow.
    ['spin', 3, /^This document took longer to analyze than we allow\./],
    ['hoard', 1, /^This document needs more memory than we allow\./],
    ['throw', 3, /^This document could not be analyzed\./],
    ['exit', 3, /^This document could not be analyzed\./],
  ] as const)(
    'a document over which processes end (%s) is given up after %i runs, in a sentence',
    async (kind, tries, sentence) => {
      const id = await upload();
      const next = await upload();
      const { analyzer, runs } = losing(kind);
      start(analyzer);
      slowRunner = startRunner({ ...t.ports, log }, analyzeSlowly({ ...t.ports, analyzer }), 1);
      const { status: end, error } = await ends(id, kind === 'spin' ? 0 : 1000);
      expect(end).toBe('analysis_error');
      expect(error).toMatch(sentence);
      // The next one may have begun already.
      expect([tries, tries + 1]).toContain(runs());
      await runner?.stop();
      await slowRunner.stop();
      // The next one of the account is not held up.
      start();
      slowRunner = startRunner({ ...t.ports, log }, analyzeSlowly(t.ports), 1);
      expect((await ends(next)).status).not.toBe('analyzing');
    },
  );

  test('a document over which the process was lost time and again is given up', async () => {
    const id = await upload();
    await t.ports.db.updateTable('jobs').set({ attempts: maxAttempts }).where('subject', '=', id).execute();
    start();
    expect(await ends(id)).toMatchObject({
      status: 'analysis_error',
      error: 'This document could not be analyzed. Save it again as a PDF, and upload that copy.',
    });
  });

  test('what a killed process left is taken over when its lease ends, and is stored once', async () => {
    const id = await upload();
    await t.ports.db
      .updateTable('jobs')
      .set({ lease_token: 'dead', lease_until: new Date(t.clock.now + leaseMs).toISOString(), attempts: 1 })
      .where('subject', '=', id)
      .execute();
    await t.ports.db.updateTable('documents').set({ status: 'analyzing' }).where('id', '=', id).execute();
    start();
    t.ports.changes.queued('analyze_document');
    expect((await status(id)).status).toBe('analyzing');
    t.clock.now += leaseMs + 1;
    expect((await ends(id)).status).toBe('analysis_complete');
    const analyses = await t.ports.db.selectFrom('analyses').select('document_id').execute();
    expect(analyses).toEqual([{ document_id: id }]);
    expect(await t.ports.db.selectFrom('jobs').selectAll().execute()).toEqual([]);
  });

  test('what was recognized is kept: another try costs nothing, and deletion takes it along', async () => {
    const id = (await ann.upload({ bytes: await twoScannedPages(), name: 'a.pdf' })).json().id;
    // The clock stands still: recognizing may take longer than a session would last by it.
    start();
    scanRunner = startRunner({ ...t.ports, log }, analyzeScan(t.ports, 'short'), 1);
    expect((await ends(id, 0)).status).toBe('analysis_complete');
    const document = await t.ports.db.selectFrom('documents').selectAll().executeTakeFirstOrThrow();
    const kept = await t.ports.files.read(document, 'recognized');
    const pages = gunzipSync(kept ?? '').toString('utf8');
    expect(pages.trimEnd().split('\n')).toHaveLength(2);
    // A try that uses what is kept says what that says.
    await t.ports.files.write(document, 'recognized', gzipSync(pages.replaceAll('MAPLE', 'CEDAR')));
    await t.ports.db.deleteFrom('analyses').execute();
    await t.ports.blobs.remove(blobKey(id, 'pages'));
    await t.ports.db.updateTable('documents').set({ status: 'analysis_error' }).execute();
    expect((await ann.post(`/api/documents/${id}/retry-analysis`)).statusCode).toBe(200);
    expect((await ends(id, 0)).status).toBe('analysis_complete');
    expect((await ann.get(`/api/documents/${id}/pages/2`)).json().text).toContain('CEDAR HOLLOW');
    await ann.delete(`/api/documents/${id}`);
    t.clock.now += deletion.heldFor;
    await eraseDeleted(t.ports);
    expect(await t.ports.files.read(document, 'recognized')).toBeUndefined();
  });

  test('an analysis is work of its account', async () => {
    const id = await upload();
    const { analyzer } = t.ports;
    const accounts: string[] = [];
    start({
      ...analyzer,
      run: (input, options) => {
        accounts.push(options.account);
        return analyzer.run(input, options);
      },
    });
    await ends(id);
    const { owner_id } = await t.ports.db
      .selectFrom('documents')
      .select('owner_id')
      .executeTakeFirstOrThrow();
    expect(accounts).toEqual([owner_id]);
  });

  test('a document deleted while it is analyzed stays deleted', async () => {
    const id = await upload();
    let release: () => void = () => {};
    const started = new Promise<void>((resolve) => {
      const { analyzer } = t.ports;
      start({
        ...analyzer,
        run: async (input, options) => {
          resolve();
          await new Promise<void>((go) => {
            release = go;
          });
          return analyzer.run(input, options);
        },
      });
    });
    await started;
    await ann.delete(`/api/documents/${id}`);
    release();
    await runner?.stop();
    expect((await ann.get(`/api/documents/${id}`)).statusCode).toBe(404);
    expect(await t.ports.db.selectFrom('analyses').selectAll().execute()).toEqual([]);
  });
});
