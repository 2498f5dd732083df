import type { MoneyQuantity, Quantity } from '../../language/quantity.ts';
import { becameOf } from '../../meeting/became-of.ts';
import { yearOfPaper } from '../../meeting/earlier-years.ts';
import type { Doc, Sentence } from '../../model.ts';
import { oncePerDoc } from '../../once-per-doc.ts';
import { regex } from '../../regex.ts';
import { type Clause, clausesOf } from './clause-of-sum.ts';
import { isOfNamedPart } from './named-part.ts';

/** Whose money a sum is: a `part` is one of several funds, `together` are several of them. */
export type Matter = 'operating' | 'reserve' | 'part' | 'together' | 'arrears' | 'levy';
/**
 * How it stands: `held` now, what it was `before`, what is only `aimed` at, what `moved` in or out, what concerns `one` owner,
 * what was `offered` for work and not taken, what another sum took the place of (`replaced`), by how much it is `apart` from another.
 */
export type Standing = 'held' | 'before' | 'aimed' | 'moved' | 'one' | 'offered' | 'replaced' | 'apart';

/** A sum by the words of its clause; null where these do not tell. */
export interface SumTold {
  readonly money: MoneyQuantity;
  readonly sentence: Sentence;
  readonly of: Matter | null;
  readonly as: Standing | null;
  /** Nothing stands between it and the name of its fund. */
  readonly plainly: boolean;
}

const component =
  '(?:roof(?:ing)?|paint(?:ing)?|pav(?:ing|ement)|asphalt|roads?|streets?|pools?|spa|elevators?|docks?|marina|ponds?|lakes?|siding|fenc(?:e|ing)|landscap(?:e|ing)|tennis(?: courts?)?|playground|club ?house|gates?|trees?|irrigation|garages?|carports?|windows?|boilers?|hvac|hurricane|storm|insurance|emergency|snow|decks?|balcon(?:y|ies)|sewers?|septic|wells?|water|dredging|entrance|walls?|bridges?|dam|building|phase|villas?|townhomes?|townhouses?|tower|social|escrow|events?)';
const fund = (name: string) => `${name}(?: (?:accounts?|funds?|cash|savings|money market))?`;
const part = regex`\b${component}(?: (?:and|&) [a-z]+| committee| fund)? (?:replacement |repair )?(?:reserves?|operating|checking)\b|\b${fund('reserves?')} (?:for |- ?|: ?|\()(?:the |our )?${component}\b|\bone of (?:the|our|its) (?:[a-z]+ |\{n\d+\} ){0,2}reserves?\b|\breserves?\b[^.;{]{0,20}\bthe \{n\d+\} for\b`;
const names = '(?:operating|checking|reserves?)';
const anyFund = regex`\b${names}\b`;
const joined = regex`\b${fund(names)}(?:,| and| &| plus|/) ?(?:the |our )?${names}\b|\b(?:operating|checking) and (?:the |our )?(?:savings|money market)\b`;
const all =
  /\b(?:combined|together|all (?:of )?(?:the |our )?(?:bank |cash )?(?:accounts|funds)|both (?:accounts|funds)|including (?:the |our )?(?:[a-z]+ )?(?:reserves?|operating))\b/;

/** 'Of the {m0} in reserves', before a part of them. */
const ofAnother = /\b(?:of|from) (?:the|our|this|that|its) \{m\d+\}[^.;]*$|\bof which (?:about )?$/;

const matters: readonly (readonly [Matter, RegExp])[] = [
  ['reserve', /\breserves?\b|\breplacement fund\b/g],
  ['operating', /\b(?:operating|checking)\b|\bgeneral fund\b/g],
  [
    'arrears',
    /\bdelinquen\w*|\bpast[- ]due\b|\boverdue\b|\barrears\b|\bunpaid\b|\bnot (?:yet )?paid\b|\breceivables?\b|\bbehind (?:on|in|with)\b|\bow(?:e[sd]?|ing)\b|\bback (?:dues|assessments)\b/g,
  ],
  ['levy', /\bspecial (?:[a-z]+ )?assess(?:ments?|ing)\b/g],
];

const isFund = (of: Matter | null) => of === 'operating' || of === 'reserve';
/** What there is so much of on a day. */
const isKept = (of: Matter | null) => isFund(of) || of === 'arrears';
/** The matter that is named last in some words. */
function lastNamed(words: string): Matter | null {
  let found: Matter | null = null;
  let last = -1;
  for (const [matter, name] of matters) {
    const at = [...words.matchAll(name)].at(-1)?.index ?? -1;
    if (at > last) [found, last] = [matter, at];
  }
  return found;
}

