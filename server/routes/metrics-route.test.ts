import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { timestamp } from '../db/timestamp.ts';
import { enqueue } from '../jobs/queue.ts';
import { databases } from '../testing/databases.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn } from '../testing/test-client.ts';

describe.each(databases)('metrics on $name', (database) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await openTestApp(database);
  });
  afterAll(() => t.close());
  const read = async () => (await t.visitor().get('/metrics')).body;
  const figure = (text: string, line: string) =>
    Number(
      text
        .split('\n')
        .find((one) => one.startsWith(`${line} `))
        ?.slice(line.length + 1),
    );

  test('the process, answered calls, jobs and documents, in Prometheus’ own form', async () => {
    const client = t.visitor();
    await signIn(client, t.ports);
    await client.upload({ bytes: 'Rules of the association.', name: 'rules.txt' });
    await client.get('/api/documents/made-up-id');
    await t.visitor().get('/no-such-page');
    const text = await read();
    expect(figure(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e7);
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds \d/m);
    const calls = (method: string, route: string, status: number) =>
      figure(
        text,
        `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`,
      );
    expect(calls('POST', '/api/documents/upload', 201)).toBe(1);
    expect(calls('GET', '/api/documents/:id', 404)).toBe(1);
    expect(calls('GET', '/*', 404)).toBe(1);
    expect(figure(text, 'plaindeed_documents{status="queued_for_analysis"}')).toBe(1);
    expect(figure(text, 'plaindeed_documents{status="analysis_error"}')).toBe(0);
    expect(figure(text, 'plaindeed_jobs{kind="analyze_document",state="waiting"}')).toBe(1);
    expect(figure(text, 'plaindeed_queue_length{kind="analyze_document"}')).toBe(1);
    expect(figure(text, 'plaindeed_queue_length{kind="send_mail"}')).toBe(0);
    // No line twice, and nothing of anybody.
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(new Set(lines.map((line) => line.replace(/ \S+$/, ''))).size).toBe(lines.length);
    expect(text).not.toMatch(/made-up-id|no-such-page|@example/);
  });

  test('a job is in the state that a worker would find it in', async () => {
    const { db } = t.ports;
    const now = t.clock.now;
    const at = (ms: number) => timestamp(now + ms);
    await db.deleteFrom('jobs').execute();
    const changes = [
      { attempts: 0 },
      { run_at: at(60_000) },
      { lease_token: 'a', lease_until: at(10_000) },
      { lease_token: 'b', lease_until: at(-1) },
      { failed_at: at(-1) },
    ];
    for (const [n, change] of changes.entries()) {
      const subject = `receipt cs_${n}`;
      const job = { kind: 'send_mail', subject, lane: null, payload: {} };
      await db.transaction().execute((trx) => enqueue(trx, job, now - 90_000));
      await db.updateTable('jobs').set(change).where('subject', '=', subject).execute();
    }
    const text = await read();
    const found = ['waiting', 'delayed', 'running', 'failed'].map((state) =>
      figure(text, `plaindeed_jobs{kind="send_mail",state="${state}"}`),
    );
    expect(found).toEqual([2, 1, 1, 1]);
    expect(figure(text, 'plaindeed_queue_length{kind="send_mail"}')).toBe(3);
    expect(figure(text, 'plaindeed_oldest_job_seconds{kind="send_mail"}')).toBe(90);
    expect(figure(text, 'plaindeed_oldest_job_seconds{kind="analyze_document"}')).toBe(0);
  });
});

describe('who may read the metrics', () => {
  const statusOf = async (t: TestApp, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    (await t.app.inject({ url: '/metrics', headers, remoteAddress })).statusCode;

  test('without a token a program on this machine, and nobody through a proxy', async () => {
    const t = await openTestApp(databases[0]!, { settings: { trustProxy: 1 } });
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      expect(await statusOf(t, {}, address)).toBe(200);
    }
    for (const address of ['192.0.2.7', '2001:db8::7', '::ffff:10.0.0.1']) {
      expect(await statusOf(t, {}, address)).toBe(404);
    }
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-host']) {
      expect(await statusOf(t, { [header]: '127.0.0.1' })).toBe(404);
    }
    await t.close();
  });

  test('in production nobody without the token, which opens them from everywhere', async () => {
    const closed = await openTestApp(databases[0]!, { settings: { production: true } });
    expect(await statusOf(closed)).toBe(404);
    await closed.close();
    const metricsToken = 'a-token-of-24-characters';
    const t = await openTestApp(databases[0]!, { settings: { production: true, metricsToken } });
    expect(await statusOf(t)).toBe(401);
    expect(await statusOf(t, { authorization: 'Bearer wrong' })).toBe(401);
    expect(await statusOf(t, { authorization: `Bearer ${metricsToken}` }, '192.0.2.7')).toBe(200);
    await t.close();
  });
});
