import type { FactValue } from '#contract/analysis.ts';
import type { MoneyQuantity, Period } from '../../language/quantity.ts';
import { becameOf } from '../../meeting/became-of.ts';
import { isOfLongAgo } from '../../meeting/earlier-years.ts';
import { waysIn, waysTaken } from '../../meeting/ways.ts';
import type { Doc, Sentence } from '../../model.ts';
import { oncePerDoc } from '../../once-per-doc.ts';
import { isOfOthers, someHomesIn } from '../../scope/payers.ts';
import { isAmended, isReplaced, sumInstead } from '../money/sums-replaced.ts';
import { periodBefore, periodIn, plausible } from './dues-amount.ts';
import { givesCause, isTakenBack, saysDecided, standingOfChange } from './standing-of-change.ts';

/**
 * What a sum is, where a paper tells of a change of the dues: `paid` what owners pay once what is decided holds, `replaced`
 * what they paid until then, `proposed` what others must still agree to, `refused` what they did not agree to, `added` the
 * step from one to the other, `choice` one of several offers, `past` what held long ago.
 */
export type RoleOfSum = 'paid' | 'replaced' | 'proposed' | 'refused' | 'added' | 'choice' | 'past';

export interface SumOfDues {
  readonly role: RoleOfSum;
  readonly money: MoneyQuantity;
  readonly period: Period | undefined;
  readonly sentence: Sentence;
  /** The sentence tells of a change, or of dues that stay, and does not only name the sum. */
  readonly changes: boolean;
  /** It is what the change leads to. */
  readonly isNew: boolean;
}

const named =
  /\b(?:dues|assessments?|(?:hoa|poa|association|condo|condominium|maintenance|monthly|quarterly|annual|yearly|common) (?:fees?|charges?|payments?|maintenance))\b/;
const goesOn =
  /^\W*(?:so |therefore,? |otherwise,? |if (?:it|they|this|not)[^,]{0,40}, )?(?:they|it|this|that|the (?:new |current |old )?(?:amount|rate|payment)|(?:this|last|next) year)\b/;
/** Behind what was said of the budget: 'an increase from $195 to $225 per quarter' */
const raised = /\b(?:increase|raise|rise) from \{m\d+\} to \{m\d+\}/;
/** What else than dues changes from one sum to another. */
const ofElse =
  /\b(?:special(?! (?:meeting|session|election|ballot)\b)|one[- ]time|late|interest|reserves?|contributions?|premiums?|insurance|deductibles?|transfer|capital|fines?|loan|total|income|revenues?|expens\w+|costs?|budget (?:of|from|is|was)|deposit|rent|balance|water|sewer|trash|cable|management|discount|credit|refund\w*|savings|average|value|price|owe[sd]?|collected|received|maximum|(?<!\b(?:go|goes|going|went|gone) )up to|exceed\w*|declarant|developer|builder)\b/;
