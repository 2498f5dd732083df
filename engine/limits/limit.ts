import { quantitiesIn } from '../find/caught-in.ts';
import type { Quantity } from '../language/quantity.ts';
import type { Sentence } from '../model.ts';

/**
 * One condition under which something restricted is allowed: 'with approval', 'up to 6 feet high'. `match` runs over
 * Sentence.plain and must name the condition so that it can mean nothing else there.
 */
export interface Limit {
  readonly match: RegExp;
  /** The sentence must not match. */
  readonly unless?: RegExp;
  /** It names what is kept away, as 'overnight' does: where the words before it allow just that, it bounds nothing. */
  readonly bans?: boolean;
  /** Another way to be allowed, not a further condition: 'in a garage or for up to 48 hours'. */
  readonly choice?: boolean;
  /** Words that stand after 'only'; null where the figures caught mean something else. */
  readonly text: string | ((caught: readonly Quantity[], sentence: Sentence) => string | null);
}

interface Told {
  readonly text: string;
  readonly choice: boolean;
  readonly sentence: Sentence;
  readonly start: number;
  readonly end: number;
}

/** A sentence that is longer binds its conditions to more than one thing. */
const longest = 900;
/** More than so many conditions are no longer read; the citation has them all. */
const mostLimits = 3;
const both = /\bor without\b|\bnor\b/;
const either =
  /\b(?:except|other than|unless|without)\b|^,? ?(?:or|in|within|inside|behind)\b|^.{0,40}\bor\b/;
/** Within the limits nobody need be asked; beyond them somebody must. */
const withoutLeave =
  /(?<!\b(?:no|nor|neither|not)\b(?! (?:more|less|larger|higher|taller|longer|greater)\b)[^.;]{0,120})\b(?:may|can) be (?:[a-z]+ ){1,2}[^.;]{0,80}\bwithout (?:[a-z]+ ){0,3}(?:approval|permission|consent)\b/;
/** The words before the later condition that can bind it to the earlier one. */
const reach = 60;

const beyond = /\b(?:exceed\w*|over|above|(?:more|higher|taller|larger|greater) than|in excess of)\b/;
const negated = /\b(?:no|not|nor|neither|cannot)\b[^.;]{0,60}$/;
const asked = /\b(?:must|shall|needs?|requires?|subject to)\b/;

/** 'Fences exceeding four feet must be submitted for approval': lower ones need none. */
const asksBeyond = ({ sentence: { plain }, start, end }: Told, after: Told, between: string) =>
  after.text.includes('approval') &&
  beyond.test(plain.slice(start, end)) &&
  !negated.test(plain.slice(0, start)) &&
  asked.test(between);

const exception = /\b(?:except|excepting|other than|unless)\b/;

/** What stands in a garage cannot stand at another place too: two sentences that name one each leave a choice. */
const onePlace = (...two: readonly Told[]) =>
  two.some(({ text }) => text === 'in a garage') && two.some(({ text }) => otherPlace.test(text));
const otherPlace = /^(?:behind|in a place) /;

/** 'With the permission of the Board, provided they are screened': both are asked for. */
const isFurtherTerm = (before: Told, after: Told) =>
  before.sentence === after.sentence &&
  !after.choice &&
  /\b(?:provided|and then only|but only)\b(?:(?!\bor\b)[^.;])*$/.test(
    before.sentence.plain.slice(before.end, after.start),
  ) &&
  !negated.test(before.sentence.plain.slice(0, before.start));

/** How the words between two conditions bind them: 'no fence over six feet without approval' leaves a choice. */
function glue(before: Told, after: Told): string {
  if (isFurtherTerm(before, after)) return ' and ';
  if (before.choice || after.choice) return ' or ';
  const overlap = before.sentence === after.sentence && after.start < before.end;
  if (overlap) return ' or ';
  if (before.sentence !== after.sentence) return onePlace(before, after) ? ' or ' : ' and ';
  const { plain } = before.sentence;
  if (plain.startsWith('or ', after.start)) return ' or ';
  const between = plain.slice(before.end, after.start).trimStart();
  const near = between.slice(-reach);
  if (asksBeyond(before, after, between)) return ' or ';
  return !both.test(near) &&
    ((after.text.includes('approval') && exception.test(between)) ||
      either.test(between.length > reach ? near.replace(/\bor\b/g, '') : between))
    ? ' or '
    : ' and ';
}

