import type { Citation } from '#contract/page.ts';
import { blocksOf } from '../blocks-of.ts';
import { monthNames } from '../language/month-names.ts';
import { withoutNames } from '../language/person-names.ts';
import { fold, plainText } from '../language/plain.ts';
import { figureOf } from '../language/quantity.ts';
import { openingIn } from '../meeting/aftermath.ts';
import { citeWhole, hangs, isTorn, opensItem } from '../meeting/one-item.ts';
import { peopleOf } from '../meeting/people.ts';
import { shares } from '../meeting/same-matter.ts';
import type { Doc, Sentence } from '../model.ts';
import { regex } from '../regex.ts';
import { familyOf, type PlacedPoint } from './points.ts';
import { isQuotedIn } from './provision.ts';

/** The sentences that each statement quotes, in the order in which it does. */
type Cited = readonly (readonly Sentence[])[];

/** So many characters of an item are shown beside a statement, and so many in one line. */
const room = 600;
const longestLine = 480;
/** So few sentences on, an item is the same; so near each other, two sentences are of one item. */
const reach = 8;
const near = 6;

/** What the association is and has, and the year of its figures, is said whole. */
const saysAll = /^(?:association|community|document)\.|^budget\.year$/;
/** Of these the answer's own sentence is all: what follows it is another item. */
const standsAlone =
  /^(?:minutes\.(?:next_meeting|quorum_present|matter\.due_day)|meeting\.annual|assessment\.frequency)$/;
/** What tells no matter of its own, or what a meeting did about it. */
const ofNoMatter = regex`${saysAll}|^(?:minutes\.|assessment\.frequency$|meeting\.annual$)`;
/** What stands around the approval of minutes and reports is the meeting's other business. */
const routine =
  /\b(?:approv|accept|adopt)\w*\b[^.;)]{0,50}\b(?:minutes|reports?|financials|agenda)\b|\bminutes\b[^.;)]{0,50}\b(?:approved|accepted)\b/i;
const isAlone = ({ fact, point }: PlacedPoint) =>
  standsAlone.test(fact) || (fact === 'minutes.motions' && routine.test(point.text));
/** Of a vote and a motion without its matter, and words that say little. */
const saysLittle =
  /^(?:motion(?:ed|s)?|moved?|second(?:ed|s)?|carried|pass(?:ed|es)|approv\w+|unanimous\w*|vot(?:es?|ed|ing)|favor|ma(?:de|ke|kes)|agreed|decided|resolved?|after|following|further|some|general|brief|lengthy|discuss\w*|explanation|board|members?|owners?|homeowners?|directors?|trustees?|association|meetings?|present|proxy|upon|duly|there|here|will|with|from|that|this|these|those|their|they|been|being|have|were|which|when|then|than|also|still|currently|current|total|amounts?|account|approximately|about|would|shall|each|into|only|said|reported|noted|stated|year|years?)$/;
/** Who moved and who seconded. */
const mover =
  /\b[A-Z][\w.’'-]+(?: [A-Z][\w.’'-]+)?(?= (?:motion|moved|made|makes|second|2nd))|\b(?:by|[Ss]econd(?:ed)?(?: by)?|2nd(?: by)?):? [A-Z][\w’'-]+(?: [A-Z][\w’'-]+)?/g;
/** Words that say who was against are more than procedure. */
const split = /\b(?:against|oppos|abstain|abstention|dissent|nays?\b)/;
/** Or in its own paragraph. */
const goesOn =
  /^[^A-Za-z$]*(?:there|one|two|some|both|all|if|once|until|however|but|and|also|then|therefore|otherwise|after|any|no|none|another|going forward|in addition|the (?:motion|item|amount|balance|rest|remaining|others?|money|board|vote))\b/;
