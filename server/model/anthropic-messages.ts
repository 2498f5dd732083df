import { z } from 'zod';
import { type Model, ModelTrouble, type Said } from './model.ts';
import type { ModelSettings } from './model-settings.ts';
import { postJson } from './post-json.ts';

const count = z.number().int().nonnegative();
const answerSchema = z.object({
  content: z.array(z.object({ type: z.string(), text: z.string().optional() })),
  stop_reason: z.string().nullish(),
  usage: z.object({ input_tokens: count, output_tokens: count }).nullish().catch(null),
});

/** Anthropic's messages. */
export function anthropicMessages(settings: ModelSettings, patience: number): Model {
  return {
    name: settings.name,
    address: settings.url,
    async ask(prompt, signal): Promise<Said> {
      const body = await postJson({
        url: `${settings.url}/v1/messages`,
        headers: { 'x-api-key': settings.key ?? '', 'anthropic-version': '2023-06-01' },
        body: {
          model: settings.name,
          max_tokens: prompt.maxOutputTokens,
          system: prompt.system,
          messages: [{ role: 'user', content: prompt.user }],
          output_config: { format: { type: 'json_schema', schema: prompt.schema } },
        },
        patience,
        signal,
      });
      const parsed = answerSchema.safeParse(body);
      if (!parsed.success)
        throw new ModelTrouble('What answers at MODEL_URL does not speak as MODEL_KIND says.');
      const { content, stop_reason, usage } = parsed.data;
      return {
        text: content.map(({ type, text }) => (type === 'text' ? (text ?? '') : '')).join(''),
        finish: stop_reason === 'max_tokens' ? 'length' : 'stop',
        usage: usage ? { input: usage.input_tokens, output: usage.output_tokens } : null,
      };
    },
  };
}
