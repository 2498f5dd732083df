import { speaksOf } from '../find/context.ts';
import type { FactRule, Found } from '../find/pattern.ts';
import { words } from '../find/pattern.ts';

const body =
  '(?:architectural|arc|acc|arb|drc|drb|aerc|design review|review(?:er| committee| board)|committee|board|association|declarant|developer|grantor|hoa)';
const plans =
  /\b(?:plans?|specifications|architectural|arc|acc|arb|drc|drb|design|applications?|submissions?|submittals?|improvements?|alterations?|modifications?|construction|permit application|(?:exterior|outside) changes?|changes to the (?:exterior|outside)|requests? for (?:an? |any )?(?:exterior|changes?|approval))\b|\bcommittee\b[^;]{0,40}\brequests?\b/;
/** Answers that are awaited of others. */
const otherAnswer =
  /\b(?:mortgagees?|members? (?:shall|may|fail|who)|eligible|leases?|tenants?|estoppel|amendment|right of first refusal|vote)\b/;
/** Other things that are to be done in time. */
const otherTime =
  /\b(?:mortgagees?|members? (?:shall|may|fail|who)|eligible|inspect(?:ion)? of (?:the )?(?:books|records)|appeal(?:s|ed)?|hearing|violation|lease|tenant|estoppel|certificate|records request|cure|noncompliance|complet(?:ed|ion)|complete (?:the|such|any|said|all|construction|work)|commence(?:d|ment)?|amendment|insurance|budget|meeting of|minutes|resale|right of first refusal|expedited|statements?)\b/;
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

const reviewDays: FactRule = {
  fact: 'architecture.review_days',
  inLists: true,
  cue: /\{d\d+\}/,
  patterns: [
    {
      match: words(
        "\\b(?:committee|board|acc|arc|arb|drc)(?:'s)?\\b[^;]{0,20}\\b(?:approval or disapproval|decision|determination|answer|response)\\b[^;]{0,40}\\b(?:given|made|rendered|issued|sent)\\b[^;]{0,30}\\bwithin {duration}",
      ),
      unless: new RegExp(`${otherTime.source}|\\bmeeting\\b`),
      value: firstPeriod,
      weight: 7,
    },

    {
      match: words(
        '\\b(?:committee|board|acc|arc|arb|drc|drb) (?:normally |usually |generally )?(?:responds?|answers?|replies|decides?|acts|rules|reviews? (?:all |each |every )?[a-z ]{0,30}) (?:to (?:all|each|every|the|a) [a-z ]{0,30} )?(?:within|in) (?:at most )?{duration}',
      ),
      unless: otherTime,
      value: reviewTime,
      weight: 8,
    },
    {
      match: words(
        `\\bfail(?:s|ed|ure)?\\b[^;]{0,60}\\b${acts}\\b[^;]{0,160}?\\b(?:within|in|for|during|after)\\b[^;{]{0,30}{duration}`,
      ),
      unless: otherAnswer,
      value: reviewTime,
      weight: 9,
    },
    {
      match: words(
        `\\b${body}\\b[^;]{0,60}\\b(?:shall|must|will|agrees to|is obligated to|has|have|may take)\\b[^;]{0,120}?\\b${acts}\\b[^;]{0,200}?\\b(?:within|no later than|not later than|in|up to)\\b[^;{]{0,30}{duration}`,
      ),
      unless: new RegExp(`${otherTime.source}|\\bowner shall\\b`),
      value: reviewTime,
      weight: 9,
    },
    {
      match: words(
        `\\bwithin (?:a period of |the )?{duration}[^;]{0,120}\\b(?:receipt|receiv\\w+|submi\\w+|filing|date|deliver\\w+|presented|application)\\b[^;]{0,260}\\b(?:approv\\w+|disapprov\\w+|respond|decision|act|review|notify|reject\\w*|determin\\w+|schedule a)\\b`,
      ),
      unless: new RegExp(`${otherTime.source}|\\bresubmit|\\bremov`),
      value: reviewTime,
      weight: 9,
    },
    {
      match: words(
        '\\b(?:allow|expect|takes?|requires?) (?:up to |about |at least |as long as )?{duration} for (?:the )?(?:review|approval|a decision|an answer|a response|processing)',
      ),
      unless: otherTime,
      value: firstPeriod,
      weight: 7,
    },
    {
      match: words(
        `\\b(?:has|have|allow|takes?|up to|period of)(?: up to)? {duration}[^;]{0,80}\\b(?:to|for)\\b[^;]{0,40}\\b${acts}\\b`,
      ),
      unless: otherTime,
      value: reviewTime,
      weight: 8,
    },
    {
      match: words(
        '\\b(?:decisions?|determinations?|answers?|responses?|approval ?(?:/|or) ?(?:disapproval|denial))\\b[^;{]{0,40}\\b(?:made|given|issued|sent|rendered|mailed|occur|follow)\\b[^;{]{0,40}\\b(?:within|in|no(?:t)? (?:later|more) than) {duration}',
      ),
      unless: new RegExp(`${otherTime.source}|\\bmeeting\\b`),
      value: reviewTime,
      weight: 7,
    },
    {
      match: words(
        '{duration} (?:review|approval) (?:period|process|time)|\\breview (?:period|time)[^;{]{0,40}{duration}',
      ),
      unless: otherTime,
      value: reviewTime,
      weight: 8,
    },
    {
      match: words(
        '\\b(?:not|neither|no)\\b[^;]{0,60}\\b(?:approv(?:ed|al)|disapprov(?:ed|al)|rejected|acted|respon\\w*|decision|decided?|answer(?:ed)?|action|reply)\\b[^;]{0,140}?\\b(?:within|in)\\b[^;{]{0,30}{duration}',
      ),
      unless: otherTime,
      value: reviewTime,
      weight: 8,
    },
    {
      match: words(
        `\\b(?:committee|board|acc|arc|arb|drc|drb)\\b,? (?:shall|must|will),? within {duration}[^;]{0,80}\\b(?:consider|review|approve|act|decide|respond|rule|render|notify)\\b`,
      ),
      unless: new RegExp(`${otherTime.source}|\\bmeeting\\b`),
      value: reviewTime,
      weight: 8,
    },
    {
      // 'This process shall be completed within 45 days of the submittal of the application.'
      match: words(
        '\\b(?:process|reviews?|approvals?)\\b[^;]{0,40}\\b(?:shall|will|must) (?:[a-z]+ )?be (?:complete|completed|concluded|finished)\\b[^;{]{0,30}\\bwithin {duration}[^;]{0,60}\\b(?:submi\\w+|receipt|receiv\\w+|filing|application)',
      ),
      unless:
        /\b(?:mortgagees?|appeal(?:s|ed)?|hearing|violation|lease|tenant|estoppel|records request|inspect)\b/,
      value: reviewTime,
      weight: 8,
    },
    {
      match: words(
        '{duration} period (?:allowed )?for (?:a |the |its |their )?(?:response|review|decision|approval|answer|action)\\b',
      ),
      unless: otherTime,
      value: reviewTime,
      weight: 7,
    },
    {
      match: words(
        '\\b(?:requests?|applications?|plans|submissions?|submittals?|proposals?)\\b[^;]{0,80}\\b(?:answered|decided|acted (?:up)?on|reviewed|processed|approved or (?:disapproved|denied|rejected))\\b[^;{]{0,40}\\bwithin {duration}',
      ),
      unless: otherTime,
      value: reviewTime,
      weight: 7,
    },
  ],
};

