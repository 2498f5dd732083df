import { z } from 'zod';

/** Left, top, right, bottom as fractions (0 to 1) of the page as it is shown, origin at the top left. */
export const boxSchema = z.tuple([z.number(), z.number(), z.number(), z.number()]);
export type Box = z.infer<typeof boxSchema>;

/**
 * One word of a line: start and end (half-open offsets into the page's text), then its left and right edge as
 * fractions of the page's width.
 */
export const wordSchema = z.tuple([z.number().int(), z.number().int(), z.number(), z.number()]);
export type Word = z.infer<typeof wordSchema>;

/** One printed line. `size` is the height of its type in points, 0 where the format has none. */
export const lineSchema = z.object({
  start: z.number().int(),
  end: z.number().int(),
  box: boxSchema.nullable(),
  size: z.number(),
  bold: z.boolean(),
  /** Heading level the file itself declares (a Word style), 1 to 6; 0 for running text. */
  heading: z.number().int(),
  words: z.array(wordSchema),
  /** The file itself says that the line is one row of a table, whose cells stand between tabs. Left out elsewhere. */
  row: z.literal(true).optional(),
});
export type Line = z.infer<typeof lineSchema>;

/**
 * Why a page is not readable. 'damaged': it is missing or broken in the file. 'drawing': a picture with next to no
 * print on it, such as a map, passed over. 'no_words': recognized, but no words could be made out. 'failed': could not
 * be recognized, or took too long. 'not_tried': nobody tried to recognize its picture.
 */
export const pageFaultSchema = z.enum(['damaged', 'drawing', 'no_words', 'failed', 'not_tried']);
export type PageFault = z.infer<typeof pageFaultSchema>;

/**
 * What a reader gives for one page. `text` is the page as read and the only thing that citations point into; its
 * lines are separated by '\n', words by one space, and cells of a table (or any gap too wide for a space) by '\t'.
 */
export const pageSchema = z.object({
  number: z.number().int().min(1),
  text: z.string(),
  lines: z.array(lineSchema),
  /** Width and height in points as shown (after the page's own rotation); null for formats without a page size. */
  size: z.object({ width: z.number(), height: z.number() }).nullable(),
  /** False when the page holds a picture but no usable text. */
  readable: z.boolean(),
  /** Entries of the file's own outline that lead to it, the outermost of level 1. Left out where there are none. */
  bookmarks: z.array(z.object({ title: z.string(), level: z.number().int() })).optional(),
  /** What the file itself calls it, such as 'iv' or 'A-3'. Left out where that is its number. */
  label: z.string().optional(),
  /** Only on pages that are not readable. */
  fault: pageFaultSchema.optional(),
  /** 'ocr' where the text was recognized in the page's picture; left out where the file itself holds it. */
  source: z.literal('ocr').optional(),
  /** How sure the recognition is of its letters on the whole, 0 to 1. Only with `source`. */
  confidence: z.number().min(0).max(1).optional(),
  /** Start and end (half-open offsets into `text`) of the words that were hardly made out, in order. Only with `source`. */
  doubtful: z.array(z.tuple([z.number().int(), z.number().int()])).optional(),
});
export type Page = z.infer<typeof pageSchema>;

export const citationSchema = z.object({
  page: z.number().int().min(1),
  start: z.number().int().min(0),
  end: z.number().int().min(1),
  quote: z.string().min(1),
});
/** Half-open offsets into the reader's page text: `page.text.slice(start, end) === quote`, always. */
export type Citation = z.infer<typeof citationSchema>;
