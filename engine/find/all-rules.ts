import { pets } from '../rules/pets.ts';
import type { Rule } from './pattern.ts';

/** Every subject's rules, in the order of the catalogue. */
export const allRules: readonly Rule[] = [...pets];
