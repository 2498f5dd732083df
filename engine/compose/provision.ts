import { bullet, leadIn } from '../find/lead-in.ts';
import { isReplaced } from '../find/set-beside.ts';
import { fold, plainText } from '../language/plain.ts';
import type { Doc, Sentence } from '../model.ts';
import { fromWords } from '../say/quoting.ts';

/** Of a statement's places so many are shown beside it at the most. */
const mostPlaces = 2;
/** A section of at most so many characters is shown whole; behind a sentence of a longer one stand at most so many. */
const shortSection = 900;
const mostBehind = 600;
/** So many letters of its beginning tell a sentence from others. */
const beginning = 40;
/** A sentence that a page or a scan cut is put together again from at most so many pieces. */
const mostPieces = 3;

/** What says what has to be, may be or may not be, or gives a figure. */
const rules =
  /\b(?:shall|must|requires?|needs?|may|will|can|cannot|no|not|only|prohibited|permitted|allowed|required|limited|unless|except|provided|however|subject to)\b|\{[mpdnct]\d/;
const ended = /[.;:!?][)”"'’\]*\s]*$/;
/** 'At the first such meeting', 'Notwithstanding the foregoing': what the sentence before says is needed to understand it. */
export const hangs =
  /^.{0,50}\b(?:such|said (?!lots?\b|propert)|any application|this (?!declaration|article|section|association|community|document|instrument|subdivision|state|master|agreement)|these (?!covenants|bylaws|by-laws|restrictions|rules|articles)|those|the (?:foregoing|above|same|latter|preceding|animal|vehicle|meeting)\b)/;
/** The mark of an item: '(a)', '4.', 'iv)'. */
const item = /^\s*(?:\(?(?:\d{1,2}|[a-z]|[ivx]{2,4})[.)]\)?\s|\d{1,2}(?:\.\d{1,2})+\s)/i;
const isItem = ({ text }: Sentence) => item.test(text) || bullet.test(text);

/** '(a)' of '(b) Fences', 'A.' of 'C. Boats': items of a list have the same. */
const markKind = ({ text }: Sentence) =>
  item
    .exec(text)?.[0]
    .trim()
    .replace(/[a-z]+/, 'a')
    .replace(/[A-Z]+/, 'A')
    .replace(/\d+/g, '1') ?? '';
/** A word that the next item follows. */
const joins = /\b(?:or|and)\s*$/;

/** Whether a statement holds a sentence in its own words, so that it need not stand beside it. */
export const isQuotedIn = (statement: string, { text }: Sentence): boolean =>
  fold(statement).includes(fold(text.replace(item, '')).slice(0, beginning));

/** A run of sentences, one after another. */
export interface Provision {
  readonly first: number;
  readonly last: number;
}

export const sentencesOf = ({ sentences }: Doc, { first, last }: Provision): Sentence[] =>
  sentences.slice(first, last + 1);

/** The words of a provision, in the cleaned text of the document. */
export const textOf = ({ source, sentences }: Doc, { first, last }: Provision): string =>
  source.text.slice(sentences[first]?.start ?? 0, sentences[last]?.end ?? 0);

/** From the first to the last of the cited sentences in a provision. */
export function citedPart(run: Provision, cited: readonly Sentence[]): Provision {
  const within = cited.map(({ index }) => index).filter((index) => index >= run.first && index <= run.last);
  return { first: Math.min(...within), last: Math.max(...within) };
}

const lengthOf = ({ sentences }: Doc, { first, last }: Provision) =>
  (sentences[last]?.end ?? 0) - (sentences[first]?.start ?? 0);

/** The runs in which cited sentences stand one after another, in the order in which they are cited. */
function runsOf(cited: readonly Sentence[]): Provision[] {
  const runs: Provision[] = [];
  for (const { index } of cited) {
    const at = runs.findIndex(({ first, last }) => index >= first - 1 && index <= last + 1);
    const run = runs[at];
    if (run) runs[at] = { first: Math.min(run.first, index), last: Math.max(run.last, index) };
    else runs.push({ first: index, last: index });
  }
  return runs;
}

/** The first and the last sentence of a section, its own and not those of its parts. */
function bounds(doc: Doc, at: number): Provision {
  const { sentences } = doc;
  const isOfIt = (one: Sentence | undefined) =>
    one?.section === sentences[at]?.section && one !== undefined && !isReplaced(doc, one);
  let [first, last] = [at, at];
  while (isOfIt(sentences[first - 1])) first--;
  while (isOfIt(sentences[last + 1])) last++;
  return { first, last };
}

/** A cited run with the pieces that a page or a scan cut off its sentences. */
function whole(doc: Doc, run: Provision, within: Provision): Provision {
  let { first, last } = run;
  for (let pieces = 0; pieces < mostPieces && last < within.last; pieces++) {
    if (ended.test(doc.sentences[last]?.text ?? '')) break;
    last++;
  }
  for (let pieces = 0; pieces < mostPieces && first > within.first; pieces++) {
    const before = doc.sentences[first - 1]?.text ?? '';
    if (ended.test(before) || !/^[a-z]/.test(doc.sentences[first]?.text ?? '')) break;
    first--;
  }
  return { first, last };
}

