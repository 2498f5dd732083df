import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { V7Generator } from 'uuidv7';
import { documentTypes } from '#contract/document-type.ts';

const subjects = [
  'Declaration',
  'Bylaws',
  'House rules',
  'Board minutes',
  'Budget',
  'Reserve study',
  'Letter',
];
const places = ['Maple Hollow', 'Cedar Bluff', 'Quail Run', 'Harbor Point', 'Stone Creek', 'Willow Bend'];
const endings = ['.pdf', '.docx', '.txt'];

/** Adds rows of analyzed documents, one in 50 of them failed, to an account in the SQLite file of a data folder. */
export function seedDocuments(folder: string, email: string, count: number): void {
  const database = new DatabaseSync(join(folder, 'plaindeed.sqlite'));
  database.exec('pragma busy_timeout = 5000; begin immediate');
  const owner = String(database.prepare('select id from users where email = ?').get(email)?.id);
  const insert = database.prepare(
    `insert into documents (id, owner_id, file_name, format, document_type, status, stage, total_pages, size_bytes,
       sha256, error, retries, created_at)
     values (?, ?, ?, 'pdf', ?, ?, 'done', ?, 1000, ?, ?, 0, ?)`,
  );
  const ids = new V7Generator();
  const hour = 3_600_000;
  const start = Date.now() - count * hour;
  for (let n = 0; n < count; n += 1) {
    const at = start + n * hour;
    const failed = n % 50 === 49;
    const name = `${places[n % 6]} ${subjects[n % 7]} ${2000 + (n % 27)} No ${n + 1}${endings[n % 3]}`;
    insert.run(
      ids.generateOrResetCore(at, 10_000).toString(),
      owner,
      name,
      documentTypes[n % documentTypes.length] ?? 'other',
      failed ? 'analysis_error' : 'analysis_complete',
      failed ? null : 3 + (n % 90),
      `bench ${n}`,
      failed ? 'This file is locked with a password. Save a copy without one, and upload that.' : null,
      new Date(at).toISOString(),
    );
  }
  database.exec('commit');
  database.close();
}
