import type { DocumentType } from '#contract/document-type.ts';
import { readDoc } from '#engine/document.ts';
import { type Asked, askHome, type ReadBefore } from '#home/ask/ask-home.ts';
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
}

/** `asked` is null where the documents are not ready here: they have to be sent. */
export interface AskOutput {
  kind: 'ask';
  asked: Asked | null;
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

/** Answers a question, and keeps what it made ready for the next one until it is idle. */
export function askDocuments({ question, key, documents, read, answers }: AskInput): AskOutput {
  if (ready?.key !== key) {
    if (!documents) return { kind: 'ask', asked: null, tooLong: [] };
    ready = undefined;
    ready = makeReady(key, documents);
  }
  clearTimeout(timer);
  timer = setTimeout(() => {
    ready = undefined;
  }, idleFor).unref();
  const { searched, tooLong } = ready;
  return { kind: 'ask', asked: askHome(question, { searched, documents: read, answers }), tooLong };
}
