import { type FactRule, type Found, gap, saying } from '../../find/pattern.ts';
import { dayOfMonth } from '../../language/dates.ts';
import { dayLength } from '../../language/day-length.ts';
import { monthNames } from '../../language/month-names.ts';
import { daysOf } from '../../language/values.ts';
import { lateByDay, nth, ordinalOf } from './late-day.ts';

const due =
  '(?:due|date|thereof|billing|invoice|same|it (?:is|was|becomes|became)|they (?:are|were|become|became)|becom(?:es|ing)|mailing|levy|1st|first|{date}|january|when|that|(?:they are|it is|become) payable)';
const unpaid =
  '(?:not (?:been |be |being )?(?:fully |timely )?(?:paid|received|made|postmarked|reached)|unpaid|fails? to (?:pay|make)|failure to pay|remains? unpaid|paid|received)';
/** Later steps than being late: a lien, a lawsuit, the loss of the vote. */
export const laterSteps =
  /\b(?:lien(?! (?:upon|on))|foreclos|lawsuit|suit\b|attorney|suspen|accelerat|declare|entire (?:balance|annual)|turned over|collection agency|notice of (?:default|intent|delinquen)|letter|record|legal action|small claims|vot(?:e|ing)|fines?|vessel|moorage|rent\b|tenant|lease|mortgagees?|certificate|statement|insurance|violations?|sen[dt]|notice (?:to|shall|will))\b/;

const dayIn = ({ match }: Found) => ordinalOf(match.groups?.nth);

/** The days of a year that a text names ('April 15th'), in milliseconds within one common year. */
const daysNamed = (text: string): number[] =>
  [...text.matchAll(new RegExp(dayOfMonth, 'gi'))].map(([day]) =>
    Date.parse(`${day.replace(/(?:st|nd|rd|th)$/i, '')}, 2001 UTC`),
  );

/** The first duration caught, of at most a quarter of a year. */
function days({ quantities }: Found) {
  const value = daysOf(quantities.find((quantity) => quantity.kind === 'duration'));
  return value && value.days >= 1 && value.days <= 92 ? value : null;
}

/** As `days`, where nothing up to the end of what was matched tells of a later step. */
function plainly(found: Found) {
  const { match, sentence } = found;
  const before = sentence.plain
    .slice(0, match.index + match[0].length)
    .replace(/\bwithout (?:further |prior )?notice(?: to (?:the |an )?owners?)?\b/g, '')
    .replace(/\b(?:assessments?|dues),? (?:and |or )?fines?(?=,? (?:and|or) other)/g, 'assessments');
  return laterSteps.test(before) ? null : days(found);
}

const saysPlainly = saying(plainly);

