import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type TestDatabase } from '../testing/databases.ts';
import { migrate } from './migrate.ts';
import type { UsersTable } from './schema.ts';
import { timestamp } from './timestamp.ts';

describe.each(databases)('$name', ({ open }) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  const user = (values: Partial<UsersTable> = {}): UsersTable => ({
    id: uuidv7(),
    email: `${uuidv7()}@example.com`,
    password_hash: 'x',
    first_name: 'Zoë “Z”',
    last_name: "O'Neil",
    email_confirmed: 0,
    phone: '',
    bio: '',
    created_at: timestamp(0),
    ...values,
  });
  const insert = (values: UsersTable) => opened.db.insertInto('users').values(values).execute();
  const find = (id: string) =>
    opened.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

  test('gives back what was stored: text, 0 and 1, times, no value', async () => {
    const row = user({ email_confirmed: 1, created_at: '2026-03-01T10:00:00.000Z' });
    await insert(row);
    expect(await find(row.id)).toEqual(row);
    const token = { token_hash: row.id, user_id: row.id, purpose: 'confirm_email' as const };
    await opened.db
      .insertInto('email_tokens')
      .values({ ...token, expires_at: 'x', used_at: null })
      .execute();
    const stored = await opened.db
      .selectFrom('email_tokens')
      .selectAll()
      .where('user_id', '=', row.id)
      .execute();
    expect(stored[0]?.used_at).toBeNull();
  });

  test('a long line of queries lets everything else have its turn', async () => {
    const { db } = opened;
    let done = 0;
    const line = Promise.all(
      Array.from({ length: 1000 }, async () => {
        await db.insertInto('users').values(user()).execute();
        done += 1;
      }),
    );
    await new Promise((resolve) => setImmediate(resolve));
    expect(done).toBeLessThan(1000);
    await line;
    expect(done).toBe(1000);
  });

  test('counts and updates give numbers', async () => {
    const row = user();
    await insert(row);
    const { count } = await opened.db
      .selectFrom('users')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
    const update = opened.db.updateTable('users').set({ email_confirmed: 1 }).where('id', '=', row.id);
    expect((await update.executeTakeFirst()).numUpdatedRows).toBe(1n);
  });

  test('a transaction that throws leaves nothing', async () => {
    const row = user();
    const failing = opened.db.transaction().execute(async (trx) => {
      await trx.insertInto('users').values(row).execute();
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await find(row.id)).toBeUndefined();
  });

  test('what others ask meanwhile sees nothing of an open transaction', async () => {
    const row = user();
    let asked: Promise<UsersTable | undefined> = Promise.resolve(undefined);
    const rolledBack = opened.db.transaction().execute(async (trx) => {
      await trx.insertInto('users').values(row).execute();
      asked = find(row.id);
      await Promise.resolve();
      throw new Error('stop');
    });
    await expect(rolledBack).rejects.toThrow('stop');
    expect(await asked).toBeUndefined();
  });

  test('of two conditional updates at once one wins', async () => {
    const row = user();
    await insert(row);
    const confirm = () =>
      opened.db
        .updateTable('users')
        .set({ email_confirmed: 1 })
        .where('id', '=', row.id)
        .where('email_confirmed', '=', 0)
        .executeTakeFirst();
    const results = await Promise.all([confirm(), confirm(), confirm()]);
    expect(results.reduce((sum, { numUpdatedRows }) => sum + numUpdatedRows, 0n)).toBe(1n);
  });

  test('an address is stored once', async () => {
    const row = user();
    await insert(row);
    await expect(insert(user({ email: row.email }))).rejects.toThrow();
    const second = opened.db
      .insertInto('users')
      .values(user({ email: row.email }))
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id');
    expect(await second.executeTakeFirst()).toBeUndefined();
  });

  test('what belongs to a row goes with it, and cannot be there without it', async () => {
    const row = user();
    await insert(row);
    const session = {
      token_hash: uuidv7(),
      family_id: uuidv7(),
      user_id: row.id,
      signed_in_at: timestamp(0),
      issued_at: timestamp(0),
      rotated_at: null,
      user_agent: '',
    };
    await opened.db.insertInto('sessions').values(session).execute();
    await opened.db.deleteFrom('users').where('id', '=', row.id).execute();
    expect(
      await opened.db.selectFrom('sessions').selectAll().where('user_id', '=', row.id).execute(),
    ).toEqual([]);
    await expect(opened.db.insertInto('sessions').values(session).execute()).rejects.toThrow();
  });

  test('times and ids order as text', async () => {
    const ids = Array.from({ length: 50 }, () => uuidv7());
    await opened.db
      .insertInto('users')
      .values(ids.map((id, n) => user({ id, last_name: 'Order', created_at: timestamp(n * 997) })))
      .execute();
    const rows = opened.db.selectFrom('users').select('id').where('last_name', '=', 'Order');
    expect((await rows.orderBy('id').execute()).map(({ id }) => id)).toEqual(ids);
    expect((await rows.orderBy('created_at').execute()).map(({ id }) => id)).toEqual(ids);
  });

  test('migrating again, and twice at once, changes nothing', async () => {
    const row = user();
    await insert(row);
    await Promise.all([migrate(opened.db), migrate(opened.db)]);
    expect(await find(row.id)).toEqual(row);
  });
});
