import { isOfOutsiders } from '../find/another-association.ts';
import { isSaleForm } from '../find/form-answers.ts';
import { pathsIn } from '../find/use-rule.ts';
import { isSumOfLongAgo } from '../meeting/earlier-years.ts';
import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { regex } from '../regex.ts';
import { asLate, lateFee } from '../rules/collection/late-day.ts';
import { homesAlone, ofSums } from '../rules/dues/homes-alone.ts';
import { sumsOfDues } from '../rules/dues/sums-of-dues.ts';
import { debtIn, isOfBreach, ofNamedDebt } from '../scope/debts.ts';
import { reachOf } from '../scope/facilities.ts';
import { isOfFirstSale, isOfFirstTimes } from '../scope/first-times.ts';
import { asksToDepart } from '../scope/leave-to-depart.ts';
import { isOfOthers, withFigures } from '../scope/payers.ts';
import { isFeeNamedBefore, isForOneThing, isOfOtherDebt } from '../scope/purposes.ts';
import { namesAside } from '../scope/things.ts';
import { isOfOtherNotice } from '../scope/whose-notice.ts';
import { oneKindOf, workAsked } from '../scope/work-asked.ts';
import { isMisplaced } from './misplaced.ts';

/** What a paper on one home tells of that home: 'Fines against this unit', 'Unpaid assessments due from seller' */
const ofThisHome =
  /\b(?:from (?:the )?seller|(?:against|for|of|on|from) (?:this|the above|the subject) (?:unit|lot|home|property|account)|(?:seller|unit owner)'?s? (?:account|current balance|balance))\b/;
const ofAllHomes = /^(?:fine\.schedule|financial\.delinquent_amount)$/;

/** Answers that are told of dues. */
const ofDues = /^assessment\.(?:foreclosure|lien|interest_rate)$/;
/** 'Lots 1 through 60, inclusive, of the First Plat', and in the next part of the sentence 'and Lots 61 through 90'. */
const inARow = /\blots (?:no\.? )?\{n\d+\} (?:through|thru|to|-) /;
const furtherRow = /^(?:[;,] ?)?and (?:all of )?lots (?:no\.? )?\{n\d+\} (?:through|thru|to|-) /;
/** So many parts of a description on, a further row still belongs to it. */
const soon = 2;
const isOneRowOfSeveral = ({ sentences }: Doc, { index, plain }: Sentence) =>
  inARow.test(plain) &&
  [plain, ...sentences.slice(index + 1, index + 1 + soon).map((next) => next.plain)].some((one) =>
    furtherRow.test(one),
  );
const ofReview = /^architecture\.(?:review_days|no_answer_means)$/;
const ofToday = /^board\.(?:size|term)$/;

/** A fee that only some owners pay for something else than the upkeep of all: 'the monthly fee on owners who lease'. */
const ofLease =
  /\b(?:administrative|leas(?:e|ing)|rental|landlord) (?:fees?|charges?)\b|\b(?:owners?|members?) who (?:leases?|rents?)\b/;
const duesDue =
  /\b(?:assessments?|dues|common expenses?)\b[^.;]{0,60}\b(?:due|payable|paid|pay|collected|billed)\b/;
const isOfLease = ({ plain }: Sentence) => ofLease.test(plain) && !duesDue.test(plain);

/** A heading over what builders or shops pay, and no home. */
const otherPayers =
  /\b(?:builders?|non-?residential|commercial (?:lots?|units?|parcels?|propert(?:y|ies)))\b/;
const homesToo = /\b(?:owners?|homeowners?|all|and residential|exempt\w*)\b/;
const isOfOtherPayers = (doc: Doc, { section }: Sentence) => {
  const path = pathsIn(doc)[section] ?? '';
  return otherPayers.test(path) && !homesToo.test(path);
};

const ofRegularDues = /^assessment\.(?:regular|frequency)$/;
/** Interest on what is owed for a breach is told as that. */
const ofLatePayment = /^assessment\.(?:late_fee|late_after)$/;
const ofLateDues = /^assessment\.(?:late_fee|late_after|interest_rate)$/;

/** 'The maximum annual assessment shall be': a sum by the year, which may be collected in parts of it. */
const namesYear = ({ plain }: Sentence) =>
  /\b(?:annual|year)/.test(plain) &&
  !/\b(?:pay\w*|paid|due|install?ments?|collect\w*|bill(?:s|ed|ing)?)\b/.test(plain);
const oftener =
  /\bassessments?\b[^.;]{0,120}\bbe (?:paid|payable|collected|billed)\b[^.;]{0,30}\b(?:(?:monthly|quarterly|semi-?annual)\b|install?ments?\b)/;
const isCollectedOften = oncePerDoc(({ sentences }: Doc) =>
  sentences.some(
    ({ plain }) => oftener.test(plain) && !/^[^.;]*\bspecial assessments? (?:shall|may)\b/.test(plain),
  ),
);

/** When interest begins to run, where a late charge may come before. */
const isOfInterest = ({ plain }: Sentence) =>
  /\binterest\b/.test(plain) && !asLate.test(plain) && !lateFee.test(plain);

/** 'Except for the foreclosure of the lien, the winner shall recover fees': named where the rule of another matter ends. */
const onlyExcepted =
  /^\W*(?:\S{1,4} )?except (?:for|as)\b[^,;]{0,200},(?!.*\b(?:liens?|foreclos\w+|interest)\b)/;

/** 'Units in Building D may be leased only for six months', beside a rule for all. */
const ofOnePart =
  /^\W*(?:[\d.()a-z]{1,6} )?(?:all |the )?(?:units|lots|homes|villas) (?:in|of) (?:building|phase|section|tower) (?:\w{1,4}|\{n\d+\}) (?:may|shall|must|can|are)\b/;
const ofTerms = /^(?:rental|pets)\./;
const byTenants =
  /^(?!.*\b(?:owners?|residents?)\b).*\b(?:kept|owned|brought) by (?:an?|any|the) (?:tenants?|renters?|lessees?|guests?)\b/;
const tenants = '(?:tenants?|renters?|lessees?|guests?|visitors?)';
/** 'Tenants: one cat.', 'Guests may not bring pets', and what stands under 'Rules for Guests'. */
const saidToTenants = regex`^\W*(?:(?:\S{1,4}|\{n\d+\})[.)] )?(?:all |your |no )?${tenants}(?: (?:and|or) (?:their )?${tenants})* ?(?::|(?:may|must|shall|can|cannot|will|are)\b)`;
const underTenants = regex`(?:^|> )(?:[a-z0-9]+[.)]? )?(?:(?:rules?|notes?|for|to|our) )*${tenants}(?: rules?)?\W*$`;
const isOfTenants = (doc: Doc, { section, plain }: Sentence) =>
  saidToTenants.test(plain) ||
  (underTenants.test(pathsIn(doc)[section] ?? '') && !/\b(?:owners?|residents?|everyone)\b/.test(plain));

/** 'The Owners of Lots 3 through 9 shall maintain the wall': what some must keep. */
const ofNumberedLots = /\bowners? of lots? (?:nos?\. ?|numbers? )?\{n/;

/** Whether none of the sentences that name an answer's sum tells what owners pay today. */
function isNoSumOfOwners(doc: Doc, id: string, sums: readonly Sentence[]): boolean {
  if (!ofSums.test(id)) return id === 'fine.schedule' && sums.every((one) => isSumOfLongAgo(doc, id, one));
  return (
    sums.every((one) => isSumOfLongAgo(doc, id, one)) ||
    sums.every(isOfOthers) ||
    (ofRegularDues.test(id) && sums.every((one) => isForOneThing(one) || isFeeNamedBefore(doc, one))) ||
    (ofLateDues.test(id) && sums.every(isOfOtherDebt)) ||
    (ofLatePayment.test(id) && isOfBreach(sums.map((one) => ofNamedDebt(doc, one))))
  );
}

/** What an answer's own sentence takes from its question, by the fact. */
const takenBackItself: Readonly<Record<string, RegExp>> = {
  // 'The board agreed to pay annual dues for membership in the Growth Network.'
  'assessment.frequency':
    /\b(?:board|association|trustees|we)\b[^.;]{0,40}\bpays?\b[^.;]{0,20}\bdues\b[^.;]{0,20}\b(?:membership (?:in|of)|to (?:the )?(?:[a-z]+ ){0,3}(?:network|club|council|federation|league))\b/,
  // 'Assessments increased 33% during the past five years'
  'budget.dues_change':
    /\b(?:over|during|in|within) the (?:past|last|previous) (?:\{[nd]\d+\}|(?:several|few|two|three|four|five|ten)\b)/,
  // 'His changes may harm the drainage.'
  'repairs.critical':
    /\b(?:his|her) (?:[a-z]+ )?(?:actions|activities|alterations|changes|landscaping|fence|yard|lot|unit|home)\b/,
  // 'Overnight parking anywhere but on a driveway is in most cases prohibited.'
  'vehicles.street_parking':
    /^(?!.*\b(?:streets?|roads?|roadways?|curbs?|cul-de-sacs?)\b).*\bin most cases\b/,
};

/** 'Dues stayed at $450', where the meeting set them at $490. */
const stays = /\b(?:stay|remain|h[eo]ld|keep|kept|continu|maintain)/;
const isSetAnew = (doc: Doc, cited: readonly Sentence[]) => {
  const sums = cited.flatMap(({ quantities }) =>
    quantities.flatMap((q) => (q.kind === 'money' ? q.amount : [])),
  );
  return (
    sums.length > 0 &&
    cited.every(({ plain }) => stays.test(plain)) &&
    sumsOfDues(doc).some(({ role, isNew, money }) => role === 'paid' && isNew && !sums.includes(money.amount))
  );
};

/** 'Delinquencies: 7 units. A foreclosure judgment was entered against one.': dues that are collected, and no suit of the association's. */
const ofArrears = /\b(?:delinquen\w+|arrears|past[- ]due|unpaid|overdue|behind on)\b/;
const before = 2;
const collectsDues = ({ sentences }: Doc, { plain, index, section }: Sentence) =>
  /\bforeclos/.test(plain) &&
  sentences
    .slice(Math.max(0, index - before), index + 1)
    .some((one) => one.section === section && ofArrears.test(one.plain));

const ofBalances = /^financial\.(?:reserve|operating)_cash$/;
/** 'To be paid by an assessment of $60,000 and reserves of $80,000': what is taken from them. */
const paysFrom =
  /\b(?:paid|funded|financed|covered|met|split) (?:for )?(?:by|from|with|out of|through|between)\b[^.;]*\breserves?\b(?: funds?)?(?: of| in the amount of)? \{m/;

/** Who elects the board and when, which a letter tells of an association that is to be ended as it was once meant to be. */
const ofElections = /^(?:board\.term|meeting\.annual|voting\.declarant_control)$/;
const toBeEnded =
  /\b(?:(?:is|are) (?:being )?proposed|(?:we|board|district) (?:propose|recommend)s?|ha(?:s|ve) advised)\b[^.;]{0,120}\b(?:dissol(?:ve|ved|ution)|disband(?:ed)?)\b/;
const isToBeEnded = oncePerDoc(
  ({ type, sentences }: Doc) => type === 'other' && sentences.some(({ plain }) => toBeEnded.test(plain)),
);
/** The owners run the board by now, whatever an older paper is quoted to say. */
const handedOver =
  /\bnow (?:elected|run|led|controlled|governed) by (?:the |its |our )?(?:unit |lot )?(?:home)?owners\b|\bha(?:s|ve) (?:now |already )?reached (?:that|this) (?:point|threshold)\b|\bnow (?:under|in) (?:unit |lot )?(?:home)?owners?'? control\b/;
/** So soon after what an older paper says, it is told with it. */
const toldWithIt = 3;
const isHandedOver = ({ type, sentences }: Doc, cited: readonly Sentence[]) =>
  type === 'other' &&
  sentences.some(
    ({ plain, index }) =>
      handedOver.test(plain) && cited.every((one) => index < one.index || index > one.index + toldWithIt),
  );
/** 'Until the Town has approved it': what a town asks for, no association does. */
const town =
  /\b(?:approv\w+|permits?|consent) (?:of|by|from) (?:the )?(?:[a-z]+ ){0,2}(?:town|city|county|governmental)\b/;
const ofAssociation = /\b(?:association|board|committee|declarant|developer|architectural|a[rc]c|drc)\b/;
/** 'The committee shall grant the approval only if': how what is asked for is decided. */
const decides =
  /\b(?:committee|board|arc|acc|drc)\b(?: [a-z]+){0,6}? (?:shall|will|may) (?:also )?(?:grant|approve|deny|receive|review)\b|\bmay be approved by\b/;
/** When leave counts as given, which names what needs it only by the way. */
const ofSilence =
  /^\W*(?:\S{1,4} )?(?:if|in the event|should|upon|where)\b[^.;]{0,120}\b(?:fails?|failure)\b[^.;]{0,120}\b(?:approv\w+|act|respond|answer)\b.*\b(?:deemed|presumed|constitutes?|not be (?:required|necessary)|no longer be required)\b/;
const isOfTown = ({ plain }: Sentence) => town.test(plain) && !ofAssociation.test(plain);

/**
 * How what an answer's sentences say stands to its question, which asks of the whole community, of dues and of today:
 * 'whole'; 'narrower', to be told with what narrows it and only where nothing says more; or 'no answer'.
 * `id` is the fact's.
 */
export function narrownessOf(
  doc: Doc,
  id: string,
  cited: readonly Sentence[],
): 'whole' | 'narrower' | 'no answer' {
  const reach = reachOf(doc, id, cited);
  if (reach === 'not an answer' || isMisplaced(doc, id, cited)) return 'no answer';
  if (ofElections.test(id) && isToBeEnded(doc)) return 'no answer';
  if (id === 'voting.declarant_control' && isHandedOver(doc, cited)) return 'no answer';
  if (cited.length > 0 && cited.every(({ plain }) => takenBackItself[id]?.test(plain))) return 'no answer';
  if (reach !== 'everywhere') return 'narrower';
  if (cited.length === 0) return 'whole';
  if (ofAllHomes.test(id) && (isSaleForm(doc) || cited.every(({ plain }) => ofThisHome.test(plain))))
    return 'no answer';
  if (id === 'assessment.frequency' && cited.every(isOfLease)) return 'no answer';
  if (id === 'assessment.frequency' && cited.every(namesYear) && isCollectedOften(doc)) return 'no answer';
  if (id === 'assessment.late_after' && cited.every(isOfInterest)) return 'narrower';
  if (id === 'litigation' && cited.length > 0 && cited.every((one) => collectsDues(doc, one)))
    return 'no answer';
  if (id === 'budget.dues_change' && isSetAnew(doc, cited)) return 'no answer';
  if (isNoSumOfOwners(doc, id, withFigures(cited))) return 'no answer';
  if (ofBalances.test(id) && withFigures(cited).every(({ plain }) => paysFrom.test(plain)))
    return 'no answer';
  if (id.startsWith('assessment.') && cited.every((one) => isOfOtherPayers(doc, one))) return 'narrower';
  if (cited.every(({ plain }) => isOfOutsiders(plain))) return 'no answer';
  if (namesAside(id, cited.map(({ plain }) => plain).join('; '))) return 'no answer';
  if (homesAlone(doc, id, cited)) return 'narrower';
  if (ofTerms.test(id) && cited.every(({ plain }) => ofOnePart.test(plain))) return 'narrower';
  const sums = cited.filter(({ plain }) => /\{[np]\d/.test(plain));
  if (id.startsWith('pets.max') && sums.length > 0 && sums.every(({ plain }) => byTenants.test(plain)))
    return 'no answer';
  const rules = cited.filter(({ start, section }) => start >= (doc.sections[section]?.headingEnd ?? 0));
  if (id.startsWith('pets.') && rules.length > 0 && rules.every((one) => isOfTenants(doc, one)))
    return 'no answer';
  if (id.startsWith('maintenance.') && cited.every(({ plain }) => ofNumberedLots.test(plain)))
    return 'no answer';
  if (ofDues.test(id)) {
    if (cited.every(({ plain }) => onlyExcepted.test(plain))) return 'no answer';
    if (isOfBreach(cited.map((one) => ofNamedDebt(doc, one)))) return 'narrower';
    if (cited.every((sentence) => debtIn(sentence) === 'work')) return 'no answer';
  }
  if (id === 'meeting.notice' && cited.every((one) => isOfOtherNotice(doc, one))) return 'no answer';
  if (id === 'community.units' && cited.some((one) => isOneRowOfSeveral(doc, one))) return 'no answer';
  if (id === 'architecture.approval_required') {
    if (cited.every((one) => isOfTown(one) || ofSilence.test(one.plain) || asksToDepart(one.plain)))
      return 'no answer';
    if (decides.test(cited[0]?.plain ?? '')) return 'narrower';
    const work = workAsked(doc, cited);
    return work === 'outside' || work === 'unnamed' ? 'whole' : 'narrower';
  }
  if (ofReview.test(id) && oneKindOf(doc, cited)) return 'narrower';
  if (id === 'assessment.initial_contribution' && cited.every((one) => isOfFirstSale(one))) return 'narrower';
  return ofToday.test(id) && cited.every(isOfFirstTimes) ? 'narrower' : 'whole';
}
