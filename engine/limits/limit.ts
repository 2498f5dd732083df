import { quantitiesIn } from '../find/caught-in.ts';
import { isNamedIn } from '../language/plain.ts';
import type { Quantity } from '../language/quantity.ts';
import type { Sentence } from '../model.ts';
import { asksToDepart } from '../scope/leave-to-depart.ts';

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
  /** The sentence names no way beside it, and no further ban. */
  readonly alone: boolean;
  readonly sentence: Sentence;
  readonly start: number;
  readonly end: number;
}

/** A rule for lots on which nobody lives yet says nothing of the others. */
const onBareLots =
  /\b(?:lots?|propert(?:y|ies)) (?:without|with no|that ha(?:s|ve) no) (?:an? )?(?:house|home|dwelling|residence|building)s?\b|\b(?:vacant|unimproved|undeveloped|empty) lots?\b/;

/** A sentence that is longer binds its conditions to more than one thing. */
const longest = 900;
/** Within the limits nobody need be asked; beyond them somebody must. */
const withoutLeave =
  /(?<!\b(?:no|nor|neither|not)\b(?! (?:more|less|larger|higher|taller|longer|greater)\b)[^.;]{0,120})\b(?:may|can) be (?:[a-z]+ ){1,2}[^.;]{0,80}\bwithout (?:[a-z]+ ){0,3}(?:approval|permission|consent)\b/;

const beyond = /\b(?:exceed\w*|over|above|(?:more|higher|taller|larger|greater) than|in excess of)\b/;
const negated = /\b(?:no|not|nor|neither|never|cannot|prohibited|forbidden)\b/;
const exception = /\b(?:except|excepting|other than|unless|without|outside|but|however|provided)\b/;

/** A longer sentence, or one with more words between its conditions, may mean them for different things. */
const longestJoin = { sentence: 160, between: 60 };

/**
 * The word by which a short sentence itself joins two conditions of one thing, as in 'approved by the Board and no higher
 * than six feet'; null where it does not. 'No fence over six feet or in front of the house' asks for both with an 'or'.
 */
function joint(before: Told, after: Told): 'and' | 'or' | null {
  const { plain } = before.sentence;
  if (after.sentence !== before.sentence || after.start < before.end || plain.length > longestJoin.sentence)
    return null;
  const between = plain.slice(before.end, after.start) + (plain.startsWith('or ', after.start) ? 'or ' : '');
  const [word, more] = between.match(/\b(?:and|or)\b/g) ?? [];
  if (
    !word ||
    more ||
    between.length > longestJoin.between ||
    /[.;:]/.test(between) ||
    exception.test(between)
  )
    return null;
  if (word === 'and')
    return beyond.test(plain.slice(before.start, before.end)) && !negated.test(plain.slice(0, before.start))
      ? null
      : 'and';
  const clauses = plain.slice(0, before.end).split(exception);
  return negated.test(between) || negated.test(clauses.at(-1) ?? '') ? null : 'or';
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

/** 'Unless in a garage or if the Board agrees', 'visible from the street or mounted on a roof' */
const further =
  /^[^.;]{0,60}?\bor (?:is|are|be|unless|except|if|when|in|on|within|inside|behind|with|kept|stored|parked|placed|screened|located|enclosed|attached|mounted)\b[^.;]{0,60}/;
/** 'No exterior or visible antenna' */
const besideBan = /\bor (?:(?!otherwise|without|unless|except|only)[a-z]+ ){0,2}$/;

/** 'None forward of the house unless in the garage': elsewhere it is free. */
const placeAlone = /\b(?:forward|in front|ahead) of\b[^.;]*\b(?:unless|except)\b[^.;]*$/;

/** 'Fences in the rear yard may not exceed five feet': what holds there. */
const ruledThere = /^(?:rear|back) ?yards? (?:may|shall|must|can|will)\b/;

/** Whether a sentence joins to a condition, by an 'or', nothing but the same in other words. */
function isAlone(ruled: string, start: number, end: number, match: RegExp): boolean {
  const found = ruled.slice(start, end);
  if (placeAlone.test(ruled.slice(0, start)) || ruledThere.test(ruled.slice(start))) return false;
  const [after = ''] = further.exec(ruled.slice(end)) ?? [];
  if (after && !found.startsWith('outside') && !match.test(after)) return false;
  const before = ruled.slice(Math.max(0, start - 80), start);
  return !found.startsWith('visible') || !besideBan.test(before) || match.test(before);
}

function toldIn(sentence: Sentence, { match, unless, bans, choice = false, text }: Limit): Told[] {
  const ruled = ruling(sentence);
  const found = match.exec(ruled);
  if (!found || unless?.test(sentence.plain)) return [];
  if (bans && isAllowed(ruled.slice(0, found.index))) return [];
  const told = typeof text === 'string' ? text : text(quantitiesIn(found[0], sentence), sentence);
  const start = found.index;
  const end = start + found[0].length;
  return told === null
    ? []
    : [{ text: told, choice, alone: isAlone(ruled, start, end, match), sentence, start, end }];
}

/** 'No trucks except in a garage; boats behind a gate': a condition in a part of the sentence before that which names the thing. */
const isOfAnother = ({ sentence: { plain }, start, end }: Told, names: readonly string[]): boolean =>
  plain.slice(end).includes(';') &&
  !isNamedIn(plain.slice(0, end + plain.slice(end).indexOf(';')), names) &&
  isNamedIn(plain.slice(start), names);

/**
 * The condition under which a fact's sentences allow what they restrict, to stand after 'only': 'up to 6 feet high'. Empty
 * where they name none that is known, or several that no sentence joins: which of them hold for what, its words tell.
 */
export function limitsIn(
  limits: readonly Limit[],
  sentences: readonly Sentence[],
  names: readonly string[] = [],
): string {
  const told = sentences
    .filter(({ plain }) => plain.length <= longest)
    .flatMap((sentence) =>
      limits.flatMap((limit) => toldIn(sentence, limit)).toSorted((a, b) => a.start - b.start),
    )
    .filter(({ text }, i, all) => all.findIndex((other) => other.text === text) === i);
  if (told.some((one) => isOfAnother(one, names))) return '';
  if (told.some(({ text, sentence }) => text === 'with approval' && asksToDepart(sentence.plain))) return '';
  const [first, second] = told;
  if (sentences.some(({ plain }) => onBareLots.test(plain))) return '';
  if (!first || told.length > 2) return '';
  if (!first.text.includes('approval') && sentences.some(({ plain }) => withoutLeave.test(plain))) return '';
  if (!second) return first.alone ? first.text : '';
  const word = first.choice || second.choice ? null : joint(first, second);
  return word ? `${first.text} ${word} ${second.text}` : '';
}
