import type { FactId } from '../catalogue.ts';
import { duesNames, overdue, type WordsOfFact, words } from './words-of-fact.ts';

/** What an owner pays, and what follows where it is not paid. */
export const wordsOfDues: Readonly<Partial<Record<FactId, WordsOfFact>>> = {
  'assessment.regular': words(
    duesNames,
    'per, month, year, annual, quarter, each, lot, unit, home, owner, regular, amount, set, fixed, payable, $',
    'm',
  ),
  'assessment.late_fee': words(
    'late fee, late charge, late payment, penalt, administrative fee, handling charge, delinquency charge, collection fee, service charge, delinquen, past due',
    `${overdue}, assessment, dues, install, fee, charge`,
    'mp',
  ),
  'assessment.interest_rate': words(
    'interest',
    `${overdue}, rate, percent, per annum, annum, bear, accrue, assessment, month, legal, lawful, highest`,
    'p',
  ),
  'assessment.increase_cap': words(
    'increase, maximum annual, maximum assess, raise',
    'assessment, dues, without, vote, above, previous, prior, year, more than, exceed, board, percent, consumer price',
    'p',
  ),
  'assessment.special_vote': words(
    'special assess, capital improvement, extraordinary assess, emergency assess',
    'vote, assent, approv, majority, member, owner, two-thirds, class, meeting, percent, votes',
    'p',
  ),
  'assessment.lien': words(
    'lien',
    `${duesNames}, ${overdue}, lot, unit, charge, continuing, secure, property`,
  ),
  'assessment.foreclosure': words(
    'foreclos, power of sale, sold, sale of the',
    'lien, mortgage, deed of trust, assessment, judicial, court, action, association, manner',
  ),
  'assessment.initial_contribution': words(
    'working capital, initial contribution, capital contribution, initial assess, start-up, startup, contribution, initiation fee, capital fee, reserve contribution, closing, initial purchaser',
    'purchaser, buyer, sale, transfer, closing, equal to, month, fund, time, each, pay, collected, lot',
    'mnd',
  ),
  special_assessment: words(
    'special assess, one-time assess, emergency assess, additional assess, supplemental assess, extraordinary assess, capital assess',
    'levy, levied, per, each, owner, lot, unit, approv, propos, due, amount, project, pay, loan',
    'm',
    'levied, owed, pending, installment, installments, proposed, planned, voted, project, roof, paving, loan, discussed, talked',
  ),
  'fine.schedule': words(
    'fine, fines, penalty, penalties, monetary sanction, fee schedule, violation fee',
    'violation, offense, first, second, third, warning, day, each, impose, levy, amount, board, hearing, schedule, maximum',
    'm',
  ),
};
