import { blocksOf } from '../blocks-of.ts';
import type { Doc, Sentence } from '../model.ts';
import { leadOverRows } from '../structure/lead-over-rows.ts';
import { isRemark } from './alone.ts';
import { isNamed } from './bare-votes.ts';
import { isVoteOnThat } from './matters-to-come.ts';
import { cellsAfter, cellsBefore, hangs, hangsAtEnd, linesBefore, opensItem } from './one-item.ts';

/** An answer or an outcome that names nothing: 'Tabled until next year.', 'Will discuss at the July meeting.' */
const bare =
  /^\W*(?:(?:(?:\{n\d+\}|[a-z\d]{1,2})[.)]|o) )?(?:\{n\d+\} (?:yes|for|in favor)|ballots (?:were|have been)|received|will|to be|to (?:accomplish|do) (?:this|that|so)|if (?:no|not|it|they|so)|still|none|not|no|tabled|deferred|postponed|referred|decisions? (?:is |are )?to be|on hold|since there|(?:(?:at|for) (?:this|that|the) (?:time|moment|point),? )?(?:the )?(?:estimated |total )?(?:costs?|prices?)\b(?! (?:of|for|to)\b)|about|(?:[a-z]+ )?(?:thinks?|thought|believe[sd]?|expect(?:s|ed)|estimate[sd]?) (?:that )?(?:it|this|they)|(?:(?:the )?(?:board|directors|trustees|we) )?(?:will|continues? to|to) (?:\w+ ){0,2}(?:revisit|discuss|decide|consider|review|look into)|agreed)\b/;
const mostBefore = 3;
/** No matter is quoted in more characters. */
export const longest = 420;

/** Who speaks under the name of an officer's report. */
const spokenBy = /^\W*(?:he|she|they)\b/;
const isBare = (one: Sentence) => hangs.test(one.plain) || bare.test(one.plain) || isVoteOnThat(one);

