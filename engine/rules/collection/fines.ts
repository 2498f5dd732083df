import type { Candidate, ScanRule } from '../../find/pattern.ts';
import { sectionPaths } from '../../find/section-paths.ts';
import { fold } from '../../language/plain.ts';
import type { MoneyQuantity } from '../../language/quantity.ts';
import type { Doc, Sentence } from '../../model.ts';
import { regex } from '../../regex.ts';
import { MISREAD } from '../../structure/misread-amounts.ts';
import { notMended, offenceCell, stepBefore } from './fine-cells.ts';
import { lacksCell } from './fine-columns.ts';
import { type Placed, refersBack, wrongOver } from './fine-places.ts';
import {
  finesOfSteps,
  ownStep,
  paysHours,
  periodOf,
  saidBehind,
  stepAlone,
  stepIn,
  stepOver,
  stepsOf,
  withoutLeast,
  withSigns,
} from './fine-steps.ts';
import { fineInWords } from './fine-words.ts';
import {
  anyOffence,
  labelOf,
  namesPayerAlone,
  namesWrong,
  notCorrected,
  offenceBefore,
  offenceOf,
  offenceWords,
  sameOffence,
  tidyOffence,
} from './offence.ts';
import { isOfOneCase } from './one-case.ts';
import { isPendingPolicy } from './pending-policy.ts';

/** Words before a sum that make it a fine. */
const fined =
  /\b(?:fined?|fines|finable|(?:monetary|civil|disciplinary|money) (?:penalt(?:y|ies)|sanctions?)|penalt(?:y|ies)(?: for [^.;$]{3,60}?)?(?: (?:of|in the amount of|is|shall|not|up|are|will)\b|:))(?![a-z])[^.;$]{0,110}$/;
const fineAfter =
  /^[\s).-]*(?:(?:per|a|each|for each|daily)[- ]?(?:day|violation|occurrence|incident|offense)?,? ?)?(?:monetary |daily |weekly )?(?:fines?|penalt(?:y|ies))\b|^[\s)]*for (?:any |each |such |further )?violations?\b(?! (?:letter|notice|inspection))|^[\s)]*(?:may|will|shall|can) be (?:assessed|levied|imposed|charged|issued)(?:(?: for| per)+ (?:each |every )?(?:occurrence|violation|offen[sc]e|infraction)\b| if (?:[a-z]+ ){0,3}(?:in violation|guilty)\b)/;
/** After a sum that runs on until the wrong is put right. */
const untilMended =
  /^[\s)]*,? ?(?:(?:per|a|each|every) (?:day|week|month),? )?(?:until|for as long as|as long as|for each day)\b[^.;$]{0,40}\b(?:violations?|infractions?|non-?compliance|compliance|removed|corrected|cured|remedied|resolved|abated|restored)\b/;
const offenseBefore =
  /\b(?:first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th|subsequent|repeat|initial|additional|continuing|ongoing|persistent|further) (?:[a-z]+ ){0,2}(?:offen[sc]es?|violations?|infractions?|occurrences?|notices?)\b[^.;$]{0,30}$/;
/** Sums beside a fine that are none: costs, caps on the total, steps by which it grows. */
const besides =
  /\b(?:total|aggregate|cumulative)\b[^.;$]{0,110}$|\bfines? (?:over|above|exceeding|in excess of|totaling|that (?:exceed|reach|total)) $|\b(?:costs?|fees?|deposit|reimburse\w*|balance|surpass\w*|lien|increas(?:e|es|ed|ing)(?: by)?|plus(?: an?)?|damage|repair|administrati(?:ve|on)|late (?:fee|charge)|interest|assessments?|dues|insurance|deductibles?|value|impound|sticker|permit|charge)[^.;$]{0,40}$/;
const noFine =
  /^\W*(?:any |all )?(?:late|overdue|delinquent|unpaid) (?:dues|assessments?|payments?|installments?)\b(?:(?!\band\b)[^.;,]){0,50}\bfine|\b(?:municipal|ordinances?|(?<!\breferr(?:al|ed) to (?:the )?)(?:police|sheriff)|fire (?:marshal|department)|misdemeanor|state law|federal|court costs|returned check|late (?:fee|charge|payment|penalty)s? of|late (?:payment )?(?:penalt(?:y|ies)|charges?|fees?)|prepayment|estoppel|lawsuit for|small claims|(?:raised|collected|earned|made|brought in) a fine|fines?\b[^.;]{0,40}\b(?<!\bbe )(?:upheld|waived|reversed|rescinded|forgiven))\b/;

