import type { Rule } from '../find/pattern.ts';
import { lien } from './collection/assessment-lien.ts';
import { collectionByDays } from './collection/collection-steps.ts';
import { fines } from './collection/fines.ts';
import { foreclosure } from './collection/foreclosure.ts';
import { lateRules } from './collection/late-after.ts';
import { lateByDate } from './collection/late-by-date.ts';
import { lateFee } from './collection/late-fee.ts';
import { interestRate } from './collection/overdue-interest.ts';
import { returnedPaymentFee } from './collection/returned-payment.ts';
import { assessmentIncrease } from './dues/assessment-increase.ts';
import { initialContribution } from './dues/closing-contribution.ts';
import { duesBesideLastYears, regularAmount } from './dues/dues-amount.ts';
import { duesCeiling } from './dues/dues-ceiling.ts';
import { duesChanged } from './dues/dues-changed.ts';
import { frequency } from './dues/dues-frequency.ts';
import { duesInParts } from './dues/dues-in-parts.ts';
import { duesNearby } from './dues/dues-nearby.ts';
import { duesOfCovenants } from './dues/dues-of-covenants.ts';
import { feeSchedule } from './dues/fee-schedule.ts';
import { increaseInNotices, increaseVoteInNotices } from './dues/increase-in-notices.ts';
import { lotsInARow } from './dues/lots-in-a-row.ts';
import { duesAnswered, lateFeeAnswered, specialsAnswered } from './dues/question-answers.ts';
import { scheduledAssessments } from './dues/scheduled-assessments.ts';
import { specialAssessmentVote } from './dues/special-assessment-vote.ts';
import { specialAssessments } from './dues/special-assessments.ts';
import { transferFee } from './dues/transfer-fee.ts';
import { deductibleInTable } from './money/deductible-in-table.ts';
import { associationName } from './paper/association.ts';
import { communityUnits } from './paper/community-units.ts';
import { documentDate } from './paper/document-date.ts';
import { associationState } from './paper/state.ts';
import { insurance } from './upkeep/insurance.ts';

/** What the association is, and what an owner pays. */
export const rulesOfMoney: readonly Rule[] = [
  associationName,
  associationState,
  communityUnits,
  lotsInARow,
  documentDate,
  regularAmount,
  duesBesideLastYears,
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
