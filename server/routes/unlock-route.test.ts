import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { blobKey } from '../adapters/blobs.ts';
import { databases } from '../testing/databases.ts';
import { fixture, openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, type TestClient } from '../testing/test-client.ts';

describe.each(databases)('a locked PDF on $name', { timeout: 60_000 }, (database) => {
  let t: TestApp;
  let ann: TestClient;
  beforeAll(async () => {
    t = await openTestApp(database, { jobs: true });
    ann = t.visitor();
    await signIn(ann, t.ports);
  });
  afterAll(() => t.close());

  const ended = async (id: string) =>
    await vi.waitFor(
      async () => {
        const progress = (await ann.get(`/api/documents/${id}/status`)).json();
        expect(progress.stage).toBe('done');
        return progress;
      },
      { timeout: 30_000 },
    );
  const upload = async (name: string) =>
    (await ann.upload({ bytes: await fixture(name), name, type: 'other' })).json().id as string;
  const unlock = (id: string, password: unknown) => ann.post(`/api/documents/${id}/unlock`, { password });

  test('asks for its password wherever it is told of', async () => {
    const id = await upload('encrypted.pdf');
    expect(await ended(id)).toMatchObject({ status: 'analysis_error', remedy: 'password' });
    expect((await ann.get(`/api/documents/${id}`)).json().remedy).toBe('password');
    const refused = await ann.get(`/api/documents/${id}/analysis`);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ code: 'analysis_failed', remedy: 'password' });
    expect(refused.json().detail).toContain('open it with the password here');
  });

  test('is analyzed and shown once its password is given, which is kept nowhere', async () => {
    const id = await upload('encrypted.pdf');
    await ended(id);
    const wrong = await unlock(id, 'oakwood-lane');
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'file_password_wrong']);
    expect(wrong.json().detail).toBe('This password does not open the file. Check it and try again.');
    expect((await unlock(id, '')).json().fields).toEqual({ password: 'Password is required' });
    expect((await ann.get(`/api/documents/${id}`)).json()).toMatchObject({ remedy: 'password' });

    const right = await unlock(id, 'maple');
    expect(right.json()).toMatchObject({ status: 'queued_for_analysis' });
    expect(right.json().remedy).toBeNull();
    expect((await ended(id)).status).toBe('analysis_complete');
    expect((await ann.get(`/api/documents/${id}/pages/1`)).json().text).toContain('THE MAPLE HOLLOW LEAF');
    expect((await ann.get(`/api/documents/${id}/pages/1/image`)).statusCode).toBe(200);
    // What is downloaded is what was uploaded.
    const file = await ann.get(`/api/documents/${id}/file`);
    expect(file.rawPayload.equals(await fixture('encrypted.pdf'))).toBe(true);

    const rows = [];
    for (const table of ['documents', 'jobs', 'analyses', 'rate_limits'] as const)
      rows.push(...(await t.ports.db.selectFrom(table).selectAll().execute()));
    for (const password of ['maple"', 'oakwood-lane']) {
      expect(JSON.stringify(rows)).not.toContain(password);
      expect(t.logged()).not.toContain(password);
    }
    const stored = await t.ports.blobs.read(blobKey(id, 'unlocked'));
    expect(Buffer.from(stored!).includes('%PDF')).toBe(false);
    expect((await unlock(id, 'maple')).json().code).toBe('not_retryable');
  });

  test('is not asked for where no password helps', async () => {
    const id = await upload('damaged.pdf');
    expect(await ended(id)).toMatchObject({ status: 'analysis_error' });
    expect((await ann.get(`/api/documents/${id}`)).json().remedy).toBe('another_copy');
    expect((await unlock(id, 'maple')).json().code).toBe('not_retryable');
  });

  test('passwords can be tried a few times only', async () => {
    const bob = t.visitor();
    await signIn(bob, t.ports);
    const { id } = (await bob.upload({ bytes: await fixture('encrypted.pdf'), name: 'a.pdf' })).json();
    const answers = [];
    for (let n = 0; n < 21; n += 1)
      answers.push((await bob.post(`/api/documents/${id}/unlock`, { password: `${n}` })).statusCode);
    expect(answers.slice(-1)).toEqual([429]);
    expect(answers.slice(0, 20)).not.toContain(429);
  });
});
