import { setTimeout as sleep } from 'node:timers/promises';
import { anthropicMessages } from './anthropic-messages.ts';
import { type Model, ModelTrouble } from './model.ts';
import type { ModelSettings } from './model-settings.ts';
import { openAiChat } from './openai-chat.ts';

const tries = 3;
/** A provider that wants to be left alone for longer is asked again another day. */
const longestWait = 60_000;
/** Milliseconds: a model on a processor alone takes minutes for a window. */
const patience = 300_000;

export interface Patience {
  /** Milliseconds for one answer. */
  readonly patience?: number;
  /** Between two tries, for so many milliseconds or until the signal is aborted. */
  readonly wait?: (ms: number, signal?: AbortSignal) => Promise<unknown>;
  /** What stands around each single try. */
  readonly around?: (model: Model) => Model;
}

/** The model of the settings. What may pass is tried three times, with the pauses that the provider asks for. */
export function openModel(settings: ModelSettings, options: Patience = {}): Model {
  const adapter = settings.kind === 'anthropic' ? anthropicMessages : openAiChat;
  const { around = (model) => model } = options;
  return persistent(around(adapter(settings, options.patience ?? patience)), options.wait ?? pause);
}

const pause = (ms: number, signal?: AbortSignal) =>
  sleep(ms, undefined, signal ? { signal } : {}).catch(() => undefined);

function persistent(model: Model, wait: NonNullable<Patience['wait']>): Model {
  return {
    ...model,
    async ask(prompt, signal) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await model.ask(prompt, signal);
        } catch (error) {
          if (!(error instanceof ModelTrouble) || !error.later || attempt === tries || signal?.aborted)
            throw error;
          const ms = error.retryAfter ?? 1000 * 4 ** (attempt - 1);
          if (ms > longestWait) throw error;
          await wait(ms, signal);
          if (signal?.aborted) throw error;
        }
      }
    },
  };
}
