import { approval, behindHouse, outOfSight } from './approval-and-place.ts';
import type { Limit } from './limit.ts';
import { limitsOfLiving } from './limits-of-living.ts';
import { limitsOfOutside } from './limits-of-outside.ts';
import { inGarage, limitsOfVehicles } from './limits-of-vehicles.ts';

/** What makes the answer 'restricted' plain, by fact. */
export const allLimits: Readonly<Record<string, readonly Limit[]>> = {
  ...limitsOfLiving,
  ...limitsOfOutside,
  ...limitsOfVehicles,
};

/** Those that may bind anything a sentence allows. */
export const generalLimits: readonly Limit[] = [approval, outOfSight, behindHouse];

/** Those that may bind what is done with a car. */
export const parkingLimits: readonly Limit[] = [...generalLimits, inGarage];
