import type { Candidate, ScanRule } from '../../find/pattern.ts';
import { charter } from '../../governing.ts';
import { moneyOf } from '../../language/money-value.ts';
import { monthNames } from '../../language/month-names.ts';
import type { MoneyQuantity, Period } from '../../language/quantity.ts';
import type { Doc, Sentence } from '../../model.ts';
import { regex } from '../../regex.ts';
import { periodIn, plausible } from './dues-amount.ts';

/** Governing documents set dues in words of their own, and name other periods than that of payment. */

const often =
  '(?:monthly|quarterly|semi[- ]?annual(?:ly)?|bi-?annual(?:ly)?|annual(?:ly)?|yearly|(?:each|every|per|a) (?:month|quarter|year))';
const kinds =
  "(?:(?:hoa|poa|association|membership|member|(?:home|property )?owners?'?s?'?|regular|base|condo(?:minium)?|maintenance|community|neighborhood|general|mandatory|basic) )";
/** What printing, folding and posting a notice of the dues cost is no dues. */
const notItsPost = '(?! (?:notices?|mailings?|reminders?|invoices?|coupons?|statements?|letters?)\\b)';
const noun = `(?:${kinds}{0,3}(?:dues|assessments?(?: installments?)?)|${kinds}{1,3}(?:fees?|payments?|charges?))${notItsPost}`;

