import type { Candidate } from '../../find/pattern.ts';
import type { Tier } from '../../tiers.ts';

/** An answer among several of which a scan tells one, with the points by which it chooses: 1 (for want of better) to 10. */
export type Scored = Omit<Candidate, 'tier'> & { readonly score: number };

/** From how many points on an answer has each tier, the surest first. */
const least: readonly (readonly [points: number, tier: Tier])[] = [
  [9, 'express'],
  [8, 'plain'],
  [7, 'told'],
  [5.5, 'implied'],
  [4, 'likely'],
];
const tierOf = (score: number): Tier => least.find(([points]) => score >= points)?.[1] ?? 'hint';

/** The one that was chosen, as a candidate like any other. */
export const chosen = ({ score, ...answer }: Scored): Candidate => ({ ...answer, tier: tierOf(score) });
