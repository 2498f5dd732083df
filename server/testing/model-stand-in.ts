import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the server behaves. All but 'good' are what servers of language models have been seen to do. */
export const standInModes = [
  'good',
  'schema refused',
  'schema ignored',
  'fenced',
  'thinking',
  'cut',
  'low token counts',
  'white space',
  'wrong line',
  'invented quote',
  'altered quote',
  'not confirmed',
  '401',
  '404',
  '429',
  '500',
  'hang',
  'hang up',
  'HTML',
  'other JSON',
  'endless',
  'redirect',
] as const;
export type StandInMode = (typeof standInModes)[number];

interface Given {
  a_question: string;
  b_line: number;
  c_words: string;
  d_value: string;
}

/** What the stand-in finds in a window, where a line says 'costs the owner $N'. */
function reads(user: string): Given[] {
  if (!user.includes('\nassessment.late_fee:')) return [];
  const found = /^(\d+)\. (.*costs the owner (\$[\d.]*\d).*)$/m.exec(user);
  if (!found) return [];
  const [, line = '', words = '', value = ''] = found;
  return [{ a_question: 'assessment.late_fee', b_line: Number(line), c_words: words, d_value: value }];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A server that speaks as OpenAI's chat completions and as Anthropic's messages do, and refuses what they would. */
export class ModelStandIn {
  mode: StandInMode = 'good';
  /** What the header Retry-After says with 429; undefined for none. */
  retryAfter: string | undefined;
  /** Answers by this status so often before it is good again. */
  failures = Number.POSITIVE_INFINITY;
  /** Paths asked for so far. */
  readonly calls: string[] = [];
  readonly #key: string;
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch((error: unknown) => {
      response.writeHead(400, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: `Bad request with ${this.#key}: ${String(error)}` } }));
    });
  });

  constructor(key: string) {
    this.#key = key;
  }

  /** Resolves to its address. */
  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    this.calls.push(path);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    if (!isObject(body)) throw new Error('no object');
    const isAnthropic = path === '/v1/messages';
    const asked = isAnthropic
      ? anthropicPrompt(request, body, this.#key)
      : chatPrompt(request, body, this.#key);
    const failing = this.calls.length <= this.failures;
    if (failing && this.#fails(response, body)) return;
    const { text, isCut } = this.#says(asked.user);
    const input = Math.ceil(
      (asked.system.length + asked.user.length) / (this.mode === 'low token counts' ? 40 : 4.3),
    );
    const output = Math.ceil(text.length / 4);
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify(
        isAnthropic
          ? {
              type: 'message',
              role: 'assistant',
              content: [{ type: 'text', text }],
              stop_reason: isCut ? 'max_tokens' : 'end_turn',
              usage: { input_tokens: input, output_tokens: output },
            }
          : {
              object: 'chat.completion',
              choices: [
                {
                  index: 0,
                  message: { role: 'assistant', content: text },
                  finish_reason: isCut ? 'length' : 'stop',
                },
              ],
              usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
            },
      ),
    );
  }

  /** Whether it gave no answer of a model at all. */
  #fails(response: ServerResponse, body: Record<string, unknown>): boolean {
    const json = { 'content-type': 'application/json' };
    const error = JSON.stringify({ error: { message: `Incorrect key ${this.#key}` } });
    switch (this.mode) {
      case '401':
      case '404':
      case '500':
        response.writeHead(Number(this.mode), json).end(error);
        return true;
      case '429':
        response
          .writeHead(429, { ...json, ...(this.retryAfter ? { 'retry-after': this.retryAfter } : {}) })
          .end(error);
        return true;
      case 'schema refused':
        if (!('response_format' in body || 'output_config' in body)) return false;
        response.writeHead(400, json).end(error);
        return true;
      case 'hang':
        return true;
      case 'hang up':
        response.writeHead(200, { ...json, 'content-length': '5000' }).write('{"choices"');
        setImmediate(() => response.destroy());
        return true;
      case 'HTML':
        response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in</title>');
        return true;
      case 'other JSON':
        response.writeHead(200, json).end('{"status":"ok"}');
        return true;
      case 'endless':
        response.writeHead(200, json);
        for (let sent = 0; sent < 40; sent += 1) response.write(' '.repeat(100_000));
        return true;
      case 'redirect':
        response.writeHead(307, { location: 'http://127.0.0.1:9/elsewhere' }).end();
        return true;
      default:
        return false;
    }
  }

  #says(user: string): { text: string; isCut: boolean } {
    const plain = (value: unknown) => ({ text: JSON.stringify(value), isCut: false });
    if (user.includes('\nStatement: '))
      return plain({ a_reason: 'it says so', b_supports: this.mode === 'not confirmed' ? 'no' : 'yes' });
    const answers = reads(user).map((one) => this.#bent(one));
    const { text } = plain({ answers });
    switch (this.mode) {
      case 'schema ignored':
        return plain(answers.map(({ d_value }) => ({ fee: d_value })));
      case 'fenced':
        return { text: `Here you are:\n\`\`\`json\n${text}\n\`\`\`\nAsk me for more!`, isCut: false };
      case 'thinking':
        return { text: `<think>The line {1} may say {"answers": []}.</think>\n${text}`, isCut: false };
      case 'cut':
        return { text: text.slice(0, text.length - 5), isCut: true };
      case 'white space':
        return { text: ' \n'.repeat(3000), isCut: true };
      default:
        return { text, isCut: false };
    }
  }

  #bent(answer: Given): Given {
    if (this.mode === 'wrong line') return { ...answer, b_line: 500 };
    if (this.mode === 'invented quote')
      return { ...answer, c_words: `There is a late charge of ${answer.d_value} a day.` };
    if (this.mode === 'altered quote')
      return { ...answer, c_words: answer.c_words.replace(answer.d_value, '$99'), d_value: '$99' };
    return answer;
  }
}

interface Asked {
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

function chatPrompt(request: IncomingMessage, body: Record<string, unknown>, key: string): Asked {
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

function anthropicPrompt(request: IncomingMessage, body: Record<string, unknown>, key: string): Asked {
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
