import { citedSentences } from '../find/cited-sentences.ts';
import { citeRanges, type Decided } from '../find/decide.ts';
import { bansItems } from '../find/lead-in.ts';
import { allLimits } from '../limits/all-limits.ts';
import { limitsIn } from '../limits/limit.ts';
import { wordsOfFacts } from '../look/words-of-facts.ts';
import type { Doc, Sentence } from '../model.ts';
import { homesAlone } from '../rules/dues/homes-alone.ts';
import { reachOf } from '../scope/facilities.ts';
import { homesBound } from '../scope/payers.ts';
import { workAsked } from '../scope/work-asked.ts';
import { mayBeBounded, ofBound } from './of-bounds.ts';
import { ofFine, ofForeclosure } from './of-collection.ts';
import {
  ofAnnualMeeting,
  ofHomeSize,
  ofIncreaseCap,
  ofLateAfter,
  ofLateFee,
  ofLeaseRule,
  ofOwnersInsurance,
} from './of-conditions.ts';
import { ofContribution } from './of-contributions.ts';
import { ofDeclarantControl } from './of-control.ts';
import { ofChange, ofDate } from './of-dates.ts';
import { whenOfDues } from './of-dues-year.ts';
import {
  ofBalance,
  ofCash,
  ofCosts,
  ofHomesBehind,
  ofIncome,
  ofPayment,
  ofPlan,
  ofReserveContribution,
  ofReserveStudy,
} from './of-figures.ts';
import { ofLeaseApproval, ofOwnerFirst } from './of-leases.ts';
import { ofInterest, ofLien } from './of-liens.ts';
import { meetingTold, ofMeeting, ofNextMeeting } from './of-meetings.ts';
import { ofMotion } from './of-motions.ts';
import { ofFrequency } from './of-payment.ts';
import { ofPeriod } from './of-period.ts';
import { ofProxy, proposedTold, toBeTold } from './of-proposals.ts';
import { ofQuietHours } from './of-quiet-hours.ts';
import { receiversIn } from './of-receivers.ts';
import { ofRepair } from './of-repairs.ts';
import { ofArrears, ofReserveCash, ofResult } from './of-results.ts';
import { ofReviewDays, ofSilence } from './of-review.ts';
import { ofAdvised, ofComponent, ofContributionNow } from './of-studies.ts';
import { ofRoads, ofUpkeep } from './of-upkeep.ts';
import { ofAmendment, ofDuesVote, ofRenewal } from './of-votes.ts';
import {
  ofAge,
  ofBoardSize,
  ofBoardTerm,
  ofDispute,
  ofDues,
  ofLeash,
  ofPetWeight,
  ofRecords,
  ofTerm,
  ofUnits,
} from './of-words.ts';
import { isToCome, yearTold } from './of-years.ts';
import { type ReadParticulars, sentencesUnder, toldOf } from './particulars.ts';
import { isRough } from './rough.ts';

/** 'Committee approval is required.', for all that stands under the heading. */
const approvalFirst =
  /^[^.;]{0,60}\bapproval (?:is|shall be|must be) (?:required|obtained)(?: (?:first|in advance|beforehand))?\.?$/;

/** Items under 'Prohibited:' say what is forbidden, not within what limits a thing is allowed. */
const wayOut = /\b(?:except|unless|other than|without|but|only)\b/;
const areForbidden = (cited: readonly Sentence[]) =>
  cited.some(({ plain }) => bansItems.test(plain) && /:\s*$/.test(plain)) &&
  !cited.some(({ plain }) => wayOut.test(plain));

const limits: ReadParticulars = ({ doc, one, cited }) => {
  if (areForbidden(cited)) return null;
  const told = limitsIn(allLimits[one.fact] ?? [], cited, wordsOfFacts[one.fact]?.names);
  const [first] = cited;
  if (!told || !first) return null;
  const asked =
    one.fact.startsWith('exterior.') && !told.includes('with approval')
      ? sentencesUnder(doc, first).find(
          ({ plain }) => approvalFirst.test(plain) && !/\b(?:no|not)\b/.test(plain),
        )
      : undefined;
  return asked
    ? {
        particulars: {},
        further: [asked],
      }
    : { particulars: { limits: told } };
};

const guests = /\b(?:guests?|visitors?)\b/;
const residents =
  /\b(?:owners?|residents?|tenants?|occupants?|members?|no one|nobody|all vehicles|no (?:vehicles?|parking))\b/;
