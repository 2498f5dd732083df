import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { errorBodySchema } from '#contract/errors.ts';
import { databases } from '../testing/databases.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, type TestClient } from '../testing/test-client.ts';

/** The words of libraries, and names of things in our code. */
const libraryWords =
  /invalid input|expected|received|unrecognized|too (?:big|small):|must (?:NOT|match|have)|(?:body|querystring|params)[ /]|(?:in|valid) JSON|JSON at|at position|undefined|\bnull\b|\bNaN\b|\[object|zod|fastify|multipart|boundary|FST_|nvalid (?:option|string)|unexpected (?:token|end)/i;
/** A sentence of the specification that has one of those words and is ours. */
const ours = ['An unexpected error occurred. Please try again.'];

type Sample = Record<string, unknown>;

/** Something that each field of a body would take. */
function sampleOf(schema: z.ZodType): Sample {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' }) as {
    properties?: Record<string, { enum?: unknown[]; type?: string }>;
  };
  return Object.fromEntries(
    Object.entries(properties).map(([name, { enum: values }]) => [
      name,
      values?.[0] ?? (name.includes('email') ? 'ann@example.com' : 'maple-hollow-1'),
    ]),
  );
}

const wrongValues: readonly unknown[] = [
  undefined,
  null,
  '',
  '   ',
  7,
  -1,
  true,
  [],
  ['a@example.com'],
  {},
  { $ne: '' },
  'x'.repeat(50_000),
  'no such value',
  'a\u0000b',
];
const wrongBodies: readonly string[] = [
  '',
  'null',
  '[]',
  '"text"',
  '7',
  '{',
  '{"a":1,}',
  '{"__proto__":{"paid":true}}',
  '{"unknown":"field"}',
  '--x\r\n',
  '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nno end',
  '--x\r\nContent-Disposition: nonsense\r\n: :\r\n\r\na\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\na\r\n--x--\r\n',
  `--x\r\nContent-Disposition: form-data; name="document_type"\r\n\r\n${'a'.repeat(2000)}\r\n--x--\r\n`,
  `${'--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\na\r\n'.repeat(3)}--x--\r\n`,
  `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\na\r\n'.repeat(20)}--x--\r\n`,
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nRules.\r\n--x--\r\n',
  'x'.repeat(100_000),
];
const wrongTypes = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary="',
  'multipart/form-data; ; =; boundary=x',
  'application/json; charset=klingon',
  'nonsense',
];
/** Bodies of these are taken apart. What is said of any other type does not hang on the database. */
const readTypes = [
  'application/json',
  'multipart/form-data; boundary=x',
  'multipart/form-data; ; =; boundary=x',
];
const wrongSteps = [
  '%20',
  '0',
  '-1',
  'x'.repeat(90),
  'x'.repeat(300),
  '%F0%9F%8F%A0',
  '%zz',
  'a%00b',
  '..%2f..',
];

const withParams = (path: string, value: string) => path.replaceAll(/:\w+/g, value);

describe.each(databases)('whatever is sent, on $name', (database) => {
  let t: TestApp;
  let nth = 0;
  let sender: { client: TestClient; address: string } | undefined;
  beforeAll(async () => {
    t = await openTestApp(database, { settings: { trustProxy: 1 } });
  });
  beforeEach(() => {
    sender = undefined;
  });
  afterAll(() => t.close());

  /** A new user from a new address. */
  async function enter({ access }: Endpoint) {
    nth += 1;
    const client = t.visitor();
    if (access !== 'public') await signIn(client, t.ports);
    return { client, address: `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}` };
  }

  /** Sends as somebody of whom nothing was taken and who was not told to wait. */
  async function answerTo(e: Endpoint, url: string, body: string | undefined, type: string) {
    const send = async () => {
      sender ??= await enter(e);
      const { client, address } = sender;
      return await client.send(e.method, url, {
        headers: { 'x-forwarded-for': address, ...(body === undefined ? {} : { 'content-type': type }) },
        ...(body === undefined ? {} : { body }),
      });
    };
    let answer = await send();
    if (answer.statusCode === 429) {
      sender = undefined;
      answer = await send();
    }
    expect(answer.statusCode).not.toBe(429);
    if (answer.statusCode < 400) sender = undefined;
    return answer;
  }

  /** Holds a refusal against what a refusal is. */
  async function refusalOf(e: Endpoint, url: string, body?: string, type = 'application/json') {
    const answer = await answerTo(e, url, body, type);
    if (answer.statusCode < 400) return;
    const what = `${e.method} ${url.slice(0, 120)} ${type} ${String(body).slice(0, 120)}`;
    const { detail, fields = {} } = errorBodySchema.parse(answer.json());
    expect(answer.statusCode, `${what}: ${detail}`).not.toBe(500);
    for (const sentence of [detail, ...Object.values(fields)]) {
      expect(sentence, what).toMatch(/^['A-Z]/);
      expect(sentence, what).not.toMatch(/^\s*$/);
      if (!ours.includes(sentence)) expect(sentence, what).not.toMatch(libraryWords);
    }
  }

  test.each(endpoints.map((e) => [`${e.method} ${e.path}`, e] as const))(
    '%s answers in our own words',
    { timeout: 120_000 },
    async (_, e) => {
      const url = withParams(e.path, 'none');
      if (e.params) for (const step of wrongSteps) await refusalOf(e, withParams(e.path, step));
      for (const name of Object.keys(e.query?.shape ?? {}))
        for (const value of ['', '%20', '-1', '1.5', 'nonsense', 'x'.repeat(300), `1&${name}=2`])
          await refusalOf(e, `${url}?${name}=${value}`);
      if (e.query) await refusalOf(e, url);
      if (e.method === 'GET') return;
      const types = database.name === 'SQLite' ? wrongTypes : readTypes;
      for (const body of wrongBodies) for (const type of types) await refusalOf(e, url, body, type);
      if (!e.body) return;
      const whole = sampleOf(e.body);
      let email = 0;
      for (const name of Object.keys(whole))
        for (const value of wrongValues) {
          email += 1;
          await refusalOf(
            e,
            url,
            JSON.stringify({
              ...whole,
              email: `a${email}@${e.name.toLowerCase()}.example.com`,
              [name]: value,
            }),
          );
        }
    },
  );
});
