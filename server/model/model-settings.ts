import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import type { AskedFor } from '#engine/second/read-beside.ts';
import { isLoopbackName } from '../loopback.ts';

export const modelKinds = ['openai-compatible', 'openai', 'anthropic'] as const;

export interface ModelSettings {
  readonly kind: (typeof modelKinds)[number];
  readonly name: string;
  /** Without a slash at the end. */
  readonly url: string;
  readonly key: string | undefined;
  /** Tokens that a prompt and its answer have together. */
  readonly context: number;
  /** Tokens after which no more of one document is read. */
  readonly tokensPerDocument: number;
  /** Tokens that all documents together may cost in a day; undefined for any number. */
  readonly tokensPerDay: number | undefined;
  readonly asks: Required<AskedFor>;
  /** The host that a document's text leaves the operator's network for: its owner is asked. Null where it stays. */
  readonly goesTo: string | null;
}

/** 'points' where nothing is set. */
const asked = ['points', 'rules', 'absence'] as const;

const tokens = z.coerce.number('must be a number of tokens').int();

/** MODEL_*: all of them may be left out. */
export const modelVariables = z.object({
  MODEL_KIND: z.enum(modelKinds, 'must be openai-compatible, openai or anthropic').optional(),
  MODEL_NAME: z
    .string()
    .regex(/^\S{1,200}$/, 'must be the name of a model, without spaces')
    .optional(),
  MODEL_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://localhost:11434/v1' })
    .optional(),
  MODEL_KEY: z
    .string()
    .regex(/^[!-~]+$/, 'must have no spaces and no line breaks')
    .optional(),
  MODEL_CONTEXT: tokens.min(4096, 'must be 4096 or more').default(4096),
  MODEL_TOKENS_PER_DOCUMENT: tokens.min(1000, 'must be 1000 or more').default(200_000),
  MODEL_TOKENS_PER_DAY: tokens.min(1000, 'must be 1000 or more').optional(),
  MODEL_ASKS: z
    .string()
    .regex(
      /^(?:none|(?:points|rules|absence)(?:,(?:points|rules|absence))*)$/,
      'must be none, or some of points, rules and absence, with commas between them',
    )
    .optional(),
  MODEL_SENDS_TO: z
    .string()
    .regex(/^[a-z0-9.-]{1,200}$/i, 'must be the name of a host, such as api.example.com')
    .optional(),
});

/** What a hosted model may cost in a day where the operator has set nothing. */
const hostedTokensPerDay = 2_000_000;

const hosted = { openai: 'https://api.openai.com/v1', anthropic: 'https://api.anthropic.com' } as const;

const own = new BlockList();
own.addSubnet('10.0.0.0', 8, 'ipv4');
own.addSubnet('172.16.0.0', 12, 'ipv4');
own.addSubnet('192.168.0.0', 16, 'ipv4');
own.addSubnet('fc00::', 7, 'ipv6');

/** Whether an address leads to this machine or to the operator's own network, as far as its name tells. */
export function isOwnNetwork(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1');
  if (isLoopbackName(host)) return true;
  const version = isIP(host);
  if (version !== 0) return own.check(host, version === 6 ? 'ipv6' : 'ipv4');
  return !host.includes('.') || /\.(?:local|internal|lan|home\.arpa)$/.test(host);
}

/** The model that the variables name, undefined where they name none; else what is wrong, in sentences. */
export function modelSettings(
  e: z.output<typeof modelVariables>,
): { settings: ModelSettings | undefined } | { problems: string[] } {
  if (e.MODEL_NAME === undefined) {
    const isMeant = [
      e.MODEL_KIND,
      e.MODEL_URL,
      e.MODEL_KEY,
      e.MODEL_TOKENS_PER_DAY,
      e.MODEL_ASKS,
      e.MODEL_SENDS_TO,
    ].some((value) => value !== undefined);
    return isMeant
      ? { problems: ['MODEL_NAME: must be set where another MODEL_ is.'] }
      : { settings: undefined };
  }
  const kind = e.MODEL_KIND ?? 'openai-compatible';
  const url = e.MODEL_URL ?? (kind === 'openai-compatible' ? undefined : hosted[kind]);
  if (url === undefined) return { problems: ['MODEL_URL: must be set, such as http://localhost:11434/v1.'] };
  const { username, password, search, hash, protocol } = new URL(url);
  if (username || password || search || hash)
    return { problems: ['MODEL_URL: must be an address alone; the key belongs into MODEL_KEY.'] };
  if (protocol === 'http:' && !isOwnNetwork(url))
    return { problems: ['MODEL_URL: must begin with https:// where it leads out of your own network.'] };
  if (kind !== 'openai-compatible' && e.MODEL_KEY === undefined)
    return { problems: [`MODEL_KEY: must be set with MODEL_KIND=${kind}.`] };
  const chosen = (e.MODEL_ASKS ?? 'points').split(',');
  const [points, rules, absence] = asked.map((one) => chosen.includes(one)) as [boolean, boolean, boolean];
  // A relay in the own network may pass the text on: where to, only the operator knows.
  const goesTo = e.MODEL_SENDS_TO ?? (isOwnNetwork(url) ? null : new URL(url).host);
  return {
    settings: {
      kind,
      name: e.MODEL_NAME,
      url: url.endsWith('/') ? url.slice(0, -1) : url,
      key: e.MODEL_KEY,
      context: e.MODEL_CONTEXT,
      tokensPerDocument: e.MODEL_TOKENS_PER_DOCUMENT,
      tokensPerDay: e.MODEL_TOKENS_PER_DAY ?? (goesTo === null ? undefined : hostedTokensPerDay),
      asks: { points, rules, absence },
      goesTo,
    },
  };
}

/** As `modelSettings`, from the environment by itself; an empty variable counts as left out. */
export function readModelSettings(
  variables: Record<string, string | undefined>,
): ReturnType<typeof modelSettings> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = modelVariables.safeParse(given);
  if (parsed.success) return modelSettings(parsed.data);
  return { problems: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}.`) };
}
