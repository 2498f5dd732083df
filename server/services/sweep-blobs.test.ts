import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from '../testing/databases.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn } from '../testing/test-client.ts';
import { sweepBlobs } from './sweep-blobs.ts';

describe.each(databases)('sweeping on $name', (database) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await openTestApp(database);
  });
  afterAll(() => t.close());

  test('takes old files of no document, and nothing else', async () => {
    const client = t.visitor();
    await signIn(client, t.ports);
    const { id } = (await client.upload({ bytes: 'Rules of the association.', name: 'a.txt' })).json();
    const { blobs } = t.ports;
    for (let n = 0; n < 700; n += 1) await blobs.write(`lost-${n}.original`, Buffer.from('x'));
    expect(await sweepBlobs(t.ports, Date.now() - 3_600_000)).toBe(0);
    expect(await sweepBlobs(t.ports, Number.POSITIVE_INFINITY)).toBe(700);
    const keys = [];
    for await (const { key } of blobs.list()) keys.push(key);
    expect(keys).toEqual([`${id}.original.sealed`]);
  });
});
