import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { anthropicPrompt, chatPrompt, isObject } from './model-requests.ts';

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

interface Pointed {
  a_kind: string;
  b_line: number;
  c_words: string;
}

/** What stands in a line of a window -> what the stand-in takes it for. */
const pointed: readonly (readonly [string, string])[] = [
  ['Scraps', 'use.trash'],
  ['repaint', 'other.duty'],
  ['Flood water', 'risk.ground'],
];

function points(user: string): Pointed[] {
  if (!user.includes('\nKinds:\n')) return [];
  return pointed.flatMap(([word, a_kind]) => {
    const found = new RegExp(`^(\\d+)\\. (.*${word}.*)$`, 'm').exec(user);
    return found ? [{ a_kind, b_line: Number(found[1]), c_words: found[2] ?? '' }] : [];
  });
}

/** The lines that the stand-in points at for a buyer's question about the evening. */
const chosen = (user: string): number[] =>
  /\nQuestion: .*evening/.test(user)
    ? [...user.matchAll(/^(\d+)\. .*at dusk/gm)].map(([, n]) => Number(n))
    : [];

/** What a model that obeys a document makes of words in it: an answer to every question, or a point and risks. */
function insisting(user: string, c_words: string | undefined): (Given & Pointed)[] {
  if (c_words === undefined) return [];
  const b_line = Number(/^(\d+)\. \(left out\)$/m.exec(user)?.[1] ?? 1);
  const asked = [...user.matchAll(/^([a-z_]+\.[a-z_]+): /gm)].flatMap(([, name = '']) => name);
  return asked.map((name) => ({ a_question: name, a_kind: name, b_line, c_words, d_value: '$0' }));
}

/** A server that speaks as OpenAI's chat completions and as Anthropic's messages do, and refuses what they would. */
export class ModelStandIn {
  mode: StandInMode = 'good';
  /** What the header Retry-After says with 429; undefined for none. */
  retryAfter: string | undefined;
  /** Answers by this status so often before it is good again. */
  failures = Number.POSITIVE_INFINITY;
  /** Words of a quote or statement that it does not confirm. */
  denied: string | undefined;
  /** Words that it also gives as an answer to every question, and as a point and a risk, of the line that it was not shown; in place of a line's number too. */
  insists: string | undefined;
  /** Paths asked for so far. */
  readonly calls: string[] = [];
  /** What it was asked, and what of that it answered, as a provider bills it. */
  readonly asked: string[] = [];
  readonly answered: string[] = [];
  /** Calls that the caller broke off, and most calls at one time. */
  brokenOff = 0;
  mostAtOnce = 0;
  #atOnce = 0;
  #held: Promise<void> | undefined;
  #thenFails: { after: number; mode: StandInMode; retryAfter: string | undefined } | undefined;
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

  /** Turns to another mode after so many answers. */
  failAfter(answers: number, mode: StandInMode, retryAfter?: string): void {
    this.#thenFails = { after: answers, mode, retryAfter };
  }

  /** Lets every call wait until the function that it returns is called. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held = promise;
    return () => {
      this.#held = undefined;
      resolve();
    };
  }

  /** As new: good, and never asked. */
  reset(): void {
    Object.assign(this, { mode: 'good', retryAfter: undefined, failures: Number.POSITIVE_INFINITY });
    Object.assign(this, { brokenOff: 0, mostAtOnce: 0, denied: undefined, insists: undefined });
    this.#thenFails = undefined;
    for (const list of [this.calls, this.asked, this.answered]) list.length = 0;
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
    this.#atOnce += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#atOnce);
    response.on('close', () => {
      this.#atOnce -= 1;
      if (!response.writableFinished) this.brokenOff += 1;
    });
    if (this.#thenFails && this.answered.length >= this.#thenFails.after) {
      Object.assign(this, { mode: this.#thenFails.mode, retryAfter: this.#thenFails.retryAfter });
      this.#thenFails = undefined;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    if (!isObject(body)) throw new Error('no object');
    const isAnthropic = path === '/v1/messages';
    const asked = isAnthropic
      ? anthropicPrompt(request, body, this.#key)
      : chatPrompt(request, body, this.#key);
    this.asked.push(asked.user);
    await this.#held;
    const failing = this.calls.length <= this.failures;
    if (failing && this.#fails(response, body)) return;
    const { text, isCut } = this.#says(asked.user);
    const input = Math.ceil(
      (asked.system.length + asked.user.length) / (this.mode === 'low token counts' ? 40 : 4.3),
    );
    const output = Math.ceil(text.length / 4);
    this.answered.push(asked.user);
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
      return plain({ a_reason: 'it says so', b_supports: this.#denies(user) ? 'no' : 'yes' });
    const answers = [...reads(user).map((one) => this.#bent(one)), ...insisting(user, this.insists)];
    const found = [...points(user).map((one) => this.#bent(one)), ...insisting(user, this.insists)];
    const said = user.includes('\nKinds:\n') ? { found } : { answers };
    const { text } = plain(user.includes('\n\nQuestion: ') ? { lines: this.#chosen(user) } : said);
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

  #chosen(user: string): (number | string)[] {
    if (this.mode === 'wrong line') return [500];
    if (this.mode === 'invented quote') return ['The dock is open all night.'];
    return [...chosen(user), ...(this.insists === undefined ? [] : [this.insists])];
  }

  #denies(user: string): boolean {
    return this.mode === 'not confirmed' || (this.denied !== undefined && user.includes(this.denied));
  }

  #bent<A extends Given | Pointed>(answer: A): A {
    if (this.mode === 'wrong line') return { ...answer, b_line: 500 };
    if (this.mode === 'invented quote')
      return { ...answer, c_words: 'Whoever is late by a day owes a late charge of $40 for it.' };
    if (this.mode === 'altered quote' && 'd_value' in answer)
      return { ...answer, c_words: answer.c_words.replace(answer.d_value, '$99'), d_value: '$99' };
    if (this.mode === 'altered quote')
      return { ...answer, c_words: answer.c_words.replace(/\b(?:shall|must|stands)\b/, 'need never') };
    return answer;
  }
}
