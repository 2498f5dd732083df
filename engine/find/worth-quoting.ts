import type { DocumentType } from '#contract/document-type.ts';
import { blocksOf } from '../blocks-of.ts';
import { charter } from '../governing.ts';
import { isSupposed, isTorn } from '../meeting/one-item.ts';
import { isOfOneOwner } from '../meeting/people.ts';
import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { toPrograms } from '../structure/addresses-ai.ts';
import { isRecital } from '../structure/recitals.ts';
import { captionOver, colonOver, openingOf } from './captions.ts';
import { dayOver } from './dated-posts.ts';
import { misreadLetters } from './further-rules.ts';
import { bansItems, leadIn, onlyAnnounces } from './lead-in.ts';
import { goesOn, isLeaning, ledBy } from './leaning.ts';
import { notesBetween } from './notes-between.ts';
import { isTakenOut } from './old-words.ts';
import { othersWords } from './other-voices.ts';
import { isQuestion } from './use-answered.ts';
import { isApart, madeUp, ofGames, wholeBlock } from './whole-paragraph.ts';
import {
  billed,
  defines,
  formal,
  idle,
  ofOwners,
  reasons,
  says,
  talk,
  toldOfRules,
} from './words-of-worth.ts';

/** A paper of more words than this speaks of so much that what no statement tells is no digest; rules and minutes are dense longer. */
const longestPaper = 2500;
const longestDense = 4000;
const dense: readonly DocumentType[] = ['rules', 'minutes'];

/** What hangs on 'Please call us by May 4.' is told with nothing. */
const asksToReach = (plain: string) => /^\W*please\b/.test(plain) && idle.test(plain);

const [shortest, longest] = [25, 420];
/** What takes up a thing that the last words brought in stands with them, if it is no longer. */
const takesUpMore = 130;

/** A run of sentences of one paragraph that is worth quoting. */
export interface Worth {
  /** The words that open the list it stands in, or the caption over it, without which it can't be read. */
  readonly over?: Sentence;
  readonly sentences: readonly [Sentence, ...Sentence[]];
  readonly rank: number;
  /** Quoted though some of it is shown elsewhere: rows come to their total, and items make a list, only together. */
  readonly whole?: true;
}

const least = reasons.length;
/** What people ask matters to them. */
const ofAnswers = least - 1;
const rankOf = (plain: string): number => {
  const rank = reasons.findIndex((reason) => reason.test(plain));
  return rank < 0 ? least : rank;
};

/** 'Four characteristics of homeowners associations:' opens what is so of any of them. */
const ofAnyAssociation =
  /\b(?:characteristics|features|advantages|benefits|kinds|types) of\b(?! (?:the|our)\b)[^;]*\b(?:associations|hoas)\b/;

/** 'Please return your form to:' over a name and a street. */
const opensAddress = /\b(?:to|at|by)\s*:\s*$/i;
const opensList = /\s*:\s*$/;
const [fewestItems, longestItem] = [2, 140];
/** A list is not cut before so many of its last items, if it is no longer. */
const [lastItems, longestList] = [2, 640];
/** '(1) what is due each year, and': the item that this list ends with is still to come. */
const isUnended = (one: Sentence | undefined) => /(?:,|\b(?:and|or))\s*$/.test(one?.text ?? '');

/** The items of the list that a sentence opens, as far as they can be quoted with it; none where it opens none. */
export function itemsOf(doc: Doc, lead: Sentence): Sentence[] {
  if (!opensList.test(lead.text) || opensAddress.test(lead.text)) return [];
  const after = doc.sentences.slice(lead.index + 1);
  const isItem = (one: Sentence) => leadIn(doc, one).includes(lead);
  const blockOf = ({ index }: Sentence) => blocksOf(doc).get(index);
  // Where its items are marked, the list ends with them, and with what the last of them goes on with.
  const isMarked = after[0] !== undefined && isItem(after[0]);
  const upTo = (most: number) => {
    const end = after.findIndex(
      (one, at) =>
        one.section !== lead.section ||
        notesBetween(doc).get(one) === one ||
        one.text.length > longestItem ||
        one.end - lead.start > most + (isUnended(after[at - 1]) ? takesUpMore : 0) ||
        (isMarked && !isItem(one) && blockOf(one) !== blockOf(after[at - 1] ?? lead)),
    );
    return after.slice(0, end < 0 ? after.length : end);
  };
  const [some, more] = [upTo(longest), upTo(longestList)];
  const items = isMarked && more.length - some.length <= lastItems ? more : some;
  return items.length < fewestItems || (isMarked && isUnended(items.at(-1))) ? [] : items;
}

/** Whether it is a thing of a list that is banned as a whole: 'Hunting of any kind.' under 'The following are not allowed:'. */
const isBanned = (doc: Doc, sentence: Sentence) =>
  leadIn(doc, sentence).some(({ plain }) => bansItems.test(plain));

