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
  /** The balance at the end, by a column of its own, if payments stay as they are. */
  readonly endingAsNow?: number;
  /** The row of the balance at the start, and of the contribution, where it is another than the year's own. */
  readonly startingRow?: Pick<Row, 'start' | 'end'>;
  readonly contributionRow?: Pick<Row, 'start' | 'end'>;
}

/** The years of one plan in their order, with the heading over it in lower case. A study may hold several plans. */
export interface Plan {
  readonly heading: string;
  readonly years: readonly PlanYear[];
}

const asNow =
  /\b(?:(?:current|present|existing)(?: (?:annual|yearly|monthly|reserve))* (?:rates?|contributions?|funding|assessments?|levels?|plan|payments?|dues|budget)|no (?:change|increase)s?|unchanged|(?:left|kept) as is|status quo)\b/;
/** Whether a plan, or a column of one, only goes on as things are, as its heading says: nobody advises it. */
export const goesOnAsNow = (heading: string): boolean => asNow.test(heading);

/** The years from the first whose contribution is told. */
export const advisedYears = ({ years }: Plan): readonly PlanYear[] =>
  years.slice(
    Math.max(
      0,
      years.findIndex(({ contribution }) => contribution !== null),
    ),
  );
