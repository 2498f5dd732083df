import { createHash } from 'node:crypto';
import type { AskedAnswer } from '#contract/home-questions.ts';
import { askedDocuments } from '#home/home-picture.ts';
import { AppError } from '../app-error.ts';
import type { DocumentRow, Owned } from '../db/owned-documents.ts';
import type { HomeRow } from '../db/owned-homes.ts';
import type { AskInput, AskOutput } from '../jobs/ask-process.ts';
import type { Ports } from '../ports.ts';
import { readDocuments } from './read-home.ts';
import { askAgainAfter, workOnHome } from './work-on-home.ts';

type AskPorts = Pick<Ports, 'db' | 'files' | 'now' | 'asker'>;

/** Changes with the documents, their types and their analyses. */
const keyOf = (home: HomeRow, documents: readonly DocumentRow[]): string =>
  createHash('sha256')
    .update(JSON.stringify([home.id, documents.map((one) => [one.id, one.document_type, one.total_pages])]))
    .digest('hex');

/** What the documents of a home say to a question. Throws ask_late. The question is kept and logged nowhere. */
export async function askHome(ports: AskPorts, home: Owned<HomeRow>, question: string): Promise<AskedAnswer> {
  const { picture, read, documents: all } = await readDocuments(ports, home, []);
  const byId = new Map(all.map((row) => [row.id, row]));
  const kept = new Map(read.map(({ id, analysis }) => [id, analysis]));
  const ids = askedDocuments(picture);
  const rows = ids.flatMap((id) => byId.get(id) ?? []);
  const input: AskInput = {
    kind: 'ask',
    question,
    key: keyOf(home, rows),
    read: ids.flatMap((id) => {
      const analysis = kept.get(id);
      return analysis ? [{ id, facts: analysis.facts, unreadable_pages: analysis.unreadable_pages }] : [];
    }),
    answers: [...picture.answers],
  };
  const first = await run(ports, home, input);
  const documents = first.asked ? [] : await pagesOf(ports, rows);
  const { asked, tooLong } = first.asked ? first : await run(ports, home, { ...input, documents });
  if (!asked) throw new AppError('ask_late', { retryAfter: askAgainAfter });
  const searched = new Set(ids.filter((id) => !tooLong.includes(id)));
  return {
    ...(asked as Omit<AskedAnswer, 'not_searched'>),
    not_searched: all.flatMap(({ id }) => (searched.has(id) ? [] : [id])),
  };
}

async function run(ports: AskPorts, home: HomeRow, input: AskInput): Promise<AskOutput> {
  const done = await workOnHome(ports, home.owner_id, input);
  return done.kind === 'ask' ? done : { kind: 'ask', asked: null, tooLong: [] };
}

/** The pages of documents, as they are stored. One whose pages are gone is searched without them. */
async function pagesOf({ files }: AskPorts, rows: readonly Owned<DocumentRow>[]) {
  const documents: NonNullable<AskInput['documents']> = [];
  for (const row of rows) {
    const pages = await files.read(row, 'pages');
    if (pages) documents.push({ id: row.id, type: row.document_type, pages });
  }
  return documents;
}
