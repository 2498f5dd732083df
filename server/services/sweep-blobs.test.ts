import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from '../testing/databases.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn } from '../testing/test-client.ts';
import { keptAside, sweepBlobs } from './sweep-blobs.ts';

const always = Number.POSITIVE_INFINITY;

describe.each(databases)('sweeping on $name', (database) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await openTestApp(database);
  });
  afterAll(() => t.close());

  const keysIn = async (list: AsyncIterable<{ key: string }>) => {
    const keys = [];
    for await (const { key } of list) keys.push(key);
    return keys.sort();
  };
  const upload = async () => {
    const client = t.visitor();
    await signIn(client, t.ports);
    const { id } = (
      await client.upload({ bytes: `Rules of the association. ${Math.random()}`, name: 'a.txt' })
    ).json();
    return id as string;
  };

  test('sets old files of no document aside, and removes them a month later', async () => {
    const id = await upload();
    const { blobs } = t.ports;
    for (let n = 0; n < 15; n += 1) await blobs.write(`lost-${n}.original`, Buffer.from('x'));
    expect(await sweepBlobs(t.ports, Date.now() - 3_600_000)).toMatchObject({ setAside: 0 });
    expect(await sweepBlobs(t.ports, always)).toEqual({ setAside: 15, broughtBack: 0, removed: 0 });
    expect(await keysIn(blobs.list())).toEqual([`${id}.original.sealed`]);
    expect(await keysIn(blobs.listAside())).toHaveLength(15);
    t.clock.now += keptAside - 60_000;
    expect(await sweepBlobs(t.ports, always)).toEqual({ setAside: 0, broughtBack: 0, removed: 0 });
    t.clock.now += 120_000;
    expect(await sweepBlobs(t.ports, always)).toEqual({ setAside: 0, broughtBack: 0, removed: 15 });
    expect(await keysIn(blobs.listAside())).toEqual([]);
  });

  test('brings files back whose document is there again, as after a newer backup', async () => {
    const id = await upload();
    const { blobs, db } = t.ports;
    const row = await db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await db.deleteFrom('documents').where('id', '=', id).execute();
    expect((await sweepBlobs(t.ports, always)).setAside).toBe(1);
    expect(await blobs.read(`${id}.original.sealed`)).toBeUndefined();
    await db.insertInto('documents').values(row).execute();
    expect((await sweepBlobs(t.ports, always)).broughtBack).toBe(1);
    expect(await blobs.read(`${id}.original.sealed`)).toBeDefined();
  });

  test('touches nothing where most files are of documents that the database does not know', async () => {
    await upload();
    const { blobs } = t.ports;
    for (let n = 0; n < 40; n += 1) await blobs.write(`newer-${n}.original`, Buffer.from('x'));
    const before = await keysIn(blobs.list());
    await expect(sweepBlobs(t.ports, always)).rejects.toThrow(
      /files of 40 documents that the database knows nothing of/,
    );
    expect(await keysIn(blobs.list())).toEqual(before);
    expect((await sweepBlobs(t.ports, always, { anyNumber: true })).setAside).toBe(40);
  });
});
