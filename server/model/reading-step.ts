import type { SecondReader } from '#contract/analysis.ts';
import type { Asked } from '#engine/second/asked.ts';
import type { Proposal } from '#engine/second/check-answer.ts';
import type { PointProposal } from '#engine/second/check-point.ts';
import { type Prompt, promptVersion } from '#engine/second/prompt.ts';
import { readConfirmation } from '#engine/second/read-answers.ts';
import {
  type AskedFor,
  type Beside,
  confirmationOf,
  isConfirmed,
  isPoint,
  isRuled,
  proposalKey,
} from '#engine/second/read-beside.ts';
import { Coverage } from './coverage.ts';
import type { Said } from './model.ts';

export interface ReadingLimits {
  /** Tokens that a prompt and its answer have together. */
  readonly context: number;
  /** Tokens after which no more of a document is read. */
  readonly tokensPerDocument: number;
  /** What is asked beyond the catalogue's questions; nothing where left out. */
  readonly asks?: AskedFor;
}

/** An answer that is there already, and what is to become of it. */
export interface Answered extends Said {
  /** It holds until the same is asked anew, which is due. */
  readonly isStale?: boolean;
  /** Where it cannot be used the same is asked anew. */
  readonly mayAskAgain?: boolean;
}

/** How far a reading has come with the answers that are there. */
export interface Step {
  readonly confirmed: readonly (Proposal | PointProposal)[];
  readonly reader: SecondReader;
  /** Why no more is asked; undefined where it goes on or is done. */
  readonly why: 'cut' | 'unreadable' | 'document_limit' | undefined;
  /** What is to be asked next, in this order. Empty where it is done, or stopped. */
  readonly missing: readonly Prompt[];
  /** Parts whose answer is there, could be used, and is not to be asked for anew. */
  readonly partsRead: number;
}

/** English takes about four characters a token: a count far below that is of a text that was cut. */
export const estimatedTokens = ({ system, user }: Prompt): number => (system.length + user.length) / 4;
const leastShare = 0.7;
/** Answers that cannot be read, one after the other: more would only cost. */
const mostUnreadable = 3;

/** Whether the provider counted so few tokens that it must have cut the prompt. */
export const wasCut = (prompt: Prompt, { usage }: Said): boolean =>
  usage !== null && usage.input > 0 && usage.input < leastShare * estimatedTokens(prompt);

