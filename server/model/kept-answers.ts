import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { answerKey } from './answer-key.ts';
import { type Model, ModelTrouble, type Said } from './model.ts';

const readerSchema = z.object({ name: z.string(), address: z.string() });
/** As it is stored. */
export const saidSchema = z.object({
  text: z.string(),
  finish: z.enum(['stop', 'length']),
  usage: z.object({ input: z.number(), output: z.number() }).nullable(),
});

async function read<T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return undefined;
  }
}

async function write(path: string, value: unknown): Promise<void> {
  const whole = `${path}.${randomUUID()}.part`;
  await writeFile(whole, `${JSON.stringify(value)}\n`, { mode: 0o600 });
  await rename(whole, path);
}

/** A model whose answers are kept in a folder: the same prompt is asked, and paid for, once. */
export async function recorded(model: Model, folder: string): Promise<Model> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await write(join(folder, 'reader.json'), { name: model.name, address: model.address });
  return {
    ...model,
    async ask(prompt, signal) {
      const path = join(folder, `${answerKey(model, prompt)}.json`);
      const kept = await read(path, saidSchema);
      if (kept) return { ...kept, kept: true };
      const said: Said = await model.ask(prompt, signal);
      await write(path, said);
      return said;
    },
  };
}

/** The model that a folder's answers were recorded of, without a network; undefined where the folder holds none. */
export async function replayed(folder: string): Promise<Model | undefined> {
  const reader = await read(join(folder, 'reader.json'), readerSchema);
  return (
    reader && {
      ...reader,
      async ask(prompt) {
        const kept = await read(join(folder, `${answerKey(reader, prompt)}.json`), saidSchema);
        if (!kept) throw new ModelTrouble('This question was not recorded.');
        return kept;
      },
    }
  );
}

/** Counts no token: a prompt that waits for its answer is not read. */
const nothingSaid: Said = { text: '{"answers": [], "found": []}', finish: 'stop', usage: null };

/**
 * A reader that answers by hand: what a folder holds no answer to is written there, as `<key>.ask.txt`, and counts as an
 * empty answer. Whoever writes `<key>.json` beside it has answered it.
 */
export async function askedByHand(name: string, folder: string): Promise<Model> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const reader = { name, address: 'by hand' };
  await write(join(folder, 'reader.json'), reader);
  return {
    ...reader,
    async ask(prompt) {
      const key = answerKey(reader, prompt);
      const kept = await read(join(folder, `${key}.json`), saidSchema);
      if (kept) return kept;
      await writeFile(join(folder, `${key}.ask.txt`), `${prompt.system}\n\n${prompt.user}\n`, {
        mode: 0o600,
      });
      return nothingSaid;
    },
  };
}