/** Another speaker, who may speak of anything. */
const speaks =
  /^\W*(?:[A-Z][\w.’'-]+,? ){1,3}(?:then |also )?(?:ask(?:ed|s)|report(?:ed|s)|rais(?:ed|es)|stat(?:ed|es)|not(?:ed|es)|mention(?:ed|s)|inquired|brought|presented|discussed|motion(?:ed|s)|moved)\b/;
/** 'The sinkhole …' behind a sentence that tells of one. */
const ofThing = /^\W*(?:the|this|that|these|those) ([a-z]{4,})/;
/** The end of a meeting, and courtesies. */
const adjourned =
  /\b(?:thanks?|appreciated?|welcome|adjourn\w*|respectfully|minutes (?:submitted|taken|prepared)|sincerely)\b/;
/** What came of a matter, what it costs, by when and on what terms. */
const decisive =
  /\{[mpdt]\d|\b(?:agreed?|decided|approved|denied|refer\w*|attorney|lawyer|collections?|liens?|foreclos\w*|sold|paid|unpaid|owe[ds]?|due|will be|must|shall|if|unless|until|only|except|provided|not|no|tabled|deferred|postponed|failed|passed|carried)\b/;
/** 'See the fees page.', 'Do you know somebody for it?' */
const pointsAway = ({ text, plain, quantities }: Sentence) =>
  quantities.length === 0 &&
  (/\?\s*$/.test(text) ||
    /^\W*(?:please )?(?:see|visit)\b[^.;]*\bpage\b|^\W*(?:full|more|further) (?:details|information)\b/.test(
      plain,
    ));
/** The words by which a sentence says what it does, without names and what any motion says. */
function contentOf(doc: Doc, text: string): readonly string[] {
  const { all, board } = peopleOf(doc);
  const own = withoutNames(text.replace(mover, ' '), all, board);
  const isShouted = (own.match(/[A-Z]/g) ?? []).length > (own.match(/[a-z]/g) ?? []).length;
  const words = (isShouted ? own.toLowerCase() : own).match(/(?<![A-Za-z’'])[a-z]{4,}/g) ?? [];
  return words.filter((word) => !saysLittle.test(word));
}

const digitsIn = (text: string) => text.match(/\d[\d,.]*\d|\d/g) ?? [];

/** The months in which something is due. */
const dueIn = regex.g`(?<=\b(?:due|payable)\b[^.;]{0,60})\b(?:${monthNames})\b`;

/** Whether a sentence says more of its matter than was said: a figure, or more than a word or two. */
function tellsMore(doc: Doc, { text, plain, quantities }: Sentence, said: string): boolean {
  const told = fold(said);
  const against = split.exec(plain)?.[0];
  if (against && !told.includes(against)) return true;
  const untold = contentOf(doc, text).filter((word) => !told.includes(word.slice(0, 5)));
  if (untold.length >= 3 || (untold.length > 0 && /\b(?:agreed|decided)\b/.test(plain))) return true;
  const figures = new Set(plainText(said).quantities.map(figureOf));
  const digits = new Set(digitsIn(told));
  const hasFigure = quantities.some(
    (one) =>
      !figures.has(figureOf(one)) &&
      (digitsIn(text.slice(one.start, one.end)).some((digit) => !digits.has(digit)) || one.kind === 'count'),
  );
  const days = plain.match(dueIn) ?? [];
  if (days.some((day) => !told.includes(day))) return true;
  if (quantities.some((one) => one.kind === 'clock' && !figures.has(figureOf(one)))) return true;
  return untold.length > 0 && (hasFigure || untold.length >= 2);
}

const isProse = (doc: Doc, { index }: Sentence) => blocksOf(doc).get(index)?.kind === 'text';

/** Whether a sentence is of the item in which the one before it stands. */
function isOfItem(doc: Doc, before: Sentence, sentence: Sentence): boolean {
  const blocks = blocksOf(doc);
  const [block, previous] = [blocks.get(sentence.index), blocks.get(before.index)];
  if (block?.kind !== 'text' || sentence.section !== before.section) return false;
  if (opensItem.test(sentence.text) || adjourned.test(sentence.plain)) return false;
  return block === previous || (previous?.kind === 'text' && hangs.test(sentence.plain));
}

/** The beginnings of the words that sentences of one matter have in common. */
const matterOf = (doc: Doc, sentences: readonly Sentence[]) =>
  new Set(
    sentences.flatMap(({ text }) => contentOf(doc, text)).map((word) => word.replace(/s$/, '').slice(0, 6)),
  );

/** A short paragraph is of one matter. */
const shortParagraph = 450;
function isOneItem(doc: Doc, one: Sentence, other: Sentence): boolean {
  const block = blocksOf(doc).get(one.index);
  return (
    block !== undefined &&
    block === blocksOf(doc).get(other.index) &&
    !opensItem.test(doc.source.text.slice(block.start, block.end)) &&
    block.end - block.start <= shortParagraph
  );
}

/** What goes on with an item behind its last cited sentence; what another statement stands on only where it is of the same matter. */
function following(
  doc: Doc,
  fact: string,
  group: readonly Sentence[],
  isTold: (one: Sentence) => boolean,
  isOther: (one: Sentence) => boolean,
): Sentence[] {
  const found: Sentence[] = [];
  const last = group.at(-1);
  let before = last;
  for (const one of before ? doc.sentences.slice(before.index + 1, before.index + 1 + reach) : []) {
    if (!before || !last || !isOfItem(doc, before, one)) break;
    const isAlike = shares(matterOf(doc, [one]), matterOf(doc, [...group, ...found]));
    const isNext = !speaks.test(one.text) && (before === last || isOneItem(doc, one, last));
    if (!isAlike && !isNext && !hangs.test(one.plain) && !goesOn.test(one.plain)) break;
    if (!isAlike && isOther(one) && !hangs.test(one.plain)) break;
    const opening = openingIn(doc, one);
    if (opening && !isAlike && !hangs.test(one.plain)) break;
    if (isTold(one) && fact.startsWith('minutes.')) break;
    before = one;
    if (!isTold(one) && one.text.length <= longestLine) found.push(one);
  }
  return found;
}

const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  [...a].filter((word) => b.has(word)).length;

/** Of a motion 'after discussion', that of the sentences before it which has most words in common with it. */
function discussedBefore(doc: Doc, first: Sentence): Sentence | null {
  const matter = matterOf(doc, [first]);
  const ranked = doc.sentences
    .slice(Math.max(0, first.index - 4), first.index)
    .filter((one) => one.section === first.section && isProse(doc, one) && one.text.length <= longestLine)
    .map((one) => ({ one, share: shared(matterOf(doc, [one]), matter) }))
    .toSorted((x, y) => y.share - x.share);
  const [best] = ranked;
  return best && best.share >= 3 ? best.one : null;
}

/** The sentence before an item's first cited one, where that hangs on it or it gives the sum. */
function precedingOf(doc: Doc, first: Sentence): Sentence | null {
  const before = doc.sentences[first.index - 1];
  const blocks = blocksOf(doc);
  if (!before || before.section !== first.section || blocks.get(before.index)?.kind !== 'text') return null;
  if (opensItem.test(first.text)) return null;
  const isHung = hangs.test(first.plain);
  if (blocks.get(before.index) !== blocks.get(first.index)) {
    const isNear = isHung && !opensItem.test(before.text) && before.text.length <= longestLine;
    return isNear ? before : isHung ? discussedBefore(doc, first) : null;
  }
  const thing = ofThing.exec(first.plain)?.[1];
  const isOn = isHung || (thing !== undefined && before.plain.includes(thing)) || /\{m\d/.test(before.plain);
  return isOn && before.text.length <= longestLine ? before : null;
}

/** What was said between a motion, or a repair, and what came of it. */
const between = (doc: Doc, fact: string, group: readonly Sentence[]): Sentence[] =>
  /^(?:minutes\.motions|repairs\.critical)$/.test(fact)
    ? doc.sentences
        .slice((group[0]?.index ?? 0) + 1, group.at(-1)?.index ?? 0)
        .filter((one) => !group.includes(one) && isProse(doc, one) && one.text.length <= longestLine)
    : [];

/** Sentences as lines: those that follow each other in one paragraph are one. */
function linesOf(doc: Doc, chosen: readonly Sentence[]): Citation[] {
  const blocks = blocksOf(doc);
  const inOrder = chosen.toSorted((a, b) => a.index - b.index);
  const lines: { readonly start: number; readonly line: Citation }[] = [];
  for (const [at, one] of inOrder.entries()) {
    const before = inOrder[at - 1];
    const open = lines.at(-1);
    const goesWith =
      open && before?.index === one.index - 1 && blocks.get(before.index) === blocks.get(one.index);
    const joined = goesWith && one.end - open.start <= longestLine && citeWhole(doc, open.start, one.end);
    if (joined) lines[lines.length - 1] = { start: open.start, line: joined };
    else {
      const line = citeWhole(doc, one.start, one.end);
      if (line) lines.push({ start: one.start, line });
    }
  }
  return lines.map(({ line }) => line);
}

/** The note in the row of a figure. A column of such notes may break one over several rows: what begins or ends torn is left out. */
function notesOf(doc: Doc, row: Sentence): Citation[] {
  const note = doc.rows
    .filter(({ start, end }) => start < row.end && row.start < end)
    .flatMap(({ cells }) => cells.slice(1))
    .find(
      ({ text, figure }) =>
        figure === null && /^[A-Z]/.test(text) && text.split(/\s+/).length >= 4 && !isTorn(text),
    );
  return note ? [citeWhole(doc, note.start, note.end)].flatMap((one) => one ?? []) : [];
}

/**
 * Beside each statement of a paper that tells what was: the item of the agenda or the paragraph in which its quote stands, as far
 * as it says more than the statement does, what follows first. Empty where the statement says it all, or its quote is no prose.
 */
export function itemsBeside(doc: Doc, points: readonly PlacedPoint[], cited: Cited): Citation[][] {
  const shown = new Set<number>();
  const quoted = new Map<number, Set<string>>();
  for (const [at, { fact }] of points.entries())
    for (const { index } of cited[at] ?? []) quoted.set(index, (quoted.get(index) ?? new Set()).add(fact));
  return points.map((placed, at) => {
    const [first] = cited[at] ?? [];
    if (!first || saysAll.test(placed.fact) || placed.point.found_by === 'model') return [];
    if (blocksOf(doc).get(first.index)?.kind === 'row') {
      if (shown.has(first.index)) return [];
      shown.add(first.index);
      return notesOf(doc, first);
    }
    const group = (cited[at] ?? [])
      .filter(({ section, index }) => section === first.section && Math.abs(index - first.index) <= near)
      .filter((one) => isProse(doc, one))
      .toSorted((a, b) => a.index - b.index);
    const [opening, last] = [group[0], group.at(-1)];
    if (!opening || !last) return [];
    const isTold = ({ index }: Sentence) =>
      [...(quoted.get(index) ?? [])].some((fact) => familyOf(fact) === familyOf(placed.fact));
    const isOther = (one: Sentence) =>
      !isTold(one) && [...(quoted.get(one.index) ?? [])].some((fact) => !ofNoMatter.test(fact));
    const after = isAlone(placed)
      ? []
      : [
          ...between(doc, placed.fact, group).filter((one) => !isTold(one)),
          ...following(doc, placed.fact, group, isTold, isOther),
        ].filter((one) => !pointsAway(one));
    const before = isAlone(placed) ? null : precedingOf(doc, opening);
    const chosen: Sentence[] = [];
    let left = room;
    let said = placed.point.text;
    const take = (one: Sentence) => {
      if (shown.has(one.index) || isTorn(one.text) || !tellsMore(doc, one, said)) return;
      if (one.text.length > left && chosen.length > 0) return;
      left -= one.text.length;
      said += ` ${one.text}`;
      shown.add(one.index);
      chosen.push(one);
    };
    for (const one of group) take(one);
    const fits = after.reduce((sum, { text }) => sum + text.length, 0) <= left;
    const preferred = fits
      ? after
      : [...after.slice(0, 1), ...after.slice(1).filter(({ plain }) => decisive.test(plain))];
    for (const one of preferred) take(one);
    if (before && !isTold(before)) take(before);
    // No neighbor stands beside a statement without its own sentence.
    const isBare = chosen.length > 0 && !group.some((one) => chosen.includes(one));
    const isOwnShown = isBare && !isTorn(opening.text) && !isQuotedIn(placed.point.text, opening);
    return linesOf(doc, isOwnShown ? [opening, ...chosen] : chosen);
  });
}
