import type { EngineAnalysis } from '#contract/analysis.ts';
import type { Page } from '#contract/page.ts';
import type { AnalyzeOptions } from '#engine/index.ts';
import { conclude } from '#engine/second/read-beside.ts';
import { readModelSettings } from '#server/model/model-settings.ts';
import { openModel } from '#server/model/open-model.ts';
import { readWithModel } from '#server/model/read-with-model.ts';

type Analyze = (pages: readonly Page[], options: AnalyzeOptions) => Promise<EngineAnalysis>;

/**
 * As the engine's `analyze`, with the model of the MODEL_ variables beside it; else what is wrong with them, in sentences.
 * How far it is goes to standard error.
 */
export function analyzeWithModel(variables: Record<string, string | undefined>): Analyze | string {
  const found = readModelSettings(variables);
  if ('problems' in found) return `The language model cannot be asked. ${found.problems.join(' ')}`;
  const { settings } = found;
  if (!settings) return 'The language model cannot be asked. MODEL_NAME: must be set.';
  const model = openModel(settings);
  const { host } = new URL(settings.url);
  return async (pages, { documentType }) => {
    console.error(`The text goes to ${settings.name} at ${host}.`);
    const { beside, confirmed, reader } = await readWithModel(pages, model, settings, {
      documentType,
      onPart: (read, parts) => console.error(`The model has read ${read} of ${parts} parts.`),
    });
    if (reader.stopped) console.error(reader.stopped);
    return conclude(beside, confirmed, reader);
  };
}
