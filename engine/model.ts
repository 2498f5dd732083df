import type { DocumentType } from '#contract/document-type.ts';
import type { Citation, Page } from '#contract/page.ts';
import type { Quantity } from './language/quantity.ts';

/** A run of the cleaned text that stands, character for character or folded one to one, on a page. */
export interface Span {
  /** Where the run begins in the cleaned text. */
  readonly at: number;
  readonly length: number;
  /** Index into Source.pages (not the page's number). */
  readonly page: number;
  /** Where the run begins in that page's text. */
  readonly start: number;
}

/**
 * The cleaned text of a whole document (running headers, footers and page numbers left out, hyphens joined, printed
 * lines joined to paragraphs, paragraphs separated by '\n') and the way back to the pages.
 */
export interface Source {
  readonly pages: readonly Page[];
  readonly text: string;
  /** In order of `at`; what lies between two spans was put in by cleaning and stands on no page. */
  readonly spans: readonly Span[];
}

/** At least one. Made by `cite` alone, so that every quote is verbatim. */
export type Citations = [Citation, ...Citation[]];

/** A heading of the document's own outline and what stands under it. Offsets into Source.text. */
export interface Section {
  readonly index: number;
  /** Index of the section it lies in; -1 at the top. */
  readonly parent: number;
  /** 1 for the outermost. */
  readonly level: number;
  /** 'Article IV', '4.01', '(a)': the number as written; empty where there is none. */
  readonly number: string;
  /** The heading's words as written; empty where there are none. */
  readonly title: string;
  readonly headingStart: number;
  readonly headingEnd: number;
  /** Its text runs to here, its subsections included. */
  readonly end: number;
}

/** A paragraph, list item, heading or table row of the cleaned text. */
export interface Block {
  readonly start: number;
  readonly end: number;
  readonly kind: 'text' | 'heading' | 'row';
  /** Index of the innermost section; -1 before the first. */
  readonly section: number;
  /** The cells of a row of a table, from left to right. Its text is prose where the kind is 'text'. */
  readonly cells?: readonly { readonly start: number; readonly end: number }[];
  /** Of a row of minutes, whose cells are blocks of their own, all its cells, with the first of them. */
  readonly row?: Block['cells'];
}

/** One sentence (or list item, or clause of a very long sentence: never over 1,200 characters). */
export interface Sentence {
  readonly index: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly section: number;
  /**
   * The sentence in lower case, white space folded, typographic quotes and dashes made plain, and every quantity
   * replaced by a token: {m0} money, {p1} percent, {d2} duration, {n3} count, {t4} date, {c5} clock time; the figure
   * is its index in `quantities`. Patterns are written against this.
   */
  readonly plain: string;
  readonly quantities: readonly Quantity[];
}

/** One cell of a table row. `left` and `right` are fractions of the page's width, null for formats without boxes. */
export interface Cell {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly left: number | null;
  readonly right: number | null;
  /** The cell's figure: '(1,234.50)' is -1234.5; null where the cell is words. */
  readonly figure: number | null;
}

/** One printed line that is, or may be, a row of a table. */
export interface Row {
  readonly index: number;
  readonly start: number;
  readonly end: number;
  readonly page: number;
  /** The words at the row's left, figures left out: 'Management fee'. */
  readonly label: string;
  readonly cells: readonly Cell[];
}

/** A document ready to be searched. */
export interface Doc {
  readonly source: Source;
  /** As the user chose, else as detected. Rules apply by it. */
  readonly type: DocumentType;
  readonly detectedType: DocumentType | null;
  readonly sections: readonly Section[];
  readonly blocks: readonly Block[];
  readonly sentences: readonly Sentence[];
  readonly rows: readonly Row[];
}
