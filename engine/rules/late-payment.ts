import type { FactRule, Found } from '../find/pattern.ts';
import { gap, words } from '../find/pattern.ts';
import { moneyOf } from '../language/money-value.ts';
import { daysOf, percentOf } from '../language/values.ts';

const due =
  '(?:due|date|thereof|billing|invoice|same|it (?:is|was|becomes|became)|they (?:are|were|become|became)|becom(?:es|ing)|mailing|levy|1st|first|{date}|january|when)';
const unpaid =
  '(?:not (?:been |be |being )?(?:fully |timely )?(?:paid|received|made|postmarked)|unpaid|fails? to (?:pay|make)|failure to pay|remains? unpaid|paid|received)';
/** Later steps than being late: a lien, a lawsuit, the loss of the vote. */
const laterSteps =
  /\b(?:lien(?! (?:upon|on))|foreclos|lawsuit|suit\b|attorney|suspen|accelerat|declare|entire (?:balance|annual)|turned over|collection agency|notice of (?:default|intent|delinquen)|letter|record|legal action|small claims|vot(?:e|ing)|fines?|vessel|moorage|rent\b|tenant|lease|mortgagees?|certificate|statement|insurance|violations?|sen[dt]|notice (?:to|shall|will))\b/;

/** The first duration caught, of at most a quarter of a year. */
function days({ quantities }: Found) {
  const value = daysOf(quantities.find((quantity) => quantity.kind === 'duration'));
  return value && value.days >= 1 && value.days <= 92 ? value : null;
}

/** As `days`, where nothing up to the end of what was matched tells of a later step. */
function plainly(found: Found) {
  const { match, sentence } = found;
  return laterSteps.test(sentence.plain.slice(0, match.index + match[0].length)) ? null : days(found);
}