/** '{m0} checking, {m1} savings': a name that no sum follows. */
const labelBehind =
  /^ (?:total |current )?(?:operating|checking|reserves?)(?: (?:accounts?|funds?|cash|balances?))*(?=,|\)| and |$)/;
/** What 'in past due assessments' behind a sum says of it. */
function namedBehind(after: string): Matter | null {
  const said = lastNamed(after.slice(0, 40));
  const fund = labelBehind.exec(after);
  return fund ? lastNamed(fund[0]) : isFund(said) ? null : said;
}

function matterOf({ lead, before, place, after }: Clause): Matter | null {
  if (!place && ofAnother.test(lead) && !anyFund.test(after)) return 'part';
  const own = place || before;
  const said = lastNamed(own) ?? namedBehind(after);
  if (said !== 'reserve' && said !== 'operating') return said;
  const whole = `${before}|${place || after}`;
  if (joined.test(own) || (joined.test(after) && !lastNamed(own)) || all.test(whole)) return 'together';
  return part.test(place || whole) || /^ each\b/.test(after) ? 'part' : said;
}

/** What was, where it stands right before a sum. */
const fromBefore = /\b(?:from|versus|vs\.?|compared (?:to|with))(?: (?:about|approximately|the))? $/;
const earlier =
  /^ ago\b|\b(?:last|previous|prior) (?:fiscal )?(?:year|month|quarter|spring|summer|fall|winter)\b|\ba year (?:ago|earlier|before)\b|\b(?:previously|formerly|originally|initially)\b/;
const opening =
  /\b(?:beginning|opening|starting)(?: [a-z]+)? balance\b|\b(?:began|started|opened) (?:[a-z]+ ){0,3}with\b/;
/** 'We began the year with $18,200' is not what there is. */
const beganWith =
  /\b(?:began|started|opened) (?:the |this )?(?:[a-z]+ )?(?:year|month|quarter) with (?:about |approximately )?$/;
