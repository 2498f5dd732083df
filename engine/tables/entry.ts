import type { Row } from '../model.ts';
import type { Figure } from './figures.ts';
import type { Part } from './parts.ts';
import type { Run } from './printed-lines.ts';

/** Over a column of what happened. */
export const ofActuals = /\bactuals?\b/;

/** Stands for the words over a figure which may be of one column or of another. */
export const unknown = '?';

/** A figure with the words over its column; empty where there are none. */
export interface HeadedFigure extends Figure {
  readonly header: string;
  /** What all rows under the same heads come to in its column, without signs. */
  readonly inColumn?: number;
}

/** A table row as a statement: what it is for, under which heading, and its figures. */
export interface Entry {
  readonly row: Row;
  /** The label as printed, the lines above and below the figures included: 'Contribution to Reserve Fund'. */
  readonly name: string;
  /** Where the row and the other lines of its label stand. */
  readonly runs: readonly Run[];
  /** In lower case, account numbers, leaders and dollar signs taken off: 'total income'. */
  readonly label: string;
  /** The last heading or row without figures before it, in lower case. */
  readonly under: string;
  readonly part: Part | null;
  /** The account whose lines these are, by the last heading that names one. */
  readonly account: Account | null;
  /** Whether it stands in a summary of the reserves with its own income and expenditures. */
  readonly ofReserves: boolean;
  readonly figures: readonly HeadedFigure[];
}

export type Account = 'operating' | 'reserve';
