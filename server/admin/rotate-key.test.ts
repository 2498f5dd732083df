import { afterEach, describe, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { openPorts } from '../open-ports.ts';
import { openDocumentFiles } from '../sealing/document-files.ts';
import { resealDocumentKey, sealedBy } from '../sealing/document-key.ts';
import { fixedMasterKeys, type MasterKeys, parseMasterKey } from '../sealing/master-keys.ts';
import { databases } from '../testing/databases.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, type TestClient } from '../testing/test-client.ts';
import { runAdmin } from './run-admin.ts';

const masterOf = (text: string) => parseMasterKey(Buffer.alloc(32, text).toString('base64'))!;
const text = 'Rules of the association.';

describe.each(databases)('rotate-key on $name', (database) => {
  let t: TestApp;
  let ann: TestClient;
  afterEach(() => t.close());

  const start = async (documents: number, documentKey?: ReturnType<typeof masterOf>) => {
    t = await openTestApp(database, { settings: { documentKey } });
    ann = t.visitor();
    await signIn(ann, t.ports);
    const ids: string[] = [];
    for (let n = 0; n < documents; n += 1)
      ids.push((await ann.upload({ bytes: text, name: `${n}.txt` })).json().id);
    return ids;
  };
  const rotate = (masterKeys: MasterKeys, ...more: string[]) =>
    runAdmin(['rotate-key', ...more], {
      settings: () => t.app.settings,
      open: async () => ({
        ...t.ports,
        masterKeys,
        appUrl: 'http://localhost',
        dataDir: t.app.settings.dataDir,
      }),
    });
  const keys = async () => {
    const rows = await t.ports.db.selectFrom('documents').select(['id', 'file_key']).orderBy('id').execute();
    return rows.map(({ file_key }) => file_key?.split('.')[1]);
  };

  test('with the key in the data folder: a new one, and the running server goes on with it', async () => {
    const ids = await start(3);
    const { masterKeys } = t.ports;
    const first = masterKeys.current().id;

    const tried = await rotate(masterKeys, '--dry-run');
    expect(tried.text).toContain(
      '3 of 3 keys of documents and homes are sealed with a key other than the current one.',
    );
    expect(tried.text).toContain('Dry run: nothing was changed.');
    expect(await keys()).toEqual([first, first, first]);

    const { ok, text: said } = await rotate(masterKeys);
    const second = masterKeys.current().id;
    expect(ok).toBe(true);
    expect(second).not.toBe(first);
    expect(said).toContain(`All are now sealed with the key ${second}.`);
    expect(said).toContain('Earlier keys removed from the file: 0. Kept for at least another hour');
    expect(await keys()).toEqual([second, second, second]);
    for (const id of ids) expect((await ann.get(`/api/documents/${id}/file`)).body).toBe(text);

    t.clock.now += 2 * 3_600_000;
    await ann.get('/api/auth/me');
    expect((await rotate(masterKeys)).text).toContain('Earlier keys removed from the file: 1.');
    expect(masterKeys.find(first)).toBeUndefined();
    for (const id of ids) expect((await ann.get(`/api/documents/${id}/file`)).body).toBe(text);
  });

  test('what is noted of a home still opens', async () => {
    await start(1);
    const [{ id }] = (await ann.get('/api/homes')).json().data;
    await ann.patch(`/api/homes/${id}`, { wants: ['pets'] });
    await ann.post(`/api/homes/${id}/notes`, { document: 'd', fact: 'pets.allowed', text: 'Ask Ann.' });
    const { masterKeys, db } = t.ports;
    expect((await rotate(masterKeys)).text).toContain('2 of 2 keys of documents and homes');
    const row = await db.selectFrom('homes').select('file_key').where('id', '=', id).executeTakeFirst();
    expect(row?.file_key).toContain(sealedBy(masterKeys.current().id));
    const { home, notes } = (await ann.get(`/api/homes/${id}`)).json();
    expect([home.wants, notes[0].text]).toEqual([['pets'], 'Ask Ann.']);
  });

  test('stopped halfway it goes on where it was, without another key', async () => {
    const [id = ''] = await start(3);
    const { masterKeys, db } = t.ports;
    masterKeys.renew?.(t.clock.now);
    const current = masterKeys.current().id;
    const { file_key } = await db
      .selectFrom('documents')
      .select('file_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const resealed = resealDocumentKey(masterKeys, id, file_key ?? '') ?? '';
    await db.updateTable('documents').set({ file_key: resealed }).where('id', '=', id).execute();

    expect((await rotate(masterKeys)).text).toContain(
      '2 of 3 keys of documents and homes are sealed with a key other',
    );
    expect(masterKeys.current().id).toBe(current);
    expect(await keys()).toEqual([current, current, current]);
  });

  test('with DOCUMENT_KEY: refused without a new one, then each is resealed and opens with it alone', async () => {
    const [old, fresh] = [masterOf('a'), masterOf('b')];
    const ids = await start(2, old);
    const refused = await rotate(t.ports.masterKeys);
    expect(refused.ok).toBe(false);
    expect(refused.text).toContain('put it into DOCUMENT_KEY_OLD, set a new DOCUMENT_KEY');

    expect((await rotate(fixedMasterKeys(fresh, [old]))).text).toContain(
      'DOCUMENT_KEY_OLD is no longer needed',
    );
    expect(await keys()).toEqual([fresh.id, fresh.id]);
    const files = openDocumentFiles(t.ports.blobs, fixedMasterKeys(fresh, []));
    for (const document of await t.ports.db.selectFrom('documents').selectAll().execute()) {
      expect(ids).toContain(document.id);
      expect(document.file_key).toMatch(sealedBy(fresh.id));
      expect(Buffer.from((await files.read(document, 'original'))!).toString()).toBe(text);
    }
  });

  test('a start without the key that documents are sealed with is refused in a sentence', async () => {
    await start(1, masterOf('a'));
    const settings = { ...t.app.settings, documentKey: masterOf('b') };
    await expect(openPorts(settings, createLog('silent'), { beside: true })).rejects.toThrow(
      'DOCUMENT_KEY: 1 stored documents are sealed with another key',
    );
  });
});