/** A rule for guests alone says nothing of an owner's own car. */
const ofStreetParking: ReadParticulars = (asked) => {
  if (asked.one.value !== 'restricted') return null;
  const alone =
    asked.cited.length > 0 && asked.cited.every(({ plain }) => guests.test(plain) && !residents.test(plain));
  return alone ? { particulars: { ofGuests: true } } : limits(asked);
};

/** Dishes and antennas, of which a rule may name one kind alone. */
const ofReceivers: ReadParticulars = (asked) => {
  const { cited, doc } = asked;
  const near = doc.sentences.filter(({ section }) => section === cited[0]?.section);
  const receivers = receiversIn(cited, near);
  const told = asked.one.value === 'restricted' ? limits(asked) : null;
  return receivers ? { ...told, particulars: { ...told?.particulars, receivers } } : told;
};

const ofHeat = /\bsolar[- ](?:heat\w*|hot[- ]water|water[- ]heat\w*)\b/g;
/** Panels that heat water, of which a rule may speak alone. */
const ofSolar: ReadParticulars = (asked) => {
  const heats = asked.cited.some(
    ({ plain }) => plain.search(ofHeat) >= 0 && !/\bsolar|photovoltaic/.test(plain.replace(ofHeat, ' ')),
  );
  const told = asked.one.value === 'restricted' ? limits(asked) : null;
  return heats ? { ...told, particulars: { ...told?.particulars, heating: true } } : told;
};

/** What the sentences ask leave for, where that is not any change of the outside. */
const ofApproval: ReadParticulars = ({ doc, one, cited }) => {
  const work = one.value === true && cited.length > 0 ? workAsked(doc, cited) : 'outside';
  return work === 'outside' ? null : { particulars: { work: work === 'unnamed' ? 'some' : work } };
};

const asARule = /\b(?:ordinarily|normally|generally|usually|not necessarily|as a (?:general )?rule)\b/;
/** 'No more than two dogs' says nothing of cats. */
const onlyKind = ({ plain }: Sentence): string | undefined => {
  const kinds = new Set(plain.match(/\b(?:pet|animal|dog|cat|bird|poultry|livestock)(?=s?\b)/g));
  const [only] = kinds;
  return kinds.size === 1 && (only === 'dog' || only === 'cat') ? only : undefined;
};
const outOfHomes =
  /\b(?:following|kept|no more than)\b.*\boutside (?:of )?(?:the |any |an? )?(?:homes?|houses?|dwellings?|units?|residences?)\b/;
const ofPetCount: ReadParticulars = ({ doc, cited }) => {
  const [first] = cited;
  // 'The following pets are allowed outside homes.' over the list of them.
  const over = [...cited, ...doc.sentences.slice((first?.index ?? 0) - 1, first?.index)];
  const outdoors = over.some((one) => one.section === first?.section && outOfHomes.test(one.plain));
  const animal = cited.length === 1 && first ? onlyKind(first) : undefined;
  const ordinarily = cited.some(({ plain }) => asARule.test(plain));
  return toldOf({ ordinarily, animal, outdoors });
};

