import type { FactValue } from '#contract/analysis.ts';
import { waysAround } from '../../find/options.ts';
import { type Candidate, type ScanRule, words } from '../../find/pattern.ts';
import { isPutToVote } from '../../find/textbook.ts';
import { governing } from '../../governing.ts';
import { fold } from '../../language/plain.ts';
import type { MoneyQuantity } from '../../language/quantity.ts';
import { type Became, becameOf, withoutIdleTalk } from '../../meeting/became-of.ts';
import { mayBeDecided } from '../../meeting/decided-after.ts';
import { openingOf } from '../../meeting/openings.ts';
import { isUndoneAfter } from '../../meeting/undone-after.ts';
import type { Doc, Sentence } from '../../model.ts';
import { entries } from '../../tables/entries.ts';
import { latestYear, pickFigure } from '../../tables/pick-figure.ts';
import { isAmended, isChangedSince, isReplaced, sumInstead } from '../money/sums-replaced.ts';
import { isOneEnd } from './ends-of-range.ts';
import { purposeOf } from './purpose-of-assessment.ts';
import { asks, avoided, form, homes, isOfPower, names, subject } from './special-named.ts';
import { onCondition, type Status, statusOf, toCome } from './special-status.ts';

/** What a meeting made of it; what it refused or did away with is none. */
const byOutcome: Readonly<Record<Became, Status | null>> = {
  carried: 'approved',
  tabled: 'proposed',
  talk: 'proposed',
  failed: null,
  undone: null,
};

/** 'The Board levied …': done, not only voted. */
const byBody = /\b(?:board|directors|trustees|association) (?:has |have )?(?:levied|imposed|assessed)\b/;

const eachHome =
  /\bfor the property due\b|\b(?:per|each|every|for each) (?:[a-z]+ )?(?:lot|unit|home|homeowner|owner|household|family|member|property|door|residence|dwelling)\b|\b(?:assess|charge|bill)(?:ed|ing)? (?:each|every|all|owners|homeowners|members)\b|\b(?:owners|homeowners|members) (?:(?:may|can|will|must|shall) pay (?:the|this|their|in)\b|(?:to )?each pay\b)|\/(?:lot|unit|home|owner)\b/;

/** Sums that stand beside a special assessment and are something else. */
const otherSum =
  /\b(?:assessment (?:letters?|certificates?|statements?)|polic(?:y|ies) (?:will|would|may|should) (?:cover|pay)|dues|balance|bid|bids|quote|reserves?(?! ?,)|cost(?:s|ing)?|estimate of|loan|budget|delinquent|late fee|interest|monthly|regular assessments?|accounts?|savings|(?:first|second|third|fourth|last|final|next|remaining) (?:installments?|payments?))\b(?:(?!assess)[^.;$]){0,40}$/;

/** In dollars: no home pays more at once, and no association levies less in all. What lies between may be either. */
export const largestShare = 60_000;
const smallestWhole = 20_000;
const mostParts = 60;

const inParts = /\{n(\d+)\} (?:equal |[a-z]+ly )*(?:payments|installments) of (?:about )?\{m(\d+)\}/;
/** In how many payments of that sum an assessment is due: 'two equal payments of $1,000 per unit'. */
function partsOf({ plain, quantities }: Sentence, money: MoneyQuantity): number {
  const m = inParts.exec(plain);
  const parts = quantities[Number(m?.[1])];
  const isOf = quantities[Number(m?.[2])] === money;
  return isOf && parts?.kind === 'count' && parts.value <= mostParts ? parts.value : 1;
}

