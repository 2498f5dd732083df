import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSession } from '../services/start-session.ts';
import { databases } from '../testing/databases.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, type TestClient } from '../testing/test-client.ts';
import { mostStreams } from './document-events-route.ts';

describe.each(databases)('events of a document on $name', (database) => {
  let t: TestApp;
  let ann: TestClient;
  let address: string;
  beforeAll(async () => {
    t = await openTestApp(database);
    ann = t.visitor();
    await signIn(ann, t.ports);
    address = await t.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => t.close());

  const upload = async () =>
    (await ann.upload({ bytes: 'Rules of the association.', name: 'a.txt' })).json().id;
  const set = (
    id: string,
    values: { status?: 'analyzing' | 'analysis_complete'; stage?: 'reading' | 'done' },
  ) => t.ports.db.updateTable('documents').set(values).where('id', '=', id).execute();

  /** Reads a stream from the real server, event by event. */
  async function listen(id: string) {
    const response = await fetch(`${address}/api/documents/${id}/events`, {
      headers: { cookie: `session=${ann.cookies.get('session')}` },
    });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    return {
      /** The next event's progress; undefined at the end. */
      async next() {
        const { value, done } = await reader.read();
        if (done) return undefined;
        const data = /^event: progress\ndata: (.*)\n\n$/.exec(value)?.[1];
        return JSON.parse(data!) as { status: string; stage: string };
      },
      cancel: () => reader.cancel(),
    };
  }

  test('come at once and at each change, whoever made it, and end with the analysis', async () => {
    const id = await upload();
    const events = await listen(id);
    expect(await events.next()).toMatchObject({
      document_id: id,
      status: 'queued_for_analysis',
      stage: 'waiting',
    });
    await set(id, { status: 'analyzing', stage: 'reading' });
    t.ports.changes.notify(id);
    expect(await events.next()).toMatchObject({ status: 'analyzing', stage: 'reading' });
    // As another process would, with no word of it here.
    await set(id, { status: 'analysis_complete', stage: 'done' });
    expect(await events.next()).toMatchObject({ status: 'analysis_complete', stage: 'done' });
    expect(await events.next()).toBeUndefined();
  });

  test('end when the document is deleted', async () => {
    const id = await upload();
    const events = await listen(id);
    await events.next();
    await ann.delete(`/api/documents/${id}`);
    expect(await events.next()).toBeUndefined();
  });

  test('end with the session', async () => {
    const id = await upload();
    const own = t.visitor();
    own.cookies.set('session', await startSession(t.ports, (await ann.get('/api/auth/me')).json().id));
    const response = await fetch(`${address}/api/documents/${id}/events`, {
      headers: { cookie: `session=${own.cookies.get('session')}` },
    });
    const reader = response.body!.getReader();
    expect((await reader.read()).done).toBe(false);
    await own.post('/api/auth/logout');
    for (;;) if ((await reader.read()).done) break;
  });

  test('are so many for one account, and others again when some have ended', async () => {
    const id = await upload();
    const streams = await Promise.all(Array.from({ length: mostStreams }, () => listen(id)));
    for (const stream of streams) await stream.next();
    const status = async () => {
      const answer = await fetch(`${address}/api/documents/${id}/events`, {
        headers: { cookie: `session=${ann.cookies.get('session')}` },
      });
      await answer.body?.cancel();
      return answer.status;
    };
    expect(await status()).toBe(429);
    for (const stream of streams) await stream.cancel();
    await expect.poll(status, { timeout: 10_000 }).toBe(200);
  });

  test('do not keep a server from closing', async () => {
    const other = await openTestApp(database);
    const client = other.visitor();
    await signIn(client, other.ports);
    const { id } = (await client.upload({ bytes: 'Rules of the association.', name: 'a.txt' })).json();
    const base = await other.app.listen({ port: 0, host: '127.0.0.1' });
    const response = await fetch(`${base}/api/documents/${id}/events`, {
      headers: { cookie: `session=${client.cookies.get('session')}` },
    });
    const reader = response.body!.getReader();
    expect((await reader.read()).done).toBe(false);
    await other.close();
    expect((await reader.read()).done).toBe(true);
  });
});