const byFact: Readonly<Record<string, ReadParticulars>> = {
  'community.units': ofUnits,
  'document.date': ofDate,
  'assessment.regular': ofDues,
  'assessment.frequency': ofFrequency,
  'assessment.increase_cap': ofIncreaseCap,
  'assessment.initial_contribution': ofContribution,
  'assessment.late_after': ofLateAfter,
  'assessment.late_fee': ofLateFee,
  'assessment.lien': ofLien,
  'assessment.interest_rate': ofInterest,
  'insurance.owner_must_carry': ofOwnersInsurance,
  'board.size': ofBoardSize,
  'board.term': ofBoardTerm,
  'meeting.annual': ofAnnualMeeting,
  'assessment.increase_vote': ofDuesVote,
  'assessment.special_vote': ofDuesVote,
  'assessment.foreclosure': ofForeclosure,
  'fine.schedule': ofFine,
  'pets.leash_required': ofLeash,
  'pets.max_count': ofPetCount,
  'occupancy.age_restricted': ofAge,
  'pets.max_weight_lb': ofPetWeight,
  'use.quiet_hours': ofQuietHours,
  'rental.minimum_term': ofLeaseRule,
  'rental.cap': ofLeaseRule,
  'rental.owner_occupancy_first': ofOwnerFirst,
  'rental.approval_required': ofLeaseApproval,
  'architecture.approval_required': ofApproval,
  'architecture.review_days': ofReviewDays,
  'architecture.no_answer_means': ofSilence,
  'exterior.minimum_home_size_sqft': ofHomeSize,
  'minutes.motions': ofMotion,
  'minutes.next_meeting': ofNextMeeting,
  'records.inspection': ofRecords,
  'repairs.critical': ofRepair,
  'meeting.notice': ofMeeting,
  'quorum.members': ofMeeting,
  'quorum.reduced': ofMeeting,
  'voting.proxy_allowed': ofProxy,
  'amendment.declaration_vote': ofAmendment,
  'amendment.bylaws_vote': ofAmendment,
  'declaration.term': ofTerm,
  'declaration.renewal': ofRenewal,
  'voting.declarant_control': ofDeclarantControl,
  'dispute.arbitration': ofDispute,
  'maintenance.roof': ofUpkeep,
  'maintenance.exterior_walls': ofUpkeep,
  'maintenance.yard': ofUpkeep,
  'maintenance.fences': ofUpkeep,
  'maintenance.roads': ofRoads,
  special_assessment: ofPayment,
  'vehicles.street_parking': ofStreetParking,
  'exterior.satellite_dishes': ofReceivers,
  'exterior.solar': ofSolar,
  'budget.year': ofPeriod,
  'budget.total_income': ofIncome,
  'budget.total_expenses': ofCosts,
  'budget.reserve_contribution': ofReserveContribution,
  'budget.management_fee': ofPlan,
  'budget.insurance': ofPlan,
  'budget.dues_change': ofChange,
  'financial.net_income': ofResult,
  'financial.operating_cash': ofCash,
  'financial.reserve_cash': ofReserveCash,
  'financial.total_assets': ofBalance,
  'financial.total_liabilities': ofBalance,
  'financial.delinquent_amount': ofArrears,
  'financial.loan': ofBalance,
  'financial.delinquent_homes': ofHomesBehind,
  'reserves.balance': ofBalance,
  'reserves.fully_funded_balance': ofReserveStudy,
  'reserves.current_contribution': ofContributionNow,
  'reserves.recommended_contribution': ofAdvised,
  'reserves.components': ofComponent,
};

/** What may hold for one kind of lot and not for another. */
const ofOneLot =
  /^(?:pets|rental|occupancy|use|vehicles|architecture|exterior|maintenance)\.|^insurance\.owner_must_carry$/;

/** The answers with what their cited sentences say beyond the value. Further sentences that this rests on are cited. */
export function tellParticulars(doc: Doc, decided: readonly Decided[]): Decided[] {
  return decided.map((one) => {
    const read = byFact[one.fact] ?? (one.value === 'restricted' && one.fact in allLimits ? limits : null);
    const cited = citedSentences(doc, one.ranges);
    const lots = ofOneLot.test(one.fact) ? homesBound(doc, cited) : homesAlone(doc, one.fact, cited);
    const reach = reachOf(doc, one.fact, cited);
    const place = typeof reach === 'object' ? reach.tell : null;
    const own = read?.({ doc, one, cited });
    const bound = mayBeBounded.test(one.fact) ? ofBound({ doc, one, cited }) : null;
    const years = yearTold(doc, one, decided);
    const when = whenOfDues(doc, one);
    const toBe = years.year ? null : toBeTold(doc, one);
    const state = {
      ...years,
      // A figure of another year than the proposal's is not what is proposed.
      ...(years.year ? {} : (toBe?.particulars ?? proposedTold(doc, one))),
      ...meetingTold(doc, one),
      ...(when ? { when } : {}),
    };
    const rough = isRough(one, cited);
    if (!own && !lots && !place && !bound && !rough && Object.keys(state).length === 0) return one;
    const told = {
      ...own,
      particulars: {
        ...bound?.particulars,
        ...own?.particulars,
        ...state,
        ...(own?.particulars && isToCome(doc, one, own.particulars, decided)
          ? { projected: true as const }
          : {}),
        ...(lots ? { lots } : {}),
        ...(place ? { place } : {}),
        ...(rough ? { rough } : {}),
      },
    };
    const further = [...(told.further ?? []), ...(toBe?.further ?? [])];
    const ranges = [...one.ranges, ...further];
    const citations = further.length ? citeRanges(doc.source, ranges) : one.citations;
    return citations ? { ...one, ranges, citations, told: told.particulars } : one;
  });
}
