import { assessmentIncrease } from '../rules/assessment-increase.ts';
import { lien } from '../rules/assessment-lien.ts';
import { associationName } from '../rules/association.ts';
import { initialContribution } from '../rules/closing-contribution.ts';
import { collectionByDays } from '../rules/collection-steps.ts';
import { communityUnits } from '../rules/community-units.ts';
import { deductibleInTable } from '../rules/deductible-in-table.ts';
import { documentDate } from '../rules/document-date.ts';
import { regularAmount } from '../rules/dues-amount.ts';
import { duesCeiling } from '../rules/dues-ceiling.ts';
import { duesChanged } from '../rules/dues-changed.ts';
import { frequency } from '../rules/dues-frequency.ts';
import { duesInParts } from '../rules/dues-in-parts.ts';
import { duesNearby } from '../rules/dues-nearby.ts';
import { duesOfCovenants } from '../rules/dues-of-covenants.ts';
import { feeSchedule } from '../rules/fee-schedule.ts';
import { fines } from '../rules/fines.ts';
import { foreclosure } from '../rules/foreclosure.ts';
import { increaseInNotices, increaseVoteInNotices } from '../rules/increase-in-notices.ts';
import { insurance } from '../rules/insurance.ts';
import { lateRules } from '../rules/late-after.ts';
import { lateByDate } from '../rules/late-by-date.ts';
import { lateFee } from '../rules/late-fee.ts';
import { lotsInARow } from '../rules/lots-in-a-row.ts';
import { interestRate } from '../rules/overdue-interest.ts';
import { duesAnswered, homesAnswered, lateFeeAnswered, specialsAnswered } from '../rules/question-answers.ts';
import { returnedPaymentFee } from '../rules/returned-payment.ts';
import { scheduledAssessments } from '../rules/scheduled-assessments.ts';
import { specialAssessmentVote } from '../rules/special-assessment-vote.ts';
import { specialAssessments } from '../rules/special-assessments.ts';
import { associationState } from '../rules/state.ts';
import { transferFee } from '../rules/transfer-fee.ts';
import type { Rule } from './pattern.ts';

/** What the association is, and what an owner pays. */
export const rulesOfMoney: readonly Rule[] = [
  associationName,
  associationState,
  communityUnits,
  homesAnswered,
  lotsInARow,
  documentDate,
  regularAmount,
  frequency,
  ...duesOfCovenants,
  ...duesCeiling,
  duesNearby,
  duesChanged,
  duesInParts,
  duesAnswered,
  lateFeeAnswered,
  ...assessmentIncrease,
  increaseInNotices,
  increaseVoteInNotices,
  specialAssessmentVote,
  ...lateRules,
  lateByDate,
  collectionByDays,
  lateFee,
  interestRate,
  lien,
  foreclosure,
  initialContribution,
  transferFee,
  returnedPaymentFee,
  feeSchedule,
  specialAssessments,
  scheduledAssessments,
  specialsAnswered,
  fines,
  ...insurance,
  deductibleInTable,
];
