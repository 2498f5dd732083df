import { assessmentIncrease } from '../rules/assessment-increase.ts';
import { associationName } from '../rules/association.ts';
import { closingCosts } from '../rules/closing-costs.ts';
import { collection } from '../rules/collection.ts';
import { communityUnits } from '../rules/community-units.ts';
import { documentDate } from '../rules/document-date.ts';
import { fines } from '../rules/fines.ts';
import { insurance } from '../rules/insurance.ts';
import { latePayment } from '../rules/late-payment.ts';
import { regularAssessment } from '../rules/regular-assessment.ts';
import { specialAssessmentVote } from '../rules/special-assessment-vote.ts';
import { specialAssessments } from '../rules/special-assessments.ts';
import { associationState } from '../rules/state.ts';
import type { Rule } from './pattern.ts';

/** What the association is, and what an owner pays. */
export const rulesOfMoney: readonly Rule[] = [
  associationName,
  associationState,
  communityUnits,
  documentDate,
  ...regularAssessment,
  ...assessmentIncrease,
  specialAssessmentVote,
  ...latePayment,
  ...collection,
  ...closingCosts,
  specialAssessments,
  fines,
  ...insurance,
];
