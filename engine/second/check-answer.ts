import { catalogueFact, type FactId } from '../catalogue.ts';
import { displayFact } from '../compose/display-fact.ts';
import { citeRanges } from '../find/decide.ts';
import type { Candidate } from '../find/pattern.ts';
import { barFrom } from '../find/run-rules.ts';
import { wordsOfFacts } from '../look/words-of-facts.ts';
import type { Doc, Sentence } from '../model.ts';
import { addressesAi } from './addresses-ai.ts';
import { locate } from './locate.ts';
import type { Answer } from './read-answers.ts';
import { valueIn } from './value-in.ts';
import { headingOver, type Part } from './windows.ts';

/** Why an answer of a model was dropped. */
export type Dropped =
  | 'not_asked'
  | 'no_such_line'
  | 'not_in_the_text'
  | 'speaks_to_programs'
  | 'other_subject'
  | 'value_not_in_words'
  | 'not_in_force'
  | 'aside'
  | 'not_confirmed';

/** An answer that stands in the document, with what asks for its confirmation. */
export interface Proposal {
  readonly candidate: Candidate;
  readonly heading: string;
  readonly quote: string;
  /** What the quote is said to support, in words. */
  readonly statement: string;
}

/** A model's answers may contradict each other, but not with more weight than a rule that cannot mean anything else. */
const weight = 7;
/** Names are written in several ways; that is no contradiction. */
const weightOfNames = 6;
/** A model miscounts lines by so many. */
const linesOff = 2;
/** So many sentences before a quote may name what it is about. */
const before = 2;

/** The line that holds the words: the one named, else the only one near it. */
function lineWith(answer: Answer, lines: readonly Sentence[]): { sentence: Sentence; words: string } | null {
  const wordsOf = (sentence: Sentence | undefined) => {
    const found = sentence && locate(sentence, answer.words);
    return found ? [{ sentence, words: sentence.text.slice(found.start, found.end) }] : [];
  };
  const [named] = wordsOf(lines[answer.line - 1]);
  if (named) return named;
  const near = lines.slice(Math.max(0, answer.line - 1 - linesOff), answer.line + linesOff).flatMap(wordsOf);
  return near.length === 1 ? (near[0] ?? null) : null;
}

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
  return new RegExp(`(?<![a-z])(?:${names.map((name) => begins(quoted(name))).join('|')})`);
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
  if (addressesAi(sentence.plain)) return 'speaks_to_programs';
  const kind = catalogueFact(fact)?.kind ?? 'text';
  if (kind !== 'date' && kind !== 'state' && !speaksOf(doc, fact, sentence)) return 'other_subject';
  const value = valueIn(fact, words, answer.value);
  if (value === null) return 'value_not_in_words';
  const candidate: Candidate = {
    fact,
    value,
    weight: kind === 'text' || kind === 'state' ? weightOfNames : weight,
    ranges: [{ start: sentence.start, end: sentence.end }],
  };
  const bar = barFrom(doc, candidate);
  if (bar !== null)
    return bar === 'superseded' || bar === 'ballot' || bar === 'not_agreed' ? 'not_in_force' : 'aside';
  if (!citeRanges(doc.source, candidate.ranges)) return 'not_in_the_text';
  return {
    candidate,
    heading: headingOver(doc, sentence),
    quote: sentence.text,
    statement: `${question.text.slice(fact.length + 2).replace(/\. Write .*$/, '')}: ${displayFact(fact, value)}`,
  };
}