/** What a reading has found and what it still has to ask, where `answerTo` gives the answers that are there. Pure. */
export function readingStep(
  beside: Beside,
  model: string,
  limits: ReadingLimits,
  answerTo: (prompt: Prompt) => Answered | undefined,
): Step {
  const tokens = { input: 0, output: 0 };
  const dropped: Record<string, number> = {};
  const points = { proposed: 0, kept: 0, dropped: {} as Record<string, number> };
  const confirmed: (Proposal | PointProposal)[] = [];
  const coverage = new Coverage(beside.windows);
  const seen = new Set<string>();
  const missing: Prompt[] = [];
  const queue: { call: Asked; isHalf: boolean }[] = beside.calls.map((call) => ({ call, isHalf: false }));
  let [answers, read, partsRead, unreadable, parts] = [0, 0, 0, 0, beside.calls.length];
  let isFirst = true;
  let stop: { why: Step['why']; stopped: string } | undefined;

  const drop = (why: string, of: Asked['of']) => {
    dropped[why] = (dropped[why] ?? 0) + 1;
    if (of === 'points') points.dropped[why] = (points.dropped[why] ?? 0) + 1;
  };
  /** The answer that can be used; what is not there, or is due anew, is listed. */
  const answer = (prompt: Prompt, isUsable: (said: Said) => boolean): Answered | undefined => {
    const said = answerTo(prompt);
    const isDue = said === undefined || said.isStale || (said.mayAskAgain && !isUsable(said));
    if (isDue) missing.push(prompt);
    // What cannot be used is no answer to hold on to until the new one is there.
    if (said === undefined || (isDue && !(said.isStale && isUsable(said)))) return undefined;
    if (!said.kept && !said.isStale) {
      tokens.input += said.usage?.input ?? 0;
      tokens.output += said.usage?.output ?? 0;
      if (isFirst && wasCut(prompt, said))
        stop = { why: 'cut', stopped: 'The model server cuts our text: give the model a larger context.' };
      isFirst = false;
    }
    return said;
  };
  const keep = (proposal: Proposal | PointProposal) => {
    confirmed.push(proposal);
    if (isPoint(proposal)) points.kept += 1;
  };
  const confirm = (proposal: Proposal | PointProposal) => {
    const key = proposalKey(proposal);
    if (seen.has(key)) return;
    seen.add(key);
    // What the rules say too needs no further witness.
    if (isRuled(beside, proposal)) keep(proposal);
    else {
      const said = answer(confirmationOf(proposal), () => true);
      if (said && isConfirmed(said.text)) keep(proposal);
      else if (said) drop('not_confirmed', isPoint(proposal) ? 'points' : 'answers');
    }
  };

  for (let next = queue.shift(); next && !stop; next = queue.shift()) {
    const { call, isHalf } = next;
    const { prompt } = call;
    if (estimatedTokens(prompt) + prompt.maxOutputTokens > limits.context) continue;
    const halves = isHalf ? [] : call.halves();
    const found = ({ finish, text }: Said) => (finish === 'length' ? null : call.read(text));
    const isUsable = (said: Said) =>
      !wasCut(prompt, said) && (found(said) !== null || (said.finish === 'length' && halves.length > 0));
    const said = answer(prompt, isUsable);
    if (said === undefined || stop) continue;
    if (said.finish === 'length' && halves.length > 0) {
      queue.unshift(...halves.map((half) => ({ call: half, isHalf: true })));
      parts += 1;
      continue;
    }
    const proposed = found(said);
    if (!proposed) {
      unreadable += 1;
      if (unreadable === mostUnreadable)
        stop = {
          why: 'unreadable',
          stopped: `The model gave ${mostUnreadable} answers one after the other that are not in the form asked for.`,
        };
      continue;
    }
    unreadable = 0;
    answers += proposed.answers;
    if (call.of === 'points') points.proposed += proposed.answers;
    else coverage.add(call, proposed);
    for (const why of proposed.dropped) drop(why, call.of);
    proposed.proposals.forEach(confirm);
    read += 1;
    if (!said.isStale) partsRead += 1;
  }
  // Last, since what both readers found needs no more.
  const agreed = new Set(confirmed.flatMap((one) => (isPoint(one) ? [] : one.candidate.fact)));
  const doubted: string[] = [];
  if (!stop && missing.length === 0)
    for (const { fact, prompt } of beside.confirmations) {
      if (agreed.has(fact)) continue;
      const said = answer(prompt, () => true);
      if (said && readConfirmation(said.text) === false) doubted.push(fact);
    }
  const foundNothing = coverage.foundNothing();
  if (!stop && missing.length > 0 && tokens.input + tokens.output >= limits.tokensPerDocument)
    stop = {
      why: 'document_limit',
      stopped: `The limit of ${limits.tokensPerDocument} tokens for a document is reached.`,
    };
  const reader: SecondReader = {
    model,
    prompt_version: promptVersion,
    parts,
    parts_read: read,
    ...(stop ? { stopped: stop.stopped } : {}),
    answers,
    dropped,
    ...(limits.asks?.points ? { points } : {}),
    ...(doubted.length > 0 ? { not_confirmed: doubted } : {}),
    ...(foundNothing.length > 0 ? { found_nothing: foundNothing } : {}),
    tokens,
  };
  return { confirmed, reader, why: stop?.why, missing: stop ? [] : missing, partsRead };
}