/**
 * How much a sentence is worth quoting for, from 0; `least` where it is not. `goesOn`: it stands right behind what is quoted, and need
 * not say again whom it concerns; what somebody asked, `most` at the most.
 */
function worthOf(doc: Doc, sentence: Sentence, { goesOn = false, most = least } = {}): number {
  const { plain, text } = sentence;
  const banned = isBanned(doc, sentence);
  const isClause = banned || says.test(plain) || opensList.test(text);
  if (idle.test(plain) || defines.test(plain) || formal.test(plain) || !isClause || isRecital(doc, sentence))
    return least;
  // What a list is opened with ends in its items.
  // A notice in capitals is read as any other rule; elsewhere they are titles.
  const shown =
    doc.type !== 'rules' || /[a-z]/.test(text) ? text : text.charAt(0) + text.slice(1).toLowerCase();
  const closed = shown.replace(opensList, ' as follows');
  if (isSupposed(doc, sentence)) return least;
  if (leadIn(doc, sentence).some((one) => ofAnyAssociation.test(one.plain))) return least;
  if (/\?\s*$/.test(text) || isTorn(closed) || misreadLetters.test(shown)) return least;
  const rank = Math.min(rankOf(plain), banned ? 1 : most);
  if (charter.includes(doc.type) || doc.type === 'rules') return rank < 2 ? rank : least;
  if (doc.type !== 'minutes') return rank;
  if (isOfOneOwner(plain, text)) return least;
  if (talk.test(plain)) return least;
  if (rank === 0 || billed.test(plain)) return 0;
  return (rank === 1 && goesOn) || ((rank === 1 || toldOfRules.test(plain)) && ofOwners.test(plain))
    ? 1
    : least;
}

/** 'Yes.', 'Probably not.' */
const inShort = /^\W*(?:[a-z]+,? ){0,2}(?:yes|no|not)\b\W*$/;

/** The question that a sentence answers where it stands right behind it, or behind a short answer, and is not the heading. */
function questionBefore({ sentences, sections }: Doc, { index, section }: Sentence): Sentence | undefined {
  const last = sentences[index - 1];
  const before = last && inShort.test(last.plain) ? sentences[index - 2] : last;
  const isAsked = before?.section === section && isQuestion(before);
  return isAsked && !sections[section]?.title.endsWith('?') ? before : undefined;
}

/** Whether a question stands on a line of its own over a sentence, and asks for no helping hand. */
const answersLine = (doc: Doc, asked: Sentence | undefined, next: Sentence | undefined) =>
  asked &&
  next &&
  isQuestion(asked) &&
  !/\b(?:help|involved|join|volunteer)\b/.test(asked.plain) &&
  doc.source.text.slice(asked.end, next.start).includes('\n');

/** So many questions over what answers them make a paper of questions and answers. */
const fewestAsked = 3;
const questionsOver = oncePerDoc(
  (doc: Doc) => doc.sentences.filter((one, at) => answersLine(doc, one, doc.sentences[at + 1])).length,
);

/** 'The following pets are allowed.' says nothing without its list. */
const namesList = /^\W*(?:only )?the following\b[^:;]{0,80}\.\W*$/;

/** What goes on with the sentence before it and may take it back. */
export const turns =
  /^\W*(?:however|but|unless|except(?:ions?)?|otherwise|this (?:does|is)|these|those|it|they|if)\b|\b(?:do|doing|done) so\W*$|\b(?:decided|voted|was|were) against (?:it|this|that)\b|\bconsidered (?:it|this|that)\b/;

/** 'An orange tag must hang there.' 'Return the orange tag.': what is brought in before is what is spoken of. */
const broughtIn = /\ban? ([a-z]{3,} [a-z]{3,})\b/g;
/** 'Payment must be made at the closing.': of what and by whom stands before it. */
const withoutWhose =
  /^\W*(?:payment|approval|consent|notice|permission|repayment|reimbursement) (?:must|shall|will|is|may|can)\b/;
/** 'Without it the dues would be $90.', 'Requires 67% of the owners.' */
const leansSoftly =
  /^\W*(?:(?:with|without|until|despite|beyond) (?:it|that|this|them)|(?:requires|needs|takes|passed|failed|carried|denied|approved)(?! by\b))\b/;
const takesUp = ({ plain }: Sentence, before: Sentence): boolean =>
  withoutWhose.test(plain) ||
  leansSoftly.test(plain) ||
  [...before.plain.matchAll(broughtIn)].some(([, thing]) => plain.includes(`the ${thing}`));

/**
 * Of a short paper, what is worth quoting though no question asks for it, in the order of the document. `isTold` says of a
 * sentence whether it is quoted already.
 */
