import { exterior } from '../rules/exterior.ts';
import { homeSize } from '../rules/home-size.ts';
import { pets } from '../rules/pets.ts';
import { vehicles } from '../rules/vehicles.ts';
import type { Rule } from './pattern.ts';

/** Every subject's rules, in the order of the catalogue. */
export const allRules: readonly Rule[] = [...pets, ...vehicles, ...exterior, ...homeSize];
