import type { ReadingStop } from '#contract/model-reading.ts';
import type { Timestamp } from './column-types.ts';

/** What a language model has read of a document, and who agreed to it. No row where none was ever to read it. */
export interface ReadingsTable {
  document_id: string;
  /** 'reading': its job waits or runs. 'withdrawn': its owner has stopped it. */
  state: 'reading' | 'done' | 'stopped' | 'withdrawn';
  /** Why it stopped before the end. */
  why: ReadingStop | null;
  /** Parts that the document is read in, null until that is known, and those read by now. */
  parts: number | null;
  parts_read: number;
  /** Grows each time that somebody asks for a reading; each kept answer has that of its time. */
  generation: number;
  /** Answers of earlier generations are asked for anew. */
  fresh_from: number;
  /** The host that its owner agreed to; null where the text stays in the operator's network. */
  host: string | null;
  agreed_at: Timestamp | null;
  withdrawn_at: Timestamp | null;
}

/** What an account's documents have cost a language model. */
export interface ModelUseTable {
  user_id: string;
  calls: number;
  input_tokens: number;
  output_tokens: number;
}

/** What all documents together have cost a language model on a day (UTC), for the operator's limit. */
export interface ModelDaysTable {
  day: string;
  /** Tokens that calls may cost which have not ended, or of which nobody knows how they ended. */
  reserved: number;
  calls: number;
  input_tokens: number;
  output_tokens: number;
}
