import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { migrate } from '../migrate.ts';

test.each(databases)('on $name each account with documents gets its first home', async ({ open }) => {
  const { db, close } = await open('0016-known-devices');
  try {
    for (const owner of ['ann', 'bob', 'cleo']) {
      await sql`insert into users (id, email, password_hash, first_name, last_name, email_confirmed, created_at)
        values (${owner}, ${`${owner}@example.com`}, 'x', 'A', 'B', 1, '2026-01-01T00:00:00.000Z')`.execute(
        db,
      );
    }
    for (const [id, owner, at] of [
      ['one', 'ann', '2026-02-02T00:00:00.000Z'],
      ['two', 'ann', '2026-01-15T00:00:00.000Z'],
      ['three', 'bob', '2026-03-03T00:00:00.000Z'],
    ]) {
      await sql`insert into documents (id, owner_id, file_name, format, document_type, status, stage, size_bytes, sha256,
          retries, created_at)
        values (${id}, ${owner}, 'a.txt', 'txt', 'rules', 'analysis_complete', 'done', 1, '', 0, ${at})`.execute(
        db,
      );
    }
    await migrate(db);
    const homes = await db.selectFrom('homes').selectAll().orderBy('owner_id').execute();
    expect(homes).toMatchObject([
      { owner_id: 'ann', name: 'My home', state: null, created_at: '2026-01-15T00:00:00.000Z' },
      { owner_id: 'bob', name: 'My home', created_at: '2026-03-03T00:00:00.000Z' },
    ]);
    const documents = await db
      .selectFrom('documents')
      .select(['id', 'home_id', 'type_open'])
      .orderBy('id')
      .execute();
    expect(documents).toEqual([
      { id: 'one', home_id: homes[0]?.id, type_open: 0 },
      { id: 'three', home_id: homes[1]?.id, type_open: 0 },
      { id: 'two', home_id: homes[0]?.id, type_open: 0 },
    ]);
  } finally {
    await close();
  }
});