/** The end of a sentence with the items or the words that a page, a scan or its list cut off it. */
export function wholeEnd({ sentences }: Doc, one: Sentence): number {
  let last = one;
  for (let pieces = 0; pieces < mostPieces && !ended.test(last.text); pieces++) {
    const next = sentences[last.index + 1];
    if (!next || next.section !== one.section) break;
    const isBelow = isItem(next)
      ? markKind(next) !== markKind(one)
      : (last !== one || !isItem(one)) && joins.test(last.text);
    if (!isBelow && !/^[a-z]/.test(next.text)) break;
    last = next;
  }
  return last.end;
}

/** A row of sums that goes on below its line, as the one sentence that it is; any other as it stands. */
export function wholeRow(doc: Doc, one: Sentence): Sentence {
  const end = fromWords(one.text) !== one.text && !ended.test(one.text) ? wholeEnd(doc, one) : one.end;
  if (end === one.end) return one;
  const text = doc.source.text.slice(one.start, end);
  return { ...one, end, text, ...plainText(text) };
}

const isParted = ({ source, sentences }: Doc, at: number) =>
  source.text.slice(sentences[at]?.end ?? 0, sentences[at + 1]?.start ?? 0).includes('\n');

/** 'Any of the following events:' is nothing without them. */
const announces = /:\s*$/;

const longestFrame = 120;
/** No heading: two words of it are written small. */
const says = /(?:\s[a-z]{3,}){2}/;
/** Whether a sentence lays down nothing itself, so that it may hand what follows to another time or to somebody else. */
const isFrame = (doc: Doc, one: Sentence) =>
  one.text.length <= longestFrame &&
  says.test(one.text) &&
  !rules.test(one.plain) &&
  !isItem(one) &&
  !isParted(doc, one.index);

/** The sentences behind a run that go on with it: of its paragraph, or hanging on it; of an item, to the next one. */
function behind(doc: Doc, run: Provision, within: Provision): number {
  const { sentences } = doc;
  const from = sentences[run.last];
  let announced = false;
  let last = run.last;
  while (last < within.last) {
    const next = sentences[last + 1];
    if (!next || next.end - (from?.end ?? 0) > mostBehind) break;
    announced ||= last > run.last && announces.test(sentences[last]?.text ?? '');
    const isOfList = from !== undefined && leadIn(doc, next).includes(from);
    if (isItem(next) && !isOfList && !announced) break;
    if (!isItem(next) && isParted(doc, last) && !isOfList && !hangs.test(next.plain)) break;
    last++;
  }
  const ends = (one: Sentence) =>
    (rules.test(one.plain) || (announced && isItem(one))) && !announces.test(one.text);
  const end = sentences.slice(run.last + 1, last + 1).findLast(ends);
  const next = sentences[run.last + 1];
  // 'Pool passes are excluded from this.': what follows at once may take back what is told, in whatever words.
  const isOfIt = last > run.last && next !== undefined && !isItem(next) && !announces.test(next.text);
  return end?.index ?? (isOfIt ? next.index : run.last);
}

function provisionOf(doc: Doc, run: Provision): Provision {
  const within = { first: bounds(doc, run.first).first, last: bounds(doc, run.last).last };
  const cited = whole(doc, run, within);
  const start = doc.sentences[cited.first];
  const inList = !start || isItem(start) || leadIn(doc, start).length > 0;
  const isShort = (start?.section ?? -1) >= 0 && lengthOf(doc, within) <= shortSection;
  if (isShort && !inList) return within;
  const before = cited.first > within.first ? doc.sentences[cited.first - 1] : undefined;
  const isHanging = start && before && !inList && (hangs.test(start.plain) || isFrame(doc, before));
  return { first: isHanging ? cited.first - 1 : cited.first, last: behind(doc, cited, within) };
}

/**
 * What a document lays down where a statement is cited to it, at two places at the most: the cited sentences whole, though a
 * page or a scan cut them, with the rest of a short section, or of a long one with the next words of the same paragraph.
 */
export function provisions(doc: Doc, cited: readonly Sentence[]): Provision[] {
  const leads = new Set(cited.flatMap((one) => leadIn(doc, one)));
  const opening = runsOf(cited.filter((one) => leads.has(one)));
  const places = runsOf(cited.filter((one) => !leads.has(one))).slice(0, mostPlaces);
  const found: Provision[] = [];
  for (const run of [...opening, ...places.map((one) => provisionOf(doc, one))].toSorted(
    (a, b) => a.first - b.first,
  )) {
    const before = found.at(-1);
    if (!before || run.first > before.last + 1) found.push(run);
    else found[found.length - 1] = { first: before.first, last: Math.max(before.last, run.last) };
  }
  return found;
}
