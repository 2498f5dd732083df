import type { Limit } from './limit.ts';
import { limitsOfLiving } from './limits-of-living.ts';
import { limitsOfOutside } from './limits-of-outside.ts';
import { limitsOfVehicles } from './limits-of-vehicles.ts';

/** What makes the answer 'restricted' plain, by fact. */
export const allLimits: Readonly<Record<string, readonly Limit[]>> = {
  ...limitsOfLiving,
  ...limitsOfOutside,
  ...limitsOfVehicles,
};
