import { z } from 'zod';
import { saidSchema } from '../model/kept-answers.ts';
import type { Answered } from '../model/reading-step.ts';
import type { DocumentFiles, SealedDocument } from '../sealing/document-files.ts';

const keptSchema = z.array(z.tuple([z.string(), z.number().int(), saidSchema]));
type Kept = z.infer<typeof keptSchema>[number];

/** What a model answered about one document, sealed with it: asked, and paid for, once. */
export async function openKeptAnswers(files: DocumentFiles, document: SealedDocument) {
  const kept = new Map<string, Kept>(
    (await readKept(files, document)).map((entry) => [entry[0], entry] as const),
  );
  return {
    /** Those of a generation before `freshFrom` are to be asked for anew, and unusable ones of any before `generation`. */
    answers: ({ generation, freshFrom }: { generation: number; freshFrom: number }): Map<string, Answered> =>
      new Map(
        [...kept].map(([key, [, of, said]]) => [
          key,
          { ...said, isStale: of < freshFrom, mayAskAgain: of < generation },
        ]),
      ),
    has: (key: string, generation: number): boolean => kept.get(key)?.[1] === generation,
    async add(key: string, generation: number, said: Kept[2]): Promise<void> {
      kept.set(key, [key, generation, said]);
      await files.write(document, 'answers', Buffer.from(JSON.stringify([...kept.values()])));
    },
  };
}

async function readKept(files: DocumentFiles, document: SealedDocument): Promise<Kept[]> {
  const bytes = await files.read(document, 'answers');
  return bytes === undefined ? [] : keptSchema.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
}
