import { Readable } from 'node:stream';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { SignedIn } from '../access.ts';
import { ownedDocuments } from '../db/owned-documents.ts';
import { ownedHomes } from '../db/owned-homes.ts';
import type { CheckoutStatus, Database } from '../db/schema.ts';
import type { DocumentFiles } from '../sealing/document-files.ts';
import { getModelUse } from './get-model-use.ts';
import { getSignInWays } from './get-sign-in-ways.ts';
import { listSessions } from './list-sessions.ts';
import { listHomes } from './manage-homes.ts';
import { notesOf } from './note-home.ts';
import { presentDocument } from './present-document.ts';
import { getProfile } from './profile.ts';
import { listShares } from './share-home.ts';

interface ExportPorts {
  db: Database;
  files: DocumentFiles;
  now: () => number;
}

interface Entry {
  name: string;
  bytes: Uint8Array;
  /** Originals are packed already. */
  packed: boolean;
}

/** Everything that is stored of the user, as a zip. It is made while it is read: one document at a time is in memory. */
export function exportData(ports: ExportPorts, user: SignedIn): Readable {
  return Readable.from(zip(entries(ports, user), ports.now()), { objectMode: false });
}

async function* entries(ports: ExportPorts, user: SignedIn): AsyncIterable<Entry> {
  const { db, files } = ports;
  const { id, created_at, email_confirmed } = user;
  yield json('profile.json', { id, created_at, email_confirmed, ...(await getProfile(db, user)) });
  yield json('sessions.json', await listSessions(ports, user));
  yield json('sign-in.json', await getSignInWays(db, user));
  yield json('payments.json', await payments(db, user));
  yield json('newsletter.json', await subscription(db, user));
  const homes = await listHomes(ports, user);
  const shares = await Promise.all(homes.map(({ id }) => listShares(db, user, id)));
  const notes = await Promise.all((await ownedHomes(db, user)).map((home) => notesOf(ports, home)));
  yield json(
    'homes.json',
    homes.map((home, index) => ({ ...home, links: shares[index] ?? [], notes: notes[index] ?? [] })),
  );
  const documents = await ownedDocuments(db, user);
  const model = await modelReadings(db, user);
  if (model.readings.length + model.use.calls > 0) yield json('language-model.json', model);
  const listed = documents.map((document) => ({
    ...presentDocument(document),
    home_id: document.home_id,
    part_of: document.part_of,
    part_first: document.part_first,
  }));
  yield json('documents.json', listed);
  for (const document of documents) {
    const folder = `documents/${document.id}`;
    const bytes = await files.read(document, 'original');
    if (bytes !== undefined) yield { name: `${folder}/original.${document.format}`, bytes, packed: true };
    const analysis = await db
      .selectFrom('analyses')
      .select('body')
      .where('document_id', '=', document.id)
      .executeTakeFirst();
    const answers = await files.read(document, 'answers');
    if (answers !== undefined)
      yield { name: `${folder}/language-model-answers.json`, bytes: answers, packed: false };
    if (analysis === undefined) continue;
    yield {
      name: `${folder}/analysis.json`,
      bytes: strToU8(files.openText(document, 'analysis', analysis.body)),
      packed: false,
    };
  }
}

const json = (name: string, value: unknown): Entry => ({
  name,
  bytes: strToU8(`${JSON.stringify(value, null, 2)}\n`),
  packed: false,
});

/** What a payment's status means to whoever made it. */
const standings: Record<CheckoutStatus, string> = {
  open: 'Not paid.',
  pending: 'On its way: the analysis opens when the money arrives.',
  paid: 'Paid. It opens the analysis.',
  returning: 'A second payment. It is being given back and opens nothing.',
  disputed: 'Disputed with the bank. It opens nothing until the bank decides.',
  refunded: 'Given back in full. It no longer opens the analysis.',
  expired: 'Ended without a payment.',
  closed: 'The account that it belonged to was deleted.',
};

async function payments(db: Database, user: SignedIn) {
  const rows = await db
    .selectFrom('checkouts')
    .select(['id', 'email', 'name', 'amount_cents', 'currency', 'status', 'created_at', 'paid_at'])
    .where('user_id', '=', user.id)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({ ...row, standing: standings[row.status] }));
}

/** What a language model read of the documents, who was agreed to and when, and what it cost. */
async function modelReadings(db: Database, user: SignedIn) {
  const readings = await db
    .selectFrom('readings')
    .innerJoin('documents', 'documents.id', 'readings.document_id')
    .select(['document_id', 'state', 'parts', 'parts_read', 'host', 'agreed_at', 'withdrawn_at'])
    .where('owner_id', '=', user.id)
    .orderBy('document_id')
    .execute();
  const { model: _, ...use } = await getModelUse({ db, model: undefined }, user);
  return { use, readings };
}

/** One entry where the address was entered for the newsletter. */
function subscription(db: Database, user: SignedIn) {
  return db
    .selectFrom('newsletter')
    .select(['email', 'created_at', 'confirmed_at'])
    .where('email', '=', user.email)
    .execute();
}

async function* zip(files: AsyncIterable<Entry>, now: number): AsyncIterable<Uint8Array> {
  let ready: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, bytes, packed } of files) {
    const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name);
    file.mtime = now;
    archive.add(file);
    file.push(bytes, true);
    yield* ready;
    ready = [];
  }
  archive.end();
  yield* ready;
}
