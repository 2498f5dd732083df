import type { FactValue } from '#contract/analysis.ts';
import type { Citation } from '#contract/page.ts';
import type { ShownAnalysis } from '../read-analysis.ts';

/** The figures behind a picture, as a table; the first column names the row. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

interface Told {
  readonly id: 'dues' | 'budget' | 'funded' | 'contribution' | 'replacements';
  readonly title: string;
  /** What the picture shows, in a sentence that stands for it where it is not seen. */
  readonly sentence: string;
  readonly table: Table;
  readonly citations: readonly Citation[];
}

/** One value among bars. `reckoned` values were worked out from the document's figures and do not stand in it. */
export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly display: string;
  readonly reckoned: boolean;
}

/** A part of a whole; `share` is 0 to 1. */
export interface Slice {
  readonly label: string;
  readonly display: string;
  readonly share: number;
}

/** A picture that says more than words, made of nothing but the analysis's own figures. */
export type Picture = Told &
  (
    | { readonly kind: 'bars'; readonly bars: readonly Bar[] }
    | { readonly kind: 'split'; readonly slices: readonly Slice[] }
    | {
        readonly kind: 'gauge';
        /** 0 to 100 and above. */
        readonly percent: number;
        /** Where the bands meet, with the word for each band: one more than marks. */
        readonly marks: readonly number[];
        readonly bands: readonly string[];
      }
  );

/** The facts of an analysis by what they are asked for. */
export interface Figures {
  amount(id: string): number | null;
  percent(id: string): number | null;
  value(id: string): FactValue | null;
  cite(...ids: readonly string[]): Citation[];
}

/** Looks up the first answer to a question. */
export function figuresOf({ facts }: Pick<ShownAnalysis, 'facts'>): Figures {
  const fact = (id: string) => facts.find((one) => one.id === id);
  const value = (id: string) => fact(id)?.value ?? null;
  return {
    value,
    amount: (id) => {
      const found = value(id);
      const amount = typeof found === 'object' && found !== null ? found.amount : null;
      return typeof amount === 'number' ? amount : null;
    },
    percent: (id) => {
      const found = value(id);
      return typeof found === 'number' ? found : null;
    },
    cite: (...ids) => ids.flatMap((id) => fact(id)?.citations ?? []),
  };
}

/** The column that tells the arithmetic, and what stands there where there is none. */
export const howColumn = 'How it was calculated';
export const stated = 'Stated in the document';

/**
 * Whether the table tells more than the picture does: bars carry their own labels and figures, and a table of the same
 * without arithmetic would say all of it twice.
 */
export function tableSaysMore(picture: Picture): boolean {
  const { columns, rows } = picture.table;
  return picture.kind !== 'bars' || picture.bars.length < rows.length || columns.includes(howColumn);
}
