import { createHash } from 'node:crypto';
import type { AskedAnswer } from '#contract/home-questions.ts';
import { askedDocuments } from '#home/home-picture.ts';
import { AppError } from '../app-error.ts';
import type { DocumentRow, Owned } from '../db/owned-documents.ts';
import type { HomeRow } from '../db/owned-homes.ts';
import { type AskInput, type AskOutput, notReady } from '../jobs/ask-process.ts';
import type { Ports } from '../ports.ts';
import { sendable } from './may-send.ts';
import { readDocuments } from './read-home.ts';
import { askAgainAfter, workOnHome } from './work-on-home.ts';

type AskPorts = Pick<Ports, 'db' | 'files' | 'now' | 'asker' | 'model'>;

/** Changes with the documents, their types and their analyses. */
const keyOf = (home: HomeRow, documents: readonly DocumentRow[]): string =>
  createHash('sha256')
    .update(JSON.stringify([home.id, documents.map((one) => [one.id, one.document_type, one.total_pages])]))
    .digest('hex');

/** What the documents of a home say to a question. Throws ask_late. The question is kept and logged nowhere. */
export async function askHome(ports: AskPorts, home: Owned<HomeRow>, question: string): Promise<AskedAnswer> {
  const { asked, searched, notSearched } = await lookThrough(ports, home, question);
  const { db, model } = ports;
  const answer = { ...(asked as Omit<AskedAnswer, 'not_searched'>), not_searched: notSearched };
  if (model === undefined) return answer;
  const sent = await sendable(db, model, searched);
  const not_sent = searched.filter((id) => !sent.includes(id));
  return { ...answer, second_reader: { goes_to: model.goesTo, may_ask: sent.length > 0, not_sent } };
}

/**
 * Has the documents of a home looked through for a question; for the lines that a model is asked about where `choose` gives
 * those of the documents that may be sent to one. Throws ask_late.
 */
export async function lookThrough(
  ports: AskPorts,
  home: Owned<HomeRow>,
  question: string,
  choose?: (documents: readonly string[]) => Promise<string[]>,
): Promise<Pick<AskOutput, 'asked' | 'lines'> & { searched: string[]; notSearched: string[] }> {
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
    ...(choose && { maySend: await choose(ids) }),
  };
  const first = await run(ports, home, input);
  const documents = first.isReady ? [] : await pagesOf(ports, rows);
  const done = first.isReady ? first : await run(ports, home, { ...input, documents });
  if (!done.isReady) throw new AppError('ask_late', { retryAfter: askAgainAfter });
  const { asked, lines, tooLong } = done;
  const searched = ids.filter((id) => !tooLong.includes(id));
  const notSearched = all.flatMap(({ id }) => (searched.includes(id) ? [] : [id]));
  return { asked, lines, searched, notSearched };
}

async function run(ports: AskPorts, home: HomeRow, input: AskInput): Promise<AskOutput> {
  const done = await workOnHome(ports, home.owner_id, input);
  return done.kind === 'ask' ? done : notReady;
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
