import { createHash } from 'node:crypto';
import type { Prompt } from '#engine/second/prompt.ts';
import type { Model } from './model.ts';

/** What an answer is kept under: all that it depends on. The prompt holds window, questions and the words of its version. */
export const answerKey = ({ name, address }: Pick<Model, 'name' | 'address'>, prompt: Prompt): string =>
  createHash('sha256')
    .update(JSON.stringify([name, address, prompt]))
    .digest('hex');
