/** The words that a passage about a fact holds. Each is the beginning of a word; several stand side by side in the text; '{t' is any figure of that kind. */
export interface WordsOfFact {
  /** At least one of them stands in a passage that speaks of the fact, leads its list or heads its section. */
  readonly names: readonly string[];
  /** Where names are common words: one of these beginnings stands in the passage too, or leads its list. */
  readonly beside?: readonly string[];
  /** What tells the better of such passages: groups of words for the same; a group counts once. */
  readonly near: readonly (readonly string[])[];
  /** A passage with one of these most likely speaks of something else. */
  readonly unlike?: readonly string[];
  /** Phrases in which a name means another thing: a passage that has the name only there speaks of that. */
  readonly senses?: RegExp;
  /** Where names are common words, and a passage of them alone answers nothing: it is shown with one of these, or with a sum where one is asked for. */
  readonly shown?: readonly string[];
  /** The same for papers that govern, which speak of every matter in general: there a passage must hold one of these. */
  readonly shownInRules?: readonly string[];
  /** Names that say the very thing: a passage with one of them is shown, figure or not. */
  readonly enough?: readonly string[];
  /** What says the very thing in words of its own: such a passage needs no name. */
  readonly says?: RegExp;
  /** What the answer is: a passage with such a figure is the better one. Letters of the tokens of Sentence.plain. */
  readonly takes?: string;
  /** Rows of a table are the answer together: a row is shown with those around it. */
  readonly isList?: boolean;
  /** The paper's own name and date: titles answer it too, and what stands first the best. */
  readonly isOfPaper?: boolean;
}

interface More {
  readonly takes?: string;
  readonly isOfPaper?: boolean;
  readonly isList?: boolean;
  readonly beside?: string;
  readonly unlike?: string;
  readonly shown?: string;
  readonly shownInRules?: string;
  readonly senses?: RegExp;
  readonly enough?: string;
  readonly says?: RegExp;
}

const list = (terms: string) => terms.split(', ');

/** Lists with commas; in `near`, with '|' between the words of a group. */
export const words = (
  names: string,
  near: string,
  {
    takes,
    beside,
    unlike,
    shown,
    shownInRules,
    senses,
    enough,
    says,
    isOfPaper = false,
    isList = false,
  }: More = {},
): WordsOfFact => ({
  names: list(names),
  near: list(near).map((group) => group.split('|')),
  ...(takes === undefined ? {} : { takes }),
  ...(beside === undefined ? {} : { beside: list(beside) }),
  ...(unlike === undefined ? {} : { unlike: list(unlike) }),
  ...(shown === undefined ? {} : { shown: list(shown) }),
  ...(shownInRules === undefined ? {} : { shownInRules: list(shownInRules) }),
  ...(enough === undefined ? {} : { enough: list(enough) }),
  ...(senses === undefined ? {} : { senses }),
  ...(says === undefined ? {} : { says }),
  ...(isOfPaper ? { isOfPaper } : {}),
  ...(isList ? { isList } : {}),
});

export const duesNames =
  'assessment, dues, maintenance fee, monthly fee, annual fee, association fee, hoa fee, condo fee, quarterly fee, membership fee, annual charge, regime fee, yearly fee, community fee, homeowner fee, homeowners fee, owner fee, quarter maintenance, quarterly maintenance, monthly maintenance, maintenance charge, maintenance increase, common charge, common expense, carrying charge';
export const overdue =
  'late|delinquen|overdue|past due|unpaid|not paid|nonpayment|default|arrear|not received|days after|behind';
export const approval = 'approv|consent|permission|permit|authoriz|permitted';
export const member = 'member|owner|class|lot owners|unit owners|homeowners';

/** Beside a part of a home or of the grounds: somebody keeps it up. */
export const upkeep =
  'maintain, maintenance, repair, replace, replaced, replacement, responsib, upkeep, upkept, cost, costs, snow, plow, cared, duty, keeps, kept up, insur, assess, good condition, cosmetic, good repair, paid for, paid by';
