import { speaksOf } from '../../find/context.ts';
import { type FactRule, type Found, saying } from '../../find/pattern.ts';
import { regex } from '../../regex.ts';

const body =
  '(?:architectural|arc|acc|arb|drc|drb|aerc|design review|review(?:er| committee| board)|committee|board|association|declarant|developer|grantor|hoa)';
/** Words for what is sent in for approval. */
export const plans =
  /(?<!\b(?:payment|repayment|instal?lment) )\b(?:plans?|specifications|architectural|arc|acc|arb|drc|drb|design|applications?|submissions?|submittals?|improvements?|alterations?|modifications?|construction|permit application|(?:exterior|outside) changes?|changes to the (?:exterior|outside)|requests? for (?:an? |any )?(?:exterior|changes?|approval))\b|\bcommittee\b[^;]{0,40}\brequests?\b/;
/** Answers that are awaited of others. */
export const otherAnswer =
  /\b(?:mortgagees?|members? (?:shall|may|fail|who)|owners? (?:shall )?(?:fails?|neglects?)|eligible|alleged violat\w+|leases?|tenants?|estoppel|amendment|right of first refusal|vote|(?:constructed|built|made|installed) by (?:the )?(?:declarant|developer))\b/;
/** Other things that are to be done in time. */
const otherTime =
  /\b(?:mortgagees?|members? (?:shall|may|fail|who)|owners? (?:shall )?(?:fails?|neglects?)|eligible|inspect(?:ion)? of (?:the )?(?:books|records)|appeal(?:s|ed)?|hearing|violation|lease|tenant|estoppel|certificate|records request|cure|noncompliance|complet(?:ed|ion)|complete (?:the|such|any|said|all|construction|work)|commence(?:d|ment)?|amendment|insurance|budget|meeting of|minutes|resale|right of first refusal|expedited|statements?)\b/;
const acts =
  '(?:approv(?:e|al|es|ing)|disapprov\\w*|act(?:ion)?|respon(?:d|se)|review(?:ed)?|render|notify|notice|decision|decide|reject|deny|answer(?:ed)?|reply|determin\\w+|grant|take|make|object|rule|process|schedule)';

function reviewTime(found: Found): { days: number } | null {
  const period = found.quantities.findLast((quantity) => quantity.kind === 'duration');
  if (!period || period.days < 3 || period.days > 120) return null;
  return speaksOf(plans, found) ? { days: period.days } : null;
}

/** The first period caught, where the sentence needs no word of plans to be about a review. */
const firstPeriod = ({ quantities }: Found) => {
  const period = quantities.find((quantity) => quantity.kind === 'duration');
  return period && period.days >= 3 && period.days <= 120 ? { days: period.days } : null;
};
const saysFirstPeriod = saying(firstPeriod);
const saysReviewTime = saying(reviewTime);

