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
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** The model of the settings. What may pass is tried three times, with the pauses that the provider asks for. */
export function openModel(settings: ModelSettings, options: Patience = {}): Model {
  const adapter = settings.kind === 'anthropic' ? anthropicMessages : openAiChat;
  return persistent(adapter(settings, options.patience ?? patience), options.wait ?? sleep);
}

function persistent(model: Model, wait: (ms: number) => Promise<unknown>): Model {
  return {
    ...model,
    async ask(prompt, signal) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await model.ask(prompt, signal);
        } catch (error) {
          if (!(error instanceof ModelTrouble) || !error.later || attempt === tries || signal?.aborted)
            throw error;
          const pause = error.retryAfter ?? 1000 * 4 ** (attempt - 1);
          if (pause > longestWait) throw error;
          await wait(pause);
        }
      }
    },
  };
}
