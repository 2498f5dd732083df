import {
  type Candidate,
  type FactRule,
  type Found,
  type Pattern,
  type ScanRule,
  saying,
} from '../../find/pattern.ts';
import { firstMoney, moneyOf } from '../../language/money-value.ts';
import type { Period } from '../../language/quantity.ts';
import { becameOf } from '../../meeting/became-of.ts';
import type { Doc, Sentence } from '../../model.ts';
import { lower } from '../../tiers.ts';

const kinds =
  "(?:hoa|association|membership|homeowners?'?|owners?'?|annual|yearly|monthly|quarterly|semi-?annual|regular|general|basic|common|base|current|new|maintenance|condo(?:minium)?|individual|normal|periodic)";
/** What the dues are called. */
export const dues = `(?:(?:${kinds} ){0,6}(?:dues|assessments?)(?: \\((?:hoa )?(?:dues|fees?|assessments?)\\))?(?: (?:rate|amount|payments?|fees?|level|assessment))?|(?:${kinds} )+(?:fees?|charges?))`;
export const home =
  '(?:lots?|units?|homes?|ownership interest|homeowners?|owners?|members?|households?|residents?|property owners?)';

/** Sums that are not what an owner pays from year to year. */
const notDues =
  /\breserve assessments? of\b|\bif (?:the |our |annual |monthly |hoa ){0,3}(?:dues|assessments?|fees?) (?:go(?:es)?|went|rise|rose|were|increased?|are (?:raised|increased))\b|\b(?:special|one[- ]time|late(?! (?:after|if)\b)|fines?|penalt|transfer|estoppel|resale|capital|working|initiation|closing|total|(?:receive[ds]?|collected)(?=[^.;]*\{m)|owed|owes|owing|outstanding|delinquen\w*|unpaid|prepaid|past due|arrears|balance|shortfall|maximum|not (?:to )?exceed|no more than|not more than|up to|until|initial|declarant|developer|builder|loan|lien|reserve study|management|manager|credit|refund|waive[ds]?|(?<!\b(?:covers?|covering|includes?|including|pays? for|such as)\b[^.;{]{0,160})insurance|minimum|donated|donates|subscription)\b|\badditional (?:[a-z]+ ){0,2}(?:assessments?|charges?|fees?) of\b|\ban assessment (?:of|in the amount of) \{m\d+\}[^.;{]{0,30}\b(?:to|for)\b|\{m\d+\}[^.;{]{0,30}\b(?:receive[ds]?|collected)\b/;
/** Talk of dues that may come. */
const talk =
  /\b(?:propos\w+|recommend\w*|suggest\w*|consider\w*|discuss\w*|would|could|should|if|might|may(?! (?:\d|\{n|change\b|vary\b|become (?:an? )?members?\b))|motion(?:ed)?(?! (?:carried|passed|approved))|asked|question\w*|estimate\w*|options?|voted? to (?:consider|discuss))\b/;
/** What tells that the talk became a decision. */
const decided =
  /\bvoted (?:[a-z]+ ){0,2}to (?:raise|increase|set|fix|lower|reduce|keep)\b(?![^.;]*\b(?:against|failed|opposed|defeated)\b)|\b(?:passed|carried|approved|adopted|effective|agreed|(?:board|association|directors|trustees|we) (?:has|have) (?:therefore |now |again |also )?(?:set|fixed|raised|increased|lowered)|were set|are set|will (?:be|increase|raise|bring|make)|has been|have been|necessary to (?:raise|increase)|had to (?:raise|increase))\b/;

const adjectives: readonly [RegExp, Period][] = [
  [/\b(?:monthly|per month|(?:of )?(?:each|every) month|a month)\b/, 'month'],
  [/\b(?:quarterly|per quarter|each quarter)\b/, 'quarter'],
  [/\b(?:semi[- ]?annual(?:ly)?|twice a year)\b/, 'half_year'],
  [
    /(?<!semi[- ])(?<!bi-)\b(?:annual(?:ly)?|yearly|for (?:a|the|each) (?:calendar|fiscal) year|per year|a year|per annum|dues for (?:the year )?\{n\d+\}|fee for \{n\d+\})\b|^[^{]{0,20}\{n\d+\} (?:annual )?dues (?:is|are|will|shall|remain|goe?s?\b|rise|increase)|\bfor \{n\d+\} (?:is|are)\b/,
    'year',
  ],
];

/** How a yearly sum is paid says nothing of what it is for. */
const installments = /\b(?:payable|paid|due|collected|billed|pay)\b[^.;]{0,30}/g;

/** Paid once a year, it is a year's dues. */
const onceAYear =
  /^[^{]{0,30}\b(?:dues|assessments?) for the (?:\{n\d+\} (?:calendar |fiscal ))?year\b|\b(?:payable|paid|due|collected|billed) (?:once )?(?:annually|yearly|a year|each year)\b|^[^{]{0,12}\{n\d+\} assessment (?:is|was|will be) \{m\d+\},? (?:and )?(?:is )?(?:due|payable) (?:on |by |in )?(?:\{t|[a-z]{3,9} \{n)/;

/** Due every month, it is a month's dues. */
const dueMonthly = /\b(?:due|payable)\b[^.;]{0,40}\b(?:of|in) (?:each|every) month\b/;

/** The period that the words name beside the amount; undefined where they name none or several. */
export function periodIn(text: string): Period | undefined {
  const named = adjectives.filter(([pattern]) => pattern.test(text));
  return named.length === 1 ? named[0]?.[1] : undefined;
}

/** Whether dues may be so high. */
export const plausible = (amount: number, period: Period | undefined) =>
  amount >= 1 && amount <= (period === 'month' ? 3000 : period === 'year' ? 25_000 : 8000);

/** 'an increase in the per unit …': what follows is added. */
const added =
  /\b(?:increase|raise|rise|hike|decrease|reduction) (?:in|to|of) (?:the |our )?(?:[a-z]+ ){0,4}$/;

/** Minutes that speak of annual dues, and of no others, mean them by 'dues'. */
const annualAlone = (doc: Doc) =>
  doc.type === 'minutes' &&
  /\b(?:annual|yearly) (?:hoa |association |homeowners? )?(?:dues|assessments?)\b/i.test(doc.source.text) &&
  !/\b(?:monthly|quarterly|semi-?annual|per month|a month|each month|per quarter)\b/i.test(doc.source.text);

const reach = 2;

/** 'Annual assessments are paid in January. The assessment is $400.': the one period that a letter names just before. */
export function periodBefore({ type, sentences }: Doc, { index }: Sentence): Period | undefined {
  const near = type === 'other' ? sentences.slice(Math.max(0, index - reach), index) : [];
  const said = near.filter(({ plain }) => /\b(?:dues|assessments?)\b/.test(plain) && !/\{m\d/.test(plain));
  return said.length > 0 ? periodIn(said.map(({ plain }) => plain).join(' ')) : undefined;
}

/** 'ASSESSMENTS (PER QUARTER)' over a plan's 'Your assessment for 2031 is $106': no year's, where the words name no other period. */
function periodOver({ type, sections }: Doc, { section, plain }: Sentence): Period | undefined {
  const title = type === 'budget' ? (sections[section]?.title.toLowerCase() ?? '') : '';
  const isNamed = /\b(?:month|quarter|annual|year)|\/ ?(?:mo|qtr|yr)\b/.test(plain);
  return !isNamed && /\b(?:dues|assessments?)\b/.test(title) ? periodIn(title) : undefined;
}

function amount({ match, quantities, sentence, doc }: Found) {
  const money = quantities.findLast((quantity) => quantity.kind === 'money');
  // 'a dues increase of $30' is what is added, not what is paid.
  const before = sentence.plain.slice(0, match.index);
  if (
    !money ||
    (/\b(?:increas\w+|rais\w+) (?:in )?(?:the |our |an? )?$/.test(before) &&
      !/ (?:to|at|from) \{m/.test(match[0])) ||
    /\b(?:increas\w*|rais\w+|rise|go(?:es)? up|went up|going up)(?: of| by)? \{m\d+\}$|^(?:increas|rais|lower|reduc)\w+\b(?!.*(?:\bto|\bat|\{m\d+\}.*) \{m\d+\}$)/.test(
      match[0],
    )
  )
    return null;
  if (/ of \{m\d+\}$/.test(match[0]) && added.test(before)) return null;
  const whole = sentence.plain.replace(installments, '');
  const period =
    periodOver(doc, sentence) ??
    periodIn(`${match[0]} `) ??
    periodIn(whole) ??
    quantities.flatMap((each) => (each.kind === 'money' ? (each.period ?? []) : []))[0] ??
    (onceAYear.test(sentence.plain) ? 'year' : dueMonthly.test(sentence.plain) ? 'month' : undefined) ??
    (annualAlone(doc) ? 'year' : undefined) ??
    periodBefore(doc, sentence);
  const value = moneyOf(money, { period, per: 'home' });
  return value && plausible(value.amount, money.period ?? undefined) ? value : null;
}

const notOfHomes = /\b(?:special|late|total|income|transfer|collected|received)\b/;
/** The years in a sentence with the sums beside them: what the groups `year` and `money` of a pattern catch. */
export function sumsByYear({ plain, quantities }: Sentence, pattern: RegExp) {
  return [...plain.matchAll(pattern)].flatMap(({ groups }) => {
    const year = quantities[Number(groups?.year)];
    const money = quantities[Number(groups?.money)];
    return year?.kind === 'count' && year.value > 1950 && year.value < 2100 && money?.kind === 'money'
      ? [{ year: year.value, money }]
      : [];
  });
}

const duesOfYear =
  /\{n(?<year>\d+)\} (?:[a-z]+ ){0,3}?(?:dues|assessments?|fees?):?(?: of)? \{m(?<money>\d+)\}/g;
const duesByYear = (sentence: Sentence) => sumsByYear(sentence, duesOfYear);

/** '2024 assessment $100/qtr  2023 assessment $94/qtr': the latest year's. */
function latestYear({ sentence, doc }: Found) {
  const near = doc.sentences.slice(Math.max(0, sentence.index - 4), sentence.index + 5);
  const last = Math.max(...near.flatMap(duesByYear).map(({ year }) => year));
  const latest = duesByYear(sentence).find(({ year }) => year === last)?.money;
  const value = moneyOf(latest, { period: periodIn(sentence.plain.replace(installments, '')), per: 'home' });
  return value && latest && plausible(value.amount, latest.period ?? undefined) ? value : null;
}

/** Dues change from one year to the next by less than a half. */
const isAlike = (one: number, other: number) => Math.max(one, other) < 1.5 * Math.min(one, other);

/** '2025 Assessment $106' over '2024 Assessment $100/qtr': the row of the year before names the period of both, where their sums are alike. */
export const duesBesideLastYears: ScanRule = {
  facts: ['assessment.regular'],
  *scan(doc): Generator<Candidate> {
    for (const before of doc.sentences) {
      const [old, ...others] = duesByYear(before);
      if (!old?.money.period || others.length > 0 || notOfHomes.test(before.plain)) continue;
      for (const step of [-1, 1]) {
        const sentence = doc.sentences[before.index + step];
        const [own, more] = sentence ? duesByYear(sentence) : [];
        if (!sentence || !own || more || own.year !== old.year + 1 || own.money.period) continue;
        if (notOfHomes.test(sentence.plain) || !isAlike(own.money.amount, old.money.amount)) continue;
        const value = moneyOf(own.money, { period: old.money.period, per: 'home' });
        if (value) yield { fact: 'assessment.regular', value, tier: 'express', ranges: [sentence, before] };
      }
    }
  },
};

/** '(2024: $138.00)': what the dues were. */
const lastYears =
  / ?\((?:(?:in )?\{n\d+\}:?|was|were|up from|from|formerly|previously|currently|now) \{m\d+\}\)/g;

/** How many of the shorter periods one of the longer has: halves, quarters, months of either. */
const timesAPeriod = [2, 3, 4, 6, 12];
const isPartOf = (part: number, whole: number) =>
  timesAPeriod.some((times) => Math.abs(part * times - whole) <= 0.01 * times);
/** Whether a sentence holds one sum alone, or others that are the same for a shorter or a longer period: '$1,980, billed quarterly at $495'. */
function isOneSum({ plain, quantities }: Sentence): boolean {
  const [first, ...others] = [...plain.replace(lastYears, '').matchAll(/\{m(\d+)\}/g)].flatMap(([, at]) => {
    const money = quantities[Number(at)];
    return money?.kind === 'money' ? [money.amount] : [];
  });
  return others.every((sum) => first !== undefined && (isPartOf(sum, first) || isPartOf(first, sum)));
}

/** A motion on the dues that carried, wherever its vote is told. */
const hasCarried = ({ doc, sentence }: Found) => becameOf(doc).get(sentence) === 'carried';
const saysAmount = saying(amount);

/** The heading of what is said of dues alone. */
export const underDues = /(?<!special )\b(?:dues|assessments)\W*$/;

/** The ways of saying what the dues are. */
export const said: readonly Pattern[] = [
  saying(latestYear, { unless: notOfHomes })
    .plain`{count} (?:[a-z]+ ){0,3}?(?:dues|assessments?|fees?):?(?: of)? {money}`,
  saying(
    (found) =>
      talk.test(found.sentence.plain) && !decided.test(found.sentence.plain) ? null : amount(found),
    { unless: notDues },
  )
    .express`\b${dues}(?: (?:for|of|in|on|per|to) (?:the )?(?:[a-z]+ ){0,3}(?:{count}|{date}|year|lots?|units?|homes?|property)(?: (?:fiscal |calendar )?year)?| per ${home}| levied (?:against|on) (?:the|each|your) (?:unit|lot|parcel|property|home)| {count}){0,2}(?:, (?:with|due|payable)(?:[^.;,{]|{date}){0,50})?,? (?:is|are|was set|were set|will be|will (?:remain|stay|continue|hold)|shall be|remain(?:s|ed)?|stay(?:s|ed)?|have been set|has been set|are set|is set|are currently|is currently|will increase|will be increasing|increases?|increased|went up|will go up|going up|will go|go|goes|went|have been raised|has been raised|will be raised|will rise|rises|rose|rising|increasing|going|to increase|to rise|to go up|to remain|to stay|remaining|staying|were raised|was raised|were increased|will be increased)(?: currently| now| set| fixed| established| last (?:spring|summer|fall|winter)| by {money}| {money}| from {money}| up(?: {money},)?| unchanged| the same| also){0,6}(?: at| to| be| of)? {money}`,
  saying((found) => (decided.test(found.sentence.plain) || hasCarried(found) ? amount(found) : null))
    .told`\b(?:increas\w+|rais\w+|set(?:ting)?|fix(?:ed|ing)?|approv\w+|adopt\w+|establish\w+|levy|levied|lower\w*|reduc\w+) (?:in )?(?:the |our |your |their |each |of ){0,6}(?:{count} )?${dues}(?: assessments?)?(?: for (?:{count}|the year))?(?: by {money}| from {money}| {money}(?= to {money})| by {percent}| of| at| to){0,6} {money}`,
  // 'dues increase to $340 from the current $325': what comes first is the new one
  saying(({ quantities, match, sentence: { plain } }) => {
    const [now, before] = quantities.flatMap((quantity) => (quantity.kind === 'money' ? [quantity] : []));
    if (!now || !before || (talk.test(plain) && !decided.test(plain))) return null;
    return moneyOf(now, { period: periodIn(match[0]) ?? before.period ?? undefined, per: 'home' });
  })
    .express`\b${dues} (?:increase|raise)d? (?:to |of )?{money} (?:annually |yearly |monthly |a year )?(?:up )?from (?:the )?(?:current |present |previous |prior )?(?:rate of |level of )?{money}`,
  saying(
    (found) => {
      const money = firstMoney(found.quantities);
      const clear =
        money?.period ||
        money?.per ||
        dueMonthly.test(found.sentence.plain) ||
        /^current /.test(found.match[0]) ||
        /increase|raise|owner|home|lot|unit/.test(found.sentence.plain) ||
        (/\b(?:annual|monthly|quarterly) (?:hoa |association |condo |maintenance )?(?:assessment|dues|fee)/.test(
          found.match[0],
        ) &&
          (money?.amount ?? 0) <= 6000);
      if (!clear || !isOneSum(found.sentence) || talk.test(found.sentence.plain)) return null;
      return amount(found);
    },
    { unless: notDues },
  )
    .implied`\b${dues}(?: (?:per|each|for each|/) ?${home}| per (?:month|quarter|year)){0,2},?:? (?:of |at |@ |- |= |in the amount of |increase(?:d)? to ){0,6}{money}`,
  saying((found) => (firstMoney(found.quantities)?.period ? amount(found) : null))
    .told`\b(?:each|every|all|the) (?:residential )?${home} (?:is|are|will be|shall be) assessed (?:an? )?(?:annual |monthly |quarterly )?(?:sum |fee |amount )?(?:of )?{money}|\b(?:each|every|all) ${home} pays? {money}`,
  saysAmount.implied`\bassessments? (?:shall|will) initially be\b[^{.]{0,80}?\b(?:in the amount of|at the rate of|equal to) {money}|\bassessments?\b[^{.]{0,60}?\binitially (?:shall|will) be (?:in the amount of |set at |fixed at )?{money}`,
  saysAmount.told`\b(?:lots?|units?|homes?|owners?|members?) shall (?:pay|bear|be (?:subject to|assessed|charged))(?: to the association)? (?:with )?(?:an? |the )?(?:annual|yearly|monthly|quarterly) (?:assessment|charge|fee|dues|sum) of {money}`,
  // 'shall pay to it each year the sum of $10.00', as older restrictions have it
  saying(({ quantities }) => {
    const value = moneyOf(firstMoney(quantities), { period: 'year', per: 'home' });
    return value && plausible(value.amount, 'year') ? value : null;
  })
    .told`\b(?:each|every|all) (?:[a-z]+ )?(?:owners?|members?|lots?|purchasers?|grantees?)\b[^.;]{0,120}?\b(?:pay|bear)\b[^.;{]{0,80}?\b(?:each year|every year|yearly|annually|per annum)\b[^.;{]{0,60}?\b(?:sum|charge) of {money}`,
  // 'This draft is at $425 a month, was $385'
  saying(
    ({ quantities: [money] }) =>
      money?.kind === 'money' && money.period ? moneyOf(money, { per: 'home' }) : null,
    { under: underDues },
  ).told`\b(?:is|are|at|of) {money},? \(?(?:was|were|up from) {money}`,
  saysAmount.likely`\bcurrent (?:maximum )?(?:annual|monthly|quarterly) (?:assessment|dues)(?: [a-z]+){0,4} (?:is|shall be|are) {money}`,
];

const periods = ['month', 'quarter', 'half_year', 'year'] as const;

/** Ways of saying what the dues are, asked how often they fall due, which they tell less surely; none where a sentence matches `not`. */
export const howOften = (patterns: readonly Pattern[], not?: RegExp): Pattern[] =>
  patterns.map((pattern) => ({
    ...pattern,
    value: (found) => {
      const value = typeof pattern.value === 'function' ? pattern.value(found) : null;
      if (not?.test(found.sentence.plain)) return null;
      return periods.find((period) => period === Object(value).period) ?? null;
    },
    tier: lower(pattern.tier, 2),
  }));

/** What an owner pays in regular dues. */
export const regularAmount: FactRule = {
  fact: 'assessment.regular',
  cue: /\{m\d+\},? \(?(?:was|were|up from) \{m|\{m\d.*(?:dues|assess|fee|charge|quarterly|monthly|annually|yearly)|(?:dues|assess|fee|charge|pays?|owes?).*\{m\d/,
  patterns: said,
};
