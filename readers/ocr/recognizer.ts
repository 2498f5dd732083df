import type { RecognizedLine } from './parse-hocr.ts';
import type { Picture } from './picture.ts';

/** A picture could not be recognized: it took too long, or the recognizer broke down over it. */
export class NotRecognized extends Error {
  constructor(why: string, cause?: unknown) {
    super(`A picture was not recognized: ${why}.`, { cause });
    this.name = 'NotRecognized';
  }
}

/** A program that reads the words of upright pictures of 300 dots an inch. */
export interface Recognizer {
  /** Names the program and its model: results of one are not those of another. */
  id: string;
  /** How many pictures are worked on at a time; more wait. */
  slots: number;
  /** Rejects with NotRecognized. */
  recognize(picture: Picture): Promise<RecognizedLine[]>;
  close(): Promise<void>;
}

/** Milliseconds that one page may take; a page of text takes two to four seconds on a slow machine. */
export const PAGE_TIME = 90_000;
export const DOTS_PER_INCH = 300;
