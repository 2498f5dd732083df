import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { engineVersion } from '#engine/index.ts';
import { createLog } from '../log.ts';
import { openPorts } from '../open-ports.ts';
import { readSettings } from '../settings.ts';
import { bareEnvironment } from '../testing/bare-environment.ts';
import { databases } from '../testing/databases.ts';
import { StripeStandIn, standInSecrets } from '../testing/stripe-stand-in.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, testPassword } from '../testing/test-client.ts';
import { runAdmin } from './run-admin.ts';

const day = 24 * 3_600_000;

describe.each(databases)("the operator's commands on $name", (database) => {
  let t: TestApp;
  let standIn: StripeStandIn;
  let count = 0;
  beforeAll(async () => {
    standIn = new StripeStandIn();
    const stripe = { ...standInSecrets, apiBase: await standIn.open() };
    t = await openTestApp(database, { settings: { stripe }, jobs: true });
  });
  afterAll(async () => {
    await t.close();
    await standIn.close();
  });

  const newEmail = () => {
    count += 1;
    return `owner${count}@example.com`;
  };
  const admin = (...args: string[]) =>
    runAdmin(args, {
      settings: () => t.app.settings,
      open: async () => ({ ...t.ports, appUrl: 'http://localhost', dataDir: t.app.settings.dataDir }),
    });
  const pay = async (email: string, more: Record<string, unknown> = {}) => {
    const started = await t.visitor().post('/api/payments/create-checkout-session', {
      success_url: '/a',
      cancel_url: '/b',
      customer_email: email,
      customer_name: 'Robin Ash',
      ...more,
    });
    const id = started.json().url.split('/').at(-1) as string;
    standIn.pay(id);
    await t.visitor().get(`/api/payments/verify-payment-session/${id}`);
    return id;
  };
  const statusOf = async (id: string) =>
    (await t.ports.db.selectFrom('checkouts').select('status').where('id', '=', id).executeTakeFirst())
      ?.status;
  const mailsTo = async (email: string) => {
    const { data } = (await t.visitor().get('/api/outbox')).json();
    return data.filter(({ to }: { to: string }) => to === email) as { subject: string; links: string[] }[];
  };

  test('users: found by address, name and payment, those without an account too', async () => {
    const email = newEmail();
    const id = await pay(email, { password: 'maple-hollow-1' });
    const waiting = await pay(newEmail());
    for (const text of [email.toUpperCase(), 'robin', id]) {
      const { ok, text: shown } = await admin('users', text);
      expect(ok).toBe(true);
      expect(shown).toMatch(/^Email\s+Name\s+Confirmed\s+Payment\s+Amount\s+Paid on/);
      expect(shown).toMatch(
        new RegExp(`${email}\\s+Robin Ash\\s+no\\s+paid\\s+\\$10\\.00\\s+\\d{4}-\\d\\d-\\d\\d\\s+0 `),
      );
    }
    const { text } = await admin('users', waiting);
    expect(text).toMatch(/Robin Ash\s+-\s+paid, no account\s+\$10\.00/);
    for (const text of ['nobody-at-all', '%', 'o_ner', "' or 1=1 --"]) {
      expect(await admin('users', text)).toEqual({ ok: true, text: 'Nobody found.' });
    }
  });

  test('refund: the money goes back and the analysis is locked', async () => {
    const email = newEmail();
    const id = await pay(email, { password: 'maple-hollow-1' });
    const dry = await admin('refund', email, '--dry-run');
    expect(dry.text).toContain('to be refunded');
    expect(dry.text).toContain('Dry run: nothing was changed. The analysis would be locked at once.');
    expect(await statusOf(id)).toBe('paid');

    const done = await admin('refund', email);
    expect(done).toMatchObject({ ok: true, text: expect.stringMatching(/\$10\.00 .* refunded/) });
    expect(await statusOf(id)).toBe('refunded');
    expect((await t.ports.payments.find(id))?.state).toBe('refunded');
    expect(await admin('refund', email)).toEqual({
      ok: false,
      text: `${email} has no payment to refund. ${id} is refunded.`,
    });
  });

  test('refund: not after 30 days, unless that is said', async () => {
    const email = newEmail();
    const id = await pay(email);
    t.clock.now += 30 * day + 1;
    const late = await admin('refund', email);
    expect(late.ok).toBe(false);
    expect(late.text).toMatch(/more than 30 days ago\. To refund it anyway, add --after-30-days\.$/);
    expect(await statusOf(id)).toBe('paid');
    expect((await admin('refund', email, '--after-30-days', '--dry-run')).text).toContain('to be refunded');
    expect(await statusOf(id)).toBe('paid');
    expect((await admin('refund', email, '--after-30-days')).text).toMatch(
      /refunded\s+The analysis is locked\.$/,
    );
    expect(await statusOf(id)).toBe('refunded');
  });

  test('refund: the analysis is locked at once', async () => {
    const client = t.visitor();
    const { email, id: user } = await signIn(client, t.ports, { payment: 'none' });
    const id = await pay(email);
    const document = (await client.upload({ bytes: 'Pets are not allowed.', name: 'rules.txt' })).json().id;
    const analysis = () => client.get(`/api/documents/${document}/analysis`);
    await vi.waitFor(async () => expect((await analysis()).statusCode).toBe(200));
    expect(await t.ports.db.selectFrom('checkouts').select('user_id').where('id', '=', id).execute()).toEqual(
      [{ user_id: user }],
    );
    await admin('refund', email);
    for (const refused of [await analysis(), await client.upload({ bytes: 'More.', name: 'b.txt' })]) {
      expect(refused.json().detail).toMatch(/^Your payment was refunded, so document analysis is locked\./);
    }
    // What was uploaded stays theirs.
    expect((await client.get(`/api/documents/${document}/file`)).statusCode).toBe(200);
  });

  test('refund: one of two payments, by its id, and what stays open is said', async () => {
    const email = newEmail();
    const [first, second] = [await pay(email, { password: 'maple-hollow-1' }), 'cs_test_second'];
    const row = await t.ports.db
      .selectFrom('checkouts')
      .selectAll()
      .where('id', '=', first)
      .executeTakeFirstOrThrow();
    await t.ports.db
      .insertInto('checkouts')
      .values({ ...row, id: second, payment_id: null })
      .execute();
    for (const [args, sentence] of [
      [
        ['--dry-run'],
        `Dry run: nothing was changed. The analysis stays unlocked: payment ${second} is still valid.`,
      ],
      [[], `The analysis stays unlocked: payment ${second} is still valid.`],
    ] as const) {
      const { ok, text } = await admin('refund', row.payment_id ?? '', ...args);
      expect([ok, text.split('\n\n')[1]]).toEqual([true, sentence]);
    }
    expect([await statusOf(first), await statusOf(second)]).toEqual(['refunded', 'paid']);
  });

  test('refund: of a payment that Stripe has not told of yet', async () => {
    const email = newEmail();
    const started = await t.visitor().post('/api/payments/create-checkout-session', {
      success_url: '/a',
      cancel_url: '/b',
      customer_email: email,
      customer_name: 'Robin Ash',
    });
    const id = started.json().url.split('/').at(-1) as string;
    standIn.pay(id);
    expect((await admin('refund', email)).ok).toBe(true);
    expect(await statusOf(id)).toBe('refunded');
  });

  test('refund: while the provider is away nothing is locked', async () => {
    const email = newEmail();
    const id = await pay(email);
    standIn.down = 400;
    expect(await admin('refund', email)).toEqual({
      ok: false,
      text: `The payment provider did not refund ${id}: Stripe is down.`,
    });
    standIn.down = undefined;
    expect(await statusOf(id)).toBe('paid');
  });

  test('sign-out: ends every session of an account', async () => {
    const client = t.visitor();
    const { email } = await signIn(client, t.ports);
    expect((await admin('sign-out', email, '--dry-run')).text).toContain(': 1.');
    expect((await client.get('/api/auth/me')).statusCode).toBe(200);
    expect((await admin('sign-out', email)).text).toContain('Ended.');
    expect((await client.get('/api/auth/me')).statusCode).toBe(401);
    expect((await admin('sign-out', newEmail())).ok).toBe(false);
  });

  test('turn-off-codes: the log-in asks for none any more, and its owner is mailed', async () => {
    const client = t.visitor();
    const { id, email } = await signIn(client, t.ports);
    expect((await admin('turn-off-codes', email)).ok).toBe(false);
    const at = new Date(t.clock.now).toISOString();
    const factor = { user_id: id, secret: 'sealed', created_at: at, confirmed_at: at, last_step: 0 };
    await t.ports.db.insertInto('second_factors').values(factor).execute();
    const logIn = () => t.visitor().post('/api/auth/login', { email, password: testPassword });
    expect((await logIn()).json().code).toBe('second_factor_needed');
    expect((await admin('turn-off-codes', email, '--dry-run')).text).toContain('to be turned off');
    expect((await logIn()).json().code).toBe('second_factor_needed');
    expect((await admin('turn-off-codes', email)).text).toContain('turned off');
    expect((await logIn()).statusCode).toBe(200);
    expect((await client.get('/api/auth/me')).statusCode).toBe(401);
    await vi.waitFor(async () => {
      expect((await mailsTo(email)).map(({ subject }) => subject)).toContain(
        'Codes are no longer asked for at your PlainDeed log-in',
      );
    });
  });

  test('grant: to an account, to an address without one, and taken back', async () => {
    const client = t.visitor();
    const { email } = await signIn(client, t.ports, { payment: 'none' });
    const status = async () => (await client.get('/api/payments/payment-status')).json().payment_status;
    expect((await admin('grant', email, '--dry-run')).text).toContain('to be granted');
    expect(await status()).toBe('none');
    expect((await admin('grant', email)).text).toContain('Granted.');
    expect(await status()).toBe('paid');
    expect(await admin('grant', email)).toEqual({ ok: false, text: `${email} has access already.` });
    expect((await admin('refund', email)).text).toContain('grant taken back');
    expect(await status()).toBe('refunded');

    const stranger = newEmail();
    const { text } = await admin('grant', stranger);
    const id = /session_id=(\S+)/.exec(text)?.[1];
    expect((await admin('users', stranger)).text).toContain('granted, no account');
    expect((await admin('resend', stranger)).text).toContain('link to register');
    await vi.waitFor(async () => {
      const [mail] = await mailsTo(stranger);
      expect(mail?.links).toEqual([`http://localhost/register?session_id=${id}`]);
    });
    expect((await t.visitor().get(`/api/payments/verify-payment-session/${id}`)).json().valid).toBe(true);
    expect((await admin('grant', 'nonsense')).text).toBe('nonsense is not an email address.');
  });

  test('resend: the confirmation and the receipt, by address or payment', async () => {
    const email = newEmail();
    const id = await pay(email);
    await vi.waitFor(async () => expect(await mailsTo(email)).toHaveLength(1));
    const dry = await admin('resend', email, '--dry-run');
    expect(dry.text).toMatch(/receipt with the link to register\s+cs_test_\w+\s+to be sent/);
    for (const [n, text] of [email, id].entries()) {
      expect((await admin('resend', text)).ok).toBe(true);
      await vi.waitFor(async () => expect(await mailsTo(email)).toHaveLength(2 + n));
    }
    const [mail] = await mailsTo(email);
    expect(mail?.links).toEqual([`http://localhost/register?session_id=${id}`]);

    const unconfirmed = newEmail();
    await pay(unconfirmed, { password: 'maple-hollow-1' });
    expect((await admin('resend', unconfirmed)).text).toMatch(/confirmation\s+-\s+queued/);
    await vi.waitFor(async () => {
      const subjects = (await mailsTo(unconfirmed)).map(({ subject }) => subject);
      expect(subjects).toContain('Confirm your email for PlainDeed');
    });
    expect(await admin('resend', 'nobody@example.com')).toEqual({
      ok: false,
      text: 'There is nothing to send again to nobody@example.com.',
    });
  });

  test('delete: the account and its documents', async () => {
    const client = t.visitor();
    const { email } = await signIn(client, t.ports);
    await client.upload({ bytes: 'Rules of the association.', name: 'rules.txt' });
    const dry = await admin('delete', email, '--dry-run');
    expect(dry.text).toContain('rules.txt');
    expect((await client.get('/api/auth/me')).statusCode).toBe(200);
    expect((await admin('delete', email)).text).toContain('Deleted for good.');
    expect((await client.get('/api/auth/me')).statusCode).toBe(401);
    expect(await admin('delete', email)).toEqual({ ok: false, text: `Nothing is stored about ${email}.` });
  });

  test('delete: what is kept of an address without an account', async () => {
    const email = newEmail();
    const id = await pay(email);
    await t.visitor().post('/api/newsletter', { email });
    const dry = await admin('delete', email, '--dry-run');
    expect(dry.text).toMatch(/payment, paid\s+\S+\s+name and address to be cleared/);
    expect(dry.text).toMatch(/newsletter\s+-\s+to be deleted/);
    expect(await statusOf(id)).toBe('paid');
    expect((await admin('delete', email)).text).toContain('name and address cleared');
    expect(await statusOf(id)).toBe('closed');
    for (const table of ['checkouts', 'newsletter', 'jobs'] as const) {
      expect(JSON.stringify(await t.ports.db.selectFrom(table).selectAll().execute())).not.toContain(email);
    }
  });

  test('analyze-again: what another version of the engine analyzed, once', async () => {
    const person = t.visitor();
    await signIn(person, t.ports);
    const upload = await person.upload({ bytes: 'Rules of the association: no pets.', name: 'a.txt' });
    const { id } = upload.json();
    const versionOf = async () =>
      (await t.ports.db.selectFrom('analyses').selectAll().where('document_id', '=', id).executeTakeFirst())
        ?.engine_version;
    await vi.waitFor(async () => expect(await versionOf()).toBe(engineVersion));
    await t.ports.db
      .updateTable('analyses')
      .set({ engine_version: '0.1.0' })
      .where('document_id', '=', id)
      .execute();
    expect((await admin('analyze-again', '--dry-run')).text).toMatch(/1 document was .*nothing was changed/s);
    expect(await versionOf()).toBe('0.1.0');
    expect((await admin('analyze-again')).text).toContain('Queued: 1.');
    await vi.waitFor(async () => expect(await versionOf()).toBe(engineVersion));
    expect((await admin('analyze-again')).text).toContain('Queued: 0.');
  });

  test('newsletter-export: the confirmed only, and no formulas', async () => {
    const row = (email: string, confirmed_at: string | null) => ({
      email,
      token_hash: email,
      unsubscribe_token: null,
      created_at: '2026-03-01T10:00:00.000Z',
      confirmed_at,
    });
    const at = '2026-03-02T10:00:00.000Z';
    await t.ports.db
      .insertInto('newsletter')
      .values([row('a@example.com', at), row('=b@example.com', at), row('c@example.com', null)])
      .execute();
    expect((await admin('newsletter-export', '--dry-run')).text).toContain(`"a@example.com",${at},,\n`);
    const { text } = await admin('newsletter-export');
    const link =
      /,http[^,]+\/newsletter\?unsubscribe=([\w-]{43}),http[^,]+\/api\/newsletter\/unsubscribe\?token=\1$/;
    const lines = text.split('\n').sort();
    expect(lines.map((line) => line.replace(link, ',LINK'))).toEqual([
      `"'=b@example.com",${at},LINK`,
      `"a@example.com",${at},LINK`,
      'email,confirmed_at,unsubscribe,list_unsubscribe',
    ]);
    // The links of a newsletter that was sent stay good.
    expect((await admin('newsletter-export')).text.split('\n').sort()).toEqual(lines);
  });

  test.each([
    [[], 'Which command?'],
    [['fly'], 'There is no command fly.'],
    [['toString'], 'There is no command toString.'],
    [['refund'], 'refund needs EMAIL or PAYMENT ID.'],
    [['refund', 'a', 'b'], 'refund takes one argument.'],
    [['newsletter-export', 'a'], 'newsletter-export takes no argument.'],
    [['delete', 'a@example.com', '--after-30-days'], 'delete has no option --after-30-days.'],
    [['users', '--wet-run'], "Unknown option '--wet-run'"],
    [['--help'], ''],
  ])('%j gets the list of commands, and opens nothing', async (args, problem) => {
    const open = vi.fn();
    const { ok, text } = await runAdmin(args, { settings: open, open });
    expect(ok).toBe(problem === '');
    expect(text.startsWith(problem)).toBe(true);
    expect(text).toMatch(/^npm run admin -- COMMAND \[--dry-run\]/m);
    expect(open).not.toHaveBeenCalled();
  });
});

test('works beside the server that owns the data folder', { timeout: 240_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plaindeed-test-'));
  const server = await openPorts(readSettings({ DATA_DIR: folder }), createLog('silent'));
  const script = new URL('../../scripts/admin.ts', import.meta.url).pathname;
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [script, ...args], {
      env: { ...bareEnvironment, DATA_DIR: folder },
    });
  expect((await run('grant', 'ann@example.com')).stdout).toContain('Granted.');
  expect(await server.db.selectFrom('checkouts').select('email').execute()).toEqual([
    { email: 'ann@example.com' },
  ]);
  await expect(run('refund', 'nobody@example.com')).rejects.toMatchObject({
    code: 1,
    stderr: 'nobody@example.com has no payment to refund.\n',
  });
  await server.close();
  await rm(folder, { recursive: true });
});
