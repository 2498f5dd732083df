import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startRunner } from '../jobs/runner.ts';
import { sendMail } from '../jobs/send-mail.ts';
import { createLog } from '../log.ts';
import { databases } from '../testing/databases.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, type TestClient, testPassword } from '../testing/test-client.ts';
import { expireDocuments } from './expire-documents.ts';

const day = 24 * 3_600_000;
const retentionDays = 30;

describe.each(databases)('retention on $name', (database) => {
  let t: TestApp;
  let ann: TestClient;
  let email: string;
  beforeEach(async () => {
    t = await openTestApp(database);
    ann = t.visitor();
    ({ email } = await signIn(ann, t.ports));
  });
  afterEach(() => t.close());

  const upload = async (name: string): Promise<string> =>
    (await ann.upload({ bytes: `Rules of the association. ${name}`, name })).json().id;
  const expire = () => expireDocuments(t.ports, retentionDays);
  const pass = (days: number) => {
    t.clock.now += days * day;
  };
  const listed = async () => {
    // Long after the upload: the session has ended meanwhile.
    await ann.post('/api/auth/login', { email, password: testPassword });
    const { data } = (await ann.get('/api/documents')).json();
    return data.map(({ file_name }: { file_name: string }) => file_name);
  };
  /** The texts of the mails that went out, by a site that keeps documents for so many days. */
  const mails = async (days?: number) => {
    const mailing = { ...t.ports, appUrl: 'http://localhost', retentionDays: days };
    const runner = startRunner({ ...t.ports, log: createLog('silent') }, sendMail(mailing), 1);
    const waiting = t.ports.db.selectFrom('jobs').select('id').where('kind', '=', 'send_mail');
    await vi.waitFor(async () => expect(await waiting.execute()).toEqual([]));
    await runner.stop();
    const { data } = (await t.visitor().get('/api/outbox')).json();
    return data.map(({ text }: { text: string }) => text) as string[];
  };

  test('an owner is told a week before a document goes, once, and then it goes', async () => {
    const id = await upload('old.txt');
    pass(10);
    await listed();
    await upload('new.txt');
    pass(12.9);
    expect(await expire()).toBe(0);
    expect(await mails(retentionDays)).toEqual([]);
    pass(0.2);
    expect(await expire()).toBe(0);
    expect(await expire()).toBe(0);
    const [mail = '', ...more] = await mails(retentionDays);
    expect(more).toEqual([]);
    expect(mail).toContain('We keep documents for 30 days.');
    expect(mail).toMatch(/old\.txt, on [A-Z][a-z]+ \d+, \d{4}/);
    expect(mail).not.toContain('new.txt');
    expect(mail).toContain('http://localhost/documents');

    pass(6.8);
    expect(await expire()).toBe(0);
    expect(await listed()).toEqual(['new.txt', 'old.txt']);
    pass(0.3);
    expect(await expire()).toBe(1);
    expect(await listed()).toEqual(['new.txt']);
    const gone = await ann.get(`/api/documents/${id}/analysis`);
    expect([gone.statusCode, gone.json().status]).toEqual([404, 'document_not_found']);
  });

  test('what was old when the setting came is told of first and kept for a week more', async () => {
    await upload('ancient.txt');
    pass(400);
    expect(await expire()).toBe(0);
    expect(await mails(retentionDays)).toHaveLength(1);
    pass(6.9);
    expect(await expire()).toBe(0);
    pass(0.2);
    expect(await expire()).toBe(1);
    expect(await listed()).toEqual([]);
  });

  test('nobody is told of what is kept for good again', async () => {
    await upload('a.txt');
    pass(29);
    await expire();
    expect(await mails()).toEqual([]);
  });
});
