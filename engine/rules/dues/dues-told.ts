import { type FactRule, type Found, type Pattern, saying } from '../../find/pattern.ts';
import { monthNumber } from '../../language/dates.ts';
import { firstMoney, lastMoney, moneyOf } from '../../language/money-value.ts';
import { monthNames } from '../../language/month-names.ts';
import type { MoneyQuantity } from '../../language/quantity.ts';
import { dues, howOften, periodIn, plausible } from './dues-amount.ts';

const period = '(?:monthly|quarterly|semi[- ]?annual(?:ly)?|annual(?:ly)?|yearly)';
const kinds = '(?:hoa |association |maintenance |regular |homeowners? |poa |condo )*';

/** The first sum, for each home, by the period that it or the words beside it name. */
function first({ match, quantities }: Found) {
  const money = firstMoney(quantities);
  const value = moneyOf(money ?? undefined, { period: periodIn(match[0]), per: 'home' });
  return value?.period && plausible(value.amount, (value.period as MoneyQuantity['period']) ?? undefined)
    ? value
    : null;
}

const months = `(?:${monthNames}|spring|fall)`;
const monthsApart = (from = '', to = '') => Math.abs(monthNumber(to) - monthNumber(from));
const saysFirst = saying(first);
const ofTheYear = /\bfor the (?:[a-z]+ ){0,2}year\b/;

const patterns: readonly Pattern[] = [
  // 'We were able to keep the annual dues at $143', 'the Board set the dues for the year beginning June 1 at $215'
  saying(
    ({ match, quantities, sentence }) => {
      const money = quantities.find((each) => each.kind === 'money');
      const period = periodIn(sentence.plain) ?? (ofTheYear.test(match[0]) ? 'year' : undefined);
      const value = moneyOf(money ?? undefined, { period, per: 'home' });
      return value && plausible(value.amount, undefined) ? value : null;
    },
    {
      unless:
        /\b(?:special|late|transfer|capital|propos\w+|recommend\w*|suggest\w*|consider\w*|would|could|should|if|until|last year|reserve fund)\b/,
    },
  )
    .implied`\b(?:keep|kept|held|maintain(?:ed|s)?|left|leave|holds?|sets?|fixed) (?:the |our ){0,2}${dues}(?: for (?:the (?:coming |next |new )?(?:fiscal |calendar )?year )?{count}| for the (?:coming |next |new )?(?:fiscal |calendar )?year(?: (?:beginning|starting|that begins) (?:on )?(?:[a-z]+ {count}|{date}))?| the same| unchanged| steady| flat| where (?:it is|they are)){0,2},? at {money}`,
  // 'The 2032 fee is $612 per quarter'
  saying(first, {
    unless:
      /\b(?:special|late|transfer|pool|club|guest|gate|parking|management|registration|rental|propos\w+|would|if|may|could)\b/,
  }).likely`\bthe (?:new )?{count} ${kinds}(?:${period} )?fees? (?:is|are|will be) {money}`,
  // 'if everyone paid their $150 dues'
  saying(({ quantities, sentence }) => {
    const money = firstMoney(quantities);
    const value = moneyOf(money ?? undefined, { period: periodIn(sentence.plain), per: 'home' });
    return value && plausible(value.amount, money?.period ?? undefined) ? value : null;
  })
    .likely`\b(?:their|your|our|the) {money} (?:(?:hoa|association|regular) ){0,2}(?:dues|assessments?)\b(?! (?:increase|raise|hike|income))`,
  saying(({ quantities }) => {
    const money = firstMoney(quantities);
    return money ? moneyOf(money, { period: 'quarter', per: 'home' }) : null;
  })
    .implied`\b(?:first|second|third|fourth|1st|2nd|3rd|4th|q[1-4]|spring|{count}) quarter(?:ly)? (?:of {count} )?${kinds}(?:dues|assessments?|fees?) (?:of |are |is |in the amount of |[:-] ?){0,2}{money}`,
  // 'the monthly condo fee: the cost per unit goes from $230 to $245', 'keep it at $197 per home'
  saying(({ quantities, sentence }) => {
    const value = moneyOf(lastMoney(quantities), { period: periodIn(sentence.plain), per: 'home' });
    return value?.period && plausible(value.amount, undefined) ? value : null;
  })
    .implied`\b(?:dues|assessments?)\b.{0,90}\b(?:go(?:es|ing)?|went|rises?|rose|rising|increas(?:es?|ed|ing)|chang(?:es?|ed|ing)|rais(?:es?|ed|ing)|lower(?:s|ed|ing)|drops?|dropped) (?:up |down )?from {money} to {money}`,
  saying(({ quantities, sentence }) => {
    const money = firstMoney(quantities);
    return money?.per === 'home' ? moneyOf(money, { period: periodIn(sentence.plain), per: 'home' }) : null;
  })
    .implied`\b(?:dues|assessments?)\b.{0,60}\b(?:keep|kept|keeping|leave|leaving|hold|holding|held)(?: (?:it|them|dues|assessments?))? at {money}`,
  // 'each homeowner will receive their annual invoice on or around October 1 for $368'
  saysFirst.implied`\b(?:home ?owners?|owners?|members?|households?|you)\b[^.;{]{0,40}\b(?:their|an?|your|the) ${period} (?:dues |assessment |hoa )?(?:invoice|bill|statement)s?\b(?:[^.;{]|{date}){0,60} (?:for|of) {money}`,
  saysFirst.implied`^(?:current |your |our )?${kinds}(?:assessments?|dues):?(?: (?:are )?(?:currently|presently|now),?)? {money}`,
  // 'HOA fees are $140, due April 1st and October 1st'
  saying(({ match, quantities }) => {
    const apart = monthsApart(match.groups?.from, match.groups?.to);
    return apart === 6 ? moneyOf(firstMoney(quantities), { period: 'half_year', per: 'home' }) : null;
  })
    .decisive`\b${kinds}(?:dues|assessments?|fees) (?:are|is|of) {money}(?: each)?,? (?:due|payable)(?: on| and payable on)? (?<from>${months})\b[^.;a-z]{0,8}(?:st|th)? (?:and|&) (?:on )?(?<to>${months})\b`,
  // 'Dues were $325 last year and are $350 this year'
  saying(({ quantities, sentence }) => {
    const money = lastMoney(quantities);
    return moneyOf(money, { period: periodIn(sentence.plain), per: 'home' });
  })
    .told`\b${kinds}(?:dues|assessments?|fees?) (?:were|was) {money} (?:last year|in {count}) and (?:are|is|will be) (?:now )?{money}`,
];

