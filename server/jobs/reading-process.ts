import type { DocumentType } from '#contract/document-type.ts';
import type { Prompt } from '#engine/second/prompt.ts';
import { conclude, readBeside } from '#engine/second/read-beside.ts';
import { answerKey } from '../model/answer-key.ts';
import type { Model } from '../model/model.ts';
import { type Answered, type ReadingLimits, readingStep, type Step } from '../model/reading-step.ts';
import { unpackPages } from './packed-pages.ts';

export interface ReadingInput {
  /** The document's pages, as an AnalysisOutput holds them. */
  pages: Uint8Array;
  documentType: DocumentType;
  model: Pick<Model, 'name' | 'address'>;
  limits: ReadingLimits;
  /** The answers that are there, by what they are kept under. */
  answers: ReadonlyMap<string, Answered>;
  /** Why no more is asked, in a sentence, where that is known before. */
  stopped: string | undefined;
}

export interface ReadingOutput extends Pick<Step, 'why' | 'partsRead'> {
  /** An EngineAnalysis as JSON, with what stands and was confirmed. */
  body: string;
  engineVersion: string;
  parts: number;
  /** What is to be asked next, each with what its answer is kept under. */
  missing: { key: string; prompt: Prompt }[];
}

/** What a document says by the rules and by the answers of a model that are there. Runs in a process of its own. */
export function composeReading(input: ReadingInput): ReadingOutput {
  const { model, limits, answers, stopped } = input;
  const beside = readBeside(unpackPages(input.pages), input.documentType, limits.asks);
  const step = readingStep(beside, model.name, limits, (prompt) => answers.get(answerKey(model, prompt)));
  const { why, partsRead } = step;
  const reader = { ...step.reader, ...(stopped === undefined ? {} : { stopped }) };
  const analysis = conclude(beside, step.confirmed, reader);
  return {
    body: JSON.stringify(analysis),
    engineVersion: analysis.engine.version,
    parts: reader.parts,
    why,
    partsRead,
    missing: step.missing.map((prompt) => ({ key: answerKey(model, prompt), prompt })),
  };
}
