import type { FactValue } from '#contract/analysis.ts';
import type { FactId } from '../catalogue.ts';
import type { Quantity } from '../language/quantity.ts';
import { clauseAround, type Figure, figures, type Reading } from './reading.ts';

interface Asked {
  readonly fact: FactId;
  /** Each stands in the clause of the answer, in whatever order. The first finds the clause where no figure does. */
  readonly says: readonly RegExp[];
  /** Each stands in the sentence or in the headings over it. */
  readonly about?: readonly RegExp[];
  /** The clause speaks of something else. */
  readonly not?: RegExp;
  /** So do the headings over it. */
  readonly notUnder?: RegExp;
  /** Of several sentences that answer, the one with the most of these is taken: in the sentence or its headings. */
  readonly better?: readonly RegExp[];
}

/** A question whose answer is a figure of the clause. */
interface FigureAsk<K extends Quantity['kind']> extends Asked {
  readonly takes: K;
  /** The value that a figure would be; null for one that cannot be the answer. */
  readonly value: (figure: Figure<K>, reading: Reading) => FactValue | null;
}

/** A question whose answer is in the words of the clause. */
interface WordsAsk extends Asked {
  readonly takes?: undefined;
  readonly value: FactValue | ((clause: string, reading: Reading) => FactValue | null);
}

/**
 * What a document is asked where no rule has an answer. A clause answers where all words that belong to the answer stand in it, in
 * whatever order, and none that belongs to another: so it reads ways of saying that nobody wrote down. Everything is matched
 * against Sentence.plain.
 */
export type Ask = { [K in Quantity['kind']]: FigureAsk<K> }[Quantity['kind']] | WordsAsk;

const isTold = ({ says, not }: Asked, clause: string) =>
  says.every((words) => words.test(clause)) && !not?.test(clause);

function* valuesOfFigures<K extends Quantity['kind']>(ask: FigureAsk<K>, reading: Reading) {
  for (const figure of figures(reading, ask.takes)) {
    const value = ask.value(figure, reading);
    if (value === null) continue;
    const { start, end } = clauseAround(reading.plain, figure.at, figure.end);
    if (isTold(ask, reading.plain.slice(start, end))) yield value;
  }
}

function* valuesOfWords(ask: WordsAsk, reading: Reading) {
  const [first] = ask.says;
  if (!first) return;
  for (const m of reading.plain.matchAll(new RegExp(first.source, 'g'))) {
    const { start, end } = clauseAround(reading.plain, m.index, m.index + m[0].length);
    const clause = reading.plain.slice(start, end);
    if (!isTold(ask, clause)) continue;
    const value = typeof ask.value === 'function' ? ask.value(clause, reading) : ask.value;
    if (value !== null) yield value;
  }
}

/** The answer that a sentence gives and how much speaks for it; null where it gives none or more than one. */
export function answerIn(ask: Ask, reading: Reading): { value: FactValue; worth: number } | null {
  const { plain, path } = reading;
  const { about = [], notUnder, better = [] } = ask;
  const speaksOf = (words: RegExp) => words.test(plain) || words.test(path);
  if (!ask.says.every((words) => words.test(plain)) || notUnder?.test(path) || !about.every(speaksOf))
    return null;
  const values = new Map<string, FactValue>();
  const all =
    ask.takes === undefined
      ? valuesOfWords(ask, reading)
      : valuesOfFigures(ask as FigureAsk<Quantity['kind']>, reading);
  for (const value of all) values.set(JSON.stringify(value), value);
  const [value] = values.values();
  if (value === undefined || values.size > 1) return null;
  return { value, worth: better.filter(speaksOf).length };
}
