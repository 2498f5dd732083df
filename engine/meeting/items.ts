import { firstWhere } from '../first-where.ts';
import { capital } from '../language/capital.ts';
import { withoutNames } from '../language/person-names.ts';
import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { aftermath, declaredOf, isMovedNext, openingIn, voteByNumber } from './aftermath.ts';
import { settledBefore } from './alone.ts';
import { amendsMotion, takenUpIn, withAmendment } from './amendments.ts';
import { answeredIn } from './answered.ts';
import { agreedList } from './lists.ts';
import { officersIn } from './officers.ts';
import { type Opening, second } from './openings.ts';
import { isAdvisory, isStage, isWithdrawn, type Outcome, outcomeOf, settle } from './outcome.ts';
import { peopleOf } from './people.ts';
import { same, shares, stems } from './same-matter.ts';
import { isShort } from './short-of-votes.ts';
import { subjectOf } from './subject.ts';
import { motionsInTables } from './tables.ts';
import { inPlainWords, isNumbered, named, procedural, turnedDown } from './tell.ts';
import { votedAlone } from './voted-alone.ts';

/** A matter that a meeting dealt with. */
export interface MeetingItem {
  /** What was moved or decided, short; null where it is told already, or the words do not name it. */
  readonly what: string | null;
  /** Null where it was moved and the paper does not say what came of it. */
  readonly outcome: Outcome | 'withdrawn' | null;
  /** The sentences (or the row) that tell of it, its vote included. */
  readonly ranges: readonly { readonly start: number; readonly end: number }[];
  /** Of `ranges`, those whose words an amendment replaced. */
  readonly replaced?: readonly { readonly start: number; readonly end: number }[];
  readonly sure: boolean;
}

/** Words that only a motion has: a meeting that is 'being moved' is none. */
const putToVote = /\bmotion|(?<!\b(?:is|are|was|were|be|been|being|has|have|had)(?: [a-z]+ly)? )\bmoved\b/i;

/** Stems that name a matter alone. */
const tellsEnough = ['adjour', 'agenda', 'budget', 'loan', 'dues', 'assess', 'slate'];

