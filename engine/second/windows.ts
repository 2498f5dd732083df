import { sectionPaths } from '../find/section-paths.ts';
import { rankSentences } from '../look/find-passages.ts';
import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { addressesAi } from '../structure/addresses-ai.ts';
import { type Question, questionsFor } from './questions.ts';

/** Measured in design: windows of so many characters, of which each question is asked in so many. */
const windowLength = 3000;
const votes = 3;
/** More questions than these are asked in a second call. */
const mostQuestions = 12;

/** A stretch of the document that a model reads at once. Its lines are sentences, numbered from 1. */
export interface Window {
  readonly index: number;
  readonly lines: readonly Sentence[];
}

/** One call: a window and what is asked of it. */
export interface Part {
  readonly window: Window;
  readonly questions: readonly Question[];
}

/** The document in stretches of about 3,000 characters, in its order; every sentence with words stands in one. */
export function windowsOf({ sentences }: Doc): Window[] {
  const windows: { index: number; lines: Sentence[] }[] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const sentence of sentences) {
    if (sentence.text.trim() === '') continue;
    if (length + sentence.text.length > windowLength) {
      windows.push({ index: windows.length, lines: [] });
      length = 0;
    }
    windows.at(-1)?.lines.push(sentence);
    length += sentence.text.length;
  }
  return windows;
}

/** The windows in which a question is worth asking: those with its best sentences. */
function windowsFor(doc: Doc, { fact }: Question, windowOf: ReadonlyMap<number, Window>): Set<Window> {
  const found = new Set<Window>();
  for (const {
    sentence: { index },
  } of rankSentences(doc, fact)) {
    const window = windowOf.get(index);
    if (window) found.add(window);
    if (found.size === votes) break;
  }
  return found;
}

/** The calls that read a document: windows in order, each with the questions whose answers may stand in it. */
export function partsOf(doc: Doc): Part[] {
  const windows = windowsOf(doc);
  const windowOf = new Map(
    windows.flatMap((window) => window.lines.map(({ index }) => [index, window] as const)),
  );
  const asked = new Map<Window, Question[]>();
  for (const question of questionsFor(doc.type)) {
    const where = windowsFor(doc, question, windowOf);
    // The name, the place and the date of a paper stand at its head, in whatever words.
    if (/^(?:association|document)\./.test(question.fact) && windows[0]) where.add(windows[0]);
    for (const window of where) asked.set(window, [...(asked.get(window) ?? []), question]);
  }
  return inCalls(windows, (window) => asked.get(window) ?? []);
}

/** What asks the rest of a document for facts, beyond the windows that speak of them most: every line is asked then. */
export function partsElsewhere(doc: Doc, facts: ReadonlySet<string>, asked: readonly Part[]): Part[] {
  const questions = questionsFor(doc.type).filter(({ fact }) => facts.has(fact));
  const known = new Map<number, Set<string>>();
  for (const { window, questions: some } of asked)
    known.set(window.index, new Set([...(known.get(window.index) ?? []), ...some.map(({ fact }) => fact)]));
  return inCalls(windowsOf(doc), ({ index }) => questions.filter(({ fact }) => !known.get(index)?.has(fact)));
}

/** The calls that ask each window its questions, no more than a call may hold. */
function inCalls(windows: readonly Window[], questionsOf: (window: Window) => readonly Question[]): Part[] {
  return windows.flatMap((window) => {
    const questions = questionsOf(window);
    const calls = Math.ceil(questions.length / mostQuestions);
    const each = Math.ceil(questions.length / Math.max(1, calls));
    return Array.from({ length: calls }, (_, call) => ({
      window,
      questions: questions.slice(call * each, (call + 1) * each),
    }));
  });
}

const between = ' > ';
const headings = oncePerDoc((doc) =>
  sectionPaths(doc).map((path) =>
    path
      .split(between)
      .filter((heading) => !addressesAi(heading))
      .join(between),
  ),
);

/** The headings over a sentence, outermost first, but those that are written to a program; empty where there are none. */
export const headingOver = (doc: Doc, { section }: Sentence): string => headings(doc)[section] ?? '';
