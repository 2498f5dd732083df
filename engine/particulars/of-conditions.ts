import type { Decided } from '../find/decide.ts';
import { dayOfMonth } from '../language/dates.ts';
import type { Quantity } from '../language/quantity.ts';
import type { Doc, Sentence } from '../model.ts';
import { regex } from '../regex.ts';
import { asLate, daysOfMonth, lateFee } from '../rules/collection/late-day.ts';
import { counted, dollars, figure } from '../say/display.ts';
import { numberIn, wordIn } from '../say/saying.ts';
import { isOfBreach, ofNamedDebt } from '../scope/debts.ts';
import { feeAgain } from './of-payment.ts';
import { particularsOf, type ReadParticulars, sentencesAfter, type Told, toldOf } from './particulars.ts';

const token = /\{[mp](\d+)\}/g;
const most =
  /\b(?:not (?:to )?exceed(?:ing)?|(?:no|not) (?:more|greater|higher) than|up to|maximum(?: of)?|at most)(?: (?:the )?(?:greater|lesser|larger) of)?(?: an?)? $/;
const moreOf =
  /\b(?:whichever (?:is|amount is|sum is)(?: the)? (?:greater|larger|higher|more)|the (?:greater|larger|higher) of)\b/;
const lessOf =
  /\b(?:whichever (?:is|amount is|sum is)(?: the)? (?:less|lesser|smaller|lower)|the (?:lesser|smaller|lower) of)\b/;
