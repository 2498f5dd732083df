import type { FactRule, Found } from '../../find/pattern.ts';
import { gap, saying } from '../../find/pattern.ts';
import { monthNames } from '../../language/month-names.ts';
import type { Period } from '../../language/quantity.ts';
import { regex } from '../../regex.ts';
import { howOften, periodIn, said } from './dues-amount.ts';

const oneOf = '(?:monthly|quarterly|semi-?annual(?:ly)?|bi-?annual(?:ly)?|annual(?:ly)?|yearly)';
const choice = regex`${oneOf},? (?:or|and/or|and|,) (?:an? )?(?:${oneOf}|other)|${oneOf}, ${oneOf}`;
const perhaps =
  /\b(?:may|as (?:determined|decided|the board)|at the (?:option|discretion)|option of|if the board|unless)\b/;
const specialOnly = /\b(?:special|supplemental)\b/;
const regularToo = /\b(?:regular|annual|monthly|general|common expenses?|dues)\b/;

function period(found: Found): Period | null {
  const text = found.match[0].replace(
    /levied (?:annually|on an? (?:annual|yearly) basis)|annual (?:assessments?|dues|meeting|charges?|maintenance)|\bfor \{n\d+\} (?:is|are)\b/g,
    '',
  );
  if (choice.test(found.sentence.plain)) return null;
  return (
    periodIn(text) ?? (/first day of (?:each|every|the|a) (?:calendar )?month/.test(text) ? 'month' : null)
  );
}

const asksWhenDue =
  /\b(?:when|how often) (?:are|do|is|must) (?:the |my |our |your |regular |hoa )*(?:they|i|we|assessments?|dues|fees|payments?) ?(?:due|pay|paid|payable|billed|collected)\b[^.;]{0,30}\?/;
const installments = `(?:in |on |by |as ){0,6}(?:an? |the )?(?:{count} )?(?:[a-z]+ )?(?:equal )?(?:[a-z]+ )?(?:installments? )?(?:on an? |in )?${oneOf}(?: installments?| payments?| basis| in advance|,|;|\\.|$| on| by| to| from| at| and)`;
const isYear = saying('year');
const twoDays = / and (?:on |of )?[a-z]+$/;

