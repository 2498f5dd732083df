import type { Particulars } from '../find/particulars.ts';
import { pathsIn } from '../find/use-rule.ts';
import type { Doc, Sentence } from '../model.ts';
import { regex } from '../regex.ts';
import { fineRowOf, namesRepeats } from '../rules/collection/fine-columns.ts';
import { anyOffence } from '../rules/collection/offence.ts';
import { counted, dollars } from '../say/display.ts';
import { numberIn, wordIn } from '../say/saying.ts';
import { boundBefore } from './of-bounds.ts';
import { isOfFines } from './of-conditions.ts';
import { particularsOf, type ReadParticulars } from './particulars.ts';

const byCourt =
  /(?<!non-?)(?<!non )(?<!extra-?)\bjudicial(?:ly)?\b|\b(?:in|by|through|via) (?:an? |the |any )?(?:(?!such\b)[a-z]+,? ){0,4}(?:court|action|suit|lawsuit)\b(?! at law against the owner)|\b(?:action|suit|law ?suit|proceedings?|complaint)s?(?: at law| in equity| or suit)* (?:brought )?(?:to|for|of)(?: the)? foreclos|\bforeclosure (?:action|suit|law ?suit)|\bsue to foreclose\b|\bforeclos\w+\b[^.;]{0,60}\b(?:by|through|in) (?:[a-z]+ ){0,2}?(?:legal|equitable|judicial|chancery)(?: (?:or|and) (?:legal|equitable))? (?:proceedings?|actions?|remed(?:y|ies))\b|\bforeclos\w+\b[^.;]{0,60}\b(?:in (?:equity|chancery)|in a court of)\b|\b(?:action|suit) to (?:enforce|collect)\b[^.;]{0,120}\bto foreclose\b|\b(?:action|suit) (?:at|of) law against the (?:property|lot|unit|land)/;
const asMortgage =
  /\b(?:like|as|same manner|manner|way|similar(?:ly)?|laws?|procedures?)\b[^.;]{0,120}\b(?:mortgages?|deeds? of trust|trust deeds?)\b/;

/** Ways of which some states, or all, ask no court, of the association's own lien. */
const mayNeedNoCourt =
  /\b(?:said|such|its|the|this|assessment|association's) liens?\b[^.;]{0,80}\bforeclosed\b[^.;]{0,80}\b(?:manner|way|like|same)\b[^.;]{0,40}\b(?:deeds? of trust|trust deeds?)\b|\bnotices? of default and election to sell\b|\bforeclos\w+\b[^.;]{0,80}\bpowers? of sale\b/;
/** How the association forecloses, told apart from that it may. */
const ofCourtElsewhere =
  /^(?:\W*\w{1,3}[.)])?\W*(?:any |such |the |all )?foreclosures?\b[^.;]{0,80}\b(?:judicially|by (?:suit|action)|in (?:the |a )?[a-z ]{0,20}court)\b|(?<!\bmortgage )\bliens?\b[^.;]{0,60}\b(?:enforced|foreclosed)\b[^.;]{0,40}\b(?:judicially|by (?:suit|action)|in (?:the |a )?[a-z ]{0,20}court)\b/;
const deniedOrOfLender = /\b(?:not|first|senior|superior(?! court)|mortgagees?|lenders?|holders?)\b/;