/** What holds elsewhere, or would hold had things gone another way. */
const aside =
  /\b(?:neighbou?rs|neighbou?ring|nearby|sister|other (?:communities|associations|hoas)|another (?:community|association|hoa))\b|\b(?:all|the) other (?:lots?|units?|homes?|owners?)\b|\b(?:country|golf|yacht|swim|beach|pool) club\b|\b(?:in spite of|despite|against) (?:the |an? |our )?(?:[a-z']+ ){0,2}(?:advice|counsel|recommendation|proposal|suggestion|wish)\b|\b(?:for|as an) example\b|\be\.g\.|\bautopay\b|\b(?:would have|could have|were to be|was to be|could|whether|had we|if we (?:did|had) not)\b|\?\s*$/;
/** 'Dues are billed by mail; the fee for a copy is now $12': a part of a sentence with another charge. */
const ofOtherFee = (plain: string, at: number) => {
  const from = plain.lastIndexOf('; ', at);
  const part = plain.slice(from + 1, at);
  return from >= 0 && /\b(?:fees?|charges?)\b/.test(part) && !named.test(part);
};
const change =
  /\b(?:increas\w*|rais\w*|ris(?:e|es|ing)|rose|go(?:es|ing)? (?:up|down|from|to)|went|hike|decreas\w*|lower\w*|reduc\w*|drop\w*|chang\w*|adjust\w*|bring\w*|settled|tak(?:es|ing)|mov(?:es|ing)|new|stays?|remains?|keep\w*|kept|hold)\b/;

const addedBefore =
  /\b(?:by|another|additional|extra|(?:increas\w*|rais\w*|ris(?:e|es|ing)|rose|up|hike|step|change)(?: (?:of|is|was))?)(?: (?:only|just|about|approximately|an? (?:additional|extra)|roughly|another))? $|\b(?:rais|increas)\w* (?:the |our |monthly |annual ){0,2}dues $|\{p\d+\}[^{]{0,20}\($/;
const addedAfter =
  /^(?: (?:(?:per|a|each) |\/ ?)[a-z]+){0,2} (?:(?!are|is|was|were|will|would)[a-z]+ ){0,2}(?:increase|raise|rise|hike|more)\b/;
const oldBefore =
  /\b(?:from|instead of|rather than|compared (?:to|with)|versus|vs\.?|was|were|had been|previously|formerly|(?:last|the past|the previous) year(?:'s)?(?: (?:[a-z]+ ){0,3}(?:of|at))?|(?:old|previous|prior) (?:[a-z]+ ){1,4}(?:is|of|was|:))(?: (?:at|just|only))? $/;
const newBefore =
  /\b(?:to(?: be)?|approved|adopted|settled on|agreed (?:to|on|upon)|will (?:now |then )?be(?:come)?|would (?:then )?be(?:come)?|becomes?|makes? (?:it|them)|set (?:the |our )?(?:[^{.;]|\{n\d+\}){0,30}at|set at|(?:is|are) now|new [^{.;]{1,50}(?:is|are|of|:|=)|^\W*(?:the |your )?new(?: [a-z-]+){1,5}|shall be|being)(?: (?:set at|only|just|about))? $/;
const nowBefore =
  /\b(?:currently|current|presently|present|existing|now (?:pay|at)|today|this year)\b[^{.;]{0,50}$|\b(?:stays?|remains?|keep\w*|kept|hold|held|continue)\b[^{.;]{0,40}$/;

const ends = /[.;] |\{m\d+\}/g;

/** The words of a sentence on both sides of a sum, up to the next ones. */
function beside(plain: string, at: number, length: number) {
  let from = 0;
  for (const m of plain.slice(0, at).matchAll(ends)) from = m.index + m[0].length;
  const rest = plain.slice(at + length);
  return { before: plain.slice(from, at), after: rest.slice(0, 40).split('{')[0] ?? '' };
}

type Place = 'old' | 'new' | 'now' | 'added';
function placeOf(before: string, after: string, whole: string): Place | null {
  if (addedAfter.test(after) || addedBefore.test(before)) return 'added';
  if (oldBefore.test(before) && !/\bthis year (?:was|were) $/.test(before)) return 'old';
  if (/\bnow\b|\bcurrent/.test(before) && nowBefore.test(before) && !/\bto $/.test(before)) return 'now';
  if (newBefore.test(before) && (change.test(whole) || /\b(?:will|new|now)\b/.test(before))) return 'new';
  return nowBefore.test(before) ? 'now' : null;
}

const roles = {
  set: { old: 'replaced', new: 'paid', now: 'paid', added: 'added' },
  proposed: { old: 'paid', new: 'proposed', now: 'paid', added: 'added' },
  refused: { old: 'paid', new: 'refused', now: 'paid', added: 'added' },
  choice: { old: 'paid', new: 'choice', now: 'choice', added: 'added' },
} as const;

/** What a meeting or a letter only talks of, puts off or refuses. */
function isLeftOpen(doc: Doc, sentence: Sentence): boolean {
  const became = becameOf(doc).get(sentence);
  // Amended, it carried with another sum.
  if (isAmended(doc, sentence)) return false;
  return became !== undefined && became !== 'carried' && !saysDecided(sentence.plain);
}

/** 'The board proposes dues of $305, if approved': an offer to the owners with what it hangs on. */
const isOffered = (plain: string) =>
  /\bpropos\w+\b/.test(plain) &&
  /\bif (?:it is |they are )?(?:approved|adopted|passed|ratified)\b/.test(plain);

/** 'Should it not pass, dues will be $310': what holds without it is not what is proposed. */
const ifNot =
  /\b(?:if (?:it|this|they|that|the [a-z ]{3,30}?) (?:fails?|(?:does|do|is|are) (?:not|defeated|rejected))|should (?:it|this|the [a-z ]{3,30}?) (?:fail|not))\b[^.;]*\b(?:will|would) be $/;

/** 'to $375 and $300': each of two kinds pays one of them. */
const isOneOfTwo = (plain: string, at: number, length: number) =>
  /^ and \{m/.test(plain.slice(at + length)) || /\} and $/.test(plain.slice(0, at));

/** '(a two-bedroom goes from $690 to …' */
const ofOneSize = /(?:\b(?:one|two|three|four)|\{n\d+\})[- ]bed(?:room)?s?\b[^;]{0,40}$/;

const taken = oncePerDoc((doc) =>
  waysTaken(doc.sentences.filter((one) => becameOf(doc).get(one) === 'carried')),
);

interface Placed extends SumOfDues {
  readonly place: Place;
}

function* sumsIn(doc: Doc, sentence: Sentence): Generator<Placed> {
  const { plain, quantities, index } = sentence;
  const own = named.test(plain);
  const last = doc.sentences[index - 1];
  const previous = last?.plain ?? '';
  const ways = waysIn(sentence);
  const isNextWay = ways.length > 0 && last !== undefined && waysIn(last).length > 0;
  const isRaise = raised.test(plain) && /\bbudget\b/.test(previous);
  if (!own && !isRaise && !((goesOn.test(plain) || isNextWay) && named.test(previous))) return;
  const said = standingOfChange(plain);
  // What was put forward, and then carried, is set.
  const isCarried = isAmended(doc, sentence) || becameOf(doc).get(sentence) === 'carried';
  const told = said === 'proposed' && isCarried ? 'set' : said;
  if (told === null || aside.test(plain)) return;
  if (isOfOthers(sentence) || someHomesIn(doc, sentence)) return;
  const isPast = isOfLongAgo(doc, sentence);
  const isBack = isTakenBack(doc, sentence);
  const isOff = isBack || isLeftOpen(doc, sentence);
  const standing = isOff && (isBack || told === 'set') && !givesCause(plain) ? 'refused' : told;
  const found: Placed[] = [];
  for (const m of plain.matchAll(/\{m(\d+)\}/g)) {
    const money = quantities[Number(m[1])];
    if (money?.kind !== 'money' || money.period === 'once' || money.period === 'day') continue;
    const { before, after } = beside(plain, m.index, m[0].length);
    if (ofOneSize.test(plain.slice(0, m.index)) || isOneOfTwo(plain, m.index, m[0].length)) continue;
    if (
      ofElse.test(plain.slice(0, m.index)) ||
      ofElse.test(after.split(/ (?:and|with|but) /)[0] ?? '') ||
      ofOtherFee(plain, m.index)
    )
      continue;
    // 'Raise $200 to $225' names no step.
    const next = quantities[Number(/^ to \{m(\d+)\}/.exec(plain.slice(m.index + m[0].length))?.[1] ?? -1)];
    const isFrom = next?.kind === 'money' && !/\bby\b/.test(before) && next.amount < 2 * money.amount;
    const place = isFrom && change.test(before) ? 'old' : placeOf(before, after, plain);
    if (!place) continue;
    const period =
      money.period ??
      periodIn(plain) ??
      (own ? undefined : periodIn(previous)) ??
      periodBefore(doc, sentence);
    if (!plausible(money.amount, period)) continue;
    const way = ways.findLast(({ index }) => index < m.index);
    const stands = way ? (taken(doc).has(way.which) ? 'set' : 'choice') : standing;
    const role = ifNot.test(before)
      ? 'choice'
      : isPast
        ? 'past'
        : isReplaced(doc, money)
          ? 'refused'
          : roles[stands][place];
    const changes = change.test(plain);
    found.push({ role, place, money, period, sentence, changes, isNew: place === 'new' });
    const instead = role === 'refused' && place === 'new' ? sumInstead(doc, money) : undefined;
    if (instead)
      found.push({
        role: 'paid',
        place,
        money: instead.sum,
        period,
        sentence: instead.sentence,
        changes,
        isNew: true,
      });
  }
  const tellsOld = found.some(({ place }) => place === 'old');
  if (!isOff || tellsOld || (standing === 'set' ? givesCause(plain) : isOffered(plain))) yield* found;
}

/** What is named as current is replaced, once the paper sets what is new. */
const replacedBy = (sums: readonly Placed[]): readonly Placed[] => {
  const set = sums.find(({ role, place }) => role === 'paid' && place === 'new');
  return sums.map((sum) =>
    set && sum.role === 'paid' && sum.place !== 'new' && sum.money.amount !== set.money.amount
      ? { ...sum, role: 'replaced' }
      : sum,
  );
};

/** 'from $90 to $105 per month': what one sum of a sentence names holds for the other. */
const withPeriods = (sums: readonly Placed[]): readonly Placed[] =>
  sums.map((sum) => ({
    ...sum,
    period:
      sum.period ??
      sums.find(({ sentence, period, role }) => sentence === sum.sentence && period && role !== 'added')
        ?.period ??
      sums.find(({ money, period }) => money.amount === sum.money.amount && period)?.period ??
      sums.find(({ sentence, period }) => sentence === sum.sentence && period)?.period,
  }));

/** The sums that minutes, a letter or a notice name where it tells what dues are, were, or are to be. */
export const sumsOfDues = oncePerDoc((doc): readonly SumOfDues[] =>
  doc.type === 'other' || doc.type === 'minutes'
    ? replacedBy(withPeriods(doc.sentences.flatMap((one) => [...sumsIn(doc, one)])))
    : [],
);

/** The sentences of which every sum is known for what it is. */
export const weighedDues = oncePerDoc((doc): ReadonlySet<Sentence> => {
  const sums = sumsOfDues(doc);
  const known = new Set(sums.map(({ money }) => money));
  return new Set(
    sums.flatMap(({ sentence }) =>
      sentence.quantities.every((one) => one.kind !== 'money' || known.has(one) || isReplaced(doc, one))
        ? [sentence]
        : [],
    ),
  );
});

const amountOf = (value: FactValue) => {
  const amount = typeof value === 'object' && 'amount' in value ? value.amount : null;
  return typeof amount === 'number' ? amount : null;
};

/** Whether a paper tells what owners pay, and not only what is proposed. */
export const tellsDuesPaid = (doc: Doc): boolean => sumsOfDues(doc).some(({ role }) => role === 'paid');

/** What a value of the dues is by its paper: paid where it is that too; null where the paper tells no change. */
export function roleOfDues(doc: Doc, value: FactValue): RoleOfSum | null {
  const own = sumsOfDues(doc).filter(({ money }) => money.amount === amountOf(value));
  return (
    (own.find(({ role }) => role === 'paid') ?? own.find(({ role }) => role === 'proposed') ?? own[0])
      ?.role ?? null
  );
}