/** How long after the due date a payment counts as late. */
export const lateAfter: FactRule = {
  fact: 'assessment.late_after',
  cue: /\{d\d/,
  patterns: [
    {
      match: words(
        `\\b(?:delinquent|late|past due|overdue|in default|in arrears)\\b${gap(30)}\\b(?:if|when|unless|where|after|until|should)\\b${gap(80)}\\b${unpaid}${gap(100)}\\b(?:within|by|before|after|for|on or before|more than|until)? ?(?:the )?\\(?{duration}`,
      ),
      value: plainly,
      weight: 9,
    },
    {
      match: words(
        `\\b(?:assessments?|dues|installments?|payments?|fees?|charges?|amounts?)\\b${gap(140)}\\b${unpaid}${gap(100)}\\b(?:within|in|by|for(?: a period of)?|after|more than|prior to) (?:more than )?\\(?{duration}${gap(60)}\\b${due}\\b[^.]{0,120}?\\b(?:delinquent|late (?:payment )?(?:charge|fee|penalty)|in default|late)\\b`,
      ),
      value: plainly,
      weight: 9,
    },
    {
      match: words(
        `\\b(?:delinquent|late|past due|overdue|in default)\\b (?:{duration}|after {duration}|(?:on|as of) the {duration})${gap(20)}\\b(?:after|from|following|of)\\b${gap(30)}\\b${due}`,
      ),
      value: plainly,
      weight: 9,
    },
    {
      match: words(
        `\\blate (?:payment )?(?:charge|fee|penalty|payment fee)s?\\b${gap(160)}\\b(?:more than|within|after|over|exceeding|at least|beyond|by)? ?\\(?{duration} (?:or more )?(?:days )?(?:late|past due|overdue|delinquent|past|after|of|following|from|beyond)\\b`,
      ),
      value: plainly,
      weight: 8,
    },
    {
      match: words(
        `\\b${unpaid}${gap(60)}\\b(?:within|after|by|more than) (?:the )?\\(?{duration}${gap(80)}\\b(?:shall|will|may|is|are)\\b${gap(60)}\\b(?:late (?:payment )?(?:charge|fee|penalty)|delinquent)`,
      ),
      unless: /\bspecial individual\b|\bfines?\b/,
      value: plainly,
      weight: 8,
    },
    {
      match: words(`\\bgrace period of (?:up to )?{duration}|{duration} grace period`),
      unless: /insurance|lease|rent\b|violation|architectur/,
      value: days,
      weight: 8,
    },
    {
      match: words(
        `\\b(?:assessments?|dues|installments?|annual fees?)\\b${gap(100)}\\b(?:not paid|not (?:been )?received|remains? unpaid|unpaid|fails? to pay)${gap(80)}\\b(?:within|for(?: a period of)?|after|more than|in) (?:more than )?\\(?{duration}${gap(40)}\\b(?:of|after|following|from|past|when|due)\\b${gap(120)}\\b(?:bear|accrue|subject to|draw) ${gap(20)}interest`,
      ),
      value: plainly,
      weight: 6,
    },
    {
      match: words(
        `\\b(?:assessments?|dues)\\b${gap(60)}\\b(?:not paid|unpaid|not received)(?: and postmarked| in full)* within {duration} (?:after|of|following) ${gap(20)}\\bdue(?: date)?`,
      ),
      value: plainly,
      weight: 5,
    },
  ],
};

const fee =
  '(?:late (?:payment )?(?:charge|fee|penalty|payment (?:charge|fee|penalty)|assessment)s?|penalty for late payment|late payment|delinquency (?:charge|fee)|administrative late (?:fee|charge))';
const notLate =
  /\b(?:returned (?:check|payment)|nsf|insufficient funds|rental|moorage|pool (?:key|pass)|key|registration|reimburse|library|collected|total|received|budget|income)\b/;

/** A percentage for one payment, not a yearly rate of interest; else the money. */
function charge({ quantities, sentence, match }: Found) {
  const [percent] = quantities.filter((quantity) => quantity.kind === 'percent');
  const [money] = quantities.filter((quantity) => quantity.kind === 'money');
  const rest = sentence.plain.slice(match.index);
  const share = percentOf(percent);
  const yearly = /\{p\d+\} (?:per (?:annum|year)|annual|a year|interest|apr)/.test(rest);
  if (share !== null && share > 0 && share <= 50 && !yearly) return { percent: share };
  if (money && money.amount <= 500) return moneyOf(money);
  return null;
}

const size =
  '(?:(?:in the amount |in an amount |amount(?:ing)? |equal |which is |that is |shall be |will be |is |be |are |not |(?:to )?exceed(?:ing)? |not to exceed |of |at |to |up to |the greater of |the lesser of |the larger of |greater of |: |\\$|an? |\\(\\w\\) |currently |set |levied |assessed |minimum |maximum |flat |established |a late charge |charged |the sum |either |a late fee |to be |the rate |rate |in ))*';

/** What a late payment costs. */
export const lateFee: FactRule = {
  fact: 'assessment.late_fee',
  cue: /\blate\b|delinquen|past due/,
  patterns: [
    {
      match: words(
        `\\b${fee},?:? ${size}(?:{money}|{percent})(?:${gap(60)}\\bor ${size}(?:{money}|{percent}))?`,
      ),
      unless: notLate,
      value: charge,
      weight: 9,
    },
    {
      match: words(
        `(?:{money}|{percent})(?: or ${size}(?:{money}|{percent})${gap(60)})? (?:per (?:month|day|quarter) )?(?:late (?:payment )?(?:charge|fee|penalty))`,
      ),
      unless: notLate,
      value: charge,
      weight: 9,
    },
    {
      match: words(
        `\\b${fee}\\b${gap(120)}\\b(?:of|be|is|exceed|exceeding|equal to|in the amount of|at|such late (?:fee|charge) shall be)(?: the (?:greater|lesser) of| an?| up to| more than)* (?:{money}|{percent})`,
      ),
      unless: notLate,
      value: charge,
      weight: 7,
    },
    {
      match: words(
        `\\blate notice\\b${gap(120)}\\b(?:charge|fee|penalty) of (?:{money}|{percent})(?: or (?:{money}|{percent}))?`,
      ),
      unless: notLate,
      value: charge,
      weight: 7,
    },
    {
      match: words(
        `\\b(?:charge|fee|penalty) (?:of|in the amount of|equal to) (?:{money}|{percent})(?: or (?:{money}|{percent}))?${gap(80)}\\b(?:delinquent|late|past due|overdue|not paid|unpaid)\\b`,
      ),
      unless: new RegExp(`${notLate.source}|attorney|lien|letter|certif`),
      value: (found) => (/assess|dues|install|payment/.test(found.sentence.plain) ? charge(found) : null),
      weight: 6,
    },
  ],
};

const overdue =
  /\b(?:delinquen\w*|late|unpaid|not (?:fully )?paid|not (?:been )?received|overdue|past due|default|due date|when due|becomes? due|first due|failure to pay|remain(?:s|ing)? unpaid|until paid|arrears)\b/;
const sums =
  /\b(?:assessments?|dues|installments?|common (?:expenses?|charges?)|payments?|fees?|charges?|balance|amounts?)\b/;
const otherInterest =
  /\b(?:prime|loans?|promissory|refund|deposit(?:ed|s)?|certificates? of deposit|earn(?:s|ed|ings?)|savings|investment|reserve (?:fund|account)|inflation|bond|undivided|security interest)\b/;
const asideFromDues =
  /\b(?:fines?|repairs?|restor|replac|maintenance cost|costs? (?:and expenses )?incurred|damage|vessel|moorage|additional work|the bill)\b/;

/** Percent a year: a monthly rate times twelve. */
const yearly = (times: number) => (found: Found) => {
  const percent = percentOf(found.quantities.find((quantity) => quantity.kind === 'percent'));
  const { plain } = found.sentence;
  if (percent === null || percent <= 0 || !/interest|late charge|finance charge|per annum/.test(plain))
    return null;
  const rate = Math.round(percent * times * 100) / 100;
  return rate >= 1 && rate <= 40 ? rate : null;
};
const about = (pattern: { match: RegExp; value: (found: Found) => number | null; weight: number }) => [
  {
    ...pattern,
    unless: new RegExp(`${otherInterest.source}|${asideFromDues.source}`),
    value: (found: Found) =>
      overdue.test(found.sentence.plain) && sums.test(found.sentence.plain) ? pattern.value(found) : null,
  },
  {
    ...pattern,
    unless: otherInterest,
    value: (found: Found) =>
      /assess|dues/.test(found.sentence.plain) || overdue.test(found.sentence.plain)
        ? pattern.value(found)
        : null,
    weight: pattern.weight - 4,
  },
];

/** What overdue amounts cost in interest, in percent a year. */
export const interestRate: FactRule = {
  fact: 'assessment.interest_rate',
  cue: /\{p\d/,
  patterns: [
    ...about({
      match: words(
        '{percent}\\)?(?: simple| annual| of (?:the )?(?:unpaid|outstanding|delinquent) (?:balance|amount|assessments?))*(?: interest)?,? (?:per|each|a|every|for each) (?:calendar )?month|\\bmonthly (?:interest )?(?:rate|charge) (?:of |equal to |at )*(?:up to )?{percent}|{percent} monthly',
      ),
      value: yearly(12),
      weight: 9,
    }),
    ...about({
      match: words(
        '{percent}\\)?,?(?: simple| annual| interest)*,? (?:per (?:annum|annua|year)|per ann|annually|a year|each year|annual (?:percentage )?(?:rate|interest)|apr\\b|simple interest|yearly)|\\b(?:annual (?:percentage )?(?:interest )?rate|rate per annum|annual interest)(?: of| not to exceed| equal to| at)* {percent}',
      ),
      value: yearly(1),
      weight: 9,
    }),
    ...about({
      match: words(
        `\\binterest\\b${gap(60)}\\b(?:rate of|rate not (?:to )?exceed(?:ing)?|at|of|rate equal to|lesser of|greater of|rate)(?: the| an?| rate of| maximum| up to| lesser of| greater of| \\(\\w\\))* {percent}`,
      ),
      value: (found) => {
        const rate = yearly(1)(found);
        return rate !== null && rate >= 4 ? rate : null;
      },
      weight: 8,
    }),
  ],
};

export const latePayment = [lateAfter, lateFee, interestRate];