/** Sums and talk of other things, in the words between the dues and the sum or just beside them. */
const other =
  /\b(?:special|late|fines?|penalt\w*|interest|transfer|estoppel|resale|capital|working|initiation|initial(?:ly)?|closing|one[- ]time|total\w*|received?|collect\w*|owe[ds]?|owing|outstanding|delinquen\w*|unpaid|past due|overdue|arrears|balance|maximum|minimum|exceed|more than|less than|up to|cap|propos\w*|recommend\w*|suggest\w*|consider\w*|discuss\w*|would|could|should|if|might|may(?! (?:\d|\{n))|estimate\w*|average|were|was|previous\w*|last year|formerly|used to|original\w*|until|increas\w* (?:of|by)|by|increase|raise|discount|credit|refund\w*|waive[ds]?|insurance|loan|rent\w*|lease|lien|attorney|budget\w*|expenses?|income|revenues?|reserves?|worth|saves?|additional|extra|plus|nsf|returned|developer|declarant|builder|pool|club|clubhouse|gate|key|boat|dock|storage|parking|guest|golf|cable|water|trash|sewer|example|portion|part|percent\w*|per day|not)\b|\{[pm]/;
const duesNamed = new RegExp(noun);
const far = 70;

const ahead = regex.g`\b${noun}\b([^.;]{0,${far}}?)\{m(\d+)\}([^.;,]{0,24})`;
const behind = regex.g`\{m(\d+)\}((?: (?:per|for|in|toward|towards|of|the|your|our|its|each|${often}|\{n\d+\}|hoa|lot|home|unit)){0,4}) ?${noun}\b([^.;,]{0,24})`;
const lead = /[^.;,]{0,40}$/;
/** '$150 dues as well as a late fee': another sum begins. */
const besides = /(?<=\{m\d.*) (?:as well as|plus|along with)\b.*$/;
const wasAssessed = /\b(?:was|were) assessed an? $/;

/** A sum of so much a month, or for each home by the quarter, where dues are spoken of. */
const rateAlone =
  /(?:\b(?:pay|pays|paying|currently|now|at|of|is|remains?|stays?)|^|[:(-]) ?\{m(\d+)\}[^.;,]{0,16}/g;
/** 'Annual HOA Dues' over '$480.00 per lot'. */
const titleOfDues = regex`^\W*(?:\{n\d+\} )?(${often}) ${noun}\W*$`;
const aboutDues = /\b(?:dues|assessments?)\b/;

interface Told {
  readonly sentence: Sentence;
  readonly money: MoneyQuantity;
  readonly period: Period | undefined;
}

/** The sums of a sentence; `special` where the document speaks of special assessments. */
function* sumsIn(doc: Doc, sentence: Sentence, special: boolean): Generator<Told> {
  const { plain, quantities, index } = sentence;
  const near = `${doc.sentences[index - 1]?.plain ?? ''} ${plain}`;
  const over = titleOfDues.exec(doc.sentences[index - 1]?.plain ?? '')?.[1];
  const alone = aboutDues.test(near) ? plain.matchAll(rateAlone) : [];
  for (const m of [...plain.matchAll(ahead), ...plain.matchAll(behind), ...alone]) {
    const money = quantities[Number(/\{m(\d+)/.exec(m[0])?.[1] ?? -1)];
    const before = (lead.exec(plain.slice(0, m.index))?.[0] ?? '').replace(wasAssessed, '');
    if (money?.kind !== 'money' || money.period === 'day' || money.period === 'once') continue;
    if (isRaise.test(`${before}${m[0]}`)) continue;
    // Beside special assessments 'the assessment' alone may be one of them.
    const bare = /\{m\d+\} ?(?:per [a-z]+ )?assessment|(?:^|\{n\d+\} )assessment/.test(m[0]);
    if (bare && special && !/(?:annual|yearly|monthly|quarterly|regular) $/.test(before)) continue;
    const titled = over !== undefined && m.index === 0 && money.per === 'home';
    if (!duesNamed.test(m[0]) && money.period === null && !titled) continue;
    if (other.test(`${before} ${m[0].replace(besides, '').replace(/\{m\d+\}/, '')}`)) continue;
    const after = / (?:due|paid|payable|billed):? .*$/.exec(m[0])?.[0] ?? '';
    const period =
      money.period ??
      periodIn(`${after} `) ??
      periodIn(`${before} ${m[0]} `) ??
      periodIn(plain) ??
      periodIn(`${over ?? ''} `);
    if (plausible(money.amount, period) && money.amount >= 5) yield { sentence, money, period };
  }
}

const beside = regex.g`\b(?<before>${often}) (?:(?:of|the|our|your|\{n\d+\}) )?(?:${noun}|(?<=(?:^|\b(?:the|our|your|pays?|of|all) )${often} )fees?)\b|\b${noun}(?: \([^)]{1,20}\))?,?(?: (?:is|are|will be|shall be|must be|which|that|and|due|payable|paid|billed|assessed|collected|charged|invoiced|set|levied|made|in|full|once|here|now|currently|always|\{m\d+\})){0,6} (?<after>${often})\b|\b${noun} for (?:the )?(?:year )?(?<ofYear>\{n\d+\})`;
const notRegular =
  /\b(?:special|meeting|budget|report|statement|(?:increase|raise|change|reduction|decrease)s? (?:of|in|to)|fines?|transfer|installments?|developer|declarant|rent|lease|landscap\w+|lawn|management|trash|garbage|pool|bank|insurance|legal|security|cable|water|accounting)\b/;

const onOneDay = regex`\b${noun}\b[^.;{]{0,30}\b(?:is|are|be|and) (?:due|payable)(?: and payable)?(?: in full)?(?: (?:on|by|before|no later than|each))* (?:\{t\d+\}|(?:${monthNames})\b)`;
const otherPeriods = /\b(?:month(?:ly)?|quarter(?:ly)?|semi-?annual(?:ly)?|installments?)\b/;

/** Due on a day that the document names, and never spoken of by the month: once a year. */
function yearly(doc: Doc): { period: Period; sentence: Sentence } | undefined {
  const due = doc.sentences.filter(({ plain }) => onOneDay.test(plain) && !notRegular.test(plain));
  const [sentence] = due;
  const elsewhere = doc.sentences.some(
    ({ plain }) => otherPeriods.test(plain) && /\b(?:dues|assess\w*|fees?|due|pay\w*)\b/.test(plain),
  );
  return sentence && due.length === 1 && !elsewhere ? { period: 'year', sentence } : undefined;
}

/** 'Dues go up $10 a quarter' */
const isRaise = /\b(?:go(?:es)?|going|went) up(?: by)? \{m\d+\}/;

/** What another way of paying would bring. */
const undecided =
  /\b(?:would|could|might|propos\w+|instead|cons?|pros|switch\w*|options?)\b|\{m\d+\} (?:over|above|on top of|beyond|more than|in addition to) (?:the |their |our )?(?:[a-z]+ )?(?:fees?|dues|assessments?|payments?)\b/;

/** 'An annual dues increase' comes once a year, whenever dues are paid, and so does what caps it. */
const raised = /^ ?(?:increases?|raises?|changes?|hikes?|adjustments?|caps?|limits?|ceilings?)\b/;

/** 'The monthly or annual dues': whichever they are. */
const eitherPeriod = regex`\b${often}(?: or|,? and\/or) (?:an? )?${often} `;

/** The one period by which the document speaks of its dues; undefined where there are several or none. */
function periodOf(doc: Doc): { period: Period; sentence: Sentence } | undefined {
  const found = new Map<Period, Sentence>();
  for (const sentence of doc.sentences) {
    if (!/dues|assess|fee|payment/.test(sentence.plain) || undecided.test(sentence.plain)) continue;
    if (eitherPeriod.test(sentence.plain)) continue;
    for (const { 0: text, groups, index } of sentence.plain.matchAll(beside)) {
      if (notRegular.test(sentence.plain.slice(Math.max(0, index - 24), index) + text)) continue;
      if (raised.test(sentence.plain.slice(index + text.length))) continue;
      const year = sentence.quantities[Number(/\d+/.exec(groups?.ofYear ?? '')?.[0] ?? -1)];
      const ofYear = year?.kind === 'count' && year.value > 1950 && year.value < 2100;
      const period = periodIn(`${groups?.before ?? groups?.after ?? ''} `) ?? (ofYear ? 'year' : undefined);
      if (period && !found.has(period)) found.set(period, sentence);
    }
    if (/\b(?:installments?|semi-?annual|twice a year)\b/.test(sentence.plain)) found.set('once', sentence);
  }
  if (found.size === 0) return yearly(doc);
  const [only, second] = found;
  return only && !second && only[0] !== 'once' ? { period: only[0], sentence: only[1] } : undefined;
}

/** More sums than this that might be the dues are a schedule of something else. */
const mostSums = 2;

/** For want of a plainer statement: the sum that stands with the dues, and the one period that they are spoken of by. */
export const duesNearby: ScanRule = {
  facts: ['assessment.regular', 'assessment.frequency'],
  *scan(doc): Generator<Candidate> {
    if (charter.includes(doc.type)) return;
    const overall = periodOf(doc);
    if (overall)
      yield { fact: 'assessment.frequency', value: overall.period, tier: 'hint', ranges: [overall.sentence] };
    const special = /\b(?:special|one-time|emergency) assessment/i.test(doc.source.text);
    const told = doc.sentences.flatMap((sentence) =>
      /\{m\d/.test(sentence.plain) && !/\bshall [^?]*\?/.test(sentence.plain)
        ? [...sumsIn(doc, sentence, special)]
        : [],
    );
    if (new Set(told.map(({ money }) => money.amount)).size > mostSums) return;
    const best = told.find(({ period }) => period) ?? told[0];
    const period = best?.period ?? overall?.period;
    const value = best && moneyOf(best.money, { period, per: 'home' });
    if (!value || !period) return;
    yield { fact: 'assessment.regular', value, tier: 'hint', ranges: [best.sentence] };
    if (period !== 'day' && period !== 'once')
      yield { fact: 'assessment.frequency', value: period, tier: 'hint', ranges: [best.sentence] };
  },
};