/** What a rule leaves free is none of its conditions: 'but this does not preclude parking in a garage'. */
const leavesFree = /\b(?:do|does|shall|will) not (?:preclude|prohibit|prevent|forbid)\b/;

/** The words of a sentence before those that say what it leaves free. */
function ruling({ plain }: Sentence): string {
  const at = plain.search(leavesFree);
  return at < 0 ? plain : plain.slice(0, at);
}

/** From here on a sentence may rule otherwise than before: 'no van, except a small one, which may be parked overnight'. */
const turn = /\b(?:but|except(?:ion|ing)?|other than|unless|however|provided)\b/;
const allowing = /\b(?:may|can|permitted|allowed)\b(?! (?:not|only)\b)[^.;]{0,60}$/;
const denying = /\b(?:no|not|nor|neither|never|cannot|prohibited|forbidden|without)\b/;

/** Whether the words right before allow what follows them. */
function isAllowed(before: string): boolean {
  const clause = (before.split(/[.;]/).at(-1) ?? '').split(turn).at(-1) ?? '';
  return allowing.test(clause) && !denying.test(clause);
}

function toldIn(sentence: Sentence, { match, unless, bans, choice = false, text }: Limit): Told[] {
  const ruled = ruling(sentence);
  const found = match.exec(ruled);
  if (!found || unless?.test(sentence.plain)) return [];
  if (bans && isAllowed(ruled.slice(0, found.index))) return [];
  const told = typeof text === 'string' ? text : text(quantitiesIn(found[0], sentence), sentence);
  const start = found.index;
  return told === null ? [] : [{ text: told, choice, sentence, start, end: start + found[0].length }];
}

/**
 * The conditions under which a fact's sentences allow what they restrict, to stand after 'only': 'with approval and up
 * to 6 feet high'. Empty where they name none that is known.
 */
export function limitsIn(limits: readonly Limit[], sentences: readonly Sentence[]): string {
  const all = joined(limits, sentences);
  return all && !all.includes('approval') && sentences.some(({ plain }) => withoutLeave.test(plain))
    ? `${all} or with approval`
    : all;
}

const itemMark = /(?<=[:;,] |\b(?:and|or) )\((?:[ivx]{1,4}|[a-h]|\d)\) /;

/** Conditions of several items of one list: 'exceptions are: (i) service cars by day; (ii) vans in a marked place'. */
const isOfSeveralItems = (told: readonly Told[]) =>
  told.some((one) =>
    told.some(
      (other) =>
        other.sentence === one.sentence &&
        other.start > one.start &&
        itemMark.test(one.sentence.plain.slice(one.start, other.start)),
    ),
  );

function joined(limits: readonly Limit[], sentences: readonly Sentence[]): string {
  const told = sentences
    .filter(({ plain }) => plain.length <= longest)
    .flatMap((sentence) =>
      limits.flatMap((limit) => toldIn(sentence, limit)).toSorted((a, b) => a.start - b.start),
    )
    .filter(({ text }, i, all) => all.findIndex((other) => other.text === text) === i)
    .slice(0, mostLimits);
  if (isOfSeveralItems(told)) return '';
  const glues = told.slice(1).map((one, i) => {
    const previous = told[i];
    return previous ? glue(previous, one) : '';
  });
  return told.reduce(
    (before, one, i) => (i === 0 ? one.text : `${before}${comma(glues, i - 1)}${one.text}`),
    '',
  );
}

/**
 * The word between two conditions of several: 'a, b and c' where all are asked for, 'a, or b, or c' where each is enough,
 * 'a and b, or c' where it changes.
 */
function comma(glues: readonly string[], at: number): string {
  const own = glues[at] ?? '';
  if (glues.length < 2) return own;
  const alike = glues.every((word) => word === own);
  if (alike && own === ' and ') return at < glues.length - 1 ? ', ' : own;
  return alike || at > 0 ? `,${own}` : own;
}
