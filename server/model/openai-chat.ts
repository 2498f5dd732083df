import { z } from 'zod';
import type { Prompt } from '#engine/second/prompt.ts';
import { type Model, ModelTrouble, type Said } from './model.ts';
import type { ModelSettings } from './model-settings.ts';
import { postJson } from './post-json.ts';

const count = z.number().int().nonnegative();
const answerSchema = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish() }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: count, completion_tokens: count }).nullish().catch(null),
});

/** Models that think need room for it, which the provider counts as output. */
const roomToThink = 4000;

/**
 * Chat completions, as OpenAI has them and as Ollama, llama.cpp's server, LM Studio, vLLM and OpenRouter copy them. A copy
 * that refuses the schema is asked without it: the prompt says it in words too.
 */
export function openAiChat(settings: ModelSettings, patience: number): Model {
  const isOriginal = settings.kind === 'openai';
  let withSchema = true;
  const post = (prompt: Prompt, signal: AbortSignal | undefined) => {
    const limit = isOriginal
      ? { max_completion_tokens: prompt.maxOutputTokens + roomToThink }
      : { max_tokens: prompt.maxOutputTokens, temperature: 0 };
    const json_schema = { name: 'answer', strict: true, schema: prompt.schema };
    return postJson({
      url: `${settings.url}/chat/completions`,
      headers: settings.key === undefined ? {} : { authorization: `Bearer ${settings.key}` },
      body: {
        model: settings.name,
        messages: [
          { role: 'system', content: prompt.system },
          { role: 'user', content: prompt.user },
        ],
        ...limit,
        ...(withSchema ? { response_format: { type: 'json_schema', json_schema } } : {}),
      },
      patience,
      signal,
    });
  };
  const answer = async (prompt: Prompt, signal: AbortSignal | undefined) => {
    try {
      return await post(prompt, signal);
    } catch (error) {
      const isRefused = error instanceof ModelTrouble && (error.status === 400 || error.status === 422);
      if (isOriginal || !withSchema || !isRefused) throw error;
      withSchema = false;
      return post(prompt, signal);
    }
  };
  return {
    name: settings.name,
    address: settings.url,
    roomToThink: isOriginal ? roomToThink : 0,
    async ask(prompt, signal): Promise<Said> {
      const parsed = answerSchema.safeParse(await answer(prompt, signal));
      const choice = parsed.data?.choices[0];
      if (!choice) throw new ModelTrouble('What answers at MODEL_URL does not speak as MODEL_KIND says.');
      const { usage } = parsed.data ?? {};
      return {
        text: choice.message.content ?? '',
        finish: choice.finish_reason === 'length' ? 'length' : 'stop',
        usage: usage ? { input: usage.prompt_tokens, output: usage.completion_tokens } : null,
      };
    },
  };
}
