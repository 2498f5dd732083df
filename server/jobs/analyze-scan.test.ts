import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { databases } from '../testing/databases.ts';
import { fixture, openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, type TestClient } from '../testing/test-client.ts';
import { type AnalyzePorts, analyzeDocument, analyzeScan } from './analyze-document.ts';
import { type Runner, startRunner } from './runner.ts';

const log = createLog('silent');

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
    scan = (await ann.upload({ bytes: await fixture('scan-turned.pdf'), name: 'scan.pdf' })).json().id;
  });
  afterEach(async () => {
    await Promise.all(runners.splice(0).map((runner) => runner.stop()));
    await t.close();
  });

  const run = (kind: (ports: AnalyzePorts) => ReturnType<typeof analyzeDocument>, ports = t.ports) =>
    runners.push(startRunner({ ...ports, log }, kind(ports), 1));
  const progress = async (who: TestClient, id: string) =>
    (await who.get(`/api/documents/${id}/status`)).json();
  const becomes = (who: TestClient, id: string, status: string) =>
    vi.waitFor(async () => expect((await progress(who, id)).status).toBe(status), { timeout: 140_000 });

  test("holds up no other account's document where one is analyzed at a time", async () => {
    const recognizing = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const { analyzer } = t.ports;
    const held: typeof analyzer = {
      ...analyzer,
      run: async (input, options) => {
        if (input.recognize === 'all') {
          recognizing.resolve();
          await goOn.promise;
        }
        return analyzer.run(input, options);
      },
    };
    run(analyzeDocument);
    run(analyzeScan, { ...t.ports, analyzer: held });
    await recognizing.promise;
    const own = (await ann.upload({ bytes: 'Rules of the association.', name: 'a.txt' })).json().id;
    const other = (await bob.upload({ bytes: 'Rules of the club.', name: 'b.txt' })).json().id;
    await becomes(bob, other, 'analysis_complete');
    // Of one account one document is analyzed at a time, as ever.
    expect((await progress(ann, scan)).status).toBe('analyzing');
    expect(await progress(ann, own)).toMatchObject({ status: 'queued_for_analysis', ahead: 1 });
    goOn.resolve();
    await becomes(ann, scan, 'analysis_complete');
    await becomes(ann, own, 'analysis_complete');
    expect((await ann.get(`/api/documents/${scan}/pages/1`)).json().text).toContain('MAPLE HOLLOW');
    expect(await t.ports.db.selectFrom('jobs').selectAll().execute()).toEqual([]);
  });

  test('waits in line, and says so, while other scans are recognized', async () => {
    run(analyzeDocument);
    await vi.waitFor(
      async () => expect((await t.ports.db.selectFrom('jobs').selectAll().execute())[0]?.line).toBe('scans'),
      { timeout: 140_000 },
    );
    expect(await progress(ann, scan)).toMatchObject({ status: 'queued_for_analysis', stage: 'waiting' });
    run(analyzeScan);
    await becomes(ann, scan, 'analysis_complete');
  });

  test('can be deleted while it waits', async () => {
    run(analyzeDocument);
    await vi.waitFor(
      async () => expect((await t.ports.db.selectFrom('jobs').selectAll().execute())[0]?.line).toBe('scans'),
      { timeout: 140_000 },
    );
    await ann.delete(`/api/documents/${scan}`);
    expect(await t.ports.db.selectFrom('jobs').selectAll().execute()).toEqual([]);
  });
});
