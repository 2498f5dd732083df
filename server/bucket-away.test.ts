import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from './log.ts';
import { openPorts } from './open-ports.ts';
import { masterKey } from './sealing/master-keys.ts';
import { type Settings, SettingsError } from './settings.ts';
import { databases } from './testing/databases.ts';
import { openS3Server, type S3Server } from './testing/s3-server.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';
import { signIn } from './testing/test-client.ts';

let bucket: S3Server;
let t: TestApp | undefined;
const open = async (jobs = false) => {
  t = await openTestApp(databases[0]!, { settings, jobs });
  return t;
};
let settings: Partial<Settings>;
beforeEach(async () => {
  bucket = await openS3Server();
  settings = { s3: bucket.settings, documentKey: masterKey(Buffer.alloc(32, 1)) };
});
afterEach(async () => {
  await t?.close();
  t = undefined;
  await bucket.close();
});

test('while the bucket is away calls that need it say when to come back, jobs wait, and nothing is lost', async () => {
  const t = await open(true);
  const client = t.visitor();
  await signIn(client, t.ports);
  const upload = (n: number) =>
    client.upload({ bytes: `Rules ${n}: owners may keep ${n} dogs.`, name: `${n}.txt` });
  const [first] = [(await upload(1)).json().id];
  const complete = (id: string) =>
    vi.waitFor(
      async () => {
        // A job that waits is tried again after 10 s.
        t.clock.now += 2_000;
        expect((await client.get(`/api/documents/${id}`)).json().status).toBe('analysis_complete');
      },
      { timeout: 20_000, interval: 100 },
    );
  await complete(first);
  const second = (await upload(2)).json().id;
  bucket.cut();
  for (const answer of [await client.get(`/api/documents/${first}/file`), await upload(3)])
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
      503,
      'not_ready',
      '5',
    ]);
  expect((await client.get('/readyz')).statusCode).toBe(503);
  expect((await client.get('/api/documents')).json().data).toHaveLength(2);
  expect((await client.get(`/api/documents/${first}/analysis`)).statusCode).toBe(200);
  bucket.mend();
  await complete(second);
  expect((await client.get(`/api/documents/${first}/file`)).body).toBe('Rules 1: owners may keep 1 dogs.');
  expect((await client.get(`/api/documents/${second}/pages/1`)).json().text).toContain('2 dogs');
  expect(
    await t.ports.db.selectFrom('jobs').select('id').where('failed_at', 'is not', null).execute(),
  ).toEqual([]);
  expect(t.logged()).not.toContain(bucket.settings.secretAccessKey);
});

test.each([
  [
    { bucket: 'elsewhere' },
    /S3_BUCKET: The bucket elsewhere: It answered 404 \(NoSuchBucket\)\. Make the bucket/,
  ],
  [{ secretAccessKey: 'other' }, /SignatureDoesNotMatch\)\. Correct S3_SECRET_ACCESS_KEY/],
  [{ endpoint: 'http://127.0.0.1:1' }, /S3_BUCKET: The bucket documents: It cannot be reached\./],
])('a start with %j is refused in a sentence', async (change, sentence) => {
  const t = await open();
  const settings = { ...t.app.settings, s3: { ...bucket.settings, ...change } };
  const failure = openPorts(settings, createLog('silent'), { beside: true });
  await expect(failure).rejects.toThrow(SettingsError);
  await expect(failure).rejects.toThrow(sentence);
});

test('a start with another key than the others have is refused before anything is stored; a changed one is not', async () => {
  const t = await open();
  const other = masterKey(Buffer.alloc(32, 2));
  const start = (change: object) =>
    openPorts({ ...t.app.settings, ...change }, createLog('silent'), { beside: true }).then((ports) =>
      ports.close(),
    );
  await expect(start({ documentKey: other })).rejects.toThrow(
    /DOCUMENT_KEY: the bucket is used with another key/,
  );
  await start({});
  await start({ documentKey: other, earlierDocumentKeys: [t.app.settings.documentKey] });
  await start({ documentKey: other });
  await expect(start({})).rejects.toThrow(/Every server and worker needs the same DOCUMENT_KEY/);
});

test('another installation’s database does not start on the bucket, and a database not on another bucket', async () => {
  const t = await open();
  const other = await databases[0]!.open();
  const [empty, settings] = [await openS3Server(), t.app.settings];
  const refusal = (change: object) =>
    openPorts({ ...settings, ...change }, createLog('silent'), { beside: true }).then(
      async (ports) => {
        await ports.close();
        return 'it started';
      },
      (error: Error) => error.message,
    );
  const client = t.visitor();
  await signIn(client, t.ports);
  await client.upload({ bytes: 'Rules.', name: 'rules.txt' });
  expect(await refusal({})).toBe('it started');
  expect(await refusal({ dataDir: other.folder })).toMatch(
    /S3_BUCKET: documents holds the files of 1 document that the database knows nothing of/,
  );
  expect(await refusal({ s3: empty.settings })).toMatch(
    /S3_BUCKET: documents holds none of the files that the database speaks of\. .+Set S3_BUCKET to the bucket that holds them/,
  );
  await empty.close();
  await other.close();
});
