import type { Candidate } from '../../find/pattern.ts';
import type { Tier } from '../../tiers.ts';

/** An answer among several of which a scan tells one, with the points by which it chooses: 1 (for want of better) to 10. */
export type Scored = Omit<Candidate, 'tier'> & { readonly score: number };

const tierOf = (score: number): Tier =>
  score >= 9
    ? 'express'
    : score >= 8
      ? 'plain'
      : score >= 7
        ? 'told'
        : score >= 5.5
          ? 'implied'
          : score >= 4
            ? 'likely'
            : 'hint';

/** The one that was chosen, as a candidate like any other. */
export const chosen = ({ score, ...answer }: Scored): Candidate => ({ ...answer, tier: tierOf(score) });
