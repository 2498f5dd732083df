/**
 * How surely a passage answers its question, the least surely first:
 * - hint: for want of a better passage
 * - likely: the words fit, and what they are said of is taken from around them
 * - implied: it follows from what is said
 * - told: the sentence says it of the matter
 * - plain: it names the matter and the answer
 * - express: it cannot mean anything else
 * - decisive: what else the paper says of it is older, or a part of it
 *
 * Answers that are told or surer can contradict each other; those that are implied or surer can supersede another.
 */
export const tiers = ['hint', 'likely', 'implied', 'told', 'plain', 'express', 'decisive'] as const;
export type Tier = (typeof tiers)[number];

/** The place of a tier in the order, from 0. */
export const rank = (tier: Tier): number => tiers.indexOf(tier);

/** Whether an answer is stated at least so surely. */
export const isAtLeast = (tier: Tier, least: Tier): boolean => rank(tier) >= rank(least);

/** The tier so many steps below, a hint at the least. */
export const lower = (tier: Tier, steps: number): Tier => tiers[Math.max(0, rank(tier) - steps)] ?? 'hint';

/** For sorting: the surest first. */
export const bySurest = (a: { readonly tier: Tier }, b: { readonly tier: Tier }): number =>
  rank(b.tier) - rank(a.tier);
