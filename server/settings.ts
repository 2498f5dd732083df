import { availableParallelism, totalmem } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { site } from '#content/site.ts';
import { type S3Settings, s3Settings, s3Variables } from './adapters/s3-settings.ts';
import type { StripeSettings } from './adapters/stripe-payments.ts';
import { type ModelSettings, modelSettings, modelVariables } from './model/model-settings.ts';
import { type OidcSettings, oidcSettings, oidcVariables } from './oidc-settings.ts';
import { type MasterKey, parseMasterKey } from './sealing/master-keys.ts';

const port = z.coerce.number('must be a port number').int().min(0).max(65_535);
const url = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` });

const documentKey = z.string().transform((text, context) => {
  const key = parseMasterKey(text);
  if (key !== undefined) return key;
  context.addIssue('must be 32 bytes in base64 or hexadecimal, such as `openssl rand -base64 32` gives');
  return z.NEVER;
});

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('./data'),
  APP_URL: url(/^https?$/, 'https://plaindeed.example').optional(),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/plaindeed').optional(),
  PAYMENTS: z.enum(['sandbox', 'stripe'], 'must be sandbox or stripe').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret key of Stripe, sk_live_... or sk_test_...')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must be the signing secret of the webhook, whsec_...')
    .optional(),
  STRIPE_API_BASE: url(/^https?$/, 'http://127.0.0.1:12111').optional(),
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n@]*@[^\r\n]+$/, 'must be an e-mail address')
    .optional(),
  DOCUMENT_KEY: documentKey.optional(),
  DOCUMENT_KEY_OLD: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(documentKey))
    .default([]),
  JOBS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  ANALYSIS_THREADS: z.coerce.number('must be a number').int().min(1).max(64).optional(),
  MEMORY_MB: z.coerce
    .number('must be a number of megabytes')
    .int()
    .min(600, 'must be 600 or more')
    .optional(),
  UPLOADS_PER_ACCOUNT: z.coerce.number('must be a number').int().min(1).max(1000).default(3),
  ACCOUNT_STORAGE_MB: z.coerce.number('must be a number of megabytes').int().min(10).default(5120),
  RETENTION_DAYS: z.coerce.number('must be a number of days').int().min(1).max(3650).optional(),
  CLAMD_SOCKET: z
    .string()
    .regex(/^\/|^[^\s:]+:\d+$|^\[[\da-f:]+\]:\d+$/i, 'must be the path of a socket, or host:port')
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OCR_PAGES: z.coerce.number('must be a number').int().min(1).max(64).optional(),
  TRUST_PROXY: z.coerce
    .number('must be the number of proxies in front of the server')
    .int()
    .min(0)
    .default(0),
  SECURITY_LOG: z.string().optional(),
  LOG_LEVEL: z.enum(['error', 'warn', 'info', 'debug', 'silent']).default('info'),
  ...modelVariables.shape,
  ...s3Variables.shape,
  ...oidcVariables.shape,
});

export interface Settings {
  production: boolean;
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  /** Without a slash at the end. */
  appUrl: string;
  /** Whether the site takes itself to be whatever host it is visited as: where APP_URL was left out. */
  anyHost: boolean;
  databaseUrl: string | undefined;
  /** The bucket that files of documents are in; undefined for the data folder. */
  s3: S3Settings | undefined;
  /** Stripe's where payments are taken by it; undefined for the sandbox. */
  stripe: StripeSettings | undefined;
  /** Where mail goes out; undefined for the outbox. */
  smtpUrl: string | undefined;
  /** The sender, as the mail says it. */
  mailFrom: string;
  /** What documents are sealed with; undefined for the key in the data folder. */
  documentKey: MasterKey | undefined;
  /** What documents were sealed with before. */
  earlierDocumentKeys: MasterKey[];
  /** Whether the server runs jobs itself. */
  jobs: boolean;
  /** Where ClamAV's daemon listens, which looks at each upload; undefined for none. */
  clamdSocket: string | undefined;
  /** Days that documents are kept; undefined for good. */
  retentionDays: number | undefined;
  /** Uploads of one account that this process takes in at a time. */
  uploadsPerAccount: number;
  /** MiB of files that one account can store. */
  accountStorageMb: number;
  /** Documents analyzed at a time. */
  analysisThreads: number;
  /** MiB that the process and those that work for it hold together. */
  memoryMb: number;
  /** Pages of one document that are recognized at a time, where it is a scan. */
  ocrPages: number;
  /** The built pages; the API works without them. */
  webDir: string;
  /** How many proxies in front of the server may say who the caller is. */
  trustProxy: number;
  /** Opens /metrics to whoever sends it; undefined: to programs on this machine, outside of production. */
  metricsToken: string | undefined;
  /** The file, absolute, that security's lines go to; undefined: with the others. */
  securityLog: string | undefined;
  /** The language model that may read beside the rules; undefined for none. */
  model: ModelSettings | undefined;
  /** The provider whose users can sign in here; undefined for none. */
  oidc: OidcSettings | undefined;
  logLevel: 'error' | 'warn' | 'info' | 'debug' | 'silent';
}

/** Names the variable and what is wrong with it. */
export class SettingsError extends Error {
  constructor(problems: string[]) {
    super(`The server cannot start. ${problems.join(' ')}`);
    this.name = 'SettingsError';
  }
}

/** Long scans that are recognized at a time: as many as keep the cores busy. */
export const scansAtATime = ({ analysisThreads, ocrPages }: Settings): number =>
  Math.max(1, Math.round(analysisThreads / ocrPages));

/** Reads the settings from environment variables; an empty one counts as left out. Throws a SettingsError. */
export function readSettings(variables: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}.`));
  }
  const e = parsed.data;
  const production = e.NODE_ENV === 'production';
  if (production && e.PAYMENTS === undefined) {
    throw new SettingsError([
      'PAYMENTS: must be set in production. With PAYMENTS=sandbox accounts are opened without any payment.',
    ]);
  }
  if (production && e.APP_URL === undefined) {
    throw new SettingsError(['APP_URL: must be set in production, since mails and payments lead there.']);
  }
  if (e.JOBS === 'off' && e.DATABASE_URL === undefined) {
    throw new SettingsError([
      'JOBS: off needs DATABASE_URL, since only PostgreSQL lets another process run the jobs.',
    ]);
  }
  if (e.DOCUMENT_KEY_OLD.length > 0 && e.DOCUMENT_KEY === undefined) {
    throw new SettingsError(['DOCUMENT_KEY: must be set where DOCUMENT_KEY_OLD is.']);
  }
  const model = modelSettings(e);
  if ('problems' in model) throw new SettingsError(model.problems);
  const s3 = s3Settings(e);
  if ('problems' in s3) throw new SettingsError(s3.problems);
  if (s3.settings !== undefined && e.DATABASE_URL !== undefined && e.DOCUMENT_KEY === undefined) {
    throw new SettingsError([
      'DOCUMENT_KEY: must be set with S3_BUCKET and DATABASE_URL, the same for every server and worker.',
    ]);
  }
  const oidc = oidcSettings(e);
  if ('problems' in oidc) throw new SettingsError(oidc.problems);
  const appUrl = new URL(e.APP_URL ?? `http://localhost:${e.PORT}`);
  return {
    production,
    port: e.PORT,
    host: e.HOST,
    dataDir: resolve(e.DATA_DIR),
    appUrl: appUrl.origin,
    anyHost: e.APP_URL === undefined,
    databaseUrl: e.DATABASE_URL,
    s3: s3.settings,
    stripe: e.PAYMENTS === 'stripe' ? stripeSettings(e) : undefined,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM ?? `${site.name} <no-reply@${appUrl.hostname}>`,
    documentKey: e.DOCUMENT_KEY,
    earlierDocumentKeys: e.DOCUMENT_KEY_OLD,
    jobs: e.JOBS === 'on',
    clamdSocket: e.CLAMD_SOCKET,
    retentionDays: e.RETENTION_DAYS,
    uploadsPerAccount: e.UPLOADS_PER_ACCOUNT,
    accountStorageMb: e.ACCOUNT_STORAGE_MB,
    // Of one account one is analyzed at a time: a second place is free for another one's.
    analysisThreads: e.ANALYSIS_THREADS ?? Math.max(2, availableParallelism() - 1),
    memoryMb: e.MEMORY_MB ?? mostMemory(),
    // With a document a core each recognizes one page: a document by itself still gets two cores where there are two.
    ocrPages: e.OCR_PAGES ?? Math.min(2, availableParallelism()),
    webDir: fileURLToPath(new URL('../build/client', import.meta.url)),
    trustProxy: e.TRUST_PROXY,
    metricsToken: e.METRICS_TOKEN,
    securityLog: e.SECURITY_LOG === undefined ? undefined : resolve(e.SECURITY_LOG),
    model: model.settings,
    oidc: oidc.settings,
    logLevel: e.LOG_LEVEL,
  };
}

/** Half of what the machine or container has, in MiB, but no less than what a machine of 1 GB has room for. */
function mostMemory(): number {
  const has = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return Math.max(900, Math.floor(has / 2 / 2 ** 20));
}

function stripeSettings(e: z.output<typeof environment>): StripeSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = e;
  if (secretKey === undefined || webhookSecret === undefined) {
    const name = secretKey === undefined ? 'STRIPE_SECRET_KEY' : 'STRIPE_WEBHOOK_SECRET';
    throw new SettingsError([`${name}: must be set with PAYMENTS=stripe.`]);
  }
  return { secretKey, webhookSecret, apiBase: e.STRIPE_API_BASE };
}
