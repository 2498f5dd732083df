import type { FactId } from '../catalogue.ts';
import type { Sentence } from '../model.ts';
import type { Reading, Use } from './stance.ts';

export interface UseRule extends Use {
  readonly fact: FactId;
  /** A cheap test on Sentence.plain: sentences without it are not looked at. */
  readonly cue: RegExp;
  /** None of the headings over the sentence may match. */
  readonly notUnder?: RegExp;
  /** It is a matter of homes, which what is said of shared places alone does not answer. */
  readonly ofHomes?: boolean;
  /** What speaks of another place than homes, to be told where nothing is said of these. */
  readonly beside?: RegExp;
  /** The words of a ban that narrow the thing; empty where it is of all. */
  readonly leaves?: (plain: string) => string | null;
}

export interface Said extends Reading {
  readonly sentences: readonly Sentence[];
  /** The heading right over it names the use: the place to cite first. */
  readonly titled: boolean;
}
