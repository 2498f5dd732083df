import type { Rule } from './pattern.ts';

/** What the association is, and what an owner pays. */
export const rulesOfMoney: readonly Rule[] = [];
