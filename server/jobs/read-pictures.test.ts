import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { databases } from '../testing/databases.ts';
import { fixture, openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, type TestClient } from '../testing/test-client.ts';
import { analyzeDocument } from './analyze-document.ts';
import { readPictures } from './read-pictures.ts';
import { type Runner, startRunner } from './runner.ts';

const log = createLog('silent');

describe.each(databases)('the pictures among pages of text on $name', { timeout: 120_000 }, (database) => {
  let t: TestApp;
  let ann: TestClient;
  let id: string;
  const runners: Runner[] = [];
  beforeEach(async () => {
    t = await openTestApp(database);
    ann = t.visitor();
    await signIn(ann, t.ports);
    id = (await ann.upload({ bytes: await fixture('scan-mixed.pdf'), name: 'a.pdf' })).json().id;
    runners.push(startRunner({ ...t.ports, log }, analyzeDocument(t.ports), 1));
    await analyzed();
  });
  afterEach(async () => {
    await Promise.all(runners.splice(0).map((runner) => runner.stop()));
    await t.close();
  });

  const analyzed = () =>
    vi.waitFor(
      async () =>
        expect((await ann.get(`/api/documents/${id}/status`)).json().status).toBe('analysis_complete'),
      { timeout: 40_000 },
    );
  const analysis = async () => (await ann.get(`/api/documents/${id}/analysis`)).json();
  const startReading = (ports = t.ports) =>
    runners.push(startRunner({ ...ports, log }, readPictures(ports), 1));
  const read = () =>
    vi.waitFor(
      async () => {
        t.clock.now += 1_000;
        const answer = await analysis();
        expect(answer.status).toBe('analysis_complete');
        expect(answer).not.toHaveProperty('still_reading');
      },
      { timeout: 80_000, interval: 100 },
    );
  const textOf = async (page: number) => (await ann.get(`/api/documents/${id}/pages/${page}`)).json().text;

  test('are read after the results of the rest are there, and then belong to them', async () => {
    const first = await analysis();
    expect(first).toMatchObject({ still_reading: true, total_pages: 10 });
    const [picture] = first.unreadable_pages;
    expect(await textOf(picture)).toBe('');
    startReading();
    await read();
    const second = await analysis();
    expect(second.unreadable_pages).not.toContain(picture);
    expect(second.document_stats.word_count).toBeGreaterThan(first.document_stats.word_count);
    expect(await textOf(picture)).not.toBe('');
    expect(await t.ports.db.selectFrom('jobs').selectAll().execute()).toEqual([]);
  });

  test('are read for the type that the document was given meanwhile', async () => {
    let runs = 0;
    const { analyzer } = t.ports;
    startReading({
      ...t.ports,
      analyzer: {
        ...analyzer,
        run: async (input, options) => {
          runs += 1;
          const result = await analyzer.run(input, options);
          if (runs === 1) {
            await ann.post(`/api/documents/${id}/document-type`, { document_type: 'rules' });
            await analyzed();
          }
          return result;
        },
      },
    });
    await read();
    expect(runs).toBe(2);
    const { document_type, unreadable_pages } = await analysis();
    expect(document_type).toBe('rules');
    // A plan of lots, which says nothing in words.
    expect(unreadable_pages).toEqual([10]);
  });

  test('of a document that was deleted are not read', async () => {
    await ann.delete(`/api/documents/${id}`);
    startReading();
    await vi.waitFor(async () =>
      expect(await t.ports.db.selectFrom('jobs').selectAll().execute()).toEqual([]),
    );
  });

  test('that cannot be read leave the results as they are', async () => {
    const { still_reading: _, ...before } = await analysis();
    startReading({
      ...t.ports,
      analyzer: { ...t.ports.analyzer, run: () => Promise.reject(new Error('out of memory')) },
    });
    await read();
    expect(await analysis()).toEqual(before);
  });
});