/** 'Shall entitle him to recover a penalty of $300 from the Board': what an owner gets pays no owner's wrong. */
const paidToOwners =
  /\b(?:owners?|members?|him|her|them)\b[^.;$]{0,20}\b(?:to|may|shall|can) recover\b[^.;$]{0,40}\b(?:fines?|penalt(?:y|ies))\b|\b(?:association|board|declarant|developer) (?:shall|must|will|is to) (?:pay|be liable)\b[^.;$]{0,60}\b(?:fines?|penalt(?:y|ies))\b/;

/** After a sum that all the fines for one offence may come to. */
const inAll = /^[^.;$]{0,25}\b(?:in (?:the )?aggregate|in total|in all|altogether|overall|total|maximum)\b/;

const namesFine = /\b(?:violations?|offen[sc]es?|infractions?|fines?|notice)\b.*\{m\d/;

/** Opens a list of fines. */
const opens =
  /^(?:\S{1,4} )?(?:[a-z'-]+ ){0,4}(?:fines?|penalt(?:y|ies))(?: (?:list|schedule|structure|amounts?|chart|table|matrix))?(?: \([^)]{1,40}\))? ?[:.]?$|\b(?:fines?|penalt(?:y|ies))\b.{0,160}?\b(?:schedule|as follows|following|set forth below|below|are)\b[^.]{0,60}[:.]?$|\b(?:following|schedule of|scheduled)\b.{0,60}\b(?:fines?|penalt(?:y|ies))\b/;
const fineHeading = /\b(?:fines?|penalt(?:y|ies)|monetary sanctions?)\b/;
const notAHeading = /late|assessment|dues|interest|collection|fine print/;
/** 'The following fees are charged on delinquent accounts': what comes is no fine. */
const ofLatePayment =
  /^(?!.*\bfines?\b)(?=.*\b(?:late|delinquent|overdue|past due)\b).*\b(?:fees?|charges?|interest|payments?|penalt(?:y|ies))\b[^.;]*(?:[.:]|(?<=^.{4,60}))$/;
const headerCells =
  /^(?:violations?|offen[sc]es?|infractions?|rules?)\b.{0,30}\b(?:penalt(?:y|ies)|fines?|amount)\b/;
/** 'First offense a warning, second $50, third $100': the steps name no offence of their own. */
const bareStep =
  /\b(second|third|fourth|fifth|2nd|3rd|4th|5th)(?: time)?(?: (?:and|or) (?:after|later|more))?[\s:=–-]*$/;
const ofOffenses = /\b(?:offen[sc]e|violation|infraction)s?\b/;
/** So many sentences without a sum end a list of fines. */
const patience = 5;
/** Sums of one sentence that are looked at. */
const mostSums = 12;

/** 'Dog off leash 1st Offense', and the steps after it, which name no offence of their own. */
const firstStep = /^(.{4,90}?)[\s:–—-]*\b(?:1st|first) (?:offen[sc]e|violation|infraction|notice)\b/i;
const laterStep =
  /^(?:2nd|3rd|4th|5th|second|third|fourth|fifth|subsequent) (?:offen[sc]e|violation|infraction|notice)\b.{0,12}$/i;

/** '3rd', '2nd Offense': a step that names no wrong. */
const isStep = /^(?:\d(?:st|nd|rd|th)|first|second|third|fourth|fifth|subsequent|additional)\b.{0,24}$/i;

interface Fine {
  readonly amount: number;
  readonly period: 'day' | 'month' | 'once';
  readonly offence: string;
  /** The words elsewhere that say what it is for. */
  readonly over?: Placed;
}

const previous = (doc: Doc, { index }: Sentence) => doc.sentences[index - 1]?.text ?? '';

/** A row of which the first amount was misread would give the next one for it. */
const misread = regex`${MISREAD}|^\W*£\d`;

/** What the row of a table says behind the two or more amounts that it begins with; '' for any other text. */
const behindAmounts = (text: string) =>
  tidyOffence(
    /^\W*[$£][\d,.]+(?:\s*\t\s*[$£][\d,.\ufffd]+)+\s*\t\W*(?:[xX]\s)?(.+)$/s
      .exec(text)?.[1]
      ?.split(/\s(?:-{2,}|[–—])\s/)[0] ?? '',
  );

const dayAlone = /\b(?:day|step|notice|month|week) ?\d+$/i;
const perMonth = /^\)?,? ?(?:\/ ?|per |each |every |a )?month(?:ly)?\b/;
/** Whether a sum falls due for each day that the wrong goes on. */
const perDay = (money: MoneyQuantity, before: string, after: string) =>
  money.period === 'day' ||
  /^\)?,? ?(?:fine |penalty )?(?:per|for each|each|every|a) (?:additional )?day\b|^[^.;]{0,30}\b(?:daily basis|per day)\b/.test(
    after,
  ) ||
  /\bdaily fine[^.;$]{0,20}$/.test(before);

/** '$50 per violation for parking and $100 for speeding': what a sum is for stands behind it. */
const ofSumBefore = /^[\s)]*(?:per|for)\b.*\b(?:and|or)\s*$/s;
const standsBehind =
  /^[\s)]*(?:per|for)(?: an?| any| each| every)? (?:violation|infraction|breach)(?:e?s)? (?:of|for)\b/;