const turns = /,(?! \{)| and | but | while |; /;
const aimed =
  /\b(?:should|would|could|must|ideal\w*|goal|target|minimum|at least|fully funded|recommend\w*|suggest\w*|(?:calls?|called|asks?|asked) for|short (?:of|by)|deficit|deficien\w+|to (?:keep|maintain|reach|have)|(?:go|fall|drop|get|dip)(?:es|s|ping)? (?:under|below))\b/;
const movedAfter =
  /^[^,{]{0,40}\b(?:was|were|is being|has been|have been|had been) (?:[a-z]+ ){0,2}?(?:paid|transferred|moved|charged|withdrawn|spent|used|collected|recovered|received(?! (?:and|as)\b)|deposited|added|written off|waived|borrowed|contributed|forgiven)\b|^ (?:transfer|payment|check|invoice|bill|deposit|contribution|donation|refund|loss|deficit|shortfall|increase|decrease|credit|fee)s?\b/;
/** The words nearest before a sum say whether it stands there or went in or out. */
const heads =
  /\b(?:(?<held>balances?|ha(?:s|ve|d)|holds?|held|stands?|stood|sits?|totals?|total(?:ed|ing|ling)|contain(?:s|ed)?|show(?:s|ed)|leav(?:es|ing)|left|(?:fell|dropped|declined|went|grew|rose|increased|decreased|up|down)[^{]{0,24} to (?=$)|on deposit|on hand)|(?<moved>(?<!\bnot (?:yet )?)paid|pay(?:s|ing|ments?)?|checks?|invoices?|(?<!treasury )bills?|billed|charg(?:es?|ed)|transfer\w*|moved?|moving|withdr[ae]w\w*|(?<!\b(?:on|of) )deposit(?:s|ed|ing)?|spen[dt]|spending|used?|using|wrote|written|reimburs\w*|interest(?!-| bearing)|earn(?:s|ed|ing)|fees?|costs?|donat\w+|borrow\w*|lent|los(?:t|es|s)|gain\w*|contribut\w*|add(?:s|ed|ing)|expens\w+|income|receipts|refund\w*|collect(?:s|ed|ing)|recovered|received|waive\w*|waiv(?:e|ed|ing)|purchas\w*|bought|opened|set aside|matur\w*|by (?:about )?(?=$)))(?![a-z])/g;
/** 'Reserves: {m0}', 'the operating account is {m0}'. */
const label = regex`(?<!\b(?:to|into|from|out of|for|on) (?:the |our )?(?:[a-z]+ )?)\b${names}(?: (?:accounts?|funds?|cash|balances?|savings))*(?: (?:is|are|was|were|now|currently|of|at))*[ :=-]*$`;

/** 'Move the excess operating funds of {m0}', before the name of the fund. */
const moves =
  /\b(?:mov(?:e|es|ed|ing)|transfer(?:s|red|ring)?|us(?:e|es|ed|ing)|spen(?:d|ds|t|ding)|withdr(?:aw|ew)|tak(?:e|es|ing)|took|put(?:s|ting)?|plac(?:e|ed|ing)) (?:[a-z]+ ){0,3}$/;
function isLabeled(before: string): boolean {
  const named = label.exec(before);
  return named !== null && !moves.test(before.slice(0, named.index));
}

/** One owner or home, and no list or total of several. */
const single =
  '(?:(?:delinquent|past[- ]due|single|former|new|same|other|particular|largest|highest|oldest|unit|lot|condo|home) ){0,2}(?:owner|homeowner|member|household|resident|buyer|account|unit|lot)\\b(?! (?:owners|dues|assessments?|fees|balances?|receivables?|delinquenc|accounts?|arrears|aging|totals?|complex|community|association))';
const one = regex`\b(?:the|an?|this|that|another|one) ${single}|\{n\d+\} ${single}|\b(?:unit|lot|home|house|apartment|apt\.?) ?(?:no\. ?|number |# ?)?(?:\{n\d+\}|\d+[a-z]\b)|\b(?:his|her|its) (?:[a-z-]+ ){0,2}(?:dues|assessments?|balance|account|arrears|delinquen|debt)|\bm(?:r|rs|s)\.? [a-z]+ (?:is|owes|has|still|now|in)\b|\blien\b|\{n\d+\} [a-z]+ (?:street|st|lane|ln|road|rd|drive|dr|court|ct|avenue|ave|way|circle|place)\b|\bbank that owns\b|\bpayment plan\b`;
/** 'Two accounts, of $1,900 and $2,300' */
const severally = /\{n\d+\} [a-z]+,? (?:of|for|with|owing) $/;
const over =
  /\b(?:(?<!\bbe )paid in full|(?<!\bbe )paid off|fully (?:paid|collected)|not yet paid|(?:has|have) been collected|(?:was|were) collected|collected (?:so far|to date)|(?:last|previous|earlier|prior) special assessment)\b|\bspecial assessment(?: [a-z]+)? (?:account|fund|money|proceeds)\b/;
const yearOfLevy =
  /\{n(\d+)\} special assessment|\bspecial assessment (?:of|in|from) \{n(\d+)\}|\b(?:levied|passed|approved|imposed|assessed|adopted|was|were|paid)(?: [a-z]+){0,3}? in \{n(\d+)\}/;

const offer =
  /\b(?:bids?|quot(?:es?|ed|ations?)|proposals?|would (?:do|replace|repair|rebuild|repave|pave))\b/;
const taken =
  /\b(?:accept\w*|approv\w*|award\w*|select\w*|chose|hired?|sign(?:ed|s)?|engag\w*|contract(?:ed)? (?:with|for|to)|go with)\b/;
const declined = /\b(?:reject\w*|declin\w*|turned down|not (?:accept|approv)\w*|fail\w*|too high)\b/;

const isOld = (doc: Doc, said: string, quantities: readonly Quantity[]) => {
  const named = yearOfLevy.exec(said);
  const year = quantities[Number(named?.slice(1).find((caught) => caught !== undefined))];
  return year?.kind === 'count' && year.value > 1950 && year.value < yearOfPaper(doc) - 1;
};

function isOffered(doc: Doc, sentence: Sentence, { before, after }: Clause): boolean {
  if (!offer.test(`${before} ${after}`)) return false;
  const became = becameOf(doc).get(sentence);
  if (declined.test(sentence.plain) || became === 'failed' || became === 'tabled') return true;
  return !taken.test(sentence.plain) && became !== 'carried';
}

/** What is put forward first: 'the first motion was for', 'the treasurer proposed'. */
const putForward = /\b(?:propos|recommend|suggest|request|mov|motion|first|original|initial|asked for)/;
/** 'amended to {m1}', 'the amount was changed to {m1}'. */
const amendedTo =
  /(?:\bamend(?:ed|ing|ment)?\b[^.;{]{0,60}|\b(?:amount|sum|motion|assessment|figure|it)\b[^.;{]{0,30}\b(?:chang|reduc|lower|rais|increas|revis|modifi)ed\b[^.;{]{0,20}\bto) ?$/;
/** 'but the board approved {m1}', in the same sentence. */
const approvedInstead =
  /\b(?:but|after|then|board|owners|members|directors|trustees|meeting|they)\b[^.;{]{0,60}\b(?:approved|settled on|adopted|agreed (?:to|on|upon)|passed|decided on|voted for|set|ma(?:d|k)e)\b[^.;{]{0,30} ?$/;
/** So many sentences on a motion is amended. */
const soon = 3;

interface Placed {
  readonly sentence: Sentence;
  readonly clause: Clause;
}

/** Whether the next sum took the place of one that was put forward first. */
function gaveWay({ sentence, clause: { lead, after } }: Placed, next: Placed | undefined): boolean {
  if (!next || !putForward.test(`${lead} ${after}`)) return false;
  const { before } = next.clause;
  // What is struck is the sum itself.
  if (/\bstriking\b/.test(before)) return false;
  if (next.sentence === sentence) return amendedTo.test(before) || approvedInstead.test(before);
  const isNear = next.sentence.index - sentence.index <= soon && next.sentence.section === sentence.section;
  return isNear && amendedTo.test(before);
}

const consistsOf =
  /\{m(\d+)\}[^{.;]*\b(?:consist\w*|compris\w*|composed|made up|includ\w*|broken down|of which)\b[^.;]*$/;
/** '$334 a month, consisting of {m1} for operations and {m2} for reserves': a part of what each home pays. */
function isPartOfCharge({ quantities }: Sentence, { lead, money }: Clause): boolean {
  const whole = quantities[Number(consistsOf.exec(lead)?.[1] ?? -1)];
  return whole?.kind === 'money' && whole.period !== null && whole.amount > money.amount;
}

/** '$640 over the quote', '$5,000 more than last year' */
const isApart =
  /^ (?:over|above|below|more than|less than|short of|higher than|lower than|under (?:the |our )?(?:bid|quote|budget|estimate|contract|limit|cap|last|prior|previous))\b(?! \{[dnt])/;

function standingOf(doc: Doc, sentence: Sentence, of: Matter | null, clause: Clause): Standing | null {
  if (isApart.test(clause.after)) return 'apart';
  if (isOffered(doc, sentence, clause)) return 'offered';
  if (isPartOfCharge(sentence, clause)) return 'moved';
  const { before, place, after } = clause;
  const near = before.split(turns).at(-1) ?? '';
  if (of === 'arrears' && (one.test(before) || severally.test(before) || one.test(after))) return 'one';
  const behind = after.split(turns)[0] ?? '';
  if (of === 'levy') {
    if (one.test(`${before} ${behind}`)) return 'one';
    const said = `${before} ${after}`;
    return over.test(said) || isOld(doc, said, sentence.quantities) ? 'before' : null;
  }
  if (movedAfter.test(place + after)) return 'moved';
  if (beganWith.test(before) || fromBefore.test(before) || earlier.test(near) || earlier.test(behind))
    return 'before';
  if (aimed.test(near)) return 'aimed';
  if (isLabeled(before)) return 'held';
  const head = [...before.matchAll(heads)].at(-1)?.groups;
  return head?.moved === undefined ? (head || place ? 'held' : null) : 'moved';
}

/** A year, or a day, that the words of a sum name; empty where they name none. */
function dayIn(words: string, quantities: readonly Quantity[]): string {
  const named = [...words.matchAll(/\{t(\d+)\}|\b(?:in|of|for|year-end|year end) \{n(\d+)\}/g)].at(-1);
  const told = quantities[Number(named?.[1] ?? named?.[2])];
  if (told?.kind === 'date') return told.iso;
  return told?.kind === 'count' && told.value > 1950 && told.value < 2100 ? `${told.value}` : '';
}
const today = /\b(?:now|currently|today|at present|presently)\b/;
const stillNow = '9999';
/** What a period began with is older than any other sum of its fund, and a sum without a day. */
const [atFirst, undated] = ['0', '1'];

/** What is to come is no later balance. */
const ahead = /\b(?:will|expect\w*|project\w*|anticipat\w*|hopes?)\b/;

/** The day of a sum that is held: the last one named before it, else the first one behind it. */
function dayOf({ before, place, after }: Clause, quantities: readonly Quantity[]): string {
  if (ahead.test(before)) return undated;
  if (opening.test(before)) return atFirst;
  if (today.test(before) || /^ (?:now|today|currently|at present)\b/.test(after)) return stillNow;
  return dayIn(before, quantities) || dayIn(`${place}${after}`.split(',')[0] ?? '', quantities) || undated;
}

/** 'It now has $27,500': of the account that was named before. */
const goesOn =
  /^\W*(?:and |but )?(?:it|which|that|this|(?:the|this|that) (?:account|fund|balance))\b|^(?: ago| last year| in [a-z]+)? and (?:at|on|in|by|as of|is|was|are|were|now)\b|^,? (?:and|but) (?:(?:we|it) )?(?:ended|closed|finished)\b[^{]{0,24} (?:with|at) (?:about |approximately )?$/;

/** 'The operating account at First Bank', beside which there may be another. */
const atBank = /\b(?:operating|checking|reserve) accounts? (?:at|with|ending in|no\.|number|#)/;

/** Each sum of a paper by its words. */
export const sumsTold = oncePerDoc((doc): ReadonlyMap<MoneyQuantity, SumTold> => {
  const all = doc.sentences.flatMap((sentence) =>
    clausesOf(sentence).map((clause): Placed => ({ sentence, clause })),
  );
  const found: (SumTold & { readonly day: string; readonly named: boolean })[] = [];
  for (const [at, placed] of all.entries()) {
    const { sentence, clause } = placed;
    const last = found.at(-1);
    const isNext = last && isKept(last.of) && sentence.index - last.sentence.index <= 1;
    const isChanged = isNext && (last.as === 'before' || last.as === 'moved') && /^ to $/.test(clause.before);
    const isLast =
      /^,? and $/.test(clause.before) &&
      /^(?! (?:of|in|is|was|for|from)\b)/.test(clause.place + clause.after);
    const goneOn = isNext && (isChanged || isLast || goesOn.test(clause.before)) ? last.of : null;
    const named = matterOf(clause);
    const told = named ?? goneOn;
    const of = told === 'reserve' && isOfNamedPart(doc, sentence) ? 'part' : told;
    found.push({
      money: clause.money,
      sentence,
      of,
      as: gaveWay(placed, all[at + 1])
        ? 'replaced'
        : (standingOf(doc, sentence, of, clause) ?? (goneOn && 'held')),
      plainly: isLabeled(clause.before) || goneOn !== null,
      day: dayOf(clause, sentence.quantities),
      named: named !== null,
    });
  }
  const held = found.filter(({ of, as }) => as === 'held' && isKept(of));
  const latest = new Map<Matter | null, string>();
  for (const { of, day } of held) if (day > (latest.get(of) ?? '')) latest.set(of, day);
  const together = Map.groupBy(held, ({ sentence }) => sentence);
  const told = ({ day, named, ...one }: (typeof found)[number]): SumTold => {
    if (one.as !== 'held' || !isKept(one.of)) return one;
    const isPast = (latest.get(one.of) ?? '').slice(0, day.length) > day;
    // What is told with its day is told as of that day; 'in 2028' is not.
    const isOfOldYear = day.length === 4 && day !== stillNow && Number(day) < yearOfPaper(doc) - 1;
    if ((isPast && day !== undated) || isOfOldYear) return { ...one, as: 'before' };
    // Two sums of a fund in a sentence are parts of it, where a day is told of both, of neither, or once for two accounts.
    const { index } = one.sentence;
    const others = doc.sentences
      .slice(Math.max(0, index - 1), index + 2)
      .flatMap((near) =>
        near === one.sentence || [near, one.sentence].every(({ plain }) => atBank.test(plain))
          ? (together.get(near) ?? []).filter(
              ({ of, money, day }) => of === one.of && money.amount !== one.money.amount && day !== atFirst,
            )
          : [],
      );
    if (day === undated && others.some((other) => other.day === stillNow)) return { ...one, as: 'before' };
    const isPart = others.some(
      (other) => other.day === day || (named && other.named && [day, other.day].includes(undated)),
    );
    return isPart ? { ...one, of: 'part' } : one;
  };
  return new Map(found.map((one) => [one.money, told(one)]));
});
