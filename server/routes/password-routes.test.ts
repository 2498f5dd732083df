import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databases } from '../testing/databases.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, testPassword } from '../testing/test-client.ts';

const password = 'maple-hollow-1';
const twice = { password, password_confirm: password };

describe.each(databases)('passwords on $name', (database) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await openTestApp(database, { jobs: true });
  });
  afterAll(() => t.close());

  const mailsTo = (email: string, subject: string, length = 1) =>
    vi.waitFor(async () => {
      const { data } = (await t.visitor().get('/api/outbox')).json();
      const theirs = data.filter((mail: { to: string; subject: string }) => {
        return mail.to === email && mail.subject === subject;
      });
      expect(theirs).toHaveLength(length);
      return theirs as { links: string[]; text: string }[];
    });
  const tokenIn = (mails: { links: string[] }[]) =>
    new URL(mails[0]?.links[0] ?? 'none:').searchParams.get('token');
  const forgot = (email: string) => t.visitor().post('/api/auth/forgot-password', { email });
  const reset = (token: unknown, more = {}) =>
    t.visitor().post('/api/auth/reset-password', { token, ...twice, ...more });
  const confirm = (token: unknown) =>
    t.visitor().post('/api/auth/confirm-email', { token, password: testPassword });
  const logIn = (email: string, word: string) =>
    t.visitor().post('/api/auth/login', { email, password: word });
  const resetMail = 'Set a new PlainDeed password';
  const changedMail = 'Your PlainDeed password was changed';

  test('forgotten: a link by mail sets a new one, once, and ends every session', async () => {
    const client = t.visitor();
    const { email } = await signIn(client, t.ports);
    expect((await forgot(email.toUpperCase())).json()).toEqual({ ok: true });
    const token = tokenIn(await mailsTo(email, resetMail));
    expect((await reset(token)).json()).toEqual({ ok: true });
    expect((await client.get('/api/auth/me')).statusCode).toBe(401);
    expect((await logIn(email, testPassword)).statusCode).toBe(401);
    expect((await logIn(email, password)).statusCode).toBe(200);
    await mailsTo(email, changedMail);
    const again = await reset(token);
    expect(again.statusCode).toBe(400);
    expect(again.json()).toMatchObject({
      code: 'reset_invalid',
      detail: 'This password reset link is not valid or has expired. Please ask for a new one.',
    });
  });

  test('a link works for an hour, and no other link does its work', async () => {
    const { email, id } = await signIn(t.visitor(), t.ports);
    await forgot(email);
    const token = tokenIn(await mailsTo(email, resetMail));
    expect((await t.visitor().post('/api/auth/confirm-email', { token })).json().code).toBe(
      'confirmation_invalid',
    );
    t.clock.now += 3_600_000;
    expect((await reset(token)).json().code).toBe('reset_invalid');
    const stored = t.ports.db.selectFrom('email_tokens').selectAll().where('user_id', '=', id);
    expect(JSON.stringify(await stored.execute())).not.toContain(token);
  });

  test('a newer link ends the one before, and nobody else’s', async () => {
    const { email } = await signIn(t.visitor(), t.ports);
    const other = await signIn(t.visitor(), t.ports);
    await forgot(other.email);
    const others = tokenIn(await mailsTo(other.email, resetMail));
    await forgot(email);
    const older = tokenIn(await mailsTo(email, resetMail));
    await forgot(email);
    const newer = tokenIn((await mailsTo(email, resetMail, 2)).filter((mail) => tokenIn([mail]) !== older));
    expect((await reset(older)).json().code).toBe('reset_invalid');
    expect((await reset(newer)).statusCode).toBe(200);
    expect((await reset(others)).statusCode).toBe(200);
  });

  test('a changed password ends a link to set another one', async () => {
    const client = t.visitor();
    const { email } = await signIn(client, t.ports);
    await forgot(email);
    const token = tokenIn(await mailsTo(email, resetMail));
    await client.post('/api/auth/change-password', { current_password: testPassword, ...twice });
    expect((await reset(token)).json().code).toBe('reset_invalid');
  });

  test('who resets has shown that the address is theirs', async () => {
    const { email, id } = await signIn(t.visitor(), t.ports);
    await t.ports.db.updateTable('users').set({ email_confirmed: 0 }).where('id', '=', id).execute();
    expect((await logIn(email, testPassword)).json().code).toBe('email_not_confirmed');
    await forgot(email);
    await reset(tokenIn(await mailsTo(email, resetMail)));
    expect((await logIn(email, password)).statusCode).toBe(200);
  });

  test('a common password is refused, and the link still works', async () => {
    const { email } = await signIn(t.visitor(), t.ports);
    await forgot(email);
    const token = tokenIn(await mailsTo(email, resetMail));
    const common = { password: 'Password123', password_confirm: 'Password123' };
    const refused = await reset(token, common);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      code: 'password_too_common',
      detail: 'This password is too common. Please choose one that is harder to guess.',
      fields: { password: expect.any(String) },
    });
    expect((await reset(token)).statusCode).toBe(200);
  });

  test('the confirmation is mailed again, to whom it may concern', async () => {
    const { email, id } = await signIn(t.visitor(), t.ports);
    const resend = () => t.visitor().post('/api/auth/resend-confirmation', { email });
    expect((await resend()).statusCode).toBe(202);
    await t.ports.db.updateTable('users').set({ email_confirmed: 0 }).where('id', '=', id).execute();
    await resend();
    const token = tokenIn(await mailsTo(email, 'Confirm your email for PlainDeed'));
    expect((await confirm(token)).json()).toEqual({ already_confirmed: false });
  });

  test('a confirmation link tells how it stands and does nothing until it is used; then it says so', async () => {
    const { email, id } = await signIn(t.visitor(), t.ports);
    await t.ports.db.updateTable('users').set({ email_confirmed: 0 }).where('id', '=', id).execute();
    const mail = 'Confirm your email for PlainDeed';
    const resend = () => t.visitor().post('/api/auth/resend-confirmation', { email });
    await resend();
    const first = tokenIn(await mailsTo(email, mail));
    await resend();
    const second = tokenIn((await mailsTo(email, mail, 2)).filter((sent) => tokenIn([sent]) !== first));
    const look = async (token: unknown) =>
      (await t.visitor().post('/api/auth/check-confirmation', { token })).json();
    // Mails do not come in the order in which they were sent: each link proves the address.
    for (const token of [first, second, first]) expect(await look(token)).toEqual({ confirmed: false });
    expect((await logIn(email, testPassword)).json().code).toBe('email_not_confirmed');
    expect((await confirm(first)).json()).toEqual({ already_confirmed: false });
    for (const token of [first, second]) {
      expect(await look(token)).toEqual({ confirmed: true });
      expect((await confirm(token)).json()).toEqual({ already_confirmed: true });
    }
    expect((await logIn(email, testPassword)).statusCode).toBe(200);
    expect((await look('made-up')).code).toBe('confirmation_invalid');
    expect((await confirm('made-up')).json().code).toBe('confirmation_invalid');
  });

  test('a confirmation link that is too old does nothing', async () => {
    const { email, id } = await signIn(t.visitor(), t.ports);
    await t.ports.db.updateTable('users').set({ email_confirmed: 0 }).where('id', '=', id).execute();
    await t.visitor().post('/api/auth/resend-confirmation', { email });
    const token = tokenIn(await mailsTo(email, 'Confirm your email for PlainDeed'));
    t.clock.now += 3 * 24 * 3_600_000;
    for (const path of ['check-confirmation', 'confirm-email']) {
      const answer = await t.visitor().post(`/api/auth/${path}`, { token });
      expect(answer.json().code).toBe('confirmation_invalid');
    }
    expect((await logIn(email, testPassword)).json().code).toBe('email_not_confirmed');
  });

  test('a letter with an accent is the same however a keyboard writes it', async () => {
    const [composed, decomposed] = ['café au lait'.normalize('NFC'), 'café au lait'.normalize('NFD')];
    const { email } = await signIn(t.visitor(), t.ports);
    await forgot(email);
    const token = tokenIn(await mailsTo(email, resetMail));
    const answer = await reset(token, { password: composed, password_confirm: decomposed });
    expect(answer.statusCode).toBe(200);
    for (const word of [composed, decomposed]) expect((await logIn(email, word)).statusCode).toBe(200);
    expect((await logIn(email, 'cafe au lait')).statusCode).toBe(401);
  });

  test('a password that was stored as it was typed, before, still opens its account', async () => {
    const decomposed = 'café au lait'.normalize('NFD');
    const { email, id } = await signIn(t.visitor(), t.ports);
    const password_hash = await hash(decomposed, { memoryCost: 1024, timeCost: 1 });
    await t.ports.db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
    for (const word of [decomposed, decomposed.normalize('NFC')])
      expect((await logIn(email, word)).statusCode).toBe(200);
  });

  test('a password that is the address is refused, however it is written', async () => {
    const client = t.visitor();
    const { email } = await signIn(client, t.ports);
    const detail = 'Please choose a password that is not your email address.';
    await forgot(email);
    const token = tokenIn(await mailsTo(email, resetMail));
    for (const word of [email, email.toUpperCase(), ` ${email}`]) {
      const same = { password: word, password_confirm: word };
      for (const refused of [
        await client.post('/api/auth/change-password', { current_password: testPassword, ...same }),
        await reset(token, same),
      ]) {
        expect([refused.statusCode, refused.json()]).toEqual([
          400,
          expect.objectContaining({ code: 'password_is_email', detail, fields: { password: detail } }),
        ]);
      }
    }
    // The link still works.
    expect((await reset(token)).statusCode).toBe(200);
  });

  test('an unknown address gets the same answer, and no mail', async () => {
    const { email } = await signIn(t.visitor(), t.ports);
    const answers = await Promise.all([email, 'nobody@example.com'].map(forgot));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(202);
      expect(answer.json()).toEqual({ ok: true });
    }
    await mailsTo(email, resetMail);
    await mailsTo('nobody@example.com', resetMail, 0);
  });

  test('mails to one address are limited, whoever asks', async () => {
    for (let n = 0; n < 5; n += 1) expect((await forgot('flooded@example.com')).statusCode).toBe(202);
    const refused = await forgot('Flooded@example.com');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
  });

  test('changed: the browser that asks stays signed in, every other one does not', async () => {
    const client = t.visitor();
    const { email } = await signIn(client, t.ports);
    const elsewhere = t.visitor();
    await elsewhere.post('/api/auth/login', { email, password: testPassword });
    const old = client.cookies.get('session');
    const change = (more = {}) =>
      client.post('/api/auth/change-password', { current_password: testPassword, ...twice, ...more });

    const wrong = await change({ current_password: 'not it' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({
      code: 'password_wrong',
      detail: 'The current password is incorrect.',
      fields: { current_password: 'The current password is incorrect.' },
    });
    const differs = await change({ password_confirm: 'other' });
    expect(differs.json().detail).toBe('Passwords do not match');

    expect((await change()).json()).toEqual({ ok: true });
    expect(client.cookies.get('session')).not.toBe(old);
    expect((await client.get('/api/documents')).statusCode).toBe(200);
    expect((await elsewhere.get('/api/auth/me')).statusCode).toBe(401);
    expect((await logIn(email, password)).statusCode).toBe(200);
    await mailsTo(email, changedMail);
  });

  test('the own password is not guessed through an open browser', async () => {
    const client = t.visitor();
    await signIn(client, t.ports);
    const guess = () => client.post('/api/auth/change-password', { current_password: 'not it', ...twice });
    for (let n = 0; n < 10; n += 1) expect((await guess()).statusCode).toBe(400);
    expect((await guess()).statusCode).toBe(429);
  });
});

