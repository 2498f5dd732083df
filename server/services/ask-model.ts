import type { ModelChoice } from '#contract/home-questions.ts';
import { type ReadingStop, readingStops } from '#contract/model-reading.ts';
import { pointedAt } from '#home/ask/lines-for-model.ts';
import type { Owned } from '../db/owned-documents.ts';
import type { HomeRow } from '../db/owned-homes.ts';
import type { Log } from '../log.ts';
import { addModelUse, costOf, withinDay } from '../model/day-budget.ts';
import type { ModelSettings } from '../model/model-settings.ts';
import { openModel } from '../model/open-model.ts';
import { wasCut } from '../model/reading-step.ts';
import { whyStopped } from '../model/why-stopped.ts';
import type { Ports } from '../ports.ts';
import { lookThrough } from './ask-home.ts';
import { sendable } from './may-send.ts';

interface AskModelPorts extends Pick<Ports, 'db' | 'files' | 'now' | 'asker'> {
  model: ModelSettings;
  log: Pick<Log, 'warn'>;
}

/** Milliseconds for the model's answer: proxies give a page a minute. */
const longestAnswer = 50_000;

const nothing: ModelChoice = { passages: [], stopped: null };
const stop = (why: ReadingStop): ModelChoice => ({ passages: [], stopped: readingStops[why] });

/**
 * The sentences that the model points at among those that a question has most to do with, of documents whose text may go to it.
 * `signal` says that nobody waits any more; `patience` is in milliseconds. Throws ask_late. Question and answer are kept
 * and logged nowhere.
 */
export async function askModel(
  ports: AskModelPorts,
  home: Owned<HomeRow>,
  question: string,
  { signal, patience = longestAnswer }: { signal: AbortSignal; patience?: number },
): Promise<ModelChoice> {
  const { db, model, log } = ports;
  const { lines } = await lookThrough(ports, home, question, (ids) => sendable(db, model, ids));
  if (!lines || signal.aborted) return nothing;
  const { prompt, passages } = lines;
  // That may have waited for its turn, and an agreement may be withdrawn since.
  const documents = [...new Set(passages.map(({ document }) => document))];
  if ((await sendable(db, model, documents)).length < documents.length) return nothing;
  const reader = openModel(model, { patience, around: (each) => withinDay(each, ports, model.tokensPerDay) });
  try {
    const said = await reader.ask(prompt, AbortSignal.any([signal, AbortSignal.timeout(patience)]));
    await addModelUse(db, home.owner_id, costOf(prompt, said));
    if (wasCut(prompt, said)) return stop('refused');
    return { passages: pointedAt(said.text, passages) as ModelChoice['passages'], stopped: null };
  } catch (error) {
    const why = whyStopped(error);
    if (why === undefined) throw error;
    if (!signal.aborted)
      log.warn(
        { home: home.id, reason: (error as Error).message },
        'the language model was not asked any more',
      );
    return stop(why);
  }
}
