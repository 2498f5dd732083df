import { createHash } from 'node:crypto';
import { documentParts } from '../adapters/blobs.ts';
import type { DocumentRow } from '../db/owned-documents.ts';
import { everyDocument } from '../db/owned-documents.ts';
import { findUnknownFiles } from '../services/find-unknown-files.ts';
import { type AdminPorts, type Command, CommandRefused } from './command.ts';

/** Opens everything that is stored and compares it with its row. */
export const verify: Command = {
  takes: '',
  summary:
    'Opens every stored file and compares it with its row. Exit status 1 where something is missing or broken.',
  async run(ports) {
    let files = 0;
    let bytes = 0;
    let told = 0;
    const problems: string[] = [];
    const documents = await everyDocument(ports.db);
    for (const document of documents) {
      const seen = await look(ports, document);
      files += seen.files;
      bytes += seen.bytes;
      if (seen.problem === undefined) continue;
      // It may have been deleted or read anew in this moment.
      const again = await rowOf(ports, document.id);
      if (again === undefined) continue;
      const second = await look(ports, again);
      if (second.problem === undefined) continue;
      if (again.failure === 'file_missing') told += 1;
      else problems.push(`${document.id}: ${second.problem}`);
    }
    const { unknown } = await findUnknownFiles(ports);
    const lines = [
      `${documents.length} documents, ${files} files of ${Math.ceil(bytes / 1e6)} MB opened and compared.`,
      `${told} documents whose file is missing and whose owner is told so.`,
      `${unknown.keys.length} files of no document: a start sets them aside.`,
      `${problems.length} problems.`,
    ];
    if (problems.length > 0) throw new CommandRefused([...lines, ...problems].join('\n'));
    return lines.join('\n');
  },
};

const rowOf = async ({ db }: AdminPorts, id: string): Promise<DocumentRow | undefined> =>
  db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst();

interface Seen {
  files: number;
  bytes: number;
  problem?: string;
}

async function look({ db, files }: AdminPorts, document: DocumentRow): Promise<Seen> {
  const seen: Seen = { files: 0, bytes: 0 };
  let at = 'the key';
  try {
    const lengths = new Map<string, number>();
    for (const part of documentParts) {
      at = part;
      const bytes = await files.read(document, part);
      if (bytes === undefined) continue;
      seen.files += 1;
      seen.bytes += bytes.length;
      lengths.set(part, bytes.length);
      if (part !== 'original') continue;
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      if (sha256 !== document.sha256 || bytes.length !== document.size_bytes)
        return { ...seen, problem: 'the file is not what was uploaded' };
    }
    if (!lengths.has('original')) return { ...seen, problem: 'the file is missing' };
    const analysis = await db
      .selectFrom('analyses')
      .selectAll()
      .where('document_id', '=', document.id)
      .executeTakeFirst();
    if (analysis === undefined) return seen;
    at = 'analysis';
    JSON.parse(files.openText(document, 'analysis', analysis.body));
    const end = (JSON.parse(analysis.page_offsets) as number[]).at(-1);
    if (!lengths.has('pages'))
      return { ...seen, problem: 'the pages are missing: the next start reads them anew' };
    if (lengths.get('pages') !== end) return { ...seen, problem: 'the pages are not those of the analysis' };
    return seen;
  } catch {
    return { ...seen, problem: `${at} cannot be opened` };
  }
}