const another = /^[^.;{]{0,60}\b(?:or|and)\b[^.;{]{0,40}$/;
const daily = /^(?: \([^)]*\))?,? ?(?:for each day|per day|a day|each day|daily)\b/;
const share = (quantity: Quantity | undefined, of: string) =>
  quantity?.kind === 'percent'
    ? `${figure(quantity.percent)}% of ${of}`
    : quantity?.kind === 'money'
      ? dollars(quantity.amount)
      : null;

/** '… who fails to pay within 10 days of the due date' */
const graceOf =
  /\b(?:fail\w*|not)\b[^.;{]{0,20}\b(?:pay|paid)\b[^.;{]{0,60}\bwithin \{d(\d+)\}(?: \([^)]*\))? (?:of|after|from|following) (?:the |its |such )?(?:due date|date due|date on which it (?:is|was) due)\b/;

/** What else a late payment costs: another sum where that is more, what is added day by day, and whether it comes again. */
export const ofLateFee: ReadParticulars = ({ doc, one, cited: [sentence] }) => {
  if (!sentence) return null;
  const { plain, quantities } = sentence;
  const after = doc.sentences[sentence.index + 1];
  const again = (feeAgain.exec(plain) ?? feeAgain.exec(after?.plain ?? ''))?.slice(1).find(Boolean);
  const grace = quantities[Number(graceOf.exec(plain)?.[1])];
  const value = numberIn(one.value, 'percent') ?? numberIn(one.value, 'amount');
  const found = [...plain.matchAll(token)].map((m) => ({
    quantity: quantities[Number(m[1])],
    start: m.index,
    end: m.index + m[0].length,
  }));
  const at = found.findIndex(
    ({ quantity }) =>
      (quantity?.kind === 'percent'
        ? quantity.percent
        : quantity?.kind === 'money'
          ? quantity.amount
          : null) === value,
  );
  const [own, next] = [found[at], found[at + 1]];
  if (!own) return null;
  const between = next ? plain.slice(own.end, next.start) : '';
  const other = next && another.test(between) ? share(next.quantity, 'what you owe') : null;
  const which = moreOf.test(plain) ? 'more' : lessOf.test(plain) ? 'less' : null;
  const added =
    next?.quantity?.kind === 'money' && /\bplus (?:an? (?:additional )?)?$/.test(between)
      ? next.quantity.period === 'day' || daily.test(plain.slice(next.end))
        ? `${dollars(next.quantity.amount)} a day`
        : null
      : null;
  return {
    particulars: particularsOf({
      most: most.test(plain.slice(0, own.start)),
      orElse: other && which && `${other}, whichever is ${which}`,
      plus: added,
      grace: grace?.kind === 'duration' && grace.unit === 'day' && grace.count,
      again: !added && !wordIn(one.value, 'period') && again,
    }),
    ...(again && after && !feeAgain.test(plain) ? { further: [after] } : {}),
  };
};

const prices = /\b(?:consumer price|c\.?p\.?i\.?|cost[- ]of[- ]living|price index|inflation)\b/;

/** An increase for these costs is not bound: none need vote for it, or the limit leaves it out. */
const unbound =
  /\bno (?:approval|vote|consent)\b[^.;]{0,40}\brequired\b[^.;]{0,30}\bincreases?\b[^.;]*|\bincreases?\b[^.;]{0,120}\b(?:(?:is|are|shall) not (?:be )?(?:subject to|limited by|bound by|counted|included)|(?:is|are|shall be) (?:exempt|excluded))\b/;
const costs = [/\binsurance\b/, /\btaxes\b/, /\butilit(?:y|ies)\b/] as const;
const named = ['insurance', 'taxes', 'utilities'] as const;
/** So many sentences after the limit may tell what it leaves out. */
const soon = 4;

/** What a limit of raises leaves out, and the sentence that says so. */
function leftOut(doc: Doc, sentence: Sentence): Told | null {
  for (const after of sentencesAfter(doc, sentence, soon)) {
    const [found] = unbound.exec(after.plain) ?? [];
    const what = found ? named.filter((_, i) => costs[i]?.test(found)) : [];
    if (what.length === 0) continue;
    const beyondFor = `what ${what.join(' and ')} cost${what.length === 1 && what[0] === 'insurance' ? 's' : ''}`;
    return { particulars: { beyondFor }, further: [after] };
  }
  return null;
}

const raised = '(?:increas|rais|adjust)\\w*';
const maximum =
  'maximum(?: (?:regular|annual|monthly|quarterly|yearly|general|allowable))*(?: (?:assessments?|dues|charges?|rate)\\b)?(?! (?:amount|increase|percent))';
/** 'Increase the maximum annual assessment', 'the maximum dues may be raised', 'above the maximum for the previous year'. */
const ceilingRises = regex`\b${raised} (?:the |such |said )?${maximum}|\b${maximum} (?:[a-z]+ ){0,6}?(?:be|been) ${raised}|\b${maximum} (?:may|shall|will|can) ${raised}|\b(?:above|over) (?:the )?${maximum}[^.;{]{0,30}\b(?:previous|prior|preceding)\b`;

/** A limit of a raise that stands beside the rise of prices, leaves out what some things cost, or is one of the ceiling. */
export const ofIncreaseCap: ReadParticulars = (asked) => {
  const [sentence] = asked.cited;
  const beside = sentence ? besidePrices(asked.doc, sentence) : null;
  const ofCeiling = sentence && ceilingRises.test(sentence.plain);
  // 'An increase of 10% or more must be approved by the owners.'
  const below = sentence && /\bincrease\w*[^.;]{0,20} (?:of|by) \{p\d+\} or more\b/.test(sentence.plain);
  if (!ofCeiling && !below) return beside;
  return { ...beside, particulars: { ...beside?.particulars, ...particularsOf({ ofCeiling, below }) } };
};

/** 'the percentage increase in the Consumer Price Index plus three percent' */
const plusShare = regex`${prices}[^.;]{0,40}\bplus (?:an? (?:additional |further )?)?\{p\d`;

function besidePrices(doc: Doc, sentence: Sentence): Told | null {
  if (!prices.test(sentence.plain)) return leftOut(doc, sentence);
  const { plain } = sentence;
  if (plusShare.test(plain)) return { particulars: { prices: 'added' } };
  if (lessOf.test(plain)) return { particulars: { prices: 'less' } };
  return moreOf.test(plain) || /\b(?:either|or)\b/.test(plain) ? { particulars: { prices: 'more' } } : null;
}

const failing = /\bif\b[^;]{0,200}\b(?:fails?|neglects?)\b/;

/** 'February 12', 'Saturday, March 3 at 10 am'; 'the second Tuesday of March' comes every year. */
const everyYear =
  /\b(?:each|every|annually|yearly|always|usually|typically|normally|shall|meetings|(?:is|are) (?:generally )?held)\b/;

/** The day that holds where the board names no other. */
export const ofAnnualMeeting: ReadParticulars = ({ doc, one, cited: [sentence] }) =>
  // A day with its year, or one that is called out, is that of the one meeting that a notice calls owners to.
  doc.type === 'other' &&
  (/(?:19|20)\d\d/.test(String(one.value)) ||
    (dayOfMonth.test(String(one.value)) && sentence !== undefined && !everyYear.test(sentence.plain)))
    ? { particulars: { once: true } }
    : sentence &&
        !/\bboard\b/.test(String(one.value)) &&
        failing.test(sentence.plain) &&
        /\b(?:board|president|directors)\b/.test(sentence.plain)
      ? { particulars: { otherwise: true } }
      : null;

/** A lien, a foreclosure or interest for what a breach of the rules costs, not for dues. */
export const isOfFines = (doc: Doc, { value }: Decided, cited: readonly Sentence[]): boolean =>
  value !== false && isOfBreach(cited.map((sentence) => ofNamedDebt(doc, sentence)));

/** What is delinquent at once tells nothing of a time after which only interest runs. */
const lateAtOnce =
  /\b(?:when|as) (?:it is |they are )?due,? (?:shall|will|is|are|becomes?)\b[^.;{]{0,30}\bdelinquent\b/;
/** Not 'interest, costs and fees of any such action shall be added', which only a lawsuit brings. */
const interest =
  /\bbears? interest\b|\binterest\b(?!,? (?:[a-z]+,? )?(?:and )?(?:the )?(?:costs?|reasonable|attorney'?s?'?)[^.;]{0,60}\bof (?:any |an |the )?(?:such )?action\b)/;
const otherFee = /\b(?:fee|charge|penalty) of \{m\d/;

/** 'If a payment is not made when due, a late charge of $10': a fee that asks for no further time. */
const feeAtOnce =
  /^(?!.*\{d\d)(?=.*\b(?:when due|(?:on|by|from|after) (?:the|its) due date|on the day (?:it is|they are) due)\b)(?!.*\binterest\b).*\blate (?:payment )?(?:charge|fee|penalty)\b[^.;]{0,40}\{m\d/;

/** ', and from the thirtieth day interest': what a further term adds is not yet due. */
const furtherTerm =
  /\band (?:then )?(?:from|after|beginning(?: on)?) (?:the )?(?:\{d\d+\}|[a-z-]+(?:st|nd|rd|th) day)\b.*/;

/** A term after which interest runs or a fee is charged and nothing is called late: a payment may be late before. */
export const ofLateAfter: ReadParticulars = ({ doc, one, cited }) => {
  const isSaid = (what: RegExp) => cited.some(({ plain }) => what.test(plain.replace(furtherTerm, '')));
  const adds = cited.some(({ plain }) => asLate.test(plain.replace(lateAtOnce, '')))
    ? []
    : [
        ...(isSaid(interest) ? ['interest'] : []),
        ...(isSaid(lateFee) ? ['a late fee'] : isSaid(otherFee) ? ['a fee'] : []),
      ];
  const days = numberIn(one.value, 'days') ?? 0;
  const inDays = countsDays(days, cited);
  const ofMonth = inDays ? null : daysOfMonth(cited, days);
  const sooner = adds.length === 0 ? doc.sentences.find(({ plain }) => feeAtOnce.test(plain)) : undefined;
  if (adds.length === 0 && !inDays && !ofMonth && !sooner) return null;
  return {
    particulars: particularsOf({ adds: adds.join(' or '), inDays, ofMonth, feeSooner: sooner !== undefined }),
    further: sooner ? [sooner] : [],
  };
};

/** Whether the text counts a term in days. */
const countsDays = (days: number, cited: readonly Sentence[]) =>
  cited.some(({ quantities }) =>
    quantities.some((one) => one.kind === 'duration' && one.unit === 'day' && one.days === days),
  );

/** 'Insurance is the responsibility of the owner': what binds no more than that. */
export const ofOwnersInsurance: ReadParticulars = ({ one, cited }) =>
  one.value === true &&
  cited.length > 0 &&
  cited.every(
    ({ plain }) =>
      /\bresponsib\w+/.test(plain) &&
      !/\b(?:shall|must|requir\w+|agrees?|covenants|duty|obligat\w+)\b/.test(plain),
  )
    ? { particulars: { upToYou: true } }
    : null;

const byLeave =
  /\b(?:except (?:with|upon|by)|unless (?:otherwise )?(?:approved|permitted|authorized|consented|agreed|waived)|without)\b[^.;{]{0,60}\b(?:board|association|directors|committee|declarant)\b|\b(?:board|association)\b[^.;{]{0,40}\b(?:may|can) (?:grant|make|allow|approve|permit)\b[^.;{]{0,30}\bexceptions?\b/;
const hardship = /\bhardships?\b/;

/** A lease rule that the board may lift, or that a hardship does. */
export const ofLeaseRule: ReadParticulars = ({ doc, one, cited }) => {
  const hard =
    cited.some(({ plain }) => hardship.test(plain)) ||
    (one.fact === 'rental.cap' &&
      doc.sentences.some(({ plain }) => /\bhardship (?:(?:leas|rent)\w+ )?permits?\b/.test(plain)));
  return toldOf({
    leave: cited.some(({ plain }) => byLeave.test(plain)),
    hardship: hard,
    inDays: countsDays(numberIn(one.value, 'days') ?? 0, cited),
  });
};

const storeys =
  /(more than )?\{n(\d+)\}[- ]?(?:or \{n\d+\}[- ]?)?(?:and (?:a |{n\d+}[- ]?)?half[- ])?stor(?:y|ies)\b(?! open| porch)/;
const ground =
  /\b(?:ground|first|main|entry|entrance)(?: entrance)?(?:[- ](?:floor|level|stor(?:y|ies)))\b|\bexclusive of (?:any |all )?(?:second|upper) (?:floors?|stor(?:y|ies))\b/;
const area = /\{n(\d+)\} ?(?:or more )?(?:square|sq)/g;

function floorsIn(text: string, { quantities }: Sentence): 'one' | 'more' | null {
  if (/\bsingle[- ]story\b/.test(text)) return 'one';
  if (/\b(?:multi|multiple|two|split)[- ](?:story|level)\b/.test(text)) return 'more';
  const found = storeys.exec(text);
  const count = quantities[Number(found?.[2] ?? -1)];
  if (!found || count?.kind !== 'count') return null;
  return found[1] || count.value > 1 ? 'more' : count.value === 1 ? 'one' : null;
}

/** 'In the event the house has two stories, the ground floor …', behind the size of another. */
const ledBy = /[,;] (?:and )?(?:in the event|if|where|in (?:the )?case of) ([^;]*)$/;

/** '…, and two-story homes shall have …': other houses, behind those of a size. */
const otherHouses =
  /[,;] (?:and|but|while) (?=[^,;]*\b(?:homes|houses|dwellings|residences)\b[^,;]*\b(?:shall|must|will|should)\b)/;

/** Of which houses a least size is said, and of which floor. */
export const ofHomeSize: ReadParticulars = ({ one, cited }) => {
  const sentence = cited.at(-1);
  if (!sentence) return null;
  const { plain, quantities } = sentence;
  const areas = [...plain.matchAll(area)];
  const at = areas.findIndex((m) => {
    const quantity = quantities[Number(m[1])];
    return quantity?.kind === 'count' && quantity.value === one.value;
  });
  const own = areas[at];
  if (!own) return null;
  const next = areas[at + 1]?.index ?? plain.length;
  const before = plain.slice(0, areas[0]?.index ?? 0);
  const [after = ''] = plain.slice(own.index, next).slice(0, 140).split(otherHouses);
  const between = areas[at - 1] && plain.slice(areas[at - 1]?.index, own.index);
  const led = ledBy.exec(between ?? '')?.[1];
  const floors = floorsIn(after, sentence) ?? floorsIn(led ?? (areas.length === 1 ? before : ''), sentence);
  return { particulars: particularsOf({ floors, ground: ground.test(after) || ground.test(before) }) };
};

/** How long a term is, in words; the days that an office works where those count. */
export const inDays = (days: number, workDays: true | undefined, words: (days: number) => string): string =>
  workDays ? counted(days, 'working day') : words(days);