const due = '(?:delinquent|past due|overdue|in (?:default|arrears)|late)';
/** Over the debt's age, right at it, or that and more: told as the text tells it. */
const late: readonly (readonly [form: RegExp, how: (age: string) => string])[] = [
  [
    regex`\b(?:more than|over|exceed(?:s|ing)?|in excess of|longer than) \{d(\d+)\}(?:'s?)?(?: \([^)]*\))?,? (?:days )?${due}\b`,
    (age) => `more than ${age} late`,
  ],
  [
    regex`(?:\bat least \{d(\d+)\}|\{d(\d+)\}(?:'s?)?(?: \([^)]*\))? or (?:more|longer|greater))(?: days)?,? ${due}\b`,
    (age) => `at least ${age} late`,
  ],
  [
    /\b(?:not paid|unpaid|remains? unpaid|delinquent|in default|default(?:s|ed)?)\b[^.;{]{0,60}?\b(?:within|after|more than|over|in excess of)(?: (?:a period of|more than))? \{d(\d+)\}/,
    (age) => `more than ${age} late`,
  ],
  [
    regex`\{d(\d+)\}(?:'s?)?(?: \([^)]*\))?,? (?:days )?${due}\b|\b(?:unpaid|delinquent|in default|in arrears)\b[^.;{]{0,60}?\bfor(?: (?:a period of|at least))? \{d(\d+)\}`,
    (age) => `${age} late`,
  ],
];

/** Days that run from a step of collection are none from the day on which dues were due. */
const fromStep =
  /^(?:'s?)?(?: \([^)]*\))?,? (?:of|after|from|following) (?:(?:the|such|said|that|this|an?|its|any) )?(?:date (?:of|on) )?(?:[a-z]+ ){0,3}?(?:liens?|notices?|letters?|demands?|record(?:ing|ation|ed)|mail(?:ing|ed)|receipt|filing|filed|sent|judgments?|hearings?|claims?|warnings?)\b/;

/** 'Once $1,800 or more is owed, or any of it is 12 months late' */
const orSoMuch =
  /\b(?:exceeds?|exceeding|more than|over|in excess of) \{m(\d+)\},? or\b|\{m(\d+)\} or (?:more|greater),? or\b/;

function latenessIn({ plain, quantities }: Sentence): string | null {
  for (const [form, how] of late) {
    const found = form.exec(plain);
    const quantity = found && quantities[Number(found[1] ?? found[2])];
    if (found && fromStep.test(plain.slice(found.index + found[0].length))) return null;
    if (!found || quantity?.kind !== 'duration' || quantity.days < 1) continue;
    const age = how(counted(quantity.count, quantity.unit));
    const [, most, least, sum = most ?? least] = orSoMuch.exec(plain.slice(0, found.index + 1)) ?? [];
    const owed = quantities[Number(sum)];
    return owed?.kind === 'money'
      ? `${most ? 'of more than' : 'of at least'} ${dollars(owed.amount)} or ${age}`
      : age;
  }
  return null;
}

/** How the lien is foreclosed, by the words of the best sentence, and how late a debt must be by then. */
export const ofForeclosure: ReadParticulars = ({ doc, one, cited }) => {
  const [first] = cited;
  if (!first || one.value === 'none') return null;
  // What only other places say of the way holds too: a court named in one of them is a court.
  const way = cited.some(({ plain }) => byCourt.test(plain))
    ? 'court'
    : cited.some(({ plain }) => asMortgage.test(plain))
      ? 'mortgage'
      : null;
  const lateness = latenessIn(first);
  // Where another sentence lets the lien be foreclosed without one, a court is not the only way.
  const sought =
    one.value !== 'judicial' || cited.some(({ plain }) => mayNeedNoCourt.test(plain))
      ? null
      : way === 'court'
        ? mayNeedNoCourt
        : way === null
          ? ofCourtElsewhere
          : null;
  const other =
    sought && doc.sentences.find(({ plain }) => sought.test(plain) && !deniedOrOfLender.test(plain));
  const whole = other && way ? 'both' : other ? 'court' : way;
  const particulars = particularsOf({
    way: one.value === 'judicial' && whole,
    late: lateness,
    ofFines: isOfFines(doc, one, cited),
  });
  return { particulars, ...(other ? { further: [other] } : {}) };
};

/** Between two sums of one ceiling. */
const goesOn = /^[^.;]{0,80}\b(?:or|nor|and)\b(?![^.;{]*\b(?:shall|will|is|are|must)\b)[^.;{]{0,30}$/;
const inAll =
  /^[^.;{]{0,90}?\b(?:up to|not to exceed|(?:maximum|limit|cap|ceiling) of|may not exceed|shall not exceed|but not more than|not exceeding|aggregate of)\b[^.;{]{0,40}\{m(\d+)\}[^.;{]{0,60}/;
const everySo = /^[^.;]{0,90}\b(?:every|each) (?:additional |further )?\{d(\d+)\}/;
const everyWeek = /^[\s)]*(?:\/ ?|per |a |each |every )week\b|^[\s)]*weekly\b/;
const whole =
  /\b(?:in all|in total|in the aggregate|aggregate|total|altogether|maximum|cumulative|overall)\b/;

/** What all fines together may come to: 'the total of all fines shall not exceed', '$1,000 in all', '$1,000 a year'. */
const ofAll = /\b(?:total|aggregate|cumulative|combined|sum of all|all fines)\b[^.;{]{0,100}$/;
const afterAll =
  /^[^.;{a-z]{0,4}\b(?:in all|in total|in the aggregate|(?:per|a|in any|in each|each) (?:calendar |fiscal )?year)\b/;

interface Sum {
  readonly amount: number;
  readonly start: number;
  readonly end: number;
}

/** '$50-$500': the second sum is the most. */
const span = /^(?: per (?:violation|occurrence|offense))? ?(?:-|to) ?$/;

/** What stands around one sum of a sentence on fines. */
function aroundSum(
  { plain, quantities }: Sentence,
  sums: readonly Sum[],
  at: number,
  daily: boolean,
): Particulars {
  const own = sums[at];
  if (!own) return {};
  const bound = boundBefore(plain.slice(0, own.start));
  const least = sums[at - 1];
  const ofSpan =
    least && least.amount < own.amount && span.test(plain.slice(least.end, own.start)) && sums.length === 2;
  let most = bound === 'most' || ofSpan;
  for (let i = at; !most && i > 0; i--) {
    const [before, after] = [sums[i - 1], sums[i]];
    if (!before || !after || !goesOn.test(plain.slice(before.end, after.start))) break;
    most = boundBefore(plain.slice(0, before.start)) === 'most';
  }
  const after = plain.slice(own.end);
  const found = inAll.exec(after);
  const cap = quantities[Number(found?.[1] ?? -1)];
  const isWhole = cap?.kind === 'money' && cap.amount > own.amount && (whole.test(found?.[0] ?? '') || daily);
  const total = most && (ofAll.test(plain.slice(0, own.start)) || afterAll.test(after));
  const again = quantities[Number(everySo.exec(after)?.[1] ?? -1)];
  const isAgain = again?.kind === 'duration' && again.days > 1;
  return particularsOf({
    most,
    least: !most && bound === 'least',
    total,
    inAll: isWhole && `${dollars(cap.amount)} in all`,
    every: everyWeek.test(after) ? 'week' : isAgain && counted(again.count, again.unit),
  });
}

/** A time of which a fine is told by itself: its table is told time by time. */
const ofOneTime = /\b(?:1st|2nd|3rd|\dth|first|second|third|fourth|fifth|initial|subsequent|additional)\b/i;

/** What the columns beside a fine come to, where it is the first of its row. */
function besideIt(doc: Doc, sentence: Sentence, amount: number, offence: string | null): Particulars {
  const row = offence && ofOneTime.test(offence) ? null : fineRowOf(sentence);
  if (!row?.most || row.first !== amount) return {};
  return { beside: { most: dollars(row.most), ofRepeats: namesRepeats(doc, sentence) } };
}

const anyBreach =
  /\b(?:violat\w*|offen[cs]es?|infractions?|breach\w*|rules?|regulations?|covenants?|restrictions?|polic(?:y|ies)|non-?(?:complian|conform)\w+|compl(?:y|iance)|fail\w*|fines? schedule|fining|may|shall|board|association|trustees)\b/;
/** A fine for which neither its sentence, the one before nor a heading names a wrong, nor that it is for any. */
function saysNoWrong(
  doc: Doc,
  { value }: Parameters<ReadParticulars>[0]['one'],
  cited: readonly Sentence[],
): Particulars {
  if (wordIn(value, 'offence') !== anyOffence) return {};
  const around = cited.flatMap(({ plain, index, section }) => [
    plain,
    doc.sentences[index - 1]?.plain ?? '',
    pathsIn(doc)[section] ?? '',
  ]);
  return around.some((said) => anyBreach.test(said)) ? {} : { unsaid: true };
}

/** Whether a fine is a ceiling, how often it comes again, and what all of it may come to. */
export const ofFine: ReadParticulars = ({ doc, one, cited }) => {
  const amount = numberIn(one.value, 'amount');
  const [sentence] = cited;
  if (!sentence || amount === null) return null;
  const { plain, quantities } = sentence;
  const sums = [...plain.matchAll(/\{m(\d+)\}/g)].flatMap((token) => {
    const quantity = quantities[Number(token[1])];
    return quantity?.kind === 'money'
      ? [{ amount: quantity.amount, start: token.index, end: token.index + token[0].length }]
      : [];
  });
  const daily = wordIn(one.value, 'period') === 'day';
  const offence = plain.indexOf((wordIn(one.value, 'offence') || '\n').toLowerCase());
  const away = ({ start, end }: Sum) => Math.min(Math.abs(offence - end), Math.abs(start - offence));
  const same = sums.filter((sum) => sum.amount === amount);
  const [near] = offence < 0 ? same : same.toSorted((a, b) => away(a) - away(b));
  const found = sums.flatMap((sum, at) =>
    sum.amount === amount && (offence < 0 || sum === near) ? [aroundSum(sentence, sums, at, daily)] : [],
  );
  const beside = besideIt(doc, sentence, amount, wordIn(one.value, 'offence'));
  const unsaid = saysNoWrong(doc, one, cited);
  if (found.length < 2) return found[0] ? { particulars: { ...found[0], ...beside, ...unsaid } } : null;
  // Where the same sum stands twice it is not known which of them this is: 'up to' and 'at least' hold for both.
  const most = found.some((one) => one.most);
  const least = !most && found.some((one) => one.least);
  return { particulars: { ...particularsOf({ most, least }), ...unsaid } };
};
