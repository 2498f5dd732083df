import type { FactValue } from '#contract/analysis.ts';
import { catalogueFact, type FactId } from '../catalogue.ts';
import { displayFact } from '../compose/display-fact.ts';
import { citeRanges } from '../find/decide.ts';
import type { Candidate } from '../find/pattern.ts';
import { wordsOfFacts } from '../look/words-of-facts.ts';
import type { Doc, Sentence } from '../model.ts';
import { regex } from '../regex.ts';
import { barFrom } from '../rules/run-rules.ts';
import { toPrograms } from '../structure/addresses-ai.ts';
import type { HeadedFigure } from '../tables/entry.ts';
import { derivedValue } from './derived-value.ts';
import { figuresOfRow } from './figure-of-row.ts';
import { lineWith } from './line-with.ts';
import { statesNothing } from './not-a-rule.ts';
import type { Answer } from './read-answers.ts';
import { hasSignOf } from './signs-of-choice.ts';
import { valueIn, valueOfFigure } from './value-in.ts';
import { headingOver, type Part } from './windows.ts';

/** Why an answer of a model was dropped. */
export type Dropped =
  | 'not_asked'
  | 'no_such_line'
  | 'not_in_the_text'
  | 'speaks_to_programs'
  | 'other_subject'
  | 'value_not_in_words'
  | 'other_column'
  | 'not_in_force'
  | 'aside'
  | 'too_long'
  | 'told_already'
  | 'not_confirmed';

/** An answer that stands in the document, with what asks for its confirmation. */
export interface Proposal {
  readonly candidate: Candidate;
  readonly heading: string;
  readonly quote: string;
  /** The words over the column of a table from which the value is. */
  readonly column?: string;
  /** What the quote is said to support, in words. */
  readonly statement: string;
}

/** A model's answers may contradict each other, but none is as sure as a rule that cannot mean anything else. */
const tier = 'told';
/** Names are written in several ways; that is no contradiction. */
const tierOfNames = 'implied';
/** So many sentences before a quote may name what it is about. */
const before = 2;

/** Dates, states and names are known by their own form. */
const namesItself: ReadonlySet<string> = new Set(['date', 'state']);

const begins = (name: string) => (name.length > 4 || name.includes(' ') ? name : `${name}s?(?![a-z])`);
const quoted = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const named = new Map<FactId, RegExp>();

/** Whether a sentence, its headings or what stands right before it speak of a fact at all. */
function speaksOf(doc: Doc, fact: FactId, sentence: Sentence): boolean {
  const names = named.get(fact) ?? namesOf(fact);
  named.set(fact, names);
  const near = doc.sentences.slice(Math.max(0, sentence.index - before), sentence.index + 1);
  return names.test(headingOver(doc, sentence)) || near.some(({ plain }) => names.test(plain));
}

function namesOf(fact: FactId): RegExp {
  const names = wordsOfFacts[fact]?.names ?? [];
  return regex`(?<![a-z])(?:${names.map((name) => begins(quoted(name))).join('|')})`;
}

interface Read {
  readonly value: FactValue;
  /** What the value rests on, where it is not the line alone. */
  readonly sentences?: readonly Sentence[];
  readonly column?: string;
}

function figureSaid(figures: readonly HeadedFigure[], words: string, said: string): Read | null {
  for (const { value: figure, header } of figures) {
    const value = valueOfFigure(figure, words, said);
    if (value !== null) return { value, column: header };
  }
  return null;
}

function readIn(doc: Doc, fact: FactId, sentence: Sentence, words: string, said: string): Read | null {
  const value = valueIn(fact, words, said);
  return value === null ? derivedValue(doc, fact, sentence, said) : { value };
}

/** An answer as a proposal that may be confirmed, or why it is none. */
export function checkAnswer(doc: Doc, { window, questions }: Part, answer: Answer): Proposal | Dropped {
  const question = questions.find(({ fact }) => fact === answer.question);
  if (!question) return 'not_asked';
  const { fact } = question;
  if (answer.line < 1 || answer.line > window.lines.length) return 'no_such_line';
  const found = lineWith(answer, window.lines);
  if (!found) return 'not_in_the_text';
  const { sentence, words } = found;
  const hidden = toPrograms(doc);
  if (hidden.has(sentence.index)) return 'speaks_to_programs';
  const kind = catalogueFact(fact)?.kind ?? 'text';
  if (!namesItself.has(kind) && fact !== 'association.name' && !speaksOf(doc, fact, sentence))
    return 'other_subject';
  if (statesNothing(doc, fact, sentence)) return 'aside';
  const row = kind === 'money' ? figuresOfRow(doc, fact, sentence) : null;
  const read = row ? figureSaid(row, words, answer.value) : readIn(doc, fact, sentence, words, answer.value);
  if (!read) return row ? 'other_column' : 'value_not_in_words';
  const { value, sentences = [sentence] } = read;
  if (sentences.some(({ index }) => hidden.has(index))) return 'speaks_to_programs';
  if ((kind === 'enum' || kind === 'bool') && !hasSignOf(fact, value as string | boolean, sentence.text))
    return 'value_not_in_words';
  const candidate: Candidate = {
    fact,
    value,
    tier: kind === 'text' || kind === 'state' ? tierOfNames : tier,
    ranges: sentences.map(({ start, end }) => ({ start, end })),
  };
  const bar = barFrom(doc, candidate);
  if (bar !== null)
    return bar === 'superseded' || bar === 'ballot' || bar === 'not_agreed' ? 'not_in_force' : 'aside';
  if (!citeRanges(doc.source, candidate.ranges)) return 'not_in_the_text';
  return {
    candidate,
    heading: headingOver(doc, sentence),
    quote: sentences.map(({ text }) => text).join(' '),
    ...(read.column && { column: read.column }),
    statement: `${question.text.slice(fact.length + 2).replace(/\. Write .*$/, '')}: ${displayFact(fact, value)}`,
  };
}
