import type { FactValue, Severity } from '#contract/analysis.ts';
import type { FactId } from '../catalogue.ts';
import type { Particulars } from '../find/particulars.ts';

/** A fact put in plain English for a buyer: the number first, then what it means. */
export interface Saying {
  readonly text: string;
  readonly severity: Severity;
  /** Whether it tells what an owner may not do, or anything else worth knowing. */
  readonly about: 'restriction' | 'key_point';
  /** Said of a part of the matter alone: it gives way to what is said of the whole. */
  readonly inPart?: true;
}

/** Values of facts by id, of a list the first. */
export type Facts = Pick<ReadonlyMap<string, FactValue>, 'get' | 'has'>;

/** What the text says of an answer beyond its value, by fact. */
export type ToldOf = (fact: FactId) => Particulars;

/**
 * `facts` are all values decided for the document, for sentences that need a second one; by id, the first of a list.
 * `told` is what the cited sentences say beyond the value.
 */
export type Say = (value: FactValue, facts: Facts, told: Particulars, toldOf?: ToldOf) => Saying | null;
export type Sayings = Readonly<Partial<Record<FactId, Say>>>;

/** 'Until 5 a.m.' ends a sentence with its own period. */
const ended = (text: string) => text.replace(/\.\.$/, '.');

export const keyPoint = (severity: Severity, text: string): Saying => ({
  text: ended(text),
  severity,
  about: 'key_point',
});
export const restriction = (severity: Severity, text: string): Saying => ({
  text: ended(text),
  severity,
  about: 'restriction',
});

/** A number stored under a key of a record value; null where there is none. */
export function numberIn(value: FactValue | undefined, key: string): number | null {
  if (typeof value !== 'object') return null;
  const found = value[key];
  return typeof found === 'number' ? found : null;
}

/** A word stored under a key of a record value; null where there is none. */
export function wordIn(value: FactValue | undefined, key: string): string | null {
  if (typeof value !== 'object') return null;
  const found = value[key];
  return typeof found === 'string' ? found : null;
}

/** Says one thing for true and another (or nothing) for false. */
export const yesNo =
  (yes: Saying | null, no: Saying | null = null): Say =>
  (value) =>
    value === true ? yes : value === false ? no : null;

/** Says one thing for each word of an enum. */
export const byWord =
  (sayings: Readonly<Record<string, Saying | ((limits: string, told: Particulars) => Saying)>>): Say =>
  (value, _, told) => {
    const saying = sayings[String(value)];
    return typeof saying === 'function' ? saying(told.limits ?? '', told) : (saying ?? null);
  };

/**
 * 'You may park there only in a garage', of 'You may park there' and 'in a garage'; where a document's limits have no such name
 * their words, which may as well let or forbid all of it, follow: 'There are rules on whether and how you may park there.'
 */
export const onlyWithin = (able: string, limits: string) =>
  limits
    ? `${able} only ${limits}.`
    : `There are rules on whether and how ${able[0]?.toLowerCase()}${able.slice(1)}.`;

/** A statement that names no limit. */
export const namesNoLimit = /^There are rules (?:on whether and how|for) [^.]+\.$/;

/** A statement on one kind of homes, with them where it has not told them: 'This is said of villas alone.' */
export const ofHomes = (text: string, homes: string | null | undefined): string =>
  homes && !text.includes(`${homes}”.`) ? `${text} This is said of ${homes} alone.` : text;

/** What an item of a list is about, without the full stop that the sayings put themselves. */
export const listed = (value: FactValue, key: string) =>
  (typeof value === 'string' ? value : wordIn(value, key))?.replace(/[.\s]+$/, '');