/** How long the review of plans may take. */
export const architectureReview: FactRule = {
  fact: 'architecture.review_days',
  inLists: true,
  // '30 to 60 days': the most is the time.
  readAs: (plain) => plain.replace(/\{[nd]\d+\} ?(?:[-–—]|to) ?(?=\{d\d+\})/g, ''),
  cue: /\{d\d+\}/,
  patterns: [
    saysFirstPeriod.told`\b(?:committee|board|acc|arc|arb|drc)(?:'s)?\b[^;]{0,20}\b(?:approval or disapproval|decision|determination|answer|response)\b[^;]{0,40}\b(?:given|made|rendered|issued|sent)\b[^;]{0,30}\bwithin {duration}`,

    saysReviewTime.told`\b(?:committee|board|acc|arc|arb|drc|drb) (?:meets [^;.{]{0,60} and )?(?:normally |usually |generally )?(?:responds?|answers?|replies|decides?|acts|rules|reviews? (?:all |each |every )?[a-z ]{0,30}) (?:(?:to )?(?:(?:all|each|every|the|an?) )?(?:requests?|applications?|submissions?|submittals?|plans) )?(?:to (?:all|each|every|the|a) [a-z ]{0,30} )?(?:in writing )?(?:within|in) (?:at most )?{duration}`,
    // 'The ACC has 60 days from a complete submittal'
    saying(({ quantities }) => {
      const period = quantities.findLast((quantity) => quantity.kind === 'duration');
      return period && period.days >= 3 && period.days <= 120 ? { days: period.days } : null;
    })
      .told`\b${body} has (?:up to )?{duration} (?:from|after|following) (?:the |an? |its )?(?:(?:date|receipt|complete|completed|full) (?:of (?:the |an? )?)?){0,3}(?:submi\w+|applications?|plans|requests?)\b`,
    saysReviewTime.told`\b${acts}\b[^;]{0,30}\bnot (?:be )?(?:forthcoming|received|given|made|issued)\b[^;{]{0,60}\bwithin {duration}`,
    // 'How long does the ARC take? Up to 45 days.'
    saysFirstPeriod.told`\bhow long (?:does|do|will|is)\b(?! (?:i|we|you)\b)(?![^?]{0,80}\b(?:good|valid|keep|last|serve|term|finish|complete)\b)[^?{]{0,40}\b(?:acc|arc|arb|drc|architectural|committee|review|approval)\b[^?{]{0,30}\? (?:a: ?)?[^?{.]{0,30}{duration}`,
    // What silence means has a time of its own: it does not contradict the time to decide.
    saying(reviewTime, { unless: otherAnswer })
      .plain`\bfail(?:s|ed|ure)?\b[^;]{0,60}\b${acts}\b[^;]{0,160}?\b(?:within|in|for|during|after)\b[^;{]{0,30}{duration}`,
    saying(reviewTime, { unless: regex`${otherTime}|\bowner shall\b` })
      .express`\b${body}\b[^;]{0,60}\b(?:shall|must|will|agrees to|is obligated to|has|have|may take)\b[^;]{0,120}?\b${acts}\b[^;]{0,200}?\b(?:within|no later than|not later than|in|up to)\b[^;{]{0,30}{duration}`,
    saying(reviewTime, { unless: regex`${otherTime}|\bresubmit|\bremov` })
      .express`\bwithin (?:a period of |the )?{duration}[^;]{0,120}\b(?:receipt|receiv\w+|submi\w+|filing|date|deliver\w+|presented|application)\b[^;]{0,260}\b(?:approv\w+|disapprov\w+|respond|decision|act|review|notify|reject\w*|determin\w+|schedule a)\b`,
    saysFirstPeriod.told`\b(?:allow|expect|takes?|requires?) (?:up to |about |at least |as long as )?{duration} for (?:the )?(?:review|approval|a decision|an answer|a response|processing)`,
    saysReviewTime.told`\b(?:has|have|allow|takes?|up to|period of)(?: up to)? {duration}[^;]{0,80}\b(?:to|for)\b[^;]{0,40}\b${acts}\b`,
    saying(reviewTime, { unless: regex`${otherTime}|\bmeeting\b` })
      .told`\b(?:decisions?|determinations?|answers?|responses?|approval ?(?:/|or) ?(?:disapproval|denial))\b[^;{]{0,40}\b(?:made|given|issued|sent|rendered|mailed|occur|follow)\b[^;{]{0,40}\b(?:within|in|no(?:t)? (?:later|more) than) {duration}`,
    saysReviewTime.implied`\bthey (?:will |must |should )?(?:answer|respond|reply|decide)\b[^;]{0,20}\b(?:within|in) {duration}`,
    saysReviewTime.told`\b(?:reviews?|approvals?|decisions?|processing)(?: (?:period|process|time))? (?:[a-z]+ly )?(?:can |may |will )?takes? (?:about |up to |at most |no more than )?{duration}`,
    saying(reviewTime, { unless: otherTime })
      .told`\b(?:not|neither|no)\b[^;]{0,60}\b(?:approv(?:ed|al)|disapprov(?:ed|al)|rejected|acted|respon\w*|decision|decided?|answer(?:ed)?|action|reply)\b[^;]{0,140}?\b(?:within|in)\b[^;{]{0,30}{duration}`,
    saysReviewTime.told`\b(?:committee|board|acc|arc|arb|drc|drb)\b,? (?:shall|must|will),? within {duration}[^;]{0,80}\b(?:consider|review|approve|act|decide|respond|rule|render|notify)\b`,
    // 'This process shall be completed within 45 days of the submittal of the application.'
    saysReviewTime.told`\b(?:process|reviews?|approvals?)\b[^;]{0,40}\b(?:shall|will|must) (?:[a-z]+ )?be (?:complete|completed|concluded|finished)\b[^;{]{0,30}\bwithin {duration}[^;]{0,60}\b(?:submi\w+|receipt|receiv\w+|filing|application)`,
    saysReviewTime.told`{duration} period (?:allowed )?for (?:a |the |its |their )?(?:response|review|decision|approval|answer|action)\b`,
    saysReviewTime.told`\b(?:requests?|applications?|plans|submissions?|submittals?|proposals?)\b[^;]{0,80}\b(?:answered|decided|acted (?:up)?on|reviewed|processed|approved or (?:disapproved|denied|rejected))\b[^;{]{0,40}\bwithin {duration}`,
  ],
};
