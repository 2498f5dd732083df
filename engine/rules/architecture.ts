import type { FactRule, Found } from '../find/pattern.ts';
import { words } from '../find/pattern.ts';

const body =
  '(?:architectural|arc\\b|acc\\b|arb\\b|drc\\b|drb\\b|aerc\\b|design review|review(?:er| committee| board)|committee|board|association|declarant|developer|grantor|covenants? committee|modifications committee)';
const work =
  '(?:alter(?:ation|ations|ed|ing|s)?|improv(?:ement|ements|ed)|structur(?:e|es|al)|buildings?|additions?|chang(?:e|es|ed|ing)|modif(?:y|ies|ied|ication|ications)|construct(?:ion|ed|ing)?|exterior|fences?|repaint(?:ed|ing)?|paint(?:ed|ing)?|landscap\\w+|remodel\\w*|erect(?:ed|ion)?|dwelling|residence)';
const given = '(?:approv(?:al|als|ed|es?)|consent(?:ed)?|permission|submitted|authoriz(?:ed|ation))';
const notOwnersWork =
  /\b(?:mortgagees?|eligible (?:holders?|mortgage)|members?' (?:vote|approval)|vote of|votes? of|percent of|amend(?:ment|ments|ed)|special assessments?|borrow|annex|capital improvements?|bylaws|budget|minutes|lease|fha|hud|federal|bids?|contractor|insur\w+|condemn\w+)\b|\{p\d+\}/;
const common = /\b(?:common (?:areas?|elements?|facilit\w+|propert\w+))\b/;

/** Sentences about the association's own building work, or about leave for something else. */
const elsewhere = new RegExp(notOwnersWork.source);

const approvalRequired: FactRule = {
  fact: 'architecture.approval_required',
  cue: /approv|consent|permission|submit|authoriz/,
  patterns: [
    {
      match: words(
        `\\b(?:no|nor|neither)\\b[^;]{0,260}\\b${work}\\b[^;]{0,420}\\b(?:until|unless|without|except|prior to)\\b[^;]{0,320}\\b${given}\\b`,
      ),
      unless: elsewhere,
      value: ({ sentence }) =>
        common.test(sentence.plain) &&
        !/\b(?:lots?|units?|residences?|homes?|dwellings?|exterior)\b/.test(sentence.plain)
          ? null
          : true,
      weight: 9,
    },
    {
      match: words(
        `\\b(?:not|no owner)\\b[^;]{0,160}\\b${work}\\b[^;]{0,260}\\b(?:until|unless|without)\\b[^;]{0,160}\\b${given}\\b|\\bwithout\\b[^;]{0,60}\\b${given}\\b[^;]{0,100}\\b${body}[^;]{0,200}\\b(?:no|not)\\b[^;]{0,160}\\b${work}\\b`,
      ),
      unless: elsewhere,
      value: ({ sentence }) =>
        common.test(sentence.plain) &&
        !/\b(?:lots?|units?|residences?|homes?|dwellings?|exterior)\b/.test(sentence.plain)
          ? null
          : true,
      weight: 8,
    },
    {
      match: words(
        `\\b(?:exterior|outside|all|any|architectural|external|proposed|such|owners?)\\b[^;]{0,120}\\b${work}\\b[^;]{0,160}\\b(?:must|shall|requires?|need|are required|is required|subject to)\\b[^;]{0,100}\\b${given}\\b[^;]{0,80}\\b${body}`,
      ),
      unless: elsewhere,
      value: true,
      weight: 8,
    },
    {
      match: words(
        `\\b(?:approv(?:al|ed)|permission|consent) (?:of|from|by) (?:the )?[a-z ]{0,40}\\b(?:architectural|arc\\b|acc\\b|arb\\b|drc\\b|design review)[^;]{0,160}\\b(?:required|before|prior to|must|shall)\\b[^;]{0,160}\\b${work}\\b|\\b(?:required|requires?|must|shall|before|prior to)\\b[^;]{0,120}\\b(?:architectural|arc|acc|arb|drc|design review)\\b[^;]{0,60}\\b(?:approv|consent|permission)`,
      ),
      unless: elsewhere,
      value: true,
      weight: 7,
    },
    {
      match: words(
        `\\b(?:alter|modify|change|paint|remodel|construct|erect)\\b[^;]{0,140}\\b(?:exterior|structure|improvements?|building|appearance)\\b[^;]{0,160}\\bwithout\\b[^;]{0,80}\\b(?:approv|consent|permission)`,
      ),
      unless: elsewhere,
      value: true,
      weight: 7,
    },
  ],
};

const plans =
  /\b(?:plans?|specifications|architectural|arc|acc|arb|drc|design|application|submission|submittal|improvements?|alterations?|request)\b/;
const notReview =
  /\b(?:mortgagees?|members? (?:shall|may|fail|who)|eligible|inspect(?:ion)? of (?:the )?(?:books|records)|appeal(?:s|ed)?|hearing|violation|lease|tenant|estoppel|certificate|records request|cure|noncompliance|complet(?:e|ed|ion)|commence(?:d|ment)?|amendment|insurance|budget|meeting|minutes)\b/;
const acts =
  '(?:approv(?:e|al|es|ing)|disapprov\\w*|act(?:ion)?|respon(?:d|se)|review(?:ed)?|render|notify|notice|decision|decide|reject|deny|answer|reply|determin\\w+|grant|take|make|object|rule|process)';

function reviewTime({ quantities, sentence, doc: _doc }: Found): { days: number } | null {
  const period = quantities.findLast((quantity) => quantity.kind === 'duration');
  return period && period.days >= 3 && period.days <= 120 && plans.test(sentence.plain)
    ? { days: period.days }
    : null;
}

const reviewDays: FactRule = {
  fact: 'architecture.review_days',
  cue: /\{d\d+\}/,
  patterns: [
    {
      match: words(
        `\\bfail(?:s|ed|ure)?\\b[^;]{0,30}\\b(?:to |of )?(?:the )?[^;]{0,40}\\b${acts}\\b[^;]{0,160}?\\b(?:within|in|for a period of|during|for|after)\\b[^;{]{0,30}{duration}`,
      ),
      unless: notReview,
      value: reviewTime,
      weight: 9,
    },
    {
      match: words(
        `\\b${body}\\b[^;]{0,60}\\b(?:shall|must|will|agrees to|is obligated to|shall be obligated to|has|have|may take)\\b[^;]{0,120}?\\b${acts}\\b[^;]{0,200}?\\b(?:within|no later than|not later than|in|up to)\\b[^;{]{0,30}{duration}`,
      ),
      unless: new RegExp(`${notReview.source}|\\bdeny an?\\b`),
      value: reviewTime,
      weight: 9,
    },
    {
      match: words(
        `\\bwithin (?:a period of |the )?{duration}\\b[^;]{0,120}\\b(?:receipt|receiv\\w+|submi\\w+|filing|date|deliver\\w+|presented|application)\\b[^;]{0,260}\\b(?:approv|disapprov|respond|decision|act\\b|review|notify|reject|determin|schedule)`,
      ),
      unless: notReview,
      value: reviewTime,
      weight: 9,
    },
    {
      match: words(
        `\\b(?:has|have|allow|takes?|up to|period of)(?: up to)? {duration}[^;]{0,80}\\b(?:to|for)\\b[^;]{0,40}\\b${acts}\\b|{duration} (?:review|approval) (?:period|process|time)|\\breview (?:period|time)[^;{]{0,40}{duration}`,
      ),
      unless: notReview,
      value: reviewTime,
      weight: 8,
    },
    {
      match: words(
        `\\b(?:not|neither)\\b[^;]{0,40}\\b(?:approved|disapproved|rejected|acted|respond\\w*)\\b[^;]{0,120}\\bwithin\\b[^;{]{0,30}{duration}`,
      ),
      unless: notReview,
      value: reviewTime,
      weight: 8,
    },
  ],
};

const silence =
  '(?:fail(?:s|ed|ure)?|not (?:approved|acted|respond\\w*|disapproved|received|been)|neither|no (?:action|response|decision|reply|written)|absence of|in the event|does not|silence|expiration|otherwise|within)';

const noAnswer: FactRule = {
  fact: 'architecture.no_answer_means',
  cue: /deemed|presum|automatic|not be required|constitute|considered|conclusive/,
  patterns: [
    {
      match: words(
        `\\b${silence}\\b[^;]{0,460}\\b(?:deemed|presumed|considered|constitute|automatically|be)(?: to (?:be|have been|constitute))?(?: an?| automatically| conclusively)* (?:denied|disapproved|rejected|denial|disapproval|rejection|not approved|refused)|\\b${silence}\\b[^;]{0,360}\\bnot (?:be )?(?:deemed|construed|considered|constitute)(?: as| to be| to constitute)?(?: an?)? ?(?:approv\\w+|consent)`,
      ),
      unless: notReview,
      value: ({ sentence }) => (plans.test(sentence.plain) ? 'denied' : null),
      weight: 9,
    },
    {
      match: words(
        `\\b${silence}\\b[^;]{0,500}\\b(?:deemed|presumed|considered|constitute|conclusively)(?: to)?(?: be| have been| have| constitute| an?| fully| automatically| conclusively| presumed| granted| given)* ?(?:approv\\w+|satisfied|complied|given|granted|consent\\w*|compliance|waived)|\\b${silence}\\b[^;]{0,400}\\bapproval\\b[^;]{0,40}\\b(?:not be (?:required|necessary)|(?:be )?(?:deemed|presumed|considered|assumed|implied)|waived)|\\b${silence}\\b[^;]{0,400}\\bautomatically approved\\b|\\bdeemed (?:automatically )?approved (?:if|unless)`,
      ),
      unless: new RegExp(`${notReview.source}|\\bnot be deemed\\b[^;]{0,30}\\b(?:waiv|approv)`),
      value: ({ sentence }) =>
        /\b(?:plans?|specifications|architectural|arc|acc|arb|drc|design|application|submission|submittal|improvements?|alterations?|request|committee)\b/.test(
          sentence.plain,
        )
          ? 'approved'
          : null,
      weight: 9,
    },
  ],
};

/** Leave for outside changes: whether it is needed, how long it takes, and what silence means. */
export const architecture = [approvalRequired, reviewDays, noAnswer];
