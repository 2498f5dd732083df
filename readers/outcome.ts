import type { DocumentFailure } from '#contract/document-failure.ts';
import type { Page } from '#contract/page.ts';

export type FileFormat = 'pdf' | 'docx' | 'doc' | 'txt' | 'xlsx' | 'xls' | 'html' | 'eml';

/** What cannot be read, by reason; `message` says in one sentence what the user can do. */
export type Unreadable = {
  ok: false;
  reason: DocumentFailure;
  message: string;
};

export type ReadOutcome = { ok: true; format: FileFormat; pages: Page[] } | Unreadable;

/** Hears how many of the pages of a file have been read. */
export type OnPage = (read: number, pages: number) => void;