/** The fines that a sentence names; all its sums where it is an item of a list of fines. */
function* finesOf(doc: Doc, sentence: Sentence, listed: boolean): Generator<Fine> {
  const text = sentence.text;
  if (misread.test(text) || lacksCell(doc, sentence)) return;
  const moneys = sentence.quantities.filter((quantity) => quantity.kind === 'money');
  const folded = withSigns(fold(text), moneys);
  if (paidToOwners.test(folded)) return;
  const sums = withoutLeast(folded, moneys);
  const table = text.split('\t').length > 2;
  // 'Noise: 1st Offense - $25, 2nd Offense - $50': the first step is no part of the offence.
  const ofCell = listed ? offenceCell(doc, sentence) : null;
  const label =
    ofCell?.text ??
    (listed
      ? labelOf(doc, sentence)
          .replace(/[\s:,-]*\b(?:1st|first) (?:offen[sc]e|violation)\b.*$/i, '')
          .replace(/^(?:fines?|penalt(?:y|ies))$/i, '')
      : '');
  let from = Math.max(0, ofCell?.end ?? 0);
  let taken = 0;
  for (const [index, money] of sums.slice(0, mostSums).entries()) {
    const before = folded.slice(Math.max(0, money.start - 140), money.start);
    const after = folded.slice(money.end, Math.min(money.end + 40, sums[index + 1]?.start ?? text.length));
    const gap = folded.slice(from, money.start);
    const follows = taken > 0 && gap.length < 60 && /\b(?:or|and|then)\b/.test(gap);
    const goesOn = notMended.test(before) && namesFine.test(doc.sentences[sentence.index - 1]?.plain ?? '');
    const stepped =
      ofOffenses.test(folded) || stepAlone.test(previous(doc, sentence))
        ? (bareStep.exec(before)?.[1] ?? ownStep.exec(before)?.[1])
        : undefined;
    const isFine =
      goesOn ||
      stepped !== undefined ||
      fined.test(before) ||
      fineAfter.test(after) ||
      untilMended.test(after) ||
      offenseBefore.test(before) ||
      follows;

    const start = from;
    from = money.end;
    if ((!isFine && !listed) || inAll.test(after)) continue;
    // '$25 a day after a 10-day notice, up to $1,000': what the days may come to.
    if (
      taken > 0 &&
      /\b(?:day|daily|week|weekly|month)\b/.test(folded.slice(sums[index - 1]?.start, start) + gap) &&
      /^[^.;$]{0,120}[, ](?:but )?(?:up to|not (?:to exceed|over|more than)|(?:to|with) an? (?:maximum|limit|cap|ceiling) of) (?:a (?:total|maximum) of )?$/.test(
        gap,
      )
    )
      continue;
    const charged = untilMended.test(after) && !/\b(?:fees?|costs?|interest|late)\b/.test(gap.slice(-60));
    if (besides.test(gap.slice(-60)) && !fineAfter.test(after) && !charged) continue;
    // A table's further columns hold the most that the fines may come to.
    if (listed && table && taken > 0 && money.start > text.lastIndexOf('\t')) continue;
    if ((index > 0 && /^[/ (.\t]*$/.test(gap)) || paysHours(gap, after)) continue;
    if (money.amount < 1 || money.amount > 25_000) continue;
    taken++;
    const period = perDay(money, before, after) ? 'day' : perMonth.test(after) ? 'month' : periodOf(money);
    // '$250\t$500\t$1,000\tSheds without approval': the first step for what stands behind them.
    const behind = index === 0 ? behindAmounts(text) : '';
    const prose =
      /\b(?:shall|will|may|must|results? in)\b/.test(folded) ||
      (standsBehind.test(after) && (ofSumBefore.test(gap) || !namesWrong(gap)));
    const isLed = /^\W*(?:\w{1,3}[.)]\W*)?$/.test(text.slice(0, sums[0]?.start));
    const saidBeside = listed && !ofCell ? saidBehind(folded, sums, index) : null;
    const words =
      saidBeside ??
      (ofCell
        ? stepBefore(text.slice(Math.max(start, ofCell.end), money.start))
        : behind ||
          (stepped && `${stepped} offense`) ||
          offenceOf(text, money, start, listed && !prose && !isLed));
    const asked = namesWrong(words) || ofCell ? '' : offenceBefore(previous(doc, sentence), text);
    const said = asked || words;
    const named = ofCell
      ? `${tidyOffence(label)}${words}`
      : label && !sameOffence(label, said)
        ? tidyOffence(`${label}: ${said}`)
        : said;
    if (dayAlone.test(named)) continue;
    const isNamed = ofCell?.ofSteps || (namesWrong(named) && !refersBack(named) && !namesPayerAlone(named));
    if (offenceWords(named).size === 0 && noFine.test(fold(previous(doc, sentence)))) continue;
    const step = isNamed
      ? ''
      : stepOver(previous(doc, sentence)) || stepIn(named) || (isLed ? stepIn(after) : '');
    // In prose a second letter is a step of the procedure.
    const time = prose && /^(?:an? |the )?\S+ (?:letter|notice)/i.test(step) ? '' : step;
    const over = isNamed ? null : wrongOver(doc, sentence, { listed, refers: refersBack(named), step: time });
    const quoted = ofCell || saidBeside ? null : fineInWords(text, sums, index);
    const offence = isNamed
      ? (quoted ?? named)
      : [over?.words, quoted ?? time].filter(Boolean).join(': ') || anyOffence;
    yield { amount: money.amount, period, offence, ...(over ? { over } : {}) };
  }
}

