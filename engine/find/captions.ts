import { blocksOf } from '../blocks-of.ts';
import type { Doc, Sentence } from '../model.ts';
import { regex } from '../regex.ts';
import { says } from './words-of-worth.ts';

const longestCaption = 45;
const greets = /^\W*(?:dear|to|hello|hi|good (?:morning|evening)|greetings|from|re|please|thanks?)\b/;
/** 'Color Requirements', under which stands all up to the next such line where it ends in a colon. */
export const titleWords = "(?!Dear\\b|To\\b)[A-Z][\\w’'-]+(?: (?:[A-Z][\\w’'-]+|of|and|for|the|&)){1,6}";
/** 'What went wrong:' heads its paragraph as 'What went wrong' does; a single word with a colon is of a template ('Notes:'). */
const ofMore = regex`^\W*(?:\S+|${titleWords}):\W*$`;
/** 'Loud music after 10 - Weekends $75.00/night' heads what is said of its sum, however long it is. */
const isPriced = ({ plain }: Sentence) => /\{m\d+\}[^.;]{0,40}$/.test(plain);
/** 'Per violation $75.00': of what, the line over it says. */
const ofEach =
  /^\W*(?:(?:\d{1,2}|\{n\d+\})\W+)?(?:each|per) (?:infraction|instance|occurrence|offen[cs]e|violation)\b/;
const isCaption = (one: Sentence) => isCaptionOf(one, isPriced(one) ? 2 * longestCaption : longestCaption);
const isCaptionOf = ({ text, plain }: Sentence, most: number) =>
  text.length <= most &&
  !says.test(plain) &&
  /^\W*[A-Z\d]/.test(text) &&
  !/\b[A-Z]{2} \d{5}\b/.test(text) &&
  !greets.test(plain) &&
  !ofMore.test(text) &&
  !/[.;,?!]\W*$/.test(text);

/** 'The new declaration will:' over lines without marks: what the first of them goes on with. */
export function colonOver(doc: Doc, { index, section }: Sentence): Sentence | undefined {
  const line = doc.sentences[index - 1];
  const isOver =
    line?.section === section &&
    says.test(line.plain) &&
    /:\s*$/.test(line.text) &&
    blocksOf(doc).get(line.index) !== blocksOf(doc).get(index);
  return isOver ? line : undefined;
}

/** The line over a paragraph that says what it is of: 'Written lease only' over 'All agreements must be in writing.' */
export function captionOver(doc: Doc, { index, start }: Sentence): Sentence | undefined {
  const { sentences, source } = doc;
  const [before, line] = [sentences[index - 2], sentences[index - 1]];
  const isText = (one: Sentence | undefined): one is Sentence =>
    one !== undefined && blocksOf(doc).get(one.index)?.kind === 'text';
  // The first line is the paper's title, and a heading is named by itself.
  if (index < 2 || !isText(line) || !isCaption(line) || !/[a-z]{3}|\d\/\d/i.test(line.text)) return undefined;
  if (!source.text.slice(line.end, start).includes('\n')) return undefined;
  // 'Owners may keep two hens. Declaration, 4(b)': what ends a line names what stands before it.
  if (!/(?:^|\n)\W*$/.test(source.text.slice(Math.max(0, line.start - 8), line.start))) return undefined;
  const isHead = (one: Sentence | undefined) => isText(one) && isCaption(one) && one.section === line.section;
  if (ofEach.test(line.plain)) return sentences.slice(Math.max(0, index - 4), index - 1).findLast(isHead);
  return isHead(before) ? undefined : line;
}

/** What opens a short paragraph under a title or the mark of an item: 'Widening to four feet.' before what is worth quoting. */
export function openingOf(doc: Doc, { index, start }: Sentence, since: number): readonly Sentence[] {
  const block = blocksOf(doc).get(index);
  if (doc.type === 'minutes' || !block || block.start === start || block.start < since) return [];
  const from = doc.sentences.findIndex((one) => one.start >= block.start);
  const first = doc.sentences[from];
  if (!first || from >= index) return [];
  const isTitled = blocksOf(doc).get(from - 1)?.kind === 'heading' || captionOver(doc, first) !== undefined;
  return isTitled || mark.test(first.text) ? doc.sentences.slice(from, index) : [];
}
const mark = /^\W*\d{1,2}[.)] /;
