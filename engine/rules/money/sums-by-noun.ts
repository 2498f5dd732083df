import type { FactId } from '../../catalogue.ts';
import { type Candidate, type ScanRule, words } from '../../find/pattern.ts';
import { governing } from '../../governing.ts';
import { toHundredths } from '../../language/hundredths.ts';
import { monthNames } from '../../language/month-names.ts';
import { onlyYear } from '../../language/only-year.ts';
import type { MoneyQuantity } from '../../language/quantity.ts';
import { isOfEarlierYear, isOfLongAgo, yearOfPaper } from '../../meeting/earlier-years.ts';
import type { Doc, Sentence } from '../../model.ts';
import { regex } from '../../regex.ts';
import { type Clause, clausesOf } from './clause-of-sum.ts';
import { sumsTold } from './sums-told.ts';

/** What may stand between what a sum is of and the sum: whose it is, since when, how much it moved, and a verb. */
const byWhom = "(?: (?:by|with|from|through) (?:[a-z&'.-]+ ){0,5}?[a-z&'.-]+)?";
const when = `(?:,? (?:(?:for|in|during|on|as of|starting|effective) )?(?:the )?(?:(?:coming|new|current|next|this|fiscal|calendar|full|whole|following) )*(?:year|month|spring|summer|fall|winter|{count}|{date}|fy ?\\d\\d+|(?:${monthNames}))(?: {count})?,?){0,2}`;
const about =
  '(?: (?:us|the association|about|approximately|around|roughly|nearly|almost|just|over|under|only|a total of|an? annual|a monthly)){0,3} $';
const rose =
  '(?:rose|rises|climbed|jumped|grew|fell|dropped|went (?:up|down)|goes (?:up|down)|(?:has |have |is |are |will )?(?:increas|decreas|ris)\\w*|(?:up|down))(?: by| sharply| again)?(?: {percent},?)?';
const set =
  '(?:budgeted|planned|projected|estimated|expected|anticipated|set|forecast)(?: (?:at|for|to be))?';
const costs = `(?:(?:now |currently |will |to )?(?:costs?|charges?|runs?|ran|bills?|totals?|totaled|amounts? to|amounted to|comes? (?:in )?(?:at|to)|came (?:in )?(?:at|to)|renew(?:s|ed)?${when} (?:at|for)|${rose}${when} to)|(?:is|are|was|were|will be|has been) (?:(?:now )?renewed${when} (?:at|for)|paid|${set}))`;
const is = '(?:of|at|is|are|was|were|will be|is now|are now|:)';

const paid = '(?:fees?|costs?|premiums?|charges?|contracts?|bills?|renewals?)';
const byCost = (noun: string) =>
  `(?:${noun}(?: [a-z]+)?(?: ${paid})+${byWhom}${when} (?:${is}|${costs})|${noun}${byWhom}${when} ${costs})${when}${about}`;
const manager =
  "(?<!\\b(?:pest|water|stormwater|lake|pond|waste|tree|project|construction|risk|wildlife|property's) )\\b(?:management|managers?)(?: (?:company|firm|agreement|services?|team))*(?:'s)?";
const policy =
  "(?<!\\b(?:flood|umbrella|earthquake|crime|fidelity|cyber|d&o|health|worker's|comp) )\\b(?:insurance|master polic(?:y|ies))(?: (?:polic(?:y|ies)|program|package))?";
/** Of all there is, and not of one part: 'interest income'. */
const whole =
  '(?:^|[,;:(] ?|\\b(?:total|annual|yearly|gross|overall|projected|budgeted|anticipated|estimated|expected|planned|our|of|and|with|the|for|in|both|operating|foresees?|forecasts?|projects?|shows?|plans?|assumes?|expects?|anticipates?) )';
const incomes = '(?:income|revenues?|receipts)';
const expenses = '(?:expenses|expenditures|spending|costs|disbursements)';
const both = `(?:${incomes} and (?:total )?${expenses}|${expenses} and (?:total )?${incomes})`;
const total = (noun: string) =>
  `${whole}(?:${noun}|${both})${when} (?:both )?(?:${is}|${costs})${when}${about}`;
