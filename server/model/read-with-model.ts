import type { SecondReader } from '#contract/analysis.ts';
import type { DocumentType } from '#contract/document-type.ts';
import type { Page } from '#contract/page.ts';
import type { Proposal } from '#engine/second/check-answer.ts';
import { type Prompt, promptVersion } from '#engine/second/prompt.ts';
import {
  type Beside,
  type Call,
  confirmationOf,
  halved,
  isConfirmed,
  isRuled,
  proposalsIn,
  readBeside,
} from '#engine/second/read-beside.ts';
import { type Model, ModelTrouble, type Said } from './model.ts';

export interface ReadingLimits {
  /** Tokens that a prompt and its answer have together. */
  readonly context: number;
  /** Tokens after which no more of a document is read. */
  readonly tokensPerDocument: number;
}

/** What a model read of one document: `conclude` makes the analysis of it. */
export interface Reading {
  readonly beside: Beside;
  readonly confirmed: readonly Proposal[];
  readonly reader: SecondReader;
}

/** English takes about four characters a token: a count far below that is of a text that was cut. */
export const estimatedTokens = ({ system, user }: Prompt): number => (system.length + user.length) / 4;
const leastShare = 0.7;
/** Answers that cannot be read, one after the other: more would only cost. */
const mostUnreadable = 3;

class Stopped extends Error {}

/** Whether the provider counted so few tokens that it must have cut the prompt. */
export const wasCut = (prompt: Prompt, { usage }: Said): boolean =>
  usage !== null && usage.input > 0 && usage.input < leastShare * estimatedTokens(prompt);

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
  const beside = readBeside(pages, options.documentType);
  const tokens = { input: 0, output: 0 };
  const dropped: Record<string, number> = {};
  const confirmed: Proposal[] = [];
  const seen = new Set<string>();
  let answers = 0;
  let read = 0;
  let parts = beside.calls.length;
  let isFirst = true;

  const drop = (why: string) => {
    dropped[why] = (dropped[why] ?? 0) + 1;
  };
  const ask = async (prompt: Prompt): Promise<Said> => {
    if (tokens.input + tokens.output >= limits.tokensPerDocument)
      throw new Stopped(`The limit of ${limits.tokensPerDocument} tokens for a document is reached.`);
    const said = await model.ask(prompt, options.signal);
    if (said.kept) return said;
    tokens.input += said.usage?.input ?? 0;
    tokens.output += said.usage?.output ?? 0;
    if (isFirst && wasCut(prompt, said))
      throw new Stopped('The model server cuts our text: give the model a larger context.');
    isFirst = false;
    return said;
  };
  const confirm = async (proposal: Proposal) => {
    const { fact, value, ranges } = proposal.candidate;
    const key = JSON.stringify([fact, value, ranges]);
    if (seen.has(key)) return;
    seen.add(key);
    // What the rules say too needs no further witness.
    if (isRuled(beside, proposal) || isConfirmed((await ask(confirmationOf(proposal))).text))
      confirmed.push(proposal);
    else drop('not_confirmed');
  };

  const queue: { call: Call; isHalf: boolean }[] = beside.calls.map((call) => ({ call, isHalf: false }));
  let unreadable = 0;
  let stopped: string | undefined;
  try {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { call, isHalf } = next;
      const { prompt } = call;
      if (estimatedTokens(prompt) + prompt.maxOutputTokens > limits.context) continue;
      const said = await ask(prompt);
      const halves = said.finish === 'length' && !isHalf ? halved(beside, call) : [];
      if (halves.length > 0) {
        queue.unshift(...halves.map((half) => ({ call: half, isHalf: true })));
        parts += 1;
        continue;
      }
      const found = said.finish === 'length' ? null : proposalsIn(beside, call, said.text);
      if (!found) {
        unreadable += 1;
        if (unreadable === mostUnreadable)
          throw new Stopped(
            `The model gave ${mostUnreadable} answers one after the other that are not in the form asked for.`,
          );
        continue;
      }
      unreadable = 0;
      answers += found.answers;
      found.dropped.forEach(drop);
      for (const proposal of found.proposals) await confirm(proposal);
      read += 1;
      options.onPart?.(read, parts);
    }
  } catch (error) {
    if (!(error instanceof ModelTrouble) && !(error instanceof Stopped)) throw error;
    stopped = error.message;
  }
  const reader: SecondReader = {
    model: model.name,
    prompt_version: promptVersion,
    parts,
    parts_read: read,
    ...(stopped === undefined ? {} : { stopped }),
    answers,
    dropped,
    tokens,
  };
  return { beside, confirmed, reader };
}
