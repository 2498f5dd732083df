import { type AskInput, type AskOutput, askDocuments } from './ask-process.ts';
import { type ChangesInput, type ChangesOutput, compareVersions } from './changes-process.ts';

export type HomeWork = AskInput | ChangesInput;
export type HomeWorkDone = AskOutput | ChangesOutput;

/** What reads the text of a home's documents anew. Runs in a process of its own. */
export async function workOnHome(work: HomeWork): Promise<HomeWorkDone> {
  return work.kind === 'ask' ? askDocuments(work) : compareVersions(work);
}
