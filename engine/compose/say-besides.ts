import type { Citation } from '#contract/page.ts';
import { quotedSentences } from '../find/cited-sentences.ts';
import type { Decided } from '../find/decide.ts';
import { bullet } from '../find/lead-in.ts';
import { itemsOf } from '../find/worth-quoting.ts';
import { forceOf } from '../language/force.ts';
import { withoutNames } from '../language/person-names.ts';
import { isNamedIn } from '../language/plain.ts';
import { peopleOf } from '../meeting/people.ts';
import type { Doc, Sentence } from '../model.ts';
import { ownWords } from '../say/say-own-words.ts';
import { leansBack } from '../scope/leans-back.ts';
import { quotesOf } from './quotes-of.ts';
import { namesOf } from './say-conditions.ts';

/** What is told beside a statement, and the sentence that it stands in. */
export interface Beside {
  readonly text: string;
  readonly sentence: Sentence;
}

/** 'Adair County' is nobody. */
const ofPlace = /\b[A-Z][a-z]+ (?:County|City|Township)\b/g;
function namesSomebody(doc: Doc, { text }: Sentence): boolean {
  const words = text.replace(ofPlace, ' ');
  return withoutNames(words, peopleOf(doc).all) !== words;
}

/** What weighs with a figure that stands beside it: of homes behind, what was done to them; of a loan, when it ends. */
const weighs: Readonly<Record<string, RegExp>> = {
  'financial.delinquent_homes':
    /\{n\d+\}[^.;{]{0,30}\b(?:liens?|foreclos\w*|bankrupt\w*|judgments?|attorney)\b|\b(?:homes?|units?|lots?|propert(?:y|ies)|houses?)\b[^.;]{0,20}\bin foreclosure\b/,
  'financial.loan':
    /\b(?:loan|mortgage|note|balance|it)\b[^.;]{0,40}\b(?:(?:to|must|will|has to|needs to|shall) be (?:refinanced|paid off|renewed)|matur(?:es|ed|ity)|balloon|comes? due)\b/,
};

/** The sentence that weighs with a figure, its own or the next, and its words; null where it tells nothing or names a person. */
export function besides(doc: Doc, id: string, cited: readonly Sentence[]): Beside | null {
  const pattern = weighs[id];
  const last = cited.at(-1);
  if (!pattern || !last) return null;
  const next = doc.sentences[last.index + 1];
  const near = [...cited, ...(next && next.section === last.section ? [next] : [])];
  const sentence = near.find(({ plain }) => pattern.test(plain));
  if (!sentence || namesSomebody(doc, sentence)) return null;
  return { text: ` The text says: “${ownWords(sentence.text, [])}”.`, sentence };
}

/** 'over this number of trailers': a limit that the sentence before gives. */
const pointsBack =
  / The text (?:says|adds): “[^”]*\b(?:this|that|these) (?:numbers?|limits?|sizes?|amounts?)\b/i;
/** 'No such tree', under a headline that names no more: which are meant, the sentence before says. */
const suchThings =
  /\bthere are rules\b[^“]* The text says: “(?:no|any|all|only|each|every)? ?(?:such|said|these|those) (?!rights?\b|covenants|restrictions|rules|lots?\b)[a-z]+/i;
const onlyRules = /^There are rules [^“]* The text says: “/;
const longestBefore = 360;

/** '(any vehicle of said persons)': whose, the sentence before says. */
const isOfBefore = (statement: string) =>
  /^The fine is [^(“]*\(([^)]*)\)/.exec(statement)?.some((label) => leansBack.test(label)) ?? false;

/** The sentence before a quoted one that takes its limit from there; null where there is none. */
export function saidBefore(
  doc: Doc,
  fact: string,
  statement: string,
  [first]: readonly Sentence[],
): Beside | null {
  const before = first && doc.sentences[first.index - 1];
  if (!before || before.section !== first.section || namesSomebody(doc, before)) return null;
  const limits = pointsBack.test(statement) && before.quantities.length > 0;
  // 'Fences must be of wood.' before 'Picket fences may have a gate.'
  const binds =
    onlyRules.test(statement) &&
    isNamedIn(before.plain, namesOf(fact)) &&
    forceOf(before.plain) > forceOf(first.plain);
  if (
    before.text.length > longestBefore ||
    !(limits || binds || suchThings.test(statement) || isOfBefore(statement))
  )
    return null;
  return { text: ` Said before it: “${ownWords(before.text, [])}”.`, sentence: before };
}

/** 'Except in:', 'so long as': a sentence that its list goes on with. */
const leftOpen =
  /\b(?:shall|must|may|will|can|cannot|is|are|be|not|no|except|unless|provided|follow\w*)\b.*(?:^|[^:])(?::|[a-z]\s*[-–—]|\b(?:if|as|of|to|by|in|for|that|either))\s*$/;
const mostOfItems = 500;
const mostItems = 6;
const isItem = ({ text }: Sentence) =>
  /^\W*(?:[a-z]|[ivx]{1,4}|\d{1,2})[.)]/i.test(text) || bullet.test(text) || /^[a-z]/.test(text);
