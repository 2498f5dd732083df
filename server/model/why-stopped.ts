import type { ReadingStop } from '#contract/model-reading.ts';
import { DayLimitReached } from './day-budget.ts';
import { ModelTrouble } from './model.ts';

/** Why no more is asked after an error of the model's or of the day's limit; undefined for one of ours. */
export function whyStopped(error: unknown): ReadingStop | undefined {
  if (error instanceof DayLimitReached) return 'day_limit';
  if (!(error instanceof ModelTrouble)) return undefined;
  if (error.status === 429) return 'busy';
  return error.later ? 'away' : 'refused';
}
