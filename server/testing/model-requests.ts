import type { IncomingMessage } from 'node:http';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What a request asked the model. */
export interface Asked {
  system: string;
  user: string;
}

function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

const text = (value: unknown): string => {
  must(typeof value === 'string' && value !== '', 'a text is missing');
  return value;
};

/** As OpenAI's chat completions would refuse what they do not take. */
export function chatPrompt(request: IncomingMessage, body: Record<string, unknown>, key: string): Asked {
  must(request.url === '/v1/chat/completions', 'no such path');
  must(request.headers.authorization === `Bearer ${key}`, 'no key');
  must(Array.isArray(body.messages) && body.messages.length === 2, 'two messages');
  const [system, user] = body.messages as Record<string, unknown>[];
  must(system?.role === 'system' && user?.role === 'user', 'roles');
  // OpenAI's own models that think refuse both of these.
  if (body.model === 'thinker')
    must(!('max_tokens' in body) && !('temperature' in body), 'unsupported parameter');
  const limit = body.max_completion_tokens ?? body.max_tokens;
  must(typeof limit === 'number' && limit > 0, 'a limit');
  if (body.response_format !== undefined) checkFormat(body.response_format, 'json_schema');
  return { system: text(system?.content), user: text(user?.content) };
}

/** As Anthropic's messages would. */
export function anthropicPrompt(request: IncomingMessage, body: Record<string, unknown>, key: string): Asked {
  must(request.headers['x-api-key'] === key, 'no key');
  must(request.headers['anthropic-version'] === '2023-06-01', 'no version');
  must(Array.isArray(body.messages) && body.messages.length === 1, 'one message');
  must(typeof body.max_tokens === 'number' && body.max_tokens > 0, 'max_tokens');
  const config = body.output_config;
  must(isObject(config) && isObject(config.format) && config.format.type === 'json_schema', 'a format');
  checkStrict(config.format.schema);
  const [user] = body.messages as Record<string, unknown>[];
  return { system: text(body.system), user: text(user?.content) };
}

function checkFormat(format: unknown, type: string): void {
  must(isObject(format) && format.type === type && isObject(format.json_schema), 'a format');
  text(format.json_schema.name);
  checkStrict(format.json_schema.schema);
}

/** As strict servers want it: closed objects of which all is required, and nothing that a grammar cannot hold. */
function checkStrict(schema: unknown): void {
  must(isObject(schema), 'a schema');
  for (const word of [
    'minLength',
    'maxLength',
    'pattern',
    'minimum',
    'maximum',
    'minItems',
    'maxItems',
    '$schema',
  ])
    must(!(word in schema), word);
  if (schema.type === 'object') {
    must(isObject(schema.properties) && schema.additionalProperties === false, 'a closed object');
    must(JSON.stringify(schema.required) === JSON.stringify(Object.keys(schema.properties)), 'all required');
    Object.values(schema.properties).forEach(checkStrict);
  }
  if (schema.type === 'array') checkStrict(schema.items);
}
