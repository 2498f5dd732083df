import { isAbsolute } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

describe('settings', () => {
  test('nothing set: this machine only, SQLite, the sandbox, on http://localhost:3000', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      production: false,
      port: 3000,
      host: 'localhost',
      appUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      stripe: undefined,
      smtpUrl: undefined,
      mailFrom: 'PlainDeed <no-reply@localhost>',
      jobs: true,
      trustProxy: 0,
    });
    expect(isAbsolute(settings.dataDir)).toBe(true);
    expect(settings.analysisThreads).toBeGreaterThan(0);
  });

  test('keys are taken in base64 and in hexadecimal, earlier ones as a list', () => {
    const hex = 'ab'.repeat(32);
    const base64 = Buffer.alloc(32, 7).toString('base64');
    const settings = readSettings({ DOCUMENT_KEY: hex, DOCUMENT_KEY_OLD: `${base64}, ${hex}` });
    expect(settings.documentKey?.key.toString('hex')).toBe(hex);
    expect(settings.earlierDocumentKeys.map(({ key }) => key.length)).toEqual([32, 32]);
    expect(readSettings({}).documentKey).toBeUndefined();
  });

  test('an empty variable counts as left out; the address follows the port', () => {
    expect(readSettings({ PORT: '8080', APP_URL: '', DATABASE_URL: '' }).appUrl).toBe(
      'http://localhost:8080',
    );
    expect(readSettings({ APP_URL: 'https://plaindeed.example/' }).appUrl).toBe('https://plaindeed.example');
  });

  test.each([
    [{ PORT: 'many' }, /PORT: must be a port number\./],
    [{ PORT: '70000' }, /PORT: /],
    [{ CLAMD_SOCKET: 'clamd' }, /CLAMD_SOCKET: must be the path of a socket, or host:port\./],
    [{ DOCUMENT_KEY: 'secret' }, /DOCUMENT_KEY: must be 32 bytes in base64 or hexadecimal, such as/],
    [{ DOCUMENT_KEY_OLD: 'ab'.repeat(32) }, /DOCUMENT_KEY: must be set where DOCUMENT_KEY_OLD is\./],
    [{ APP_URL: 'plaindeed.example' }, /APP_URL: must be an address such as/],
    [{ DATABASE_URL: 'mysql://x/y' }, /DATABASE_URL: must be an address such as postgres:/],
    [{ PAYMENTS: 'gold' }, /PAYMENTS: must be sandbox or stripe\./],
    [{ PAYMENTS: 'stripe' }, /STRIPE_SECRET_KEY: must be set with PAYMENTS=stripe\./],
    [
      { PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1' },
      /STRIPE_WEBHOOK_SECRET: must be set with PAYMENTS=stripe\./,
    ],
    [{ STRIPE_SECRET_KEY: 'pk_test_1' }, /STRIPE_SECRET_KEY: must be a secret key of Stripe/],
    [{ STRIPE_WEBHOOK_SECRET: 'abc' }, /STRIPE_WEBHOOK_SECRET: must be the signing secret/],
    [{ SMTP_URL: 'mail.example' }, /SMTP_URL: must be an address such as smtp:/],
    [{ MAIL_FROM: 'nobody' }, /MAIL_FROM: must be an e-mail address/],
    [{ NODE_ENV: 'production' }, /PAYMENTS: must be set in production/],
    [{ NODE_ENV: 'production', PAYMENTS: 'sandbox' }, /APP_URL: must be set in production/],
    [{ MODEL_NAME: 'x', MODEL_URL: 'http://example.com/v1' }, /MODEL_URL: must begin with https:/],
    [{ MODEL_CONTEXT: '10' }, /MODEL_CONTEXT: must be 4096 or more\./],
    [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN: must have at least 16 characters/],
    [{ S3_ENDPOINT: 'http://127.0.0.1:9000' }, /S3_BUCKET: must be set where other S3_ settings are\./],
    [{ S3_BUCKET: 'Documents' }, /S3_BUCKET: must be the name of a bucket/],
    [{ S3_BUCKET: 'documents' }, /S3_ACCESS_KEY_ID: must be set with S3_BUCKET\./],
    [{ S3_BUCKET: 'documents', S3_ACCESS_KEY_ID: 'a' }, /S3_SECRET_ACCESS_KEY: must be set with S3_BUCKET\./],
    [
      {
        S3_BUCKET: 'documents',
        S3_ACCESS_KEY_ID: 'a',
        S3_SECRET_ACCESS_KEY: 'b',
        DATABASE_URL: 'postgres://h/d',
      },
      /DOCUMENT_KEY: must be set with S3_BUCKET and DATABASE_URL/,
    ],
    [{ JOBS: 'off' }, /JOBS: off needs DATABASE_URL/],
    [{ PORT: 'x', JOBS: 'maybe' }, /PORT: .*JOBS: /],
  ])('%o is refused by name', (variables, sentence) => {
    expect(() => readSettings(variables)).toThrow(SettingsError);
    expect(() => readSettings(variables)).toThrow(sentence);
  });

  test('Stripe, with its two secrets', () => {
    const given = {
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_API_BASE: 'http://127.0.0.1:12111',
    };
    expect(readSettings(given).stripe).toEqual({
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      apiBase: 'http://127.0.0.1:12111',
    });
  });

  test('a bucket: Amazon’s by its region, any other by its address', () => {
    const key = { S3_BUCKET: 'documents', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
    expect(readSettings({ ...key, S3_REGION: 'eu-central-1' }).s3).toMatchObject({
      endpoint: 'https://s3.eu-central-1.amazonaws.com',
      pathStyle: false,
    });
    const other = { ...key, S3_ENDPOINT: 'http://127.0.0.1:9000/' };
    expect(readSettings(other).s3).toMatchObject({ endpoint: 'http://127.0.0.1:9000', pathStyle: true });
    expect(readSettings({ ...other, S3_PATH_STYLE: 'off' }).s3?.pathStyle).toBe(false);
    expect(readSettings({}).s3).toBeUndefined();
  });

  test('production with the sandbox asked for by name', () => {
    const given = { NODE_ENV: 'production', PAYMENTS: 'sandbox', APP_URL: 'https://plaindeed.example' };
    expect(readSettings(given)).toMatchObject({ production: true, anyHost: false });
    expect(readSettings({}).anyHost).toBe(true);
  });
});
