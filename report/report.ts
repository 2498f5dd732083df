import type { Picture, Table } from './pictures/picture.ts';

/** A citation as a footnote: its number in the report, and where the words stand. */
export interface Note {
  readonly number: number;
  readonly page: number;
  readonly quote: string;
  /** The name of the document, where the report is of several. */
  readonly document?: string;
}

/** Words with the numbers of the notes that prove them. Without notes where the document is silent. */
export interface Said {
  readonly text: string;
  readonly notes: readonly number[];
}

/** A statement in a list. */
export interface ReportPoint extends Said {
  /** 'High risk': how grave it is, in words; null where that is not told. */
  readonly mark: string | null;
  /** What it comes to or means. */
  readonly detail: string | null;
  /** Where in the document's own outline it stands: 'Section 4.1'. */
  readonly place: string | null;
  /** What else the document says on the matter, in its own words. */
  readonly also: Said | null;
}

/** One answer; `also` is the same amount put in other ways, with its arithmetic. */
export interface ReportAnswer extends Said {
  readonly also: string | null;
}

/** A question with its answers. More than one where it asks for a list or the document contradicts itself. */
export interface ReportRow {
  readonly question: string;
  readonly answers: readonly ReportAnswer[];
}

export type Block =
  | ({ readonly kind: 'text' } & Said)
  | { readonly kind: 'points'; readonly points: readonly ReportPoint[] }
  | { readonly kind: 'answers'; readonly rows: readonly ReportRow[] }
  | ({ readonly kind: 'table'; readonly title: string; readonly picture: Picture } & Said & Table);

export interface ReportPart {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** What an analysis says, in the order in which it is told, for whatever writes it: screen, paper or file. */
export interface Report {
  /** The name of the document. */
  readonly title: string;
  /** Its kind: 'Reserve Study'. */
  readonly kind: string;
  /** What the report is, in a sentence. */
  readonly subtitle: string;
  /** What is known of the document and of the analysis: ['Pages', '12']. */
  readonly about: readonly (readonly [label: string, value: string])[];
  readonly parts: readonly ReportPart[];
  readonly notes: readonly Note[];
  readonly disclaimer: string;
  /** When the analysis was made, in ISO 8601; empty where that is not known. */
  readonly madeAt: string;
}
