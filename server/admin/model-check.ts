import { CommandRefused, type LoneCommand } from './command.ts';

/** Asks the language model of the settings about one window of our own. Nothing of any document is sent. */
export const modelCheck: LoneCommand = {
  takes: '',
  summary: 'Asks the language model about a text of our own and says what is wrong, else time and tokens.',
  async runAlone({ model: settings }, _, { dryRun }) {
    if (settings === undefined) throw new CommandRefused('No language model is set: MODEL_NAME is empty.');
    if (dryRun) return `Dry run: ${settings.name} at ${settings.url} was not asked.`;
    const { openModel } = await import('../model/open-model.ts');
    const { checkModel } = await import('../model/check-model.ts');
    const { ok, text } = await checkModel(openModel(settings), Date.now);
    if (!ok) throw new CommandRefused(text);
    return text;
  },
};
