import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Page } from '#contract/page.ts';
import type { Want } from '#contract/wants.ts';
import { readDoc } from '#engine/document.ts';
import { analyze } from '#engine/index.ts';
import { askHome } from '#home/ask/ask-home.ts';
import { guessType } from '#home/guess-type.ts';
import type { HomeDocument } from '#home/home-document.ts';
import { askedDocuments, homePicture } from '#home/home-picture.ts';
import { printAsked } from './print-asked.ts';
import { printHome, type Unread } from './print-home.ts';
import { readFilePages } from './read-file-pages.ts';

interface Wanted {
  readonly json: boolean;
  readonly ocr: boolean;
  /** A question to put to the documents, instead of all that they say. */
  readonly ask?: string | undefined;
  readonly wanted: readonly Want[];
}

/** Files of a folder and of the folders in it, in order; null where it cannot be read. Hidden files are left out. */
async function filesIn(folder: string): Promise<string[] | null> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted();
  } catch {
    return null;
  }
}

interface Read extends HomeDocument {
  readonly pages: readonly Page[];
}

async function readFileOf(path: string, name: string, ocr: boolean): Promise<Read | Unread> {
  const pages = await readFilePages(path, ocr);
  if (typeof pages === 'string') return { name, reason: pages };
  const analysis = analyze(pages);
  // Where the text does not tell what it is, the name may.
  const documentType = analysis.detected_type === null ? guessType(basename(name)) : null;
  return { id: name, name, pages, analysis: documentType ? analyze(pages, { documentType }) : analysis };
}

/** Prints what the documents of a folder say together. The reason in a sentence where that was not possible, else null. */
export async function analyzeHome(
  folder: string,
  { json, ocr, ask, wanted }: Wanted,
): Promise<string | null> {
  const files = await filesIn(folder);
  if (files === null) return `${folder}: There is no such folder, or it cannot be read.`;
  const documents: Read[] = [];
  const unread: Unread[] = [];
  for (const path of files) {
    const read = await readFileOf(path, path.slice(join(folder, '/').length), ocr);
    if ('analysis' in read) documents.push(read);
    else unread.push(read);
  }
  if (documents.length === 0) return `${folder}: No document in this folder could be read.`;
  const picture = homePicture(documents, new Date().toISOString().slice(0, 10), {
    wants: wanted,
    unread: unread.flatMap(({ name }) => {
      const type = guessType(basename(name));
      return type ? [{ document: name, type }] : [];
    }),
  });
  if (ask !== undefined) {
    const byId = new Map(documents.map((document) => [document.id, document]));
    const asked = askHome(ask, {
      searched: askedDocuments(picture).flatMap((id) => {
        const { analysis, pages = [] } = byId.get(id) ?? {};
        return analysis
          ? [{ id, type: analysis.document_type, doc: readDoc(pages, analysis.document_type) }]
          : [];
      }),
      documents: documents.map(({ id, analysis }) => ({ id, ...analysis })),
      answers: picture.answers,
    });
    process.stdout.write(json ? `${JSON.stringify(asked)}\n` : printAsked(asked, picture.others, unread));
    return null;
  }
  process.stdout.write(
    json ? `${JSON.stringify({ ...picture, unread })}\n` : printHome(picture, documents, unread),
  );
  return null;
}