/** How often dues are collected. */
export const frequency: FactRule = {
  fact: 'assessment.frequency',
  cue: /month|quarter|annual|year|installment|january|\{m\d|every \{d/,
  patterns: [
    saying((found) => {
      const before = found.sentence.plain.slice(0, found.match.index);
      const both = /\b(?:annual|regular|monthly|general)(?: assessments?)? (?:and|or) special $/.test(before);
      const text = (!both && /\bspecial (?:individual )?$/.test(before) ? 'special ' : '') + found.match[0];
      const whole = found.sentence.plain;
      const payer = text.replace(/\b(?:payable|paid|pay|collected|collect|due|made)\b.*/, '');
      if (
        specialOnly.test(payer) &&
        !regularToo.test(payer.replace(/special (?:individual )?assessments?/g, ''))
      )
        return null;
      const loose =
        perhaps.test(text) ||
        /\bmay be (?:paid|collected|payable|made)\b|\bif an? (?:property )?owner\b/.test(whole);
      return loose ? null : period(found);
    })
      .express`\b(?:assessments?|dues|common expenses?|fees?|charges)\b${gap(140)}\b(?:payable|paid|pay|collected|collect|due|billed|invoiced|divided|made) ${installments}`,
    // 'Dues are $1,260, payable $315 a quarter'
    saying(
      ({ quantities }) => {
        const each = quantities.findLast(({ kind }) => kind === 'money');
        return each?.kind === 'money' && /month|quarter|half/.test(each.period ?? '') ? each.period : null;
      },
      // What is lent is paid back so.
      { unless: /\b(?:special|supplemental|may be|would be|loans?|lend|over time)\b/ },
    )
      .express`\b(?:assessments?|dues|fees)\b${gap(60)}\b(?:payable|billed)(?: at| in installments of)? {money}`,
    saying(({ match }) => (/quarter$/.test(match[0]) ? 'quarter' : 'month'), {
      unless: /\b(?:special|supplemental|may)\b/,
    })
      .plain`(?:\b(?:regular )?(?:assessments?|dues|common expenses?|installments?|(?:common|monthly|quarterly|association|condo|hoa|maintenance) fees?)|^(?:fees|payments))\b${gap(100)}\b(?:due|payable|paid)\b${gap(40)}\b(?:on|by|before|upon|than) (?:or before )?the (?:first|1st|fifth|5th|tenth|10th|{count})[a-z]{0,2}(?: \(\w+\))? (?:(?:calendar )?day )?of (?:each|every|the|a) (?:calendar |and every )?(?:month|quarter)\b(?! (?:in which|when|that|following|after|they|it)\b)`,
    // 'payable January 1 and due by March 31' is one payment, with its first day and its last.
    saying(({ match }) => (twoDays.test(match[0]) ? 'half_year' : 'year'), {
      unless: /special|supplemental|monthly|quarterly|installments|\bfirst year/,
    })
      .implied`\b(?:assessments?|dues|annual fees?)\b[^.;]{0,60}?\b(?:due|payable)\b[^.;]{0,30}?\b(?:${monthNames}) (?:{count}|1st|first|\d+(?:st|nd|rd|th))(?: of each| each| every| of every|,? annually| of the| and\b(?: (?:on |of )?(?:${monthNames})\b)?)`,
    // 'The annual assessment is payable in quarters of $90.'
    saying(
      ({ match }) =>
        /quarters$/.test(match[0]) ? 'quarter' : /halves$/.test(match[0]) ? 'half_year' : 'month',
      {
        unless: /\b(?:special|supplemental|may)\b/,
      },
    )
      .decisive`\b(?:assessments?|dues|fees?)\b${gap(100)}\b(?:payable|paid|pay|collected|due|billed)\b${gap(20)}\b(?:in|by) (?:equal )?(?:quarters|halves|twelfths)`,
    // 'in four equal installments': a year's dues in so many parts
    saying(
      ({ quantities }) => {
        const parts = quantities.findLast(({ kind }) => kind === 'count');
        const times = parts?.kind === 'count' ? parts.value : 0;
        return ({ 12: 'month', 4: 'quarter', 2: 'half_year', 1: 'year' } as const)[times] ?? null;
      },
      {
        unless:
          /\b(?:special|supplemental)\b|\bmay be\b|\{d\d|\b(?:put in place|levied|imposed|approved|passed|adopted) an? (?:[a-z]+ )?assessment of \{m/,
      },
    )
      .plain`\b(?:assessments?|dues|fees?|charges|common expenses)\b${gap(100)}\b(?:payable|paid|pay|collected|due|billed|divided)\b${gap(40)}\b(?:in|into) {count} (?:equal )?(?:[a-z]+ )?(?:installments|payments)`,
    saying('year', { unless: /\bspecial\b|\bmay be\b|installment|monthly|quarterly/ })
      .told`\b(?:assessments?|dues|fees)\b${gap(60)}\b(?:billed|payable|due|collected|paid|invoiced|assessed)\b${gap(20)}\b(?:once (?:a|each|every|per) year|every year|per year|on an? (?:yearly|annual) basis|(?:annually|yearly) (?:in|on|by|each|every)\b)`,
    // 'When are they due?' and 'Quarterly, on January 1, …' below it
    saying(({ match, sentence, doc }) =>
      asksWhenDue.test(doc.sentences[sentence.index - 1]?.plain ?? '') ? (periodIn(match[0]) ?? null) : null,
    )
      .plain`^\W*(?:(?:they|dues|assessments?|payments?) are (?:due |paid |billed )?)?(?:monthly|quarterly|semi-?annually|annually|yearly)\b`,
    saying(({ match, doc }) =>
      /\b(?:assessments?|dues)\b/i.test(doc.source.text) ? (periodIn(match[0]) ?? null) : null,
    ).likely`(?:^|[.)}] )payments? (?:are|is|shall be|will be) due (?:monthly|quarterly|annually|yearly)\b`,
    saying(({ match }) => periodIn(match[0]) ?? null, {
      unless: /\b(?:special|if|may|no|developer|declarant)\b|installments?/,
    })
      .implied`\b(?:monthly|quarterly|annual) (?:hoa |association |condo(?:minium)? |maintenance |common |membership ){0,2}(?:fees?|dues|assessments?|charges?) (?:are|is|shall be) (?:due|payable)\b`,
    // 'in a lump sum or, if the Association so chooses, on a monthly basis': what is the rule is told first
    isYear.told`\bannual (?:assessments?|dues|charges?|fees?)\b[^.;]{0,40}\b(?:payable|paid|due|collected)\b[^.;]{0,20}\bin (?:an?|{count}) (?:lump[- ]sum|single payment)`,
    saying(({ quantities }) => {
      const every = quantities.findLast(({ kind }) => kind === 'duration');
      const days = every?.kind === 'duration' ? every.days : 0;
      return (
        ({ 30: 'month', 90: 'quarter', 180: 'half_year', 360: 'year', 365: 'year' } as const)[days] ?? null
      );
    })
      .told`\b(?:(?:bill|invoice|collect|pay|assess)\w*\b${gap(40)}\b(?:assessments?|dues)|(?:assessments?|dues|charges)\b${gap(40)}\b(?:billed|due|payable|paid|collected))\b${gap(20)}\b(?:once )?every {duration}`,
    saying(({ match }) => (/october$/.test(match[0]) ? 'quarter' : 'half_year'))
      .told`\b(?:assessments?|dues)\b[^.;]{0,30}\b(?:due|payable|paid|billed|invoiced|collected) (?:in|each|every) january(?:, april, july,? and october| and july)\b`,
    // 'There are monthly dues to be paid to the association.'
    saying(period)
      .told`\b(?:monthly|quarterly) (?:hoa |association )?(?:dues|fees?|assessments?) (?:that (?:are|must be) |to be )paid\b`,
    isYear.likely`\bpayments may be made (?:annually|yearly) or (?:quarterly|monthly)`,
    ...howOften(said, choice),
    saying(period, {
      unless:
        /\bguarantees?\b|\bmay (?:be (?:paid|collected|payable|due)|collect|elect|charge|levy|require)|\b(?:special|maximum|if|two|three|{d\d|equal to|times|annual|yearly|months'?|report|statement|financial)\b|\{[dn]\d+\}/,
    })
      .hint`\b(?:monthly|quarterly) (?:(?:hoa|association|common|maintenance|regular) )?(?:assessments?|dues|installments? of (?:the |his |their |any )?(?:annual |regular )?assessments?)\b`,
    saying('quarter')
      .plain`\b(?:assessments?|dues|fees?)\b${gap(60)}\b(?:due|payable|paid|collected|billed)\b${gap(30)}\b(?:1st|first(?: day)?|{count}) of january,? (?:the )?(?:1st of |first of )?april,? (?:the )?(?:1st of |first of )?july,? (?:and )?(?:the )?(?:1st of |first of )?october`,
    saying(({ quantities }) => {
      const times = quantities.find(({ kind }) => kind === 'count');
      const value = times?.kind === 'count' ? times.value : 2;
      return ({ 2: 'half_year', 4: 'quarter', 12: 'month' } as const)[value] ?? null;
    })
      .told`\b(?:assessments?|dues|fees?)\b${gap(60)}\b(?:due|payable|paid|collected|billed|(?<=\b(?:bills?|invoices?|statements?)\b[^.;]{0,20})(?:mailed|sent))\b${gap(20)}(?:\btwice|\btwo times|{count} times) (?:a|each|per|every) year`,
  ],
};
