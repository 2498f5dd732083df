import type { Row } from '../model.ts';

/** One year of a reserve plan, from the row that tells it. Null where the plan has no such column or row. */
export interface PlanYear {
  readonly year: number;
  readonly row: Pick<Row, 'start' | 'end'>;
  readonly starting: number | null;
  readonly ending: number | null;
  readonly fullyFunded: number | null;
  readonly percentFunded: number | null;
  readonly contribution: number | null;
  /** What a special assessment or a loan brings besides. */
  readonly special?: number | null;
  /** The row of the balance at the start, and of the contribution, where it is another than the year's own. */
  readonly startingRow?: Pick<Row, 'start' | 'end'>;
  readonly contributionRow?: Pick<Row, 'start' | 'end'>;
}

/** The years of one plan in their order, with the heading over it in lower case. A study may hold several plans. */
export interface Plan {
  readonly heading: string;
  readonly years: readonly PlanYear[];
}

/** The years from the first whose contribution is told. */
export const advisedYears = ({ years }: Plan): readonly PlanYear[] =>
  years.slice(
    Math.max(
      0,
      years.findIndex(({ contribution }) => contribution !== null),
    ),
  );