/** How long after the due date a payment counts as late. */
const lateAfter: FactRule = {
  fact: 'assessment.late_after',
  cue: /\{d\d|(?:unpaid|paid|received) (?:in full )?(?:by|after|before) [a-z]{3}|due\b.*\{t\d.*\{t\d|(?:\d(?:st|nd|rd|th)\)?|[a-z]{4}th) day\b/,
  patterns: [
    saysPlainly.express`\b(?:delinquent|late|past due|overdue|in default|in arrears)\b${gap(30)}\b(?:if|when|unless|where|after|until|should)\b${gap(80)}\b${unpaid}${gap(100)}\b(?:within|by|before|after|for|on or before|more than|until)? ?(?:the )?\(?{duration}`,
    saysPlainly.express`\b(?:assessments?|dues|installments?|payments?|fees?|charges?|amounts?)\b${gap(140)}\b${unpaid}${gap(100)}\b(?:within|in|by|for(?: a period of)?|after|more than|prior to) (?:more than )?\(?{duration}${gap(60)}\b${due}\b[^.]{0,120}?\b(?:delinquent|late (?:payment )?(?:charge|fee|penalty)|in default|late)\b`,
    saysPlainly.express`\b(?:delinquent|late|past due|overdue|in default)\b (?:{duration}|after {duration}|(?:on|as of) the {duration})${gap(20)}\b(?:after|from|following|of)\b${gap(30)}\b${due}`,
    // 'Fees are due on the first and are late after 15 days'
    saysPlainly.plain`\b(?:is|are|becomes?|considered|deemed) (?:late|delinquent|past due) after {duration}`,
    // 'a late fee of $10 a month for the first three months overdue' ends then.
    saying(plainly, {
      unless:
        /\bfor (?:the (?:first|next) |up to |at most |no more than )\{d|\binterest\b[^;]{0,120}\b(?:commenc|begin|start)\w* \(?\{d/,
    })
      .plain`\blate (?:payment )?(?:charge|fee|penalty|payment fee)s?\b${gap(160)}\b(?:more than|within|after|over|exceeding|at least|beyond|by)? ?\(?{duration} (?:or more )?(?:days )?(?:late|past due|overdue|delinquent|past|after|of|following|from|beyond)\b|\blate (?:payment )?(?:charge|fee|penalty)\b${gap(80)}\b(?:unpaid|not paid|outstanding|late|overdue) (?:after|for|more than|over|beyond) (?:more than )?{duration}`,
    saying(plainly, { unless: /\bspecial individual\b|\bfines?\b/ })
      .plain`\b${unpaid}${gap(60)}\b(?:within|in|after|by|more than) (?:the )?\(?{duration}${gap(80)}\b(?:shall|will|may|is|are)\b${gap(60)}\b(?:late (?:payment )?(?:charge|fee|penalty)|delinquent)`,
    saysPlainly.told`\b(?:delinquent|late|past due|past|overdue|unpaid|in default) (?:for |by )?(?:an? |any )?(?:period of )?(?:more than |over |at least |exceeding |in excess of )?\(?{duration}${gap(60)}\b(?:incur|subject to|late (?:payment )?(?:charge|fee|penalty)|pay an?|charged)`,
    // 'not received by the 10th day after it is due': an ordinal is no quantity
    saying((found) => {
      const day = dayIn(found);
      const late = /\b(?:delinquent|late|past due|overdue|interest)\b/.test(found.sentence.plain);
      return late && day >= 1 && day <= 92 && !laterSteps.test(found.match[0]) ? { days: day } : null;
    })
      .plain`\b${unpaid}${gap(60)}\b(?:by|before|until|after|on or before) the ${nth('nth')} day (?:(?:after|following|from)${gap(30)}\b${due}|of the month (?:in which|when) (?:it is|they are|it was|same is) due)`,
    // 'a late notice goes out on the 16th day after the due date': fifteen days went by
    saying((found) => {
      const day = dayIn(found);
      return day > 1 && day <= 61 ? { days: day - 1 } : null;
    })
      .implied`\b(?:late|delinquen\w+)\b${gap(60)}\bon the ${nth('nth')} day (?:after|following|past)${gap(20)}\bdue\b`,
    saysPlainly.plain`\b(?:payments?|assessments?|dues|installments?)\b${gap(30)}\b(?:received|paid|made|postmarked) (?:more than |over )?{duration} (?:late|after|past)\b${gap(60)}\b(?:late (?:payment )?(?:charge|fee|penalty)|(?:are|is|be|deemed|considered) (?:delinquent|late))`,
    // 'If payment is not received in 30 days, a $25 late fee is posted'
    saysPlainly.told`\b(?:payments?|dues|assessments?|installments?)\b[^.;]{0,20}\b${unpaid} (?:in|within|after) {duration},? (?:an? |the )?{money} late (?:payment )?(?:charge|fee|penalty)`,
    // 'If you are 30 days late with your dues a $15 late fee is charged'
    saysPlainly.told`\b(?:if|when|once) (?:you|an? owner|a member|(?:the |a |your )?(?:payment|account)) (?:is |are )(?:more than )?{duration} (?:late|past due|overdue|delinquent)\b(?! (?:for|to|returning)\b)[^.;]{0,60}\blate (?:payment )?(?:charge|fee|penalty)`,
    saysPlainly.told`\bafter {duration} (?:from|past|of|following|after) (?:the |its |their )?due(?: date)?\b${gap(120)}\b(?:late (?:payment )?(?:fee|charge|penalty)|delinquent|interest|past due)\b`,
    saysPlainly.told`\b(?:assessments?|dues|installments?|payments?|accounts?)\b${gap(60)}\b(?:unpaid|not paid|not received) {duration} (?:past|after|from|beyond|following) ${gap(20)}\b${due}\b${gap(80)}\b(?:delinquent|late|past due|in default)\b`,
    saysPlainly.told`^(?:\S{1,4} )?(?:past due|delinquent|late) ?:${gap(40)}\b${unpaid}${gap(20)}{duration} (?:past|after|from|beyond|following)\b`,
    saysPlainly.told`{duration} (?:from|after|past) (?:the |its )?due date to (?:pay|make payment)\b|{duration} to pay\b${gap(40)}\bwithout (?:penalty|a late|interest|late)`,
    saying(days, {
      unless:
        /insurance|lease|rent\b|violation|architectur|\bfor (?:install|remov|repair|complet|correct|comply)\w*|\bto (?:install|remove|repair|complete|correct|comply)\b/,
    }).plain`\bgrace period (?:of|is) (?:up to )?{duration}|{duration} grace period`,
    saysPlainly.implied`\b(?:assessments?|dues|installments?|annual fees?|charges?)\b${gap(100)}\b(?:not paid|not (?:been )?received|remains? unpaid|unpaid|fails? to pay)${gap(80)}\b(?:within|w\w{3,5}|for(?: a period of)?|on or before|before|by|after|more than|in|over) (?:more than |over |the )?\(?{duration}(?:${gap(40)}\b(?:of|after|following|from|past|when|due)\b)?${gap(120)}\b(?:bear|accrue|earn|subject to|draw) ${gap(20)}interest`,
    saysPlainly.likely`\b(?:assessments?|dues)\b${gap(60)}\b(?:not paid|unpaid|not received)(?: and postmarked| in full){0,6} within {duration} (?:after|of|following) ${gap(20)}\bdue(?: date)?`,
    // 'due March 31st of each year'; 'if unpaid by April 15th, they are in arrears'
    saying(({ match, sentence, doc }) => {
      const [late] = daysNamed(sentence.text.slice(match.index));
      const due = doc.sentences
        .slice(Math.max(0, sentence.index - 3), sentence.index + 1)
        .flatMap(({ text }) =>
          /\bdue\b[^.;]{0,30}$/i.exec(text.split(dayOfMonth)[0] ?? '') ? daysNamed(text) : [],
        )
        .at(-1);
      const days = late && due ? Math.round((late - due) / dayLength) : 0;
      return days > 0 && days <= 92 ? { days } : null;
    })
      .told`\b(?:unpaid|not (?:been )?(?:paid|received)|received|paid) (?:in full )?(?:by|after|before) (?:${monthNames})\b${gap(60)}\b(?:late|delinquent|past due|overdue|in arrears)\b`,
    saysPlainly.told`\b(?:installments?|assessments?|payments?|dues|accounts?) (?:which (?:is|are) |that (?:is|are) )?(?:more than |over )?{duration} (?:overdue|late|past due|in arrears|behind)\b${gap(30)}\b(?:considered|deemed|delinquent|charged|bear|accrue|interest|late (?:charge|fee)|subject to a late|incurs?)`,
  ],
};

export const lateRules = [lateAfter, lateByDay];
