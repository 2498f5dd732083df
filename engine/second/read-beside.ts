import type { EngineAnalysis, SecondReader } from '#contract/analysis.ts';
import type { DocumentType } from '#contract/document-type.ts';
import type { Page } from '#contract/page.ts';
import { composeFrom, decideFor, proposeByRules } from '../analyze.ts';
import { readDoc } from '../document.ts';
import type { Decided } from '../find/decide.ts';
import type { Doc } from '../model.ts';
import { notesOfAddresses } from './addresses-ai.ts';
import { checkAnswer, type Dropped, type Proposal } from './check-answer.ts';
import { agree, merge } from './merge.ts';
import { askConfirmation, askPart, type Prompt } from './prompt.ts';
import { readAnswers, readConfirmation } from './read-answers.ts';
import { type Part, partsOf } from './windows.ts';

/** A call with what reads its answer. */
export interface Call {
  readonly part: Part;
  readonly prompt: Prompt;
}

/** A document as the rules read it, ready for a second reader. */
export interface Beside {
  readonly doc: Doc;
  readonly ruled: readonly Decided[];
  readonly dropped: number;
  readonly calls: readonly Call[];
}

/** Reads a document by the rules and says what a model is asked of it. Pure, as all of this folder. */
export function readBeside(pages: readonly Page[], documentType?: DocumentType): Beside {
  const doc = readDoc(pages, documentType);
  const { decided, dropped } = decideFor(doc, proposeByRules(doc));
  return { doc, ruled: decided, dropped, calls: callsFor(doc, partsOf(doc)) };
}

const callsFor = (doc: Doc, parts: readonly Part[]): Call[] =>
  parts.map((part) => ({ part, prompt: askPart(doc, part) }));

/** The same call in two, of half the questions each: for an answer that was cut short. One question is not halved. */
export function halved({ doc }: Beside, { part }: Call): Call[] {
  const { window, questions } = part;
  if (questions.length < 2) return [];
  const half = Math.ceil(questions.length / 2);
  return callsFor(doc, [
    { window, questions: questions.slice(0, half) },
    { window, questions: questions.slice(half) },
  ]);
}

/** What a model's text amounts to; null where it is no answer. */
export function proposalsIn(
  { doc }: Beside,
  { part }: Call,
  text: string,
): { proposals: Proposal[]; answers: number; dropped: Dropped[] } | null {
  const read = readAnswers(text);
  if (!read) return null;
  const checked = read.answers.map((answer) => checkAnswer(doc, part, answer));
  return {
    proposals: checked.filter((one) => typeof one === 'object'),
    answers: read.answers.length + read.malformed,
    dropped: checked.filter((one) => typeof one === 'string'),
  };
}

/** What asks a model, in a context of its own, whether a quote alone supports what was proposed. */
export const confirmationOf = ({ heading, quote, statement, column }: Proposal): Prompt =>
  askConfirmation(heading, quote, statement, column);

/** Whether the rules give the same answer. */
export const isRuled = ({ ruled }: Beside, { candidate }: Proposal): boolean =>
  ruled.some(({ fact, value }) => fact === candidate.fact && agree(value, candidate.value));

export const isConfirmed = (text: string): boolean => readConfirmation(text) === true;

/** The analysis with what was confirmed. With `alone`, of the confirmed proposals by themselves: for measuring. */
export function conclude(
  { doc, ruled, dropped }: Beside,
  confirmed: readonly Proposal[],
  reader: SecondReader,
  alone = false,
): EngineAnalysis {
  const second = decideFor(
    doc,
    confirmed.map(({ candidate }) => candidate),
  );
  const decided = merge(alone ? [] : ruled, second.decided);
  const analysis = composeFrom(doc, decided, dropped + second.dropped);
  const notes = [...analysis.page_notes, ...notesOfAddresses(doc)].toSorted((a, b) => a.page - b.page);
  return { ...analysis, page_notes: notes, second_reader: reader };
}