const saving =
  '(?:set(?:ting)? aside|sav(?:e|ing)|put(?:ting)? (?:away|aside)|contribut(?:e|ing)|fund(?:ing)?|deposit(?:ing)?|(?:contributions?|funding|deposits?|transfers?)(?: (?:in)?to (?:the |our )?reserves?)?(?: of)?)';
const reserve = '(?:the |our |its )?(?:capital |replacement )?(?:reserves?|replacement fund)';

interface OfNoun {
  readonly fact: FactId;
  /** The words before the sum, up to the sum before it. */
  readonly behind?: RegExp;
  /** The words after it. */
  readonly ahead?: RegExp;
  /** What the sentence up to the sum must say, and what it must not. */
  readonly needs?: RegExp;
  readonly bars: RegExp;
}

/** What is planned for a year, or all of it. */
const plan =
  /\b(?:total|budget\w*|foresee\w*|forecast\w*|project(?:s|ed)|anticipat\w*|expect\w*|plan(?:s|ned)?|estimated?|calls for)\b/;
const inPart = /\b(?:quarter|months?|half|so far|to date|year-to-date|ytd|through|actual)\b|\{d\d/;
const ofOneHome =
  /\b(?:per|each|every|your|a) (?:unit|lot|home|household|owner|share)\b|\bof (?:your|the) (?:[a-z]+ )?dues\b/;
const noCost =
  /\b(?:deductibles?|claims?|limits?|coverage|covers?|insured|proceeds|refund\w*|savings?|transfer|resale|estoppel|terminat\w+|late|collection|one[- ]time|settle\w+|fines?)\b/;

const planned =
  /\b(?:foresees?|forecasts?|has|have|with|of|for|projects?|includes?|budgeted|anticipates?|expects?|and|plus)(?: (?:about|approximately|a total of))? $/;
const pays = /\b(?:pay|pays|paying|spend|spends|budgets?|budgeted)\b[^{;]{0,50}$/;

const nouns: readonly OfNoun[] = [
  { fact: 'budget.management_fee', behind: words(byCost(manager)), bars: noCost },
  {
    fact: 'budget.management_fee',
    behind: pays,
    ahead: /^ for (?:the |our )?(?:property |professional )?management\b/,
    bars: noCost,
  },
  { fact: 'budget.insurance', behind: words(byCost(policy)), bars: noCost },
  {
    fact: 'budget.insurance',
    behind: pays,
    ahead: /^ for (?:the |our )?(?:master policy|(?:property |liability )?insurance)\b/,
    bars: noCost,
  },
  {
    fact: 'budget.insurance',
    ahead: /^ ?[-–:] ?(?:annual|yearly|liability|property) insurance\b/,
    bars: noCost,
  },
  {
    fact: 'budget.insurance',
    behind: words`\bpremiums?${byWhom}${when} (?:${is}|${costs})${about}`,
    needs: /\b(?:insurance|master policy)\b/,
    bars: noCost,
  },
  { fact: 'budget.total_income', behind: words(total(incomes)), needs: plan, bars: inPart },
  { fact: 'budget.total_expenses', behind: words(total(expenses)), needs: plan, bars: inPart },
  {
    fact: 'budget.total_income',
    behind: planned,
    ahead: /^ (?:in|of) (?:total )?(?:income|revenues?)\b(?! over)/,
    needs: plan,
    bars: inPart,
  },
  {
    fact: 'budget.total_expenses',
    behind: planned,
    ahead: /^ (?:in|of) (?:total )?(?:expenses|expenditures)\b/,
    needs: plan,
    bars: inPart,
  },
  {
    fact: 'budget.reserve_contribution',
    ahead: regex`^(?: of (?:it|this|that|which))? (?:goes|go|will go|is to go|are to go|is budgeted|is planned|is earmarked) (?:in)?(?:to|for|toward) ${reserve}\b`,
    // What each home pays has a part for the reserves too.
    bars: /\b(?:monthly|quarterly|annual|yearly|regular) (?:assessment|dues|fee)\b[^.;]{0,40}\{m\d+\}[^.;{]{0,12}\bof (?:which|that|it|this)\b|\b(?:surplus|excess|left ?over|refund\w*|settle\w*|proceeds|motion|moved)\b/,
  },
  {
    fact: 'reserves.recommended_contribution',
    behind: words`\brecommend(?:s|ed|ing)?(?: that)?(?: (?:we|to|you|the association|an?|the|annual|yearly|monthly|reserve)){0,4} ${saving}${about}`,
    needs: /\b(?:study|reserves?)\b/,
    bars: /\bspecial assessment\b/,
  },
];

/** What is not decided, or no sum of this paper. */
const open =
  /\b(?:if|would|could|(?<!\bin )may|might|should|consider\w*|discuss\w*|quot(?:e|es|ed|ations?)|bids?|asked|option|alternative|propos(?:ed?|als?|es|ing)(?! (?:[a-z]+ |\{n\d+\} ){0,3}budget))\b/;
const notOurs = new Set(['before', 'offered', 'replaced', 'apart']);

function fits({ behind, ahead, needs, bars }: OfNoun, { lead, before, place, after }: Clause): boolean {
  return (
    (behind?.test(before) ?? true) &&
    (ahead?.test(place + after) ?? true) &&
    (needs?.test(lead) ?? true) &&
    !bars.test(`${lead}{}${place}${after}`)
  );
}

/** Dollars a year: what names no period is the year's, where the noun is told by the year. */
function yearly(fact: FactId, { amount, period }: MoneyQuantity, before: string) {
  const monthly = period === 'month' || (!period && /\bmonthly\b/.test(before));
  const times = monthly ? 12 : period === 'quarter' ? 4 : period === 'year' ? 1 : null;
  // What a manager or a study asks names its time.
  const unnamed = fact === 'budget.management_fee' || fact === 'reserves.recommended_contribution';
  if (times === null && (period || (unnamed && !/\b(?:annual|yearly|year)/.test(before)))) return null;
  return { amount: toHundredths(amount * (times ?? 1)), period: 'year' } as const;
}

interface Told extends Candidate {
  readonly year: number;
  readonly isHoped: boolean;
}

const hoped = /\b(?:project|estimat|expect|anticipat|forecast)\w*\b/;

function* toldIn(doc: Doc, sentence: Sentence): Generator<Told> {
  if (isOfEarlierYear(doc, sentence) || isOfLongAgo(doc, sentence)) return;
  for (const clause of clausesOf(sentence)) {
    const { money, lead, before, after } = clause;
    const standing = sumsTold(doc).get(money)?.as;
    if (money.per || money.amount <= 0 || (standing && notOurs.has(standing))) continue;
    if (open.test(before) || open.test(after.split(',')[0] ?? '')) continue;
    if (ofOneHome.test(`${lead}{}${after}`)) continue;
    const year = Number(onlyYear(sentence.text) ?? yearOfPaper(doc));
    const isHoped = hoped.test(lead) && !/\bbudget/.test(lead);
    for (const noun of nouns) {
      const value = fits(noun, clause) ? yearly(noun.fact, money, lead) : null;
      if (value) yield { fact: noun.fact, value, tier: 'implied', ranges: [sentence], year, isHoped };
    }
  }
}

/** What sums in sentences are of, by the noun that governs them: 'Management by Acme costs us $900 per month'. */
export const sumsByNoun: ScanRule = {
  facts: [...new Set(nouns.map(({ fact }) => fact))],
  *scan(doc) {
    if (governing.includes(doc.type)) return;
    const told = doc.sentences.flatMap((sentence) => [...toldIn(doc, sentence)]);
    for (const [, ofFact] of Map.groupBy(told, ({ fact }) => fact)) {
      const sure = ofFact.some(({ isHoped }) => !isHoped) ? ofFact.filter(({ isHoped }) => !isHoped) : ofFact;
      const latest = Math.max(...sure.map(({ year }) => year));
      const last = sure.filter(({ year }) => year === latest);
      // Several sums for one thing leave open which of them it is.
      if (new Set(last.map(({ value }) => JSON.stringify(value))).size === 1)
        for (const { fact, value, tier, ranges } of last) yield { fact, value, tier, ranges };
    }
  },
};
