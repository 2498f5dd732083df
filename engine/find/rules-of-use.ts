import { architecture } from '../rules/architecture.ts';
import { architectureReview } from '../rules/architecture-review.ts';
import { architectureSilence } from '../rules/architecture-silence.ts';
import { exterior } from '../rules/exterior.ts';
import { homeBusiness } from '../rules/home-business.ts';
import { homeSize } from '../rules/home-size.ts';
import { leaseTerms } from '../rules/leasing.ts';
import { leasingAllowed } from '../rules/leasing-allowed.ts';
import { leasingApproval } from '../rules/leasing-approval.ts';
import { leasingCap } from '../rules/leasing-cap.ts';
import { maintenance } from '../rules/maintenance.ts';
import { maintenanceChart } from '../rules/maintenance-chart.ts';
import { roadMaintenance } from '../rules/maintenance-roads.ts';
import { occupancy } from '../rules/occupancy.ts';
import { ownerOccupancy } from '../rules/owner-first.ts';
import { parking } from '../rules/parking.ts';
import { petControl } from '../rules/pet-control.ts';
import { petCount } from '../rules/pet-count.ts';
import { pets } from '../rules/pets.ts';
import { quiet } from '../rules/quiet-hours.ts';
import { smoking } from '../rules/smoking.ts';
import { vehicles } from '../rules/vehicles.ts';
import type { Rule } from './pattern.ts';

/** What an owner may and may not do with the home. */
export const rulesOfUse: readonly Rule[] = [
  ...pets,
  ...petCount,
  ...petControl,
  ...leasingAllowed,
  ...leaseTerms,
  ...leasingCap,
  ...ownerOccupancy,
  ...leasingApproval,
  ...occupancy,
  ...homeBusiness,
  ...smoking,
  ...quiet,
  ...vehicles,
  ...parking,
  ...architecture,
  ...architectureReview,
  ...architectureSilence,
  ...exterior,
  ...homeSize,
  ...maintenance,
  ...roadMaintenance,
  ...maintenanceChart,
];
