import type { Rule } from '../find/pattern.ts';
import { maintenance } from './upkeep/maintenance.ts';
import { maintenanceChart } from './upkeep/maintenance-chart.ts';
import { roadMaintenance } from './upkeep/maintenance-roads.ts';
import { architecture } from './use/architecture.ts';
import { architectureReview } from './use/architecture-review.ts';
import { architectureSilence } from './use/architecture-silence.ts';
import { exterior } from './use/exterior.ts';
import { homeBusiness } from './use/home-business.ts';
import { homeSize } from './use/home-size.ts';
import { leaseTerms } from './use/leasing.ts';
import { leasingAllowed } from './use/leasing-allowed.ts';
import { leasingApproval } from './use/leasing-approval.ts';
import { leasingCap } from './use/leasing-cap.ts';
import { occupancy } from './use/occupancy.ts';
import { ownerOccupancy } from './use/owner-first.ts';
import { parking } from './use/parking.ts';
import { petControl } from './use/pet-control.ts';
import { petCount } from './use/pet-count.ts';
import { pets } from './use/pets.ts';
import { quiet } from './use/quiet-hours.ts';
import { smoking } from './use/smoking.ts';
import { vehicles } from './use/vehicles.ts';

/** What an owner may and may not do with the home. */
export const rulesOfUse: readonly Rule[] = [
  pets,
  ...petCount,
  ...petControl,
  leasingAllowed,
  ...leaseTerms,
  leasingCap,
  ownerOccupancy,
  leasingApproval,
  ...occupancy,
  ...homeBusiness,
  smoking,
  quiet,
  ...vehicles,
  ...parking,
  architecture,
  architectureReview,
  architectureSilence,
  ...exterior,
  homeSize,
  maintenance,
  roadMaintenance,
  maintenanceChart,
];