/** What a rule itself says is no outcome of the vote on it. */
const withoutQuote = (what: string) => what.replace(/:\s*[“"].*$/s, '');

/** An amendment of when and in how many parts it is paid, or to something more, leaves the sum as it was. */
const ofTerms = /\binstallments?\b|\bpayments?\b|^(?:to|by) (?:add|includ)/i;

/** What it still hangs on, though it was agreed to. */
const condition =
  /\b(?:subject to|contingent (?:up)?on|conditional (?:up)?on|pending|provided that) (?!discussion\b)[^.;]{3,90}/i;

/** What came of an opening, and the sentences that say it. */
function cameOf(doc: Doc, sentence: Sentence, opening: Opening, openings: readonly (Opening | null)[]) {
  const chair = opening.decided ? declaredOf(doc, sentence) : undefined;
  const own =
    outcomeOf(chair?.text ?? '') ??
    outcomeOf(opening.rest) ??
    (opening.decided ? (outcomeOf(withoutQuote(opening.what)) ?? 'carried') : null);
  if (own)
    return {
      said: own,
      told: chair ? [chair] : [],
      amended: takenUpIn(doc, sentence),
      seconded: true,
      again: false,
    };
  const after = aftermath(doc, sentence, opening, openings);
  const byNumber = after.outcome ? null : voteByNumber(doc, sentence);
  return {
    said: after.outcome ?? byNumber?.outcome ?? null,
    told: byNumber ? [...after.told, byNumber.from] : after.told,
    amended: after.amended,
    seconded: after.seconded || second.test(opening.rest),
    again: after.toldAgain ?? false,
  };
}

/** 'Carried as amended.' */
const asAmended =
  /\b(?:carried|passed|approved|adopted) (?:unanimously )?(?:as (?:amended|changed|modified)|with (?:that|this|the) (?:change|amendment))\b/i;
const longestChange = 220;
/** The sentences between a motion and a vote on it 'as amended' that tell the change, where no other motion did. */
function agreedChange(doc: Doc, { index }: Sentence, told: readonly Sentence[]): readonly Sentence[] {
  const vote = told.find(({ text }) => asAmended.test(text));
  const between = vote ? doc.sentences.slice(index + 1, vote.index).filter((one) => !told.includes(one)) : [];
  const length = (between.at(-1)?.end ?? 0) - (between[0]?.start ?? 0);
  return length <= longestChange ? between : [];
}

function* items(doc: Doc): Generator<MeetingItem> {
  const seen: Set<string>[] = [];
  const used = new Set<Sentence>();
  const { all: people, board } = peopleOf(doc);
  const openings = doc.sentences.map((sentence) => openingIn(doc, sentence));
  for (const { what, outcome, row, ranges } of motionsInTables(doc)) {
    const { start, end } = row;
    for (const one of doc.sentences) if (one.start >= start && one.end <= end) used.add(one);
    const told = procedural.test(what) ? null : withoutNames(what, people, board);
    yield { what: told, outcome, ranges, sure: true };
  }
  for (const sentence of doc.sentences) {
    const officers = officersIn(doc, sentence);
    if (officers) {
      for (const line of officers.sentences) used.add(line);
      yield { what: officers.what, outcome: 'carried', ranges: officers.sentences, sure: true };
    }
    const listed = agreedList(doc, sentence);
    if (listed) {
      for (const line of listed.sentences) used.add(line);
      const end = listed.sentences.at(-1)?.end ?? sentence.end;
      const ranges = [{ start: sentence.start, end }];
      yield { what: inPlainWords(listed.what), outcome: 'carried', ranges, sure: true };
    }
    const opening = openings[sentence.index];
    const answered = used.has(sentence) ? null : answeredIn(doc, sentence);
    const alone = answered ?? (opening ? null : settledBefore(doc, sentence));
    const toldNext = openings[sentence.index + 1]?.decided;
    const voted = alone || opening || toldNext || used.has(sentence) ? null : votedAlone(doc, sentence);
    const settledAlone = alone ?? voted;
    if (settledAlone && !openings[settledAlone.from.index] && !used.has(settledAlone.from)) {
      const told = inPlainWords(settledAlone.what) ?? settledAlone.what;
      const what = withoutNames(capital(told), people, board);
      const isTold = seen.some((other) => same(stems(what), other));
      seen.push(stems(what));
      const votes = voted?.told ?? [sentence];
      for (const line of votes) used.add(line);
      const ranges = [...new Set([settledAlone.from, ...votes])];
      yield { what: isTold ? null : what, outcome: settledAlone.outcome, ranges, sure: false };
      if (answered) continue;
    }
    if (!opening || used.has(sentence)) continue;
    for (let other = opening.other; other; other = other.other) {
      const what = inPlainWords(other.what);
      const refused = turnedDown.test(other.what);
      const outcome = refused ? 'carried' : (outcomeOf(`${other.what} ${other.rest}`) ?? 'carried');
      if (what && !procedural.test(what))
        yield { what: withoutNames(what, people, board), outcome, ranges: [sentence], sure: true };
    }
    // An amendment that carried is told with its motion.
    if (amendsMotion(doc, sentence)) {
      yield { what: null, outcome: null, ranges: [sentence], sure: true };
      continue;
    }
    if (isMovedNext(opening, openings[sentence.index + 1] ?? null)) {
      yield { what: null, outcome: 'carried', ranges: [sentence], sure: true };
      continue;
    }
    const came = cameOf(doc, sentence, opening, openings);
    const { told, amended, again } = came;
    const seconded = came.seconded || came.said !== null;
    for (const line of told) used.add(line);
    const vote = [opening.what, opening.rest, ...told.map(({ text }) => text)].join(' ');
    const end = (told.at(-1) ?? sentence).index;
    const next = doc.sentences.slice(end + 1, end + 3).filter(({ index }) => !openings[index]);
    const staged = came.said === 'carried' && [vote, ...next.map(({ text }) => text)].some(isStage);
    const short = came.said === 'carried' && isShort(doc, [sentence, ...told]);
    const said = staged ? null : short ? 'failed' : came.said;
    const settled = settle(opening.what, said);
    const near = doc.sentences.slice(Math.max(0, sentence.index - 5), sentence.index);
    const subject = subjectOf(doc, sentence, opening, named(settled.what, near), settled);
    const changed = amended ? [] : agreedChange(doc, sentence, told);
    const ranges = [...(subject?.from ? [subject.from] : []), sentence, ...changed, ...told];
    const isReplaced = changed.length > 0 || (amended && !ofTerms.test(amended));
    const moved = { ranges, ...(isReplaced && { replaced: [sentence] }), sure: true };
    const what = inPlainWords(subject?.what ?? null);
    // A motion without a second or a result is talk.
    if (again || (!said && !seconded) || !what || procedural.test(what)) {
      if (said || putToVote.test(sentence.text)) yield { what: null, outcome: settled.outcome, ...moved };
      continue;
    }
    // A body that rejected a bid decided to reject it.
    const refused = opening.decided && turnedDown.test(subject?.what ?? '');
    const withdrawn = settled.outcome === 'failed' && isWithdrawn(vote);
    const outcome = refused ? 'carried' : withdrawn ? 'withdrawn' : settled.outcome;
    const words = stems(what);
    const slight =
      words.size < 2 &&
      settled.what === opening.what &&
      !tellsEnough.some((word) => words.has(word)) &&
      !isNumbered(sentence.text);
    if (words.size === 0 || slight || seen.some((other) => same(words, other))) {
      yield { what: null, outcome, ...moved };
      continue;
    }
    seen.push(words);
    const whole =
      amended && /^(?!(?:by|to|so)\b)[a-z]+ [a-z]/i.test(amended) && shares(words, stems(amended));
    const on = settled.outcome === 'carried' ? condition.exec(opening.rest)?.[0] : undefined;
    const change =
      amended ||
      changed
        .map(({ text }) => text.trim())
        .join(' ')
        .replace(/\.$/, '');
    const agreed = change ? withAmendment(what, change) : on && !what.includes(on) ? `${what}, ${on}` : what;
    const full = whole ? amended : agreed;
    yield {
      what: withoutNames(capital(full), people, board),
      outcome,
      ...moved,
    };
  }
}

const failedAfterAll =
  /^\W*(?:(?:the |this )?(?:motion|amendment|resolution|measure|proposal|question|vote|it) )?(?:has |was |is )?(?:failed|fails|lost|defeated|rejected|not (?:adopted|carried|approved|passed)|did not (?:pass|carry))\b(?! (?:to|in|by) (?!votes?\b))|\b(?:it|this|that|the (?:motion|measure|vote)) (?:did not|didn[’']t|had not|hadn[’']t|has not|hasn[’']t) (?:pass|carr)\w* after all\b|\b(?:it|this|that|the (?:motion|measure|vote)) (?:had |has )?failed after all\b/i;
/** Whether the next words but one say that a vote failed, whatever its count: '14 for, 5 against. Two thirds are needed. Failed.' */
function failsBehind(doc: Doc, { ranges }: MeetingItem): boolean {
  const { sentences } = doc;
  const end = Math.max(...ranges.map((range) => range.end));
  const next = firstWhere(sentences, ({ start }) => start >= end);
  const [own, ...after] = sentences.slice(Math.max(0, next - 1), next + 2);
  const said = after.findIndex(({ text, section }) => section === own?.section && failedAfterAll.test(text));
  // Behind another motion it is that one's vote.
  const isNext = after[0] !== undefined && openingIn(doc, after[0]) === null;
  return said === 0 || (said === 1 && isNext && outcomeOf(after[0]?.text ?? '') === null);
}

/** Whether a vote, or the sentence behind it, says that it only advises. */
function advises({ sentences }: Doc, { ranges }: MeetingItem): boolean {
  const [start, end] = [
    Math.min(...ranges.map((one) => one.start)),
    Math.max(...ranges.map((one) => one.end)),
  ];
  const last = firstWhere(sentences, (one) => one.start >= end);
  const first = firstWhere(sentences, (one) => one.end > start);
  const [own, next] = [sentences[last - 1], sentences[last]];
  return (
    sentences.slice(first, last).some(({ text }) => isAdvisory(text)) ||
    (next?.section === own?.section && saysSo.test(next?.text ?? '') && isAdvisory(next?.text ?? ''))
  );
}
const saysSo =
  /^\W*(?:(?:this|that|it|the (?:vote|poll|result)) (?:was|is) )?(?:only |merely |just )?(?:an? )?(?:advisory|non-?binding|straw)\b/i;

/** The matters that a meeting dealt with, in the document's order, each with what became of it. */
export const meetingItems = oncePerDoc((doc): readonly MeetingItem[] =>
  [...items(doc)].map((item) => {
    if (item.outcome && advises(doc, item)) return { ...item, what: null, outcome: null };
    return item.outcome === 'carried' && failsBehind(doc, item) ? { ...item, outcome: 'failed' } : item;
  }),
);

/** The decision that an amendment made of what a sentence moved; undefined where none did. */
export const amendedFrom = (doc: Doc, { start }: Sentence): MeetingItem | undefined =>
  meetingItems(doc).find(({ replaced }) => replaced?.some((one) => one.start === start));