export function worthQuoting(doc: Doc, isTold: (one: Sentence) => boolean): readonly Worth[] {
  const most = dense.includes(doc.type) ? longestDense : longestPaper;
  if (doc.source.text.split(/\s+/).length > most) return [];
  const others = othersWords(doc);
  const orders = toPrograms(doc);
  const isBarred = (one: Sentence) =>
    others.has(one) || orders.has(one.index) || isTakenOut(doc, one) || isTold(one);
  const found: Worth[] = [];
  let done = -1;
  for (const sentence of doc.sentences) {
    const { index, text, plain } = sentence;
    if (index <= done || text.length < shortest || text.length > longest) continue;
    const block = blocksOf(doc).get(index);
    const items = itemsOf(doc, sentence);
    const told = items.filter(isTold);
    // A list is read whole, though a statement tells some of its items.
    const isMostlyTold = items.length - told.length < fewestItems;
    if (block?.kind !== 'text' || (isBarred(sentence) && (isMostlyTold || !isTold(sentence)))) continue;
    const asked = questionBefore(doc, sentence);
    const isAnswer = answersLine(doc, asked, sentence) && questionsOver(doc) >= fewestAsked;
    const rank = worthOf(doc, sentence, isAnswer ? { most: ofAnswers } : {});
    if (rank === least || namesList.test(plain)) continue;
    const inBlock = (one: Sentence | undefined): one is Sentence =>
      one !== undefined && one.start >= block.start && one.end <= block.end;
    const run: [Sentence, ...Sentence[]] = [sentence];
    const before = doc.sentences[index - 1];
    const canJoin = (one: Sentence | undefined): one is Sentence =>
      inBlock(one) && one.index > done && !isBarred(one);
    if (madeUp.test(plain) || (inBlock(before) && madeUp.test(before.plain))) continue;
    if (asked && before && before !== asked) run.unshift(before);
    else if (isLeaning(sentence) && !asked) {
      const led = ledBy(doc, sentence, longest);
      const last = found.at(-1);
      const end = last?.sentences.at(-1)?.index ?? -1;
      // What it leans on is quoted already: it stands behind that.
      if (
        last &&
        led[0] &&
        led[0].index <= end &&
        end < index &&
        sentence.end - last.sentences[0].start <= longest
      ) {
        const more = doc.sentences.slice(end + 1, index + 1);
        if (more.every(inBlock) && !more.some(isBarred)) {
          found[found.length - 1] = {
            ...last,
            sentences: [...last.sentences, ...more],
            rank: Math.min(last.rank, rank),
          };
          done = index;
        }
        continue;
      }
      if (
        led.length === 0 ||
        !led.every(canJoin) ||
        led.some(({ plain: said }) => ofGames.test(said) || asksToReach(said))
      )
        continue;
      run.unshift(...led);
    } else if (canJoin(before) && takesUp(sentence, before)) run.unshift(before);
    const opening = openingOf(doc, run[0], sentence.end - longest);
    if (opening.every((one) => canJoin(one) && !idle.test(one.plain))) run.unshift(...opening);
    const over =
      leadIn(doc, run[0]).findLast((one) => !onlyAnnounces.test(one.plain)) ??
      asked ??
      questionBefore(doc, run[0]) ??
      notesBetween(doc).get(run[0]) ??
      captionOver(doc, run[0]) ??
      colonOver(doc, run[0]) ??
      dayOver(doc, run[0]);
    // 'But they do harm, so here are some tips:' is understood no more than what goes on so.
    if (over && over !== asked && opensList.test(over.text) && goesOn.test(over.plain)) continue;
    if (told.length > 0 && isMostlyTold) continue;
    if (items.some((one) => isBarred(one) && !told.includes(one))) continue;
    if (opensList.test(text) && items.length === 0) continue;
    run.push(...items);
    let best = rank;
    let next = items.length > 0 ? undefined : doc.sentences[index + 1];
    const room = (one: Sentence) => longest + (takesUp(one, run.at(-1) ?? one) ? takesUpMore : 0);
    while (inBlock(next) && next.end - run[0].start <= room(next)) {
      const own = worthOf(doc, next, { goesOn: true, ...(isAnswer ? { most: ofAnswers } : {}) });
      if (isBarred(next) || (own === least && !turns.test(next.plain))) break;
      const listed = itemsOf(doc, next);
      // What opens a list is quoted with it, or not at all.
      if (opensList.test(next.text) && (listed.length === 0 || listed.some(isBarred))) break;
      best = Math.min(best, own);
      run.push(next, ...listed);
      if (listed.length > 0) break;
      next = doc.sentences[next.index + 1];
    }
    const whole = wholeBlock(doc, run, block);
    if (whole[0] && whole[0].index > done && !whole.some((one) => isBarred(one) || isApart(doc, one))) {
      run.splice(0, run.length, ...whole);
      next = undefined;
    }
    done = run.at(-1)?.index ?? index;
    // What another statement tells may take it back.
    if (inBlock(next) && isTold(next) && turns.test(next.plain)) continue;
    found.push({
      sentences: run,
      rank: best,
      ...(over && { over }),
      ...((told.length > 0 || isTold(sentence)) && { whole: true as const }),
    });
  }
  return found;
}
