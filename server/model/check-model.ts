import { readDoc } from '#engine/document.ts';
import { askPart, type Prompt } from '#engine/second/prompt.ts';
import { questionsFor } from '#engine/second/questions.ts';
import { readAnswers } from '#engine/second/read-answers.ts';
import { windowsOf } from '#engine/second/windows.ts';
import { type Model, ModelTrouble } from './model.ts';
import { estimatedTokens, wasCut } from './reading-step.ts';

/** A page of our own, as long as a window of a document. */
const lines = [
  'DECLARATION OF COVENANTS OF CANARY COURT HOMEOWNERS ASSOCIATION',
  'Each owner of a lot shall pay to the Association an annual assessment of $240.00, due on the first day of March.',
  'An assessment that is not paid within thirty (30) days is late and costs the owner $15.00 more as a late charge.',
  'No owner shall keep more than two (2) dogs or cats on a lot, and dogs shall be kept on a leash.',
  'No fence shall be built until the committee has approved its plans in writing.',
  ...Array.from(
    { length: 24 },
    (_, index) =>
      `Lot ${index + 1} lies along the brook, and its owner keeps the path beside it open for walkers.`,
  ),
];

const asked: ReadonlySet<string> = new Set([
  'assessment.regular',
  'assessment.late_after',
  'assessment.late_fee',
  'pets.max_count',
  'pets.leash_required',
  'exterior.fences',
  'rental.allowed',
]);

function canary(): Prompt {
  const text = lines.join('\n');
  let at = 0;
  const printed = lines.map((line) => {
    const start = at;
    at += line.length + 1;
    return { start, end: at - 1, box: null, size: 0, bold: false, heading: 0, words: [] };
  });
  const doc = readDoc([{ number: 1, text, lines: printed, size: null, readable: true }], 'cc_and_r');
  const [window] = windowsOf(doc);
  if (!window) throw new Error('The canary has no lines.');
  return askPart(doc, { window, questions: questionsFor('cc_and_r').filter(({ fact }) => asked.has(fact)) });
}

/**
 * Asks the model about one window of our own and says in one sentence what is wrong, else how long it took and what it
 * cost. `now` in milliseconds.
 */
export async function checkModel(model: Model, now: () => number): Promise<{ ok: boolean; text: string }> {
  const prompt = canary();
  const before = now();
  const wrong = (text: string) => ({ ok: false, text });
  try {
    const said = await model.ask(prompt);
    const seconds = ((now() - before) / 1000).toFixed(1);
    if (wasCut(prompt, said))
      return wrong(
        `The model server counted ${said.usage?.input} tokens of about ${Math.round(estimatedTokens(prompt))}: it cuts our text, so give the model a larger context.`,
      );
    if (said.finish === 'length')
      return wrong(
        `${model.name} does not come to an end within ${prompt.maxOutputTokens} tokens: thinking may have to be turned off.`,
      );
    const read = readAnswers(said.text);
    if (!read) return wrong(`${model.name} does not answer in the form asked for: another model may.`);
    if (read.answers.length === 0)
      return wrong(`${model.name} finds nothing in a text that states it plainly: another model may.`);
    const cost = said.usage
      ? `${said.usage.input} tokens in, ${said.usage.output} out`
      : 'tokens not counted by the server';
    return { ok: true, text: `${model.name} answers as it should: one window in ${seconds} s, ${cost}.` };
  } catch (error) {
    if (!(error instanceof ModelTrouble)) throw error;
    return wrong(error.message);
  }
}