/** So many letters before its end tell a quote. */
const tail = 24;

/** What a quote opens and does not hold: 'except as follows …', with the items of its list or, where it has none, what stands below it. */
export function listOpened(
  doc: Doc,
  fact: string,
  statement: string,
  cited: readonly Sentence[],
): Beside | null {
  const opening = cited.findLast(
    ({ text }) => leftOpen.test(text) && statement.includes(`${ownWords(text, []).slice(-tail)}”`),
  );
  const first = opening && doc.sentences[opening.index + 1];
  if (!first || cited.includes(first) || first.section !== opening.section) return null;
  const below = doc.sentences.slice(first.index, first.index + mostItems + 1);
  const end = isItem(first)
    ? below.findIndex((one) => !isItem(one) || one.start - first.start > mostOfItems)
    : Number(exceptBelow.test(opening.plain) && isNamedIn(first.plain, namesOf(fact)));
  const items = below.slice(0, end < 0 ? mostItems : end);
  const [last] = items.slice(-1);
  if (!last) return null;
  const quotes = items.map(({ text }) => `“${ownWords(text.replace(/[;,]\s*(?:or|and)?\s*$/, ''), [])}”`);
  const next = doc.sentences[last.index + 1];
  const isMore = isItem(first) && next?.section === first.section && isItem(next);
  return {
    text: ` The text goes on: ${[...quotes, ...(isMore ? ['more'] : [])].join(', ').replace(/, (?=(?:more|“[^”]*”)$)/, ' and ')}.`,
    sentence: { ...first, end: last.end },
  };
}
const readWhich = / Read which\.$/;

/** Which works a statement speaks of that only says 'Read which.': the words it stands on, with the list that they open. */
export function whichOf(doc: Doc, statement: string, cited: readonly Sentence[]): Beside | null {
  const [sentence] = readWhich.test(statement) ? cited : [];
  const items = sentence ? itemsOf(doc, sentence) : [];
  const whole = sentence && { ...sentence, end: items.at(-1)?.end ?? sentence.end };
  return whole ? { text: ` The text says: ${quotesOf(doc, [sentence, ...items])}`, sentence: whole } : null;
}

/** What needs no mark of an item to be taken out by the next sentence. */
const exceptBelow = /\b(?:except|provided|follow(?:s|ing))\b[^.;]*:\s*$/;

/** What the document lays down beside an answer for other homes or another step, in its words. */
export function inOtherCases(
  doc: Doc,
  { otherCases = [], told: particulars }: Decided,
): { readonly text: string; readonly citations: readonly Citation[] } {
  // Dues by the type of home are told with all their sums.
  const told = (particulars?.byHome ? [] : otherCases).flatMap((citations) => {
    const [sentence] = quotedSentences(doc, citations);
    return sentence && !namesSomebody(doc, sentence)
      ? [{ words: `“${ownWords(sentence.text, [])}”`, citations }]
      : [];
  });
  const quotes = told.map(({ words }) => words).join(' and ');
  return {
    text: quotes && ` It also says: ${quotes}.`,
    citations: told.flatMap((one) => [...one.citations]),
  };
}
