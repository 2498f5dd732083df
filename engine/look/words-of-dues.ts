import type { FactId } from '../catalogue.ts';
import { notOfContributions, notOfIncreases, notOfLatePayment } from './other-senses.ts';
import { saidOtherwise } from './said-otherwise.ts';
import { duesNames, member, overdue, type WordsOfFact, words } from './words-of-fact.ts';

/** What a lien of the association is for. */
const ofDebts =
  'assess, dues, charge, charges, fee, fees, association, unpaid, delinquen, owed, amount due, cost, costs';

/** What an owner pays, and what follows where it is not paid. */
export const wordsOfDues: Readonly<Partial<Record<FactId, WordsOfFact>>> = {
  'assessment.regular': words(
    duesNames,
    'per|each|every, month|monthly|year|annual|quarter, lot|unit|home|owner|household, regular|set|fixed|current, maximum, payable|due',
    {
      takes: 'm',
      enough: duesNames,
      // What is levied once, or by the state, what is judged, what is paid beside the dues, and who has paid them.
      senses:
        /\b(?:special|individual|specific|one-time|reconstruction|remedial|road|loss) assess\w*|\bthis assessment\b|\bany tax,[^.;]{0,30}\bassess\w*|\btaxes (?:and|or) (?:special )?assess\w*|\bassessment (?:districts?|vehicles?)\b|\bassessments? (?:of (?:the )?(?:damages?|conditions?|needs?)|districts?)\b|\b(?:premiums?|insurance|repairs?|replacement|management)\b[^.;]{0,80}\bcommon expenses?\b|\b(?:paid|payable|billed|due) (?:along ?(?:side|with)|together with|with) (?:your|the|their) (?:[a-z]+ )?(?:assess\w*|dues)|\bdues collections?\b|\b(?:current|up to date|paid up) (?:in|on|with) (?:your|the|their|all) (?:[a-z]+ )?(?:assess\w*|dues)/,
      unlike:
        'fine, late, insurance, reserve, legal, lien, delinquent, not paid, interest, special, subordinate',
    },
  ),
  'assessment.frequency': words(
    `${duesNames}, billed, installment`,
    'monthly|quarterly|annually|semi-annual|yearly|month|quarter|twice|annual basis|semiannual|each year|every year|per year|each month, installment|advance|commence, due|payable|paid|collected|billed, first day|january|in advance, assessment|dues|fee',
    { unlike: 'meeting, budget, special, report' },
  ),
  'assessment.late_fee': words(
    'late fee, late charge, late payment, penalt, administrative fee, handling charge, delinquency charge, collection fee, service charge, delinquen, past due',
    `late fee|late charge|late payment|handling charge|service charge, ${overdue}, assessment|dues|install|fee|charge, each month|month`,
    {
      takes: 'mp',
      unlike: 'fine, fines, violation',
      senses: notOfLatePayment,
      shown:
        'late fee, late charge, late payment, late penalt, late installment, penalty for late, penalty for non, administrative fee, administration fee, handling charge, delinquency charge, delinquency fee, delinquent fee, delinquent charge, collection fee, service charge',
    },
  ),
  'assessment.late_after': words(
    'late, delinquen, past due, overdue, not paid, unpaid, grace, default, paid within, not received, in arrears',
    `delinquent|past due|grace|late fee|late charge, ${duesNames.replaceAll(', ', '|')}|install, after|within|day of, due date, interest|late`,
    { takes: 'dt', unlike: 'fine, hearing, mortgagee, insur' },
  ),
  'assessment.interest_rate': words(
    'interest, per annum, finance charge, percent per',
    `interest from|bear interest|rate of|interest at|per annum|interest rate, ${overdue}, assessment|dues|charge|install|balance, legal|lawful|highest|maximum|permitted by law, accrue|bear`,
    {
      takes: 'p',
      enough: 'together with interest, bear interest, plus interest',
      senses: notOfLatePayment,
      unlike: 'undivided, votes, ownership, common elements, title, mortgagee, earned, bank',
      shown:
        'assess, dues, charge, fees, installment, delinquen, overdue, past due, unpaid, not paid, late, owed, owing, balance, finance charge',
    },
  ),
  'assessment.increase_cap': words(
    'increase, maximum annual, maximum assess, raise, adjust, greater than, in excess of, larger amount, higher amount',
    'assessment|dues|maximum, without|unless|vote, above|previous|prior|preceding|greater, year|annual, more than|exceed|percent, consumer price|index|cpi',
    {
      takes: 'p',
      beside: 'assess, dues, fee, fees, charge, charges',
      unlike: 'insurance, declarant, votes, special, interest, late',
      senses: notOfIncreases,
    },
  ),
  'assessment.increase_vote': words(
    'increase, maximum annual, maximum assess, raise, greater than, in excess of, above',
    'assessment|dues|maximum, vote|assent|approv|majority|consent, above|excess|greater|exceed|more than, member|owner|class, meeting|person or by proxy|quorum, year|annual',
    {
      takes: 'p',
      beside: 'vote, votes, assent, approv, consent, majority',
      unlike: 'insurance, declarant, directors, amend',
      senses: notOfIncreases,
    },
  ),
  'assessment.special_vote': words(
    'special assess, capital improvement, extraordinary assess, emergency assess',
    `assent|vote|approv|majority|consent, ${member}, two-thirds|majority, special assess, meeting|purpose, levy|levied, exceed|in excess`,
    {
      takes: 'p',
      unlike: 'amend, insurance',
      enough: 'ratif, vote of, majority of, assent of, approval of the (?:members|owners)',
    },
  ),
  'assessment.lien': words(
    'lien',
    'continuing lien|charge on|lien upon|lien on|lien against|lien for, assessment|dues|charges, lot|unit|property, interest|costs|attorney, association, foreclos',
    { beside: ofDebts, unlike: 'mechanic, mechanics, taxes' },
  ),
  'assessment.foreclosure': words(
    'foreclos, power of sale, sold, sale of the, action at law, judicial proceed',
    'lien|assessment, foreclose|foreclosed|foreclosure of, judicial|nonjudicial|court|power of sale|auction|public outcry, action|manner|proceed|suit, mortgage|deed of trust|real property, association may|association shall|board may',
    {
      beside: `${ofDebts}, lien, liens, obligation`,
      unlike: 'mortgagee, purchaser, first mortgage, extinguish, subordinate',
      senses: notOfLatePayment,
    },
  ),
  'assessment.initial_contribution': words(
    'working capital, initial contribution, capital contribution, initial assess, start-up, startup, contribution, initiation fee, capital fee, reserve contribution, closing, initial purchaser, one-time special assess, operating capital, each new owner, new home purchaser',
    'purchaser|buyer|sale|transfer|closing|conveyance|resale, equal to|amount of, month|months|one-sixth|two, working capital|start-up|capital fund|initial, collected|pay|paid, each|first',
    {
      takes: 'mnd',
      enough: 'one-time special assess',
      beside: 'contribut, fund, funds, fee, fees, assess, reserve, reserves, capital, deposit, dues',
      senses: notOfContributions,
    },
  ),
  'assessment.transfer_fee': words(
    'transfer fee, resale, estoppel, resale certificate, conveyance fee, capital transfer, closing letter, change of ownership, transfer of, status letter, disclosure packet, disclosure fee, transfer charge, certificate fee, payoff, account transfer, questionnaire',
    'fee|charge, buyer|seller|purchaser|sale|closing|transfer, certificate|statement|packet, pay|paid',
    { takes: 'mp', beside: 'fee, fees, charge, charges, cost, costs' },
  ),
  'assessment.returned_payment_fee': words(
    'returned check, nsf, bounced check, unpaid check, dishonoured, stop payment, chargeback, returned ach, insufficient funds, returned payment, bounced, dishonored, non-sufficient, returned by, bad check, returned item',
    'fee|charge, check|payment|draft, bank',
    { takes: 'm' },
  ),
  special_assessment: words(
    'special assess, one-time assess, 1st assess, 2nd assess, first assess, second assess, assessment meeting, roof assess, road assess, paving assess, emergency assess, additional assess, supplemental assess, special levy, special levies, supplemental levy, assessment planned, extraordinary assess, capital assess, latest assess, necessary assess, assessment was for, increase or assess, increases or assess, insurance assess, assessment for insurance, be an assess, need an assess, propos\\w* an assess, one-time charge, one-time levy',
    'levy|levied|approv|propos|pass|passed|voted, per|each, owner|lot|unit|home, due|payable, project|loan|roof|paving, amount|total',
    {
      takes: 'm',
      says: saidOtherwise.special_assessment,
      // A county's, and the power that covenants give.
      senses:
        /\bspecial assessment districts?\b|\bspecial assessments? for capital improvements\b|\bmay levy,? in any\b[^.;]{0,30}\bspecial assess\w*/,
      enough:
        'no special assess, (?<!\\b(?:levy|impose) )special assessments for, (?<!\\b(?:levy|impose)(?:s|ing)? (?:an? |any )?)special assessment\\b, be an assessment, need an assessment, propos\\w* an assessment, one-time (?:assess|charge of \\{m|levy), additional assessment of \\{m, supplemental (?:assess|levy), special lev(?:y|ies)\\b, assessment planned, latest assess, necessary assess, assessment was for, increase or assess, increases or assess, insurance assess, assessment for insurance',
      shownInRules:
        'hereby lev, lev(?:y|ied) an? \\{m, has levied, have levied, current special, pending special, no special assess',
      beside:
        'levied, owed, pending, installment, installments, proposed, planned, voted, vote, project, roof, paving, loan, discussed, talked, billed, district, increase, replacement',
    },
  ),
  'fine.schedule': words(
    'fine, fines, be fined, fining, penalty, penalties, monetary sanction, sanctions, fee schedule, violation fee, enforcement fee, individual assess, assessment on the applicable, compliance assess, noncompliance assess',
    'violation|offense|infraction|noncompliance, first|second|third|warning|subsequent|1st|2nd, day|each|per|daily, impose|levy|assess|levied, amount|schedule|maximum|exceed|up to, board|hearing',
    {
      takes: 'm',
      unlike: 'insurance, gravel, mulch',
      senses:
        /\b(?:rock|gravel,) fines\b|\bpenalt\w* (?:on|for|upon) (?:[a-z]+ ){0,2}(?:assess\w*|dues|payments?|arrears)\b/,
      enough:
        'fines, or fine, be fined, fine schedule, (?:subject to|result in|impos\\w*)(?: an?)? (?:fine|sanction|penalt), fining, monetary (?:sanction|penalt)',
    },
  ),
};
