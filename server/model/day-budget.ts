import type { Prompt } from '#engine/second/prompt.ts';
import type { Database } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import { type Model, ModelTrouble, type Said } from './model.ts';
import { estimatedTokens } from './reading-step.ts';

/** The operator's limit of tokens for a day is reached. */
export class DayLimitReached extends Error {
  constructor() {
    super('The limit of tokens for a day is reached.');
    this.name = 'DayLimitReached';
  }
}

/** A third more than English takes: no call shall cost more than was set aside for it. */
const atMost = ({ roomToThink = 0 }: Model, prompt: Prompt): number =>
  Math.ceil((estimatedTokens(prompt) * 4) / 3) + prompt.maxOutputTokens + roomToThink;

/** What a call has cost; where the provider counts nothing, by our own estimate. */
export const costOf = (prompt: Prompt, { usage, text }: Said) =>
  usage ?? { input: Math.ceil(estimatedTokens(prompt)), output: Math.ceil(text.length / 4) };

/**
 * A model each of whose calls is paid out of the day's tokens: they are set aside in the database before it and settled after
 * it, so that jobs at the same time stay below `perDay` together. What a call cost that came to no answer nobody knows:
 * what was set aside for it stays so for the day, unless the provider refused it. Its `ask`
 * rejects with DayLimitReached too.
 */
export function withinDay(
  model: Model,
  { db, now }: { db: Database; now: () => number },
  perDay: number | undefined,
): Model {
  return {
    ...model,
    async ask(prompt, signal) {
      const day = timestamp(now()).slice(0, 10);
      const tokens = atMost(model, prompt);
      await reserve(db, day, tokens, perDay);
      try {
        const said = await model.ask(prompt, signal);
        await settle(db, day, { freed: tokens, calls: 1, ...costOf(prompt, said) });
        return said;
      } catch (error) {
        const isRefused = error instanceof ModelTrouble && (error.status !== undefined || error.isUnsent);
        if (isRefused) await settle(db, day, { freed: tokens, calls: 0, input: 0, output: 0 });
        throw error;
      }
    },
  };
}

async function reserve(db: Database, day: string, tokens: number, perDay: number | undefined): Promise<void> {
  await db
    .insertInto('model_days')
    .values({ day, reserved: 0, calls: 0, input_tokens: 0, output_tokens: 0 })
    .onConflict((known) => known.column('day').doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('model_days')
    .set((e) => ({ reserved: e('reserved', '+', tokens) }))
    .where('day', '=', day)
    .$if(perDay !== undefined, (row) =>
      row.where(
        (e) => e(e('reserved', '+', e.ref('input_tokens')), '+', e.ref('output_tokens')),
        '<=',
        (perDay ?? 0) - tokens,
      ),
    )
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new DayLimitReached();
}

async function settle(
  db: Database,
  day: string,
  { freed, calls, input, output }: { freed: number; calls: number; input: number; output: number },
): Promise<void> {
  await db
    .updateTable('model_days')
    .set((e) => ({
      reserved: e('reserved', '-', freed),
      calls: e('calls', '+', calls),
      input_tokens: e('input_tokens', '+', input),
      output_tokens: e('output_tokens', '+', output),
    }))
    .where('day', '=', day)
    .execute();
}

/** Adds what an answer cost to an account's sum. */
export async function addModelUse(
  db: Database,
  userId: string,
  { input, output }: { input: number; output: number },
): Promise<void> {
  await db
    .insertInto('model_use')
    .values({ user_id: userId, calls: 1, input_tokens: input, output_tokens: output })
    .onConflict((known) =>
      known.column('user_id').doUpdateSet((e) => ({
        calls: e('model_use.calls', '+', 1),
        input_tokens: e('model_use.input_tokens', '+', input),
        output_tokens: e('model_use.output_tokens', '+', output),
      })),
    )
    .execute();
}
