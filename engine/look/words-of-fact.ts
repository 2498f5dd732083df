/** The words that a passage about a fact holds. Each is the beginning of a word; several stand side by side in the text. */
export interface WordsOfFact {
  /** At least one of them stands in a passage that speaks of the fact, or heads its section. */
  readonly names: readonly string[];
  /** Where names are common words: one of these beginnings stands in the passage too. */
  readonly beside?: readonly string[];
  /** What tells the better of such passages. */
  readonly near: readonly string[];
  /** What the answer is: a passage with such a figure is the better one. Letters of the tokens of Sentence.plain. */
  readonly takes?: string;
}

/** `names` and `near` as lists with commas. */
export const words = (names: string, near: string, takes?: string, beside?: string): WordsOfFact => ({
  names: names.split(', '),
  near: near.split(', '),
  ...(takes === undefined ? {} : { takes }),
  ...(beside === undefined ? {} : { beside: beside.split(', ') }),
});

export const duesNames =
  'assessment, dues, maintenance fee, monthly fee, annual fee, association fee, hoa fee, condo fee, quarterly fee, membership fee, annual charge, maintenance charge, common charge, common expense, carrying charge';
export const overdue = 'late, delinquen, overdue, past due, unpaid, not paid, nonpayment, default, arrear';

/** Beside a part of a home or of the grounds: somebody keeps it up. */
export const upkeep =
  'maintain, maintenance, repair, replace, replaced, replacement, responsib, upkeep, upkept, cost, costs, snow, plow, cared, duty, keeps, kept up, insur, assess';
