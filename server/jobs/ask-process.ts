import type { DocumentType } from '#contract/document-type.ts';
import { readDoc } from '#engine/document.ts';
import { type Asked, askHome, type ReadBefore } from '#home/ask/ask-home.ts';
import type { LinesForModel } from '#home/ask/lines-for-model.ts';
import type { Searched } from '#home/ask/rank-home.ts';
import type { HomeAnswer } from '#home/controls.ts';
import { unpackPages } from './packed-pages.ts';

export interface AskInput {
  kind: 'ask';
  question: string;
  /** Of the documents as they are now: what was made ready for another key is no use. */
  key: string;
  /** Left out where this process may have them ready. */
  documents?: { id: string; type: DocumentType; pages: Uint8Array }[];
  read: ReadBefore[];
  answers: HomeAnswer[];
  /** Ids of the documents whose lines a model is to choose among; left out where no model is asked. */
  maySend?: string[];
}

export interface AskOutput {
  kind: 'ask';
  /** Whether the documents are ready here: else they have to be sent. */
  isReady: boolean;
  /** What they say; null where lines are chosen for a model. */
  asked: Asked | null;
  /** What a model is to be asked; null where it is not, or there is nothing to ask it about. */
  lines: LinesForModel | null;
  /** Ids of the documents that were left out: together they are too long. */
  tooLong: string[];
}

interface Ready {
  key: string;
  searched: Searched[];
  tooLong: string[];
}

/** Characters of all documents that are searched together. */
const mostCharacters = 8_000_000;
/** Milliseconds without a question after which nothing of the documents is held any more. */
const idleFor = 180_000;

/** Of one home: the one that was last asked. In memory alone. */
let ready: Ready | undefined;
let timer: NodeJS.Timeout | undefined;

function makeReady(key: string, documents: NonNullable<AskInput['documents']>): Ready {
  const searched: Searched[] = [];
  const tooLong: string[] = [];
  let characters = 0;
  for (const { id, type, pages: packed } of documents) {
    const pages = unpackPages(packed);
    characters += pages.reduce((sum, { text }) => sum + text.length, 0);
    if (characters > mostCharacters) tooLong.push(id);
    else searched.push({ id, type, doc: readDoc(pages, type) });
  }
  return { key, searched, tooLong };
}

export const notReady: AskOutput = { kind: 'ask', isReady: false, asked: null, lines: null, tooLong: [] };

/** Answers a question, and keeps what it made ready for the next one until it is idle. */
export async function askDocuments({ question, key, documents, ...input }: AskInput): Promise<AskOutput> {
  const { read, answers, maySend } = input;
  if (ready?.key !== key) {
    if (!documents) return notReady;
    ready = undefined;
    ready = makeReady(key, documents);
  }
  clearTimeout(timer);
  timer = setTimeout(() => {
    ready = undefined;
  }, idleFor).unref();
  const { searched, tooLong } = ready;
  const done = { kind: 'ask', isReady: true, asked: null, lines: null, tooLong } as const;
  if (maySend === undefined)
    return { ...done, asked: askHome(question, { searched, documents: read, answers }) };
  // Nothing of a second reader is loaded where none is asked.
  const { linesForModel } = await import('#home/ask/lines-for-model.ts');
  const sent = searched.filter(({ id }) => maySend.includes(id));
  return { ...done, lines: linesForModel(question, { searched: sent, documents: read, answers }) };
}
