import { blocksOf } from '../blocks-of.ts';
import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { tickedIn } from './ticked.ts';

/** What a paper for the sale of a home is asked, and a buyer asks: the gravest first. */
export const formSubjects = [
  'special_assessments',
  'dues_change',
  'spending',
  'lawsuits',
  'condition',
  'violations',
  'arrears',
  'debt_of_home',
  'other_associations',
  'loans',
  'fees_at_sale',
  'reserves',
  'deductible',
  'leave_to_sell',
  'right_to_buy',
  'leasing',
  'control',
] as const;
export type FormSubject = (typeof formSubjects)[number];

/** The ids of the points that tell them. */
export const formIds: readonly string[] = formSubjects.map((subject) => `sale.form.${subject}`);

export interface FormAnswer {
  readonly subject: FormSubject;
  /** The question or the name of the field, and what answers it, in the order of the text. */
  readonly sentences: readonly [Sentence, ...Sentence[]];
  /** Nothing is: 'None', 'No [X]'. */
  readonly none: boolean;
}

/** What such papers are called, in their first lines. */
const title =
  /\b(?:resale|re-sale) (?:disclosure|certificate|package|packet|statement)|\bdisclosure (?:packet|certificate)\b|\b(?:22\.1|owners?'?|owners'? association|condominium|resale) disclosure\b|\b(?:condominium|condo|project|lender'?s?|association|hoa|pud)(?: project)? questionnaire\b|\b(?:status|estoppel|payoff) (?:letter|certificate|statement)\b|\bdemand statement\b|\bcertificate of (?:resale|unpaid assessments|assessments)\b|\bstatement of (?:unpaid )?assessments\b|\bdisclosures? to (?:the )?buyers?\b|\bquestions and answers sheet\b/i;
const headOfPaper = 400;

/** Whether a paper certifies to a buyer or a lender how one home and its association stand. */
export const isSaleForm = oncePerDoc(
  ({ type, source: { text } }: Doc) => type === 'other' && title.test(text.slice(0, headOfPaper)),
);

const asked: Readonly<Record<FormSubject, RegExp>> = {
  special_assessments:
    /^(?!.*\bmoneys owed\b).*(?:\b(?:special|reserve|supplemental|emergency) assessments?\b|\bassessments? in addition to\b)/,
  dues_change:
    /\b(?:changes?|increases?) (?:in|of|to) (?:the )?(?:regular |monthly |annual )?(?:assessments?|dues)\b/,
  spending: /^(?!.*\breserves?\b).*\b(?:capital|approved|anticipated|planned) expenditures?\b/,
  lawsuits: /\b(?:suits?|lawsuits?|litigation|judge?ments?|legal actions?|mediation|arbitration)\b/,
  condition:
    /\b(?:inspections?|structural|findings|repairs (?:completed|needed|required)|recommended repairs|deferred maintenance|code violations?|construction defects?)\b/,
  violations: /\bviolat\w+\b|\b(?:alterations?|improvements?)\b.*\b(?:complian\w+|approv\w+)\b/,
  debt_of_home:
    /\bliens?\b.*\b(?:recorded|filed|balance)\b|\b(?:unpaid|delinquent|past due|currently due|amounts? due|moneys owed|balance|paid through|status of the account)\b.*\b(?:unit|lot|home|property|owner|seller|account|assessments?)\b|\b(?:unit|lot|home|property|owner|seller|account)(?:'s)?\b.*\b(?:unpaid|delinquent|past due|currently due|balance due|current balance|paid through)\b/,
  other_associations:
    /\b(?:master|sub-?|umbrella|other|another|any other) ?(?:associations?|entity|facility)\b/,
  loans: /\bloans?\b/,
  arrears:
    /\b(?:delinquen\w+|past due|in arrears|behind)\b.*\b(?:units|owners|homes|lots)\b|\b(?:units|owners|homes|lots)\b.*\b(?:delinquen\w+|past due|in arrears|behind)\b/,
  fees_at_sale:
    /\b(?:transfer|resale|disclosure|estoppel|closing|new owner|post-closing|move-in|move-out|change of owner(?:ship)?|questionnaire|working capital|capital contribution)\b.*(?:\b(?:fees?|charges?|contribution|deposit)\b|\{m)|\bother fees\b|\bmay charge\b/,
  reserves: /\breserves?\b|\bpercent funded\b/,
  deductible: /\bdeductibles?\b/,
  leave_to_sell: /\bapprov\w+\b.*\b(?:transfer|sale)\b.*\b(?:unit|lot|home)\b/,
  right_to_buy: /\bright of first refusal\b|\bfirst right of refusal\b/,
  leasing: /\b(?:right to rent|rentals?|rented|renting|leas(?:e|es|ed|ing))\b/,
  control:
    /\b(?:developer|declarant|sponsor)\b.*\b(?:control|own)|\b(?:single entity|one (?:person|entity|owner))\b.*\bowns?\b|\bowner-occupied\b/,
};

const mark = /^\W*(?:\d{1,2}|[a-zA-Z])[.)]\s/;
const named = /^[^:?]{3,110}(?::|\.{4,}|\?)/;
const mostOfAnswer = 3;
/** In characters, the question and its answer together. */
const longestAnswer = 420;
/** Behind a question a field of this length still belongs to it: 'Yes [X]', 'If yes: …'. */
const answersBefore = /^\W*(?:yes|no|none|n\/a|x\b|if (?:yes|so)|\[|\(|☐|☒|_)/i;

const opensField = ({ text }: Sentence) => !answersBefore.test(text) && (mark.test(text) || named.test(text));

/** 'None', 'No', and a balance of nothing. */
const saysNone =
  /(?::|\?|\bare|\bis|\btotal|\.{4,})\s*(?:none\b|no\b(?! \[)|n\/a\b|not applicable\b|\$ ?0(?:\.00)?(?![\d.]*[1-9]))|^\W*(?:none|no)\W*$|^\W*(?:there (?:is|are)|the association has) no\b/i;

/** What the name of a field or a question says, without what answers it. */
const nameOf = ({ plain }: Sentence) => plain.replace(/^(.*?(?:\?|:|\.{4,})).*$/, '$1');

const subjectOf = (said: string) => formSubjects.find((one) => asked[one].test(said));

/** In words, an answer on the line below its question. */
const longestBelow = 8;

/** The fields of a paper for a sale, in its order: what is asked, and the sentences that answer it. */
function* fieldsOf(doc: Doc): Generator<readonly [Sentence, ...Sentence[]]> {
  const blocks = blocksOf(doc);
  const goesOn = (last: Sentence, next: Sentence) =>
    answersBefore.test(next.text) ||
    (!opensField(next) &&
      !subjectOf(next.plain) &&
      (blocks.get(last.index) === blocks.get(next.index) ||
        (/\?\s*$/.test(last.text) && next.text.split(/\s+/).length <= longestBelow)));
  let open: [Sentence, ...Sentence[]] | null = null;
  for (const sentence of doc.sentences) {
    const room = open && open.length <= mostOfAnswer && sentence.end - open[0].start <= longestAnswer;
    if (open && room && goesOn(open.at(-1) ?? open[0], sentence)) {
      open.push(sentence);
      continue;
    }
    if (open) yield open;
    open = opensField(sentence) ? [sentence] : null;
    // A letter answers in sentences.
    if (!open) yield [sentence];
  }
  if (open) yield open;
}

/** What a paper for the sale of a home answers, by the subjects that a buyer asks about; each field once. */
export const formAnswers = oncePerDoc((doc): readonly FormAnswer[] => {
  if (!isSaleForm(doc)) return [];
  return [...fieldsOf(doc)].flatMap((sentences) => {
    const name = nameOf(sentences[0]);
    const subject = subjectOf(name);
    const whole = sentences.map(({ text }) => text).join(' ');
    const ticked = tickedIn(whole);
    const answered = /[:?]|\.{4,}|\{[mpdtn]\d/.test(sentences.map(({ plain }) => plain).join(' '));
    // 'There is no suit, except: Hill v. Fox Run'
    const said = whole.replace(/^.*\bexcept\b(?=:)/is, '');
    const none = ticked === null ? saysNone.test(said) : !ticked;
    return subject && (answered || none) ? [{ subject, sentences, none }] : [];
  });
});
