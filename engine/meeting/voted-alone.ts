import type { Doc, Sentence } from '../model.ts';
import { actBefore } from './act-before.ts';
import { proposes } from './alone.ts';
import { amendedTo, amendmentFailed, isAmendment, isOnMain, withAmendment } from './amendments.ts';
import { isBareVote, isMatter, isNamed, mayBePut, votedInside, withoutMark } from './bare-votes.ts';
import { itemOver } from './item-title.ts';
import { cellsBefore } from './one-item.ts';
import { openingOf } from './openings.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { isShort } from './short-of-votes.ts';
import { inFull } from './shorthand.ts';
import { wholeName } from './subject.ts';

/** A vote for itself, and what was put to it. */
interface Voted {
  readonly what: string;
  readonly from: Sentence;
  readonly outcome: Outcome;
  /** The sentences that tell of the vote. */
  readonly told: readonly Sentence[];
}

/** No vote is told in more sentences. */
const mostSentences = 5;
/** Who moved, or how many were for it: more than 'Approved', which is also said of the paper itself. */
const byWhom = /\b(?:mov(?:ed|es)|motion\w*|second\w*|2nd|in favor|all|ayes?|unanimous\w*|vote[sd]?)\b|\d/i;
/** 'All agreed' at the end of a paragraph is to its last words, and not to its title. */
const moves = /\b(?:mov(?:ed|es)|motion\w*|second\w*|2nd|vote[sd]?)\b|\d/i;
/** So much of the text is its head, where 'Approved' is said of the minutes themselves. */
const head = 250;
/** How an agenda names what is put to the vote. */
const approval = /^(?:review and )?approval of (?:the )?(?=\S)/i;

const farthest = 10;
/** The proposal that a vote on 'the main motion' is on, with the amendment to it that was not lost. */
function proposedBefore({ sentences }: Doc, { index, section }: Sentence) {
  const near = sentences.slice(Math.max(0, index - farthest), index).filter((one) => one.section === section);
  const from = near.findLast((one) => mayBePut(one.text) && !isAmendment(one.text));
  if (!from) return null;
  const what = withoutMark(from.text).replace(proposes, '');
  const after = near.slice(near.indexOf(from) + 1);
  const amends = after.findLast(({ text }) => isAmendment(text));
  const isLost = after.some(
    ({ text }) => amendmentFailed.test(text) || (isAmendment(text) && outcomeOf(text) === 'failed'),
  );
  const to = amends && !isLost ? openingOf(amends.text)?.what : undefined;
  return { what: to ? withAmendment(what, amendedTo(to)) : what, from };
}

/** The heading over a vote, where it names one item. */
function headOver(doc: Doc, sentence: Sentence) {
  const head = itemOver(doc, sentence);
  const from =
    head && doc.sentences.slice(0, sentence.index).findLast((one) => one.start <= head.headingStart);
  // What heads the whole paper is no item of it.
  return head && from && from.index > 0 ? { what: head.title, from } : null;
}

/** 'The resolution passed unanimously.': by its whole name, where that was told before. */
const namedVote = /^\W*(?:The|This|That) (resolution|amendment|measure|proposal) /;
/** What stands before a vote that names nothing: the item's own name, or the proposal. */
function putToIt(doc: Doc, sentence: Sentence, vote: string): Pick<Voted, 'what' | 'from'> | null {
  // Votes on what was proposed before the amendments to it.
  if (isOnMain(vote)) return proposedBefore(doc, sentence);
  const named = namedVote.exec(sentence.text)?.[1];
  const whole = named ? wholeName(doc, sentence, named) : null;
  if (whole?.from) return { what: whole.what, from: whole.from };
  const from = cellsBefore(doc, sentence)[0] ?? doc.sentences[sentence.index - 1];
  if (!from || isAmendment(from.text) || (from.section !== sentence.section && !isNamed(from.text)))
    return null;
  const what = withoutMark(from.text);
  if (!byWhom.test(vote))
    return sentence.start > head &&
      what.length < 90 &&
      isMatter(what) &&
      !/[.?!:]\s*$|\{t/.test(from.text + from.plain)
      ? { what, from }
      : null;
  return isMatter(what) && !isBareVote(what) && (isNamed(from.text) || mayBePut(from.text))
    ? { what, from }
    : moves.test(vote)
      ? (actBefore(doc, sentence) ?? headOver(doc, sentence))
      : null;
}

/**
 * A vote that no motion opened: 'Lee moved, Kim seconded, all in favor.' under the name of the item, or behind what was
 * proposed. Null where a sentence tells of none.
 */
export function votedAlone(doc: Doc, sentence: Sentence): Voted | null {
  const own = inFull(sentence.text);
  const inside = votedInside(own);
  if (!inside && !isBareVote(own)) return null;
  const after = doc.sentences.slice(sentence.index + 1, sentence.index + mostSentences);
  const end = after.findIndex(
    ({ text, section }) => section !== sentence.section || !isBareVote(inFull(text)),
  );
  const told = [sentence, ...(end < 0 ? after : after.slice(0, end))];
  const vote = [inside?.vote ?? own, ...told.slice(1).map(({ text }) => inFull(text))].join(' ');
  const said = outcomeOf(vote);
  const outcome = said === 'carried' && isShort(doc, told) ? 'failed' : said;
  const put = inside ? { what: inside.what, from: sentence } : putToIt(doc, sentence, vote);
  return outcome && put
    ? underHead(doc, { ...put, what: put.what.replace(approval, 'Approve the '), outcome, told })
    : null;
}

/** With the item's name, where it stands before it in the line: 'Dues 2032: proposed at $640.' */
function underHead({ sentences, source }: Doc, voted: Voted): Voted {
  const { what, from, told } = voted;
  const head = sentences[from.index - 1];
  if (!head || !/[a-z\d]:$/i.test(head.text) || /\n/.test(source.text.slice(head.end, from.start)))
    return voted;
  return { ...voted, what: `${withoutMark(head.text)}: ${what}`, from: head, told: [from, ...told] };
}