/** '$900 on each lake lot and $200 on each other lot': no sum is everybody's. */
const byClass =
  /\{m\d+\} (?:on|for|from|per|to) (?:each|every)\b[^.;{]{0,40}(?:\{n\d+\}[^.;{]{0,30})?\band \{m\d+\} (?:on|for|from|per|to) (?:each|every)\b/;

function itemOf(sentences: readonly Sentence[], money: MoneyQuantity, status: Status): FactValue {
  const text = sentences.map((sentence) => sentence.text).join(' ');
  const plain = sentences.map((sentence) => sentence.plain).join(' ');
  const share =
    money.period !== null || /\b(?:half|installments?|portion|payments?) of (?:the|this|your)\b/.test(plain);
  const shared = money.per === 'home' || share || eachHome.test(plain);
  const per =
    shared && money.amount <= largestShare ? 'home' : money.amount >= smallestWhole ? 'association' : null;
  const purpose = purposeOf(text);
  const date = sentences
    .flatMap(({ plain: own, quantities }, at) =>
      at === 0 ||
      /\b(?:due|payable|paid|(?<!approved )by|before|beginning|starting|effective)\b[^.;]{0,20}\{t/.test(own)
        ? quantities
        : [],
    )
    .find((quantity) => quantity.kind === 'date');
  return {
    ...(purpose && { purpose }),
    ...(!sentences.some((sentence) => isOneEnd(sentence, money) || byClass.test(sentence.plain)) && {
      amount: money.amount * Math.max(...sentences.map((sentence) => partsOf(sentence, money))),
    }),
    ...(per && { per }),
    ...(date && { date: date.iso }),
    status,
  };
}

/** '$9,000 a building': no home pays it, and not the association. */
const ofPart = /^ ?(?:(?:a|an|per|each|for each) |\/ ?)(?:building|bldg|street|phase|roof)\b/;
/** 'any such charge over $500' */
const threshold = /\b(?:over|exceed(?:s|ing)?|more than|in excess of|above)\W*$/;
/** What parts a sum from the assessment that another clause speaks of: 'the estimate is $90,000, and a special assessment may be needed'. */
const apart =
  /[,;:] (?:and|but|so|or|which)\b|\bpaid (?:for )?(?:from|by|out of|with|through) [^.;]*(?:,| and )/;
/** 'averaging $1,000 per unit': what no home need pay. */
const averaged = /\baverag(?:e|es|ed|ing)\b[^.;,{$]{0,24}$/;

/** The sum of the assessment in a sentence: the one nearest after its name, else the one before it. */
function sumIn(doc: Doc, sentence: Sentence): MoneyQuantity | null {
  const folded = fold(sentence.text);
  const at = folded.search(subject);
  const sums = sentence.quantities.filter((quantity) => quantity.kind === 'money');
  const own = sums.filter(
    (money) =>
      money.amount >= 10 &&
      !ofPart.test(folded.slice(money.end)) &&
      !threshold.test(folded.slice(Math.max(0, money.start - 20), money.start)) &&
      !averaged.test(folded.slice(Math.max(0, money.start - 40), money.start)) &&
      (!isReplaced(doc, money) || sumInstead(doc, money)) &&
      !otherSum.test(folded.slice(Math.max(0, money.start - 60), money.start)),
  );
  return (
    own.find((money) => money.per === 'home') ??
    own.find((money) => money.start > at) ??
    own.findLast((money) => !apart.test(folded.slice(money.end, Math.max(0, at)))) ??
    null
  );
}

/** Under the heading 'Special Assessment': 'the board would like to round the cost to $4,000 per unit'. */
function shareUnderHeading(doc: Doc, { plain, index, quantities }: Sentence): boolean {
  if ((doc.type !== 'minutes' && doc.type !== 'other') || !namesShare(quantities)) return false;
  // Lines of a form ('Total cost: …', 'Your share: …') stand between the heading and the share.
  const heading = doc.sentences
    .slice(Math.max(0, index - 10), index)
    .findLast(({ text }) => text.length < 60 && /[^.?!]$/.test(text) && !/[:\t]\s*\S/.test(text));
  const isRow = heading !== undefined && heading.index === index - 1;
  if (!isRow && !/\b(?:cost|assess\w*|share|amount|levy)\b/.test(plain)) return false;
  return /^\W*(?:\w{1,3}[.)] )?(?:(?:19|20)\d\d )?(?:(?:proposed|notice of|emergency|approved) ){0,2}special assessments?(?: notice)?\W*$/i.test(
    heading?.text ?? '',
  );
}

/** 'The assessment for each lot is $900', behind 'The members voted to repave the road'. */
const ofEachHome = words`^(?:the |this |an )?assessment (?:for|per|to|on) (?:each |every )?${homes} (?:is|was|will be) {money}`;
const isVotedBefore = ({ sentences }: Doc, { plain, index }: Sentence) =>
  ofEachHome.test(plain) && /\b(?:voted|approved|agreed|decided)\b/.test(sentences[index - 1]?.plain ?? '');

/** 'An assessment of $5,000 per family for paving': no year and no dues, but work or installments. */
const forWork = (doc: Doc, sentence: Sentence) => {
  const isVoted = isVotedBefore(doc, sentence);
  const plain = isVoted ? `${doc.sentences[sentence.index - 1]?.plain} ${sentence.plain}` : sentence.plain;
  return (
    (isVoted || /\bassessment of \{m\d+\}|\{m\d+\} assessment\b/.test(plain)) &&
    /\b(?:repair|replac|repav|pav(?:e|ing)|seal|roof|road|dock|ramp|pier|wall|siding|dredg|dam|sewer|project|installment|paid within)/.test(
      plain,
    ) &&
    !/\b(?:today's|current|present|annual|yearly|monthly|quarterly|regular|dues|budget|per (?:year|month|quarter)|increas\w*|rais\w+|reserves?)\b/.test(
      plain,
    )
  );
};

/** 'The special assessment will be up to $300': 'Please vote below'. */
const toBeVoted = (sentences: readonly Sentence[], index: number) =>
  /\bwill be\b/.test(sentences[index]?.plain ?? '') &&
  sentences
    .slice(index + 1, index + 4)
    .some(({ plain }) =>
      /\b(?:please|to) vote\b|\bballots?\b(?! (?:was|were|(?:have|had) been) counted)|\bif (?:it is )?approved\b/.test(
        plain,
      ),
    );

const namesShare = (quantities: Sentence['quantities']) =>
  quantities.some((one) => one.kind === 'money' && one.per === 'home');
/** 'Now we ask you to vote on a second one': no sum of the one told before. */
const isPutAnew = (next: Sentence) => names(next) && statusOf(next) === 'proposed';
/** The sum of a special assessment that one of the next sentences tells. */
function toldAfter(sentences: readonly Sentence[], index: number): Sentence | undefined {
  return sentences
    .slice(index + 1, index + 4)
    .find(
      ({ plain, quantities }, ahead) =>
        quantities.some(({ kind }) => kind === 'money') &&
        (ahead === 0
          ? /\b(?:owner|home|lot|unit|member|assessment|amount|each|per|payments of)\b/
          : /\b(?:amount|assessments?|payments? of|your share)\b[^.;]*\{m/
        ).test(ahead === 0 && namesShare(quantities) ? 'each' : plain),
    );
}

function* told(doc: Doc): Generator<Candidate> {
  const { sentences } = doc;
  for (const [index, whole] of sentences.entries()) {
    const sentence = withoutIdleTalk(whole);
    const plain = sentence.plain.replace(onCondition, 'if');
    if (
      (!names({ ...sentence, plain }) &&
        !shareUnderHeading(doc, sentence) &&
        (governing.includes(doc.type) || !forWork(doc, sentence))) ||
      [plain, plain.replace(/ ?\([^()]*\)/g, '')].some((said) => avoided.test(said) || asks.test(said)) ||
      isOfPower(plain) ||
      form.test(plain) ||
      (governing.includes(doc.type) && /\bup to\b/.test(plain))
    )
      continue;
    const own = becameOf(doc).get(whole);
    const isChanged =
      (own === 'undone' || own === 'carried' || isChangedSince(doc, sentence)) && isAmended(doc, sentence);
    const became = isChanged || (!own && isVotedBefore(doc, sentence)) ? 'carried' : own;
    if (became !== undefined && byOutcome[became] === null) continue;
    // Papers that bind tell too what was levied once and taken back.
    if (!isChanged && isUndoneAfter(doc, whole)) continue;
    const status =
      (byBody.test(plain) && became === 'carried' ? 'levied' : became && byOutcome[became]) ??
      (toBeVoted(sentences, index) || isPutToVote(doc, sentence) ? 'proposed' : statusOf(sentence)) ??
      (doc.type === 'other' && !names(sentence) && !/\bpropos|\bestimate/.test(plain) ? 'levied' : null);
    if (
      !status ||
      (status === 'proposed' && openingOf(whole.text) === null && mayBeDecided(doc, whole)) ||
      (governing.includes(doc.type) &&
        (status === 'proposed' ||
          !/\b(?:was|were|has been|have been|(?:is|are) hereby|voted|(?:owners|members|board|association) (?:approved|levied|imposed|adopted)|pending|will be assessed|shall pay an?)\b/.test(
            plain,
          )))
    )
      continue;
    // Under its heading the share of a home is the sum, though it is called a cost.
    const share =
      names(sentence) || forWork(doc, sentence)
        ? undefined
        : sentence.quantities.findLast((quantity) => quantity.kind === 'money' && quantity.per === 'home');
    const money = share?.kind === 'money' ? share : sumIn(doc, sentence);
    const named = sentence.quantities.some((one) => one.kind === 'money' && !isReplaced(doc, one));
    const next = money || named || status === 'proposed' ? undefined : toldAfter(sentences, index);
    const nextSum =
      next?.quantities.find((quantity) => quantity.kind === 'money' && quantity.per === 'home') ??
      next?.quantities.find((quantity) => quantity.kind === 'money');
    const sum = money ?? nextSum;
    if (nextSum && next && (isOfPower(next.plain) || otherSum.test(next.plain) || isPutAnew(next))) continue;
    if (sum?.kind !== 'money') {
      if (!named && toCome.test(plain))
        yield { fact: 'special_assessment', value: { status }, tier: 'plain', ranges: [sentence] };
      continue;
    }
    const beside = nextSum ? next : isVotedBefore(doc, sentence) ? sentences[index - 1] : undefined;
    const used = beside ? [sentence, beside] : [sentence];
    const ways = waysAround(doc, sentence.start);
    const instead = isChanged ? sumInstead(doc, sum) : undefined;
    const value = ways > 0 ? { status: 'proposed', ways } : itemOf(used, instead?.sum ?? sum, status);
    const ranges = instead ? [...used, instead.sentence] : used;
    yield { fact: 'special_assessment', value, tier: 'plain', ranges };
  }
}

const rowLabel = /\bspecial (?:[a-z]+ )?assessments?\b/;

/** Less is a share, a count or the number of a note. */
const leastSum = 100;

/** A line 'Special assessment  25,000' of a budget or a statement. */
function* lines(doc: Doc): Generator<Candidate> {
  if (doc.type !== 'budget' && doc.type !== 'financial' && doc.type !== 'reserves') return;
  const purpose = doc.type === 'financial' ? 'actual' : 'budget';
  for (const { row, label, figures } of entries(doc)) {
    if (
      !rowLabel.test(label) ||
      waysAround(doc, row.start) > 0 ||
      /risk|total|district|prepaid|deferred|unearned|\b(?:receivables?|payables?|due|unpaid|uncollected|accounts?|fund|balance|cash|savings|checking)\b/.test(
        label,
      )
    )
      continue;
    const sums = figures.filter(({ value }) => value >= leastSum);
    const amount = pickFigure(sums, purpose, latestYear(doc))?.value;
    if (amount === undefined) continue;
    const status = doc.type === 'reserves' || /propos|recommend/.test(label) ? 'proposed' : 'levied';
    const value = { amount, per: 'association', status };
    yield { fact: 'special_assessment', value, tier: 'told', ranges: [row] };
  }
}

/** Special assessments that are levied, approved or proposed. */
export const specialAssessments: ScanRule = {
  facts: ['special_assessment'],
  *scan(doc) {
    const seen = new Set<number>();
    const said = [...told(doc)];
    // What a statement books is a part of what its notes tell.
    const isTold = said.some(({ value }) => Object(value).status !== 'proposed');
    for (const candidate of [...said, ...(isTold ? [] : lines(doc))]) {
      const amount = Number(Object(candidate.value).amount);
      if (seen.has(amount)) continue;
      seen.add(amount);
      yield candidate;
    }
  },
};
