import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copiedTables } from '../db/copy-rows.ts';
import { openSqlite } from '../db/open-database.ts';
import { createLog } from '../log.ts';
import { openPorts } from '../open-ports.ts';
import { readSettings } from '../settings.ts';
import { databases, type TestDatabase } from '../testing/databases.ts';
import { openTestApp } from '../testing/test-app.ts';
import { signIn } from '../testing/test-client.ts';
import { runAdmin } from './run-admin.ts';

const postgres = databases.find(({ name }) => name === 'PostgreSQL');

describe.skipIf(postgres === undefined)('moving to PostgreSQL', () => {
  let folder: string;
  let there: TestDatabase;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plaindeed-test-'));
    there = await postgres!.open();
  });
  afterEach(async () => {
    await there.close();
    await rm(folder, { recursive: true, force: true });
  });

  const settings = (url = there.url) => ({
    ...readSettings({ DATA_DIR: folder, PAYMENTS: 'sandbox' }),
    databaseUrl: url,
  });
  const move = (...options: string[]) =>
    runAdmin(['move-to-postgres', ...options], {
      settings: () => settings(),
      open: () => Promise.reject(new Error('this command opens what it needs')),
    });
  /** Something in every table that matters; the ids of the documents. */
  async function installed(accounts = 3): Promise<string[]> {
    const t = await openTestApp(databases[0]!, { settings: { dataDir: folder, databaseUrl: undefined } });
    const ids: string[] = [];
    for (let n = 0; n < accounts; n += 1) {
      const client = t.visitor();
      await signIn(client, t.ports);
      ids.push(
        (await client.upload({ bytes: `Rules ${n}: Zoë’s “fee” is $5.`, name: `Zoë ${n}.txt` })).json().id,
      );
      await t.visitor().post('/api/newsletter', { email: `ann${n}@example.com` });
    }
    await t.close();
    return ids;
  }

  test('every row goes along, and the documents open as before', async () => {
    const ids = await installed();
    expect(await move('--dry-run')).toMatchObject({
      ok: true,
      text: expect.stringMatching(/ 3 {2}documents\n[\s\S]*nothing was changed/),
    });
    const { ok, text } = await move();
    expect([ok, text]).toEqual([
      true,
      expect.stringMatching(/ 3 {2}users\n[\s\S]* 3 {2}documents\n[\s\S]*every row compared/),
    ]);
    expect(await readdir(folder)).toEqual(expect.arrayContaining(['plaindeed.sqlite.moved']));
    const ports = await openPorts(settings(), createLog('silent'));
    for (const id of ids) {
      const row = await ports.db
        .selectFrom('documents')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const bytes = await ports.files.read(row, 'original');
      expect(Buffer.from(bytes ?? []).toString()).toMatch(/^Rules \d: Zoë’s “fee” is \$5\.$/);
    }
    await ports.close();
    // The old tables are not used by mistake.
    await expect(openPorts({ ...settings(), databaseUrl: undefined }, createLog('silent'))).rejects.toThrow(
      /that the database knows nothing of/,
    );
  });

  test('that was cut off is started nowhere, and goes on where it was', async () => {
    await installed();
    await sql`create function refuse() returns trigger as $$ begin raise exception 'cut off'; end $$ language plpgsql`.execute(
      there.db,
    );
    await sql`create trigger cut before insert on documents execute function refuse()`.execute(there.db);
    await expect(move()).rejects.toThrow('cut off');
    await expect(openPorts(settings(), createLog('silent'))).rejects.toThrow(/has not ended. Run it again/);
    await sql`drop trigger cut on documents`.execute(there.db);
    expect((await move()).ok).toBe(true);
    await (await openPorts(settings(), createLog('silent'))).close();
  });

  test('does not mix with another installation, nor with rows that are not its own', async () => {
    await installed();
    const other = await openTestApp({
      prepare: async () => ({ url: there.url, remove: async () => {} }),
    });
    await signIn(other.visitor(), other.ports);
    await other.close();
    expect(await move()).toEqual({
      ok: false,
      text: expect.stringContaining('is in use by an installation already'),
    });
    await there.db.deleteFrom('installation').execute();
    expect(await move()).toEqual({
      ok: false,
      text: expect.stringContaining('is in use by an installation already'),
    });
  });

  test('finds a row that became another one on the way', async () => {
    await installed();
    await sql`create function alter_name() returns trigger as $$ begin new.file_name := 'other'; return new; end $$ language plpgsql`.execute(
      there.db,
    );
    await sql`create trigger alter_it before insert on documents for each row execute function alter_name()`.execute(
      there.db,
    );
    expect(await move()).toEqual({
      ok: false,
      text: expect.stringContaining('The rows of documents are not the same in both databases.'),
    });
    expect(await readdir(folder)).not.toContain('plaindeed.sqlite.moved');
  });

  test('knows every table', async () => {
    await installed(1);
    const sqlite = openSqlite(folder);
    const tables = await sqlite.introspection.getTables();
    expect(tables.map(({ name }) => name).sort()).toEqual(
      [...Object.keys(copiedTables), 'installation'].sort(),
    );
    await sqlite.destroy();
  });
});