/** A line that names the matter of those under it. */
const isTitle = ({ text, plain }: Sentence) =>
  text.length <= 60 && !/[.;?!]\s*$/.test(text) && !/\{c\d/.test(plain);

/** 'Amendment to the Bylaws.' */
export const isHeading = (text: string) => text.length < 45 && isNamed(text);

/** What stands before a sentence and tells when or where: a heading with a time and, of a price, the item up to it, where that opens near. */
export function placeOf(doc: Doc, first: Sentence, isPrice: boolean): Sentence[] {
  const before = doc.sentences.slice(Math.max(0, first.index - mostOfItem), first.index);
  const blockOf = (one: Sentence) => blocksOf(doc).get(one.index);
  const heading = before.findLast((one) => one.section === first.section && blockOf(one)?.kind === 'heading');
  const opens = (one: Sentence) => blockOf(one)?.start === blockOf(first)?.start && opensItem.test(one.text);
  const item = isPrice ? before.findIndex((one) => opens(one) && first.end - one.start <= longest) : -1;
  const when = heading && /\{d\d/.test(heading.plain) ? [heading] : [];
  return [...when, ...(item < 0 ? [] : before.slice(item))];
}

/** The paragraph up to a sentence, which tells what the sentence is about; none where it is long. */
export function upTo(doc: Doc, one: Sentence): Sentence[] {
  const block = blocksOf(doc).get(one.index);
  const before = doc.sentences.filter(
    ({ start, index }) => index < one.index && start >= (block?.start ?? 0),
  );
  return one.end - (before[0]?.start ?? one.start) <= longest ? before : [];
}

const mostOfItem = 12;
/** The name of the item that heads the paragraph of a sentence. */
function titleOver(doc: Doc, { index }: Sentence): Sentence | undefined {
  const start = blocksOf(doc).get(index)?.start;
  const before = doc.sentences.slice(Math.max(0, index - mostOfItem), index);
  return before.find((one) => one.start === start && isHeading(one.text));
}

/**
 * All of the item in which a sentence stands: its paragraph, or the part of it from one mark of an item to the next. Null where
 * that is long, or opens with words that hang on others.
 */
export function wholeItem(doc: Doc, core: Sentence): readonly [Sentence, ...Sentence[]] | null {
  const block = blocksOf(doc).get(core.index);
  const isIn = (one: Sentence | undefined) => one !== undefined && blocksOf(doc).get(one.index) === block;
  const at = (index: number) => doc.sentences[index];
  let [from, to] = [core.index, core.index];
  while (isIn(at(from - 1)) && !opensItem.test(at(from)?.text ?? '')) from -= 1;
  while (isIn(at(to + 1)) && !opensItem.test(at(to + 1)?.text ?? '')) to += 1;
  // 'To clarify,' over a list that is not of the item.
  while (to > core.index && /[,:]\s*$/.test(at(to)?.text ?? '')) to -= 1;
  const [first, ...rest] = doc.sentences.slice(from, to + 1);
  const last = rest.at(-1);
  // 'None at present.' says enough under the question that it answers.
  const isAnswer = first !== undefined && (doc.sections[first.section]?.title ?? '').endsWith('?');
  if (!first || !last || (isBare(first) && !isAnswer) || last.end - first.start > longest) return null;
  if ([first, ...rest].some((one) => isRemark(one) || /\t|\?\s*$/.test(one.text))) return null;
  return hangsAtEnd.test(core.plain) || cellsBefore(doc, core).length > 0 ? null : [first, ...rest];
}

/** The rows of the table that a sentence ends in with a colon: 'The cost will be met by a special assessment:'. */
export function rowsUnder(
  { rows, sentences, source }: Doc,
  { text, end, index }: Sentence,
): readonly Sentence[] {
  const first = /:\s*$/.test(text) ? rows.find(({ start }) => start >= end) : undefined;
  if (!first || source.text.slice(end, first.start).trim() !== '') return [];
  const under: Sentence[] = [];
  for (const one of sentences.slice(index + 1)) {
    if (!rows.some(({ start }) => start === one.start)) break;
    if (one.end - first.start > longest) return [];
    under.push(one);
  }
  return under;
}

/** The sentence with those before it, of the same item, on which it hangs; null where they are too long or too many. */
export function withContext(doc: Doc, core: Sentence): readonly [Sentence, ...Sentence[]] | null {
  const found: [Sentence, ...Sentence[]] = [core];
  const [item, ...others] = cellsBefore(doc, core);
  if (item)
    return core.end - item.start > longest ? [item, core] : [item, ...others, core, ...cellsAfter(doc, core)];
  const asked = doc.sentences[core.index - 1];
  if (asked && /^A[:.]\s/.test(core.text) && /\?\s*$/.test(asked.text)) return [asked, core];
  if (hangsAtEnd.test(core.plain)) found.unshift(...linesBefore(doc, core));
  if (found.length > 1) return found;
  // An item that names nothing says what it is of on another line.
  if (opensItem.test(core.text) && isBare(core) && !spokenBy.test(core.plain)) {
    const title = doc.sentences[core.index - 1];
    return title && isTitle(title) && title.section === core.section ? [title, core] : null;
  }
  if (opensItem.test(core.text)) return found;
  while (isBare(found[0])) {
    const [first] = found;
    const before = doc.sentences[first.index - 1];
    if (!before || found.length > mostBefore || before.section !== core.section) return null;
    // Who spoke need not be told with what was said.
    if (core.end - before.start > longest) return spokenBy.test(core.plain) ? [core] : null;
    // What was put off is no remark that stands beside it.
    if (isRemark(before)) {
      const title = titleOver(doc, core);
      return title ? [title, core] : null;
    }
    if (/\t/.test(before.text)) {
      const row = doc.rows.find(({ start, end }) => start <= before.start && before.start < end);
      const lead = row && leadOverRows(doc, row);
      return lead ? [lead, ...found] : found;
    }
    const isApart = blocksOf(doc).get(before.index) !== blocksOf(doc).get(first.index);
    if (isApart && !hangs.test(first.plain) && !isTitle(before)) return null;
    found.unshift(before);
    if (opensItem.test(before.text)) break;
  }
  return found;
}
