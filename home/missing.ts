import type { DocumentType } from '#contract/document-type.ts';
import type { FactId } from '#engine/catalogue.ts';
import type { HomeAnswer } from './controls.ts';
import { dateOf, type HomeDocument, laterFirst } from './home-document.ts';

/**
 * A kind of document that a buyer needs: there is none; or one that was not read; or a draft alone; or none of its own, though
 * another document says what such a one would; or the newest, by its own date, is over a year old.
 */
export type Missing =
  | { readonly type: DocumentType; readonly why: 'none' }
  | { readonly type: DocumentType; readonly why: 'unread' | 'draft' | 'within'; readonly document: string }
  | { readonly type: DocumentType; readonly why: 'old'; readonly document: string; readonly date: string };

/** In the order in which a buyer asks for them. */
const needed: readonly DocumentType[] = [
  'cc_and_r',
  'bylaws',
  'rules',
  'budget',
  'financial',
  'reserves',
  'minutes',
];
/** What is made anew each year. */
const yearly: readonly DocumentType[] = ['budget', 'financial', 'minutes'];

/** What bylaws answer. A file that joins them to the declaration answers it too. */
const ofBylaws: readonly FactId[] = ['board.size', 'board.term', 'meeting.annual', 'quorum.members'];

function bylawsWithin(answers: readonly HomeAnswer[]): string | undefined {
  const said = answers.filter(({ id }) => ofBylaws.includes(id)).map(({ controls }) => controls.document);
  return said.find((document) => said.filter((other) => other === document).length >= 3);
}

/** A file of a home of which nothing is told, and what it is said to be. */
export interface NotTold {
  readonly document: string;
  readonly type: DocumentType;
}

interface Here {
  readonly documents: readonly HomeDocument[];
  readonly answers: readonly HomeAnswer[];
  readonly drafts: readonly NotTold[];
  /** Files that could not be read, or are not read yet. */
  readonly unread: readonly NotTold[];
}

/** `today` is an ISO date ('2026-11-24'). A date that is not given is not held against a document. */
export function missingOf({ documents, answers, drafts, unread }: Here, today: string): Missing[] {
  const first = (list: readonly NotTold[], type: DocumentType) =>
    list.find((one) => one.type === type)?.document;
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return needed.flatMap((type): Missing[] => {
    const there = documents.filter(({ analysis }) => analysis.document_type === type);
    if (there.length === 0) {
      const instead = [
        ['unread', first(unread, type)],
        ['draft', first(drafts, type)],
        ['within', type === 'bylaws' ? bylawsWithin(answers) : undefined],
      ] as const;
      for (const [why, document] of instead) if (document) return [{ type, why, document }];
      return [{ type, why: 'none' }];
    }
    const [newest] = there.toSorted((a, b) => laterFirst(dateOf(a), dateOf(b)));
    const isUndated = there.some((document) => dateOf(document) === null);
    const date = newest && dateOf(newest);
    const mayBeNewer = isUndated || first(unread, type) !== undefined;
    if (!yearly.includes(type) || mayBeNewer || !newest || !date) return [];
    return laterFirst(yearAgo, date) < 0 ? [{ type, why: 'old', document: newest.id, date }] : [];
  });
}