const silence =
  '\\b(?:fail(?:s|ed|ure)?|not (?:approved|acted|respond\\w*|disapproved|received|been)|neither|no (?:action|response|decision|reply|written)|absence of|in the event|does not|silence|expiration|otherwise|within|if)\\b';
const be = '(?: to)?(?: be| have been| have| constitute| an?| fully| automatically| conclusively| presumed)*';
const forPlans =
  (value: string) =>
  ({ sentence }: Found) =>
    plans.test(sentence.plain) ||
    /\bcommittee\b|\brequests?\b|\bfail(?:s|ure)?\b[^;]{0,40}\b(?:answer|respond|act|reply)\b/.test(
      sentence.plain,
    )
      ? value
      : null;

const noAnswer: FactRule = {
  fact: 'architecture.no_answer_means',
  inLists: true,
  cue: /silence|\bhear\b|deemed|presum|approved|denied|as though|as if|proceed|automatic|not be required|constitute|considered|conclusive|waived/,
  patterns: [
    {
      match: words(
        '\\b(?:applications?|plans|requests?|submissions?|submittals?)\\b[^;]{0,30}\\bnot (?:acted (?:up)?on|answered|decided|denied|disapproved|responded to)\\b[^;]{0,40}{duration}[^;]{0,20}\\b(?:is|are|stands?|shall be) (?<answer>approved|denied|disapproved)\\b',
      ),
      unless: otherAnswer,
      value: ({ match }) => (match.groups?.answer === 'approved' ? 'approved' : 'denied'),
      weight: 9,
    },
    {
      match: words(
        `${silence}[^;]{0,160}\\b(?:may|can|is free to) (?:proceed|go ahead|begin|commence)\\b[^;]{0,40}\\b(?:as (?:though|if)\\b[^;]{0,30}\\bapprov|without (?:further )?approval)`,
      ),
      unless: otherAnswer,
      value: 'approved',
      weight: 8,
    },
    {
      match: words(
        '\\b(?:silence|lack of (?:a )?(?:response|answer)|no response)\\b[^;.]{0,60}\\b(?:is|does|shall|will)\\b[^;.]{0,20}\\bnot\\b[^;.]{0,20}\\bapprov|\\b(?:denied|disapproved|rejected) (?:if|when|unless)\\b[^;.]{0,20}\\b(?:not )?(?:approved|acted (?:up)?on|answered)\\b[^;.]{0,20}\\bwithin {duration}',
      ),
      unless: otherAnswer,
      value: 'denied',
      weight: 8,
    },

    {
      match: words(
        `${silence}[^;]{0,460}\\b(?:deemed|presumed|considered|constitute|automatically|be)${be} (?:denied|disapproved|rejected|denial|disapproval|rejection|not approved|refused)`,
      ),
      unless: otherAnswer,
      value: forPlans('denied'),
      weight: 9,
    },
    {
      match: words(
        `${silence}[^;]{0,360}\\bnot (?:be )?(?:deemed |construed |considered |constitute |mean )?(?:as |to be |to constitute )?(?:an?|its|the) ?(?:approv\\w+|consent)|${silence}[^;]{0,360}\\bnot (?:be )?(?:deemed|construed|considered|constitute)(?: as| to be| to constitute)? ?(?:approv\\w+|consent)`,
      ),
      unless: otherAnswer,
      value: forPlans('denied'),
      weight: 8,
    },
    {
      match: words(
        `${silence}[^;]{0,500}\\b(?:deemed|presumed|considered|constitutes?)${be}(?: given| granted| an?)* ?(?:approv\\w+|satisfied|complied|given|granted|consent\\w*|compliance|waived)`,
      ),
      unless: new RegExp(`${otherAnswer.source}|\\bnot (?:be )?deemed\\b`),
      value: forPlans('approved'),
      weight: 9,
    },
    {
      match: words(
        `${silence}[^;]{0,400}\\bapproval\\b[^;]{0,60}\\b(?:not be (?:required|necessary)|(?:deemed|presumed|considered|assumed|implied|waived)(?! (?:to be )?(?:revoked|withdrawn|void|denied|null|expired|lapsed)))`,
      ),
      unless: otherAnswer,
      value: forPlans('approved'),
      weight: 9,
    },
    {
      match: words(
        `${silence}[^;]{0,400}\\b(?:automatically|conclusively) approved|${silence}[^;]{0,400}\\b(?:is|are|be|stands?) approved (?:automatically|by default|without further)|\\bdeemed (?:automatically )?approved (?:if|unless)`,
      ),
      unless: otherAnswer,
      value: forPlans('approved'),
      weight: 8,
    },
    {
      match: words(
        `\\b(?:if|when|should) you (?:do not|don't|have not|haven't|hear) (?:heard?|received?|gotten?|get|nothing)\\b[^;]{0,80}\\byou (?:may|can|are free to) (?:then )?(?:proceed|go ahead|begin|start|consider|assume)\\b`,
      ),
      unless: otherAnswer,
      value: forPlans('approved'),
      weight: 8,
    },
    {
      match: words(
        '\\b(?:no (?:answer|response|reply|action|decision)|silence)\\b[^;]{0,60}\\bmeans?\\b[^;]{0,60}\\b(?<answer>approv(?:ed|al)|denied|denial|disapprov(?:ed|al)|rejected)\\b',
      ),
      unless: otherAnswer,
      value: (found) =>
        forPlans(found.match.groups?.answer?.startsWith('approv') ? 'approved' : 'denied')(found),
      weight: 8,
    },
    {
      match: words(
        '\\bnot (?:disapproved|rejected|denied|answered|acted (?:up)?on)\\b[^;]{0,40}{duration}[^;]{0,40}\\b(?:they|it|the (?:plans|request|application)) (?:are|is|shall be|stands?) approved\\b|\\b(?:default|absence|want|lack) of\\b[^;]{0,80}{duration}[^;]{0,60}\\b(?:stands?|are|is|shall be) approved\\b',
      ),
      unless: otherAnswer,
      value: forPlans('approved'),
      weight: 8,
    },
    {
      match: words(
        '\\bnot be (?:deemed|considered|construed)(?: as| to be)? approved\\b[^;]{0,60}\\b(?:because|by reason|for (?:want|lack)|merely|if|when|by (?:the )?(?:silence|failure))\\b',
      ),
      unless: otherAnswer,
      value: forPlans('denied'),
      weight: 9,
    },
    {
      match: words(
        `\\bshould (?:the )?[a-z ]{0,40}(?:committee|board|association|arc|acc|reviewer)\\b[^;]{0,40}\\b(?:not|fail to)\\b[^;]{0,160}\\b(?:they|it|the (?:plans|request|application|submission)) (?:are|is|shall be|will be) (?:deemed )?approved`,
      ),
      unless: otherAnswer,
      value: forPlans('approved'),
      weight: 8,
    },
    {
      match: words(
        `\\b(?:plans?|applications?|requests?|submissions?)\\b[^;]{0,20}\\b(?:are|is|shall be|will be) (?:considered|deemed|treated as) (?:denied|disapproved|rejected) (?:if|unless|when)\\b`,
      ),
      unless: otherAnswer,
      value: forPlans('denied'),
      weight: 8,
    },
    {
      match: words(
        `\\b(?:silence|lack of (?:a )?(?:response|answer|reply)|no (?:response|answer|reply)|failure to (?:respond|act|answer))\\b[^;]{0,60}\\b(?:does not|is not|shall not|will not|may not) (?:be |mean |constitute |imply |deemed |considered |construed as )*(?:an? )?(?:approv\\w+|consent)`,
      ),
      unless: otherAnswer,
      value: forPlans('denied'),
      weight: 8,
    },
  ],
};

/** How long the review of plans may take, and what silence means. */
export const architectureReview = [reviewDays, noAnswer];
