import type { FactValue } from '#contract/analysis.ts';
import type { FactId } from '../catalogue.ts';
import type { Quantity } from '../language/quantity.ts';
import type { Doc, Sentence } from '../model.ts';
import { type Part, written } from '../regex.ts';
import { type Tier, tiers } from '../tiers.ts';

/** What a pattern matched: its sentence, and the quantities caught by the tokens in it, in order. */
export interface Found {
  readonly match: RegExpExecArray;
  readonly sentence: Sentence;
  readonly doc: Doc;
  readonly quantities: readonly Quantity[];
}

/**
 * One way of saying something. `match` and the rest run over Sentence.plain (lower case, quantities as tokens).
 * Write a quantity as {money}, {percent}, {duration}, {count}, {date} or {clock} in a string given to `words`.
 */
export interface Pattern {
  readonly match: RegExp;
  /** The sentence must not match. */
  readonly unless?: RegExp;
  /** One of the headings over the sentence (number and title, lower case) must match. */
  readonly under?: RegExp;
  /** The sentence must match this too. */
  readonly needs?: RegExp;
  /** This must be spoken of in the sentence, in the headings over it or in the sentence before. */
  readonly about?: RegExp;
  readonly value: FactValue | ((found: Found) => FactValue | null);
  /** The surest candidate of a document wins, the earlier one of equals. */
  readonly tier: Tier;
}

/** All the ways in which documents answer one question of the catalogue. */
export interface FactRule {
  readonly fact: FactId;
  /** A cheap test on Sentence.plain: sentences without it are not looked at. */
  readonly cue: RegExp;
  readonly patterns: readonly Pattern[];
  /** Every candidate is an item of a list fact, instead of the best one winning. */
  readonly list?: boolean;
  /** A sentence that fits no pattern is tried again without what stands in brackets. */
  readonly asides?: boolean;
  /** Patterns see the items of a list with the sentence that opens it before them, which is cited too. */
  readonly inLists?: boolean;
  /** What patterns see instead of the plain words, in which the same quantities stand. */
  readonly readAs?: (plain: string) => string;
}

/** For what no single sentence tells (tables, letterheads, several sentences together). */
export interface ScanRule {
  readonly facts: readonly FactId[];
  readonly scan: (doc: Doc) => Iterable<Candidate>;
}

export type Rule = FactRule | ScanRule;

/** An answer that may be right, with where it stands (offsets into Source.text). */
export interface Candidate {
  readonly fact: FactId;
  readonly value: FactValue;
  readonly tier: Tier;
  /** The ranges to quote; usually one sentence. */
  readonly ranges: readonly { readonly start: number; readonly end: number }[];
}

const tokens: Record<string, string> = {
  money: '\\{m\\d+\\}',
  percent: '\\{p\\d+\\}',
  duration: '\\{d\\d+\\}',
  count: '\\{n\\d+\\}',
  date: '\\{t\\d+\\}',
  clock: '\\{c\\d+\\}',
};

/**
 * A pattern over Sentence.plain: {money} and its like stand for a quantity token, a space for any one space, and
 * ' … ' for up to 80 characters that hold no sentence end. Everything else is a regular expression.
 */
export function words(source: TemplateStringsArray | string | RegExp, ...parts: readonly Part[]): RegExp {
  if (typeof source === 'object' && 'source' in source) return source;
  const expanded = (typeof source === 'string' ? source : written(source, parts))
    .replace(/\{(money|percent|duration|count|date|clock)\}/g, (_, name: string) => tokens[name] ?? '')
    .replaceAll(' … ', ' (?:[^.;]{0,80} )?');
  return new RegExp(expanded, 'd');
}

type Guards = Omit<Pattern, 'match' | 'value' | 'tier'>;
type Row<Value> = (...source: Parameters<typeof words>) => Pattern & { readonly value: Value };

/**
 * Ways of saying something: what they say, and the guards that all of them have. Each is a row of its own, how surely it says so
 * and its words, as `words` reads them: saying('no').plain`\bno pets\b`.
 */
export function saying<Value extends Pattern['value']>(value: Value, guards: Guards = {}) {
  const row =
    (tier: Tier): Row<Value> =>
    (...source) => ({ match: words(...source), value, tier, ...guards });
  return Object.fromEntries(tiers.map((tier) => [tier, row(tier)])) as Readonly<Record<Tier, Row<Value>>>;
}

/**
 * Pattern source for at most `longest` characters of one clause: no semicolon and no full stop, but the point of
 * 'Section 4.02' is let through.
 */
export const gap = (longest: number) => `(?:[^.;]|\\.(?=\\d)){0,${longest}}?`;