describe('the time of an answer', () => {
  test('does not tell whether an address has an account', async () => {
    const t = await openTestApp(databases[0]!, { settings: { trustProxy: 1 } });
    const { email } = await signIn(t.visitor(), t.ports);
    const time = async (url: string, address: unknown) => {
      const start = performance.now();
      // From a new address each time, so that no limit answers instead.
      await t.visitor().send('POST', url, {
        body: { email: address, password: 'wrong-one' },
        headers: {
          'x-forwarded-for': `10.0.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
        },
      });
      return performance.now() - start;
    };
    const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    const known: number[] = [];
    const unknown: number[] = [];
    const malformed: number[] = [];
    // Few enough for the limit of failed log-ins to an account.
    for (let n = 0; n < 9; n += 1) {
      known.push(await time('/api/auth/login', email));
      unknown.push(await time('/api/auth/login', `nobody${n}@example.com`));
      malformed.push(await time('/api/auth/login', n % 2 ? [`nobody${n}`] : `${n}${'x'.repeat(400)}`));
    }
    // A look-up without the hash takes a hundredth of the time with it.
    for (const times of [unknown, malformed]) {
      expect(median(times)).toBeGreaterThan(median(known) / 3);
      expect(median(times)).toBeLessThan(median(known) * 3);
    }
    await t.close();
  });
});
