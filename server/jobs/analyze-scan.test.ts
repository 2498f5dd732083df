import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { databases } from '../testing/databases.ts';
import { fixture, openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, type TestClient } from '../testing/test-client.ts';
import { type AnalyzePorts, analyzeDocument, analyzeScan } from './analyze-document.ts';
import { type Runner, startRunner } from './runner.ts';

const log = createLog('silent');
/** What the first recognition of each scan left. Whose turn it is does not hang on recognizing the same pages ten times. */
const recognized = new Map<string, Uint8Array>();

describe.each(databases)('a long scan on $name', { timeout: 300_000 }, (database) => {
  let t: TestApp;
  let ann: TestClient;
  let bob: TestClient;
  let scan: string;
  const runners: Runner[] = [];
  beforeEach(async () => {
    t = await openTestApp(database);
    [ann, bob] = [t.visitor(), t.visitor()];
    await signIn(ann, t.ports);
    await signIn(bob, t.ports);
    scan = await uploadScan(ann, 'scan-turned.pdf');
  });
  afterEach(async () => {
    await Promise.all(runners.splice(0).map((runner) => runner.stop()));
    await t.close();
  });

  const fileOf = (id: string) =>
    t.ports.db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  async function uploadScan(who: TestClient, name: string): Promise<string> {
    const { id } = (await who.upload({ bytes: await fixture(name), name })).json();
    const kept = recognized.get(name);
    if (kept !== undefined) await t.ports.files.write(await fileOf(id), 'recognized', kept);
    return id;
  }
  const run = (kind: (ports: AnalyzePorts) => ReturnType<typeof analyzeDocument>, ports = t.ports) =>
    runners.push(startRunner({ ...ports, log }, kind(ports), 1));
  const longScans = (ports: AnalyzePorts) => analyzeScan(ports, 'long');
  /** Recognition that waits to be let go on, and how often it began. */
  const held = () => {
    const goOn = Promise.withResolvers<void>();
    const { analyzer } = t.ports;
    let began = 0;
    const run: typeof analyzer.run = async (input, options) => {
      if (input.recognize === 'all') {
        began += 1;
        const broken = new Promise<never>((_, reject) => {
          options?.signal?.addEventListener('abort', () => reject(options.signal?.reason));
        });
        await Promise.race([goOn.promise, broken]);
      }
      return analyzer.run(input, options);
    };
    return { ports: { ...t.ports, analyzer: { ...analyzer, run } }, goOn: goOn.resolve, began: () => began };
  };
  const line = async () => (await t.ports.db.selectFrom('jobs').selectAll().execute())[0]?.line;
  const progress = async (who: TestClient, id: string) =>
    (await who.get(`/api/documents/${id}/status`)).json();
  const becomes = (who: TestClient, id: string, status: string) =>
    vi.waitFor(async () => expect((await progress(who, id)).status).toBe(status), { timeout: 140_000 });
  async function completes(who: TestClient, id: string): Promise<void> {
    await becomes(who, id, 'analysis_complete');
    const document = await fileOf(id);
    const kept = await t.ports.files.read(document, 'recognized');
    expect(kept).toBeDefined();
    if (kept !== undefined) recognized.set(document.file_name, kept);
  }

  test("holds up no other account's document where one is analyzed at a time", async () => {
    const { ports, goOn, began } = held();
    run(analyzeDocument);
    run(longScans, ports);
    await vi.waitFor(() => expect(began()).toBe(1), { timeout: 140_000 });
    const other = (await bob.upload({ bytes: 'Rules of the club.', name: 'b.txt' })).json().id;
    await becomes(bob, other, 'analysis_complete');
    expect((await progress(ann, scan)).status).toBe('analyzing');
    goOn();
    await completes(ann, scan);
    expect((await ann.get(`/api/documents/${scan}/pages/1`)).json().text).toContain('MAPLE HOLLOW');
    expect(await t.ports.db.selectFrom('jobs').selectAll().execute()).toEqual([]);
  });

  test('gives way to what else its account uploads, and goes on after that', async () => {
    const { ports, goOn, began } = held();
    run(analyzeDocument);
    run(longScans, ports);
    await vi.waitFor(() => expect(began()).toBe(1), { timeout: 140_000 });
    const told: number[] = [];
    const stop = t.ports.changes.onQueued('analyze_document', async () => {
      const { data } = (await ann.get('/api/documents')).json();
      told.push(data.filter((one: { status: string }) => one.status === 'analyzing').length);
    });
    const own = (await ann.upload({ bytes: 'Rules of the association.', name: 'a.txt' })).json().id;
    await becomes(ann, own, 'analysis_complete');
    await vi.waitFor(() => expect(began()).toBe(2), { timeout: 140_000 });
    stop();
    // Of one account one document is analyzed at a time, as ever.
    expect(told.filter((count) => count > 1)).toEqual([]);
    expect((await progress(ann, scan)).status).toBe('analyzing');
    goOn();
    await completes(ann, scan);
    const jobs = await t.ports.db.selectFrom('jobs').selectAll().execute();
    expect(jobs).toEqual([]);
  });

  test('of a few pages waits in a line of its own, not behind long ones nor before text', async () => {
    const note = await uploadScan(bob, 'scan-only.pdf');
    run(analyzeDocument);
    await vi.waitFor(
      async () => {
        const jobs = await t.ports.db.selectFrom('jobs').select(['subject', 'line']).orderBy('id').execute();
        expect(jobs).toEqual([
          { subject: scan, line: 'scans' },
          { subject: note, line: 'short_scans' },
        ]);
      },
      { timeout: 140_000 },
    );
    run((ports) => analyzeScan(ports, 'short'));
    await completes(bob, note);
    expect((await progress(ann, scan)).status).toBe('queued_for_analysis');
  });

  test('waits in line, and says so, while other scans are recognized', async () => {
    run(analyzeDocument);
    await vi.waitFor(async () => expect(await line()).toBe('scans'), { timeout: 140_000 });
    expect(await progress(ann, scan)).toMatchObject({ status: 'queued_for_analysis', stage: 'waiting' });
    run(longScans);
    await completes(ann, scan);
  });

  test('can be deleted while it waits', async () => {
    run(analyzeDocument);
    await vi.waitFor(async () => expect(await line()).toBe('scans'), { timeout: 140_000 });
    await ann.delete(`/api/documents/${scan}`);
    expect(await t.ports.db.selectFrom('jobs').selectAll().execute()).toEqual([]);
  });
});
