import type { SecondReader } from '#contract/analysis.ts';
import type { DocumentType } from '#contract/document-type.ts';
import type { Page } from '#contract/page.ts';
import { type Beside, readBeside } from '#engine/second/read-beside.ts';
import { answerKey } from './answer-key.ts';
import { type Model, ModelTrouble, type Said } from './model.ts';
import { type ReadingLimits, readingStep, type Step } from './reading-step.ts';

/** What a model read of one document: `conclude` makes the analysis of it. */
export interface Reading {
  readonly beside: Beside;
  readonly confirmed: Step['confirmed'];
  readonly reader: SecondReader;
}

/**
 * Lets a model read the document window by window and confirms each answer in a context of its own. Never rejects for the
 * model's sake: what it did not read is told in `reader`, and the rules' analysis stands.
 */
export async function readWithModel(
  pages: readonly Page[],
  model: Model,
  limits: ReadingLimits,
  options: {
    readonly documentType?: DocumentType | undefined;
    readonly signal?: AbortSignal;
    /** Told after each part. */
    readonly onPart?: (read: number, parts: number) => void;
  } = {},
): Promise<Reading> {
  const beside = readBeside(pages, options.documentType, limits.asks);
  const answers = new Map<string, Said>();
  let told = 0;
  for (;;) {
    const { confirmed, reader, missing, partsRead } = readingStep(beside, model.name, limits, (prompt) =>
      answers.get(answerKey(model, prompt)),
    );
    if (partsRead > told) options.onPart?.(partsRead, reader.parts);
    told = partsRead;
    const [next] = missing;
    if (next === undefined) return { beside, confirmed, reader };
    try {
      answers.set(answerKey(model, next), await model.ask(next, options.signal));
    } catch (error) {
      if (!(error instanceof ModelTrouble)) throw error;
      return { beside, confirmed, reader: { ...reader, stopped: error.message } };
    }
  }
}