const cue =
  /\{m\d.*(?:dues|assess|fee|amount|payment|rate)|(?:dues|assess|fee|amount|payment|rate|invoice|bill|statement|share).*\{m\d/;

const asNamed = ({ match }: Found) => periodIn(`${match.groups?.often}`) ?? null;
const saysAsNamed = saying(asNamed);
const inWords = ({ match }: Found) => periodIn(match[0]) ?? null;

/** Dues named beside their sum in newsletters, letters and disclosures, and how often they are asked for. */
export const duesTold: readonly FactRule[] = [
  { fact: 'assessment.regular', cue, patterns },
  {
    fact: 'assessment.frequency',
    cue: /dues|assess|fee|amount|payment|rate|invoice|bill|statement|share/,
    patterns: [
      ...howOften(patterns),
      // 'statements for your annual assessments are in the mail'
      saysAsNamed.likely`\b(?:statements?|invoices?|bills?|coupons?|billing)s? (?:for|of) (?:the |your |our |{count} ){0,2}(?<often>monthly|quarterly|semi[- ]?annual|annual|yearly) ${kinds}(?:dues|assessments?|fees?)\b`,
      // 'annual assessments, most often paid by homeowners in monthly installments'
      saying(asNamed, { unless: /\b(?:special|may be|if|hardship|plan)\b/ })
        .likely`\b(?:assessments?|dues|fees?)\b[^.;{]{0,60}\b(?:paid|pays?|payable|collected|due)\b[^.;{]{0,40}\bin (?:[a-z]+ )?(?:equal )?(?<often>monthly|quarterly|semi-?annual) (?:installments?|payments?)\b`,
      // 'starting with the October semi annual assessment'
      saysAsNamed.likely`\b(?:${months}(?:,? {count})?|{date}) (?<often>quarterly|semi[- ]?annual) ${kinds}(?:dues|assessments?|payments?|installments?)\b`,
      // 'rather than raise the monthly assessments'
      saying(inWords, { unless: /\b(?:maximum|may be|shall)\b/ })
        .hint`\b(?:rais|increas|lower|reduc)(?:e|es|ed|ing) (?:the |our |your )?(?:current )?(?:monthly|quarterly|semi-?annual) (?:hoa |association |regular |condo )?(?:assessments?|dues|fees?)\b`,
      saying(({ match }) => (match.groups?.often === 'quarter' ? 'quarter' : 'month'))
        .told`\bdue date (?:of|for) (?:the |your |our |all )?(?:[a-z]+ ){0,2}(?:fees?|dues|assessments?) (?:is|shall be|will be) the (?:first|1st)(?: day)? of (?:each|every|the) (?<often>month|quarter)\b`,
      saying(inWords)
        .likely`\b(?:(?:home)?owners?|members?|lots?|units?|homes?)(?: dues?)? (?:is|are|shall be|will be) (?:assessed|charged|billed) (?:dues )?(?:monthly|quarterly|semi-?annually|annually|yearly)\b`,
    ],
  },
];