/** Sentence by sentence: whether it is an item of a list of fines. */
function* inLists(doc: Doc): Generator<[Sentence, boolean]> {
  const paths = sectionPaths(doc);
  let left = 0;
  for (const sentence of doc.sentences) {
    const { plain } = sentence;
    const hasSum = /\{m\d/.test(plain);
    const path = (paths[sentence.section] ?? '').split(' > ').slice(-2).join(' > ');
    const under = fineHeading.test(path) && !notAHeading.test(path);
    const item = hasSum && (left > 0 || under) && plain.length < 500;
    yield [sentence, item];
    if (ofLatePayment.test(plain)) left = 0;
    else if (opens.test(plain) || headerCells.test(plain.replace(/\t/g, ' '))) left = patience;
    else if (item && left > 0) left = patience;
    else if (plain.length > 60) left--;
  }
}

/** The fines for breaking rules, each offence once. */
export const fines: ScanRule = {
  facts: ['fine.schedule'],
  *scan(doc): Generator<Candidate> {
    const told: { fine: Fine; sentence: Sentence }[] = [];
    /** By the amount, where in `told`. */
    const ofAmount = new Map<number, number[]>();
    let base = '';
    let steps: readonly string[] | null = null;
    let before: { readonly offence: string; readonly index: number } | null = null;
    for (const [sentence, listed] of inLists(doc)) {
      const head = stepsOf(sentence);
      if (head) steps = head;
      else if (!/\{m\d/.test(sentence.plain) && sentence.plain.length > 80) steps = null;
      if (!/\{m\d/.test(sentence.plain) || noFine.test(sentence.plain)) continue;
      if (isPendingPolicy(doc, sentence)) continue;
      if (
        doc.type === 'minutes' &&
        (!/\bfines? (?:schedule|of|for|is|are|will)\b|\{m\d+\} fine/.test(sentence.plain) ||
          isOfOneCase(doc, sentence))
      )
        continue;
      const sums = sentence.quantities.filter((quantity) => quantity.kind === 'money');
      const row = steps && finesOfSteps(sentence.text, sums, steps);
      for (const found of row ?? finesOf(doc, sentence, listed)) {
        // 'If not corrected, $25 per day' goes on about the offence of the sentence before.
        const goesOn = found.offence === notCorrected && before && sentence.index - before.index <= 1;
        const step =
          goesOn && before
            ? `${before.offence.replace(/: not corrected$/, '')}: not corrected`
            : laterStep.test(found.offence) && base
              ? `${base}: ${found.offence}`
              : found.offence;
        if (!goesOn && found.offence !== anyOffence && !isStep.test(found.offence))
          before = { offence: found.offence, index: sentence.index };
        const fine = { ...found, offence: step };
        base =
          firstStep.exec(found.offence)?.[1]?.replace(/[\s:–—-]+$/, '') ??
          (laterStep.test(found.offence) ? base : '');
        const again = ofAmount.get(fine.amount)?.find((at) => {
          const offence = told[at]?.fine.offence ?? '';
          return row ? offence === fine.offence : sameOffence(offence, fine.offence);
        });
        // Told twice, and once that it is due for each day.
        if (again === undefined) {
          ofAmount.set(fine.amount, [...(ofAmount.get(fine.amount) ?? []), told.length]);
          told.push({ fine, sentence });
        } else if (fine.period === 'day') told[again] = { fine, sentence };
      }
    }
    for (const { fine, sentence } of told) {
      const { over, ...value } = fine;
      const ranges = [sentence, ...(over ? [over] : [])];
      yield { fact: 'fine.schedule', value, tier: 'plain', ranges };
    }
  },
};
