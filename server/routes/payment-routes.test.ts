import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composeMail } from '../jobs/compose-mail.ts';
import type { MailOrder } from '../jobs/queue-mail.ts';
import { renderLetter } from '../mail/letter.ts';
import { databases } from '../testing/databases.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn } from '../testing/test-client.ts';

describe.each(databases)('paying and signing up on $name', (database) => {
  let t: TestApp;
  let count = 0;
  beforeAll(async () => {
    t = await openTestApp(database);
  });
  afterAll(() => t.close());

  const newEmail = () => {
    count += 1;
    return `person${count}@example.com`;
  };
  const checkout = async (customer_email: string, more: Record<string, unknown> = {}, client = t.visitor()) =>
    client.post('/api/payments/create-checkout-session', {
      success_url: '/payment-success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: '/payment',
      customer_email,
      customer_name: 'Ann Marie Owner',
      ...more,
    });
  const idOf = (response: { json(): { url: string } }) => response.json().url.split('/').at(-1)!;
  const complete = (id: string) => t.visitor().post(`/api/payments/sandbox/${id}/complete`);
  const paid = async (email: string, more: Record<string, unknown> = {}) => {
    const id = idOf(await checkout(email, more));
    await complete(id);
    return id;
  };
  const signUp = (email: string, more: Record<string, unknown> = {}) =>
    t.visitor().post('/api/auth/signup', {
      email,
      password: 'kayak-71',
      password_confirm: 'kayak-71',
      first_name: 'Ann',
      last_name: 'Owner',
      ...more,
    });
  const status = async (client = t.visitor()) =>
    (await client.get('/api/payments/payment-status')).json().payment_status;

  test('without a session id nobody gets an account: the address is mailed, and the answer tells nothing', async () => {
    const [payer, stranger] = [newEmail(), newEmail()];
    const id = await paid(payer.toUpperCase());
    const answers = await Promise.all([payer, stranger].map((email) => signUp(email)));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'payment_invalid',
        detail: 'Invalid or incomplete payment. Please complete payment before registration.',
      });
    }
    const users = t.ports.db.selectFrom('users').select('id').where('email', '=', payer);
    expect(await users.execute()).toEqual([]);
    const wayIn = (email: string) =>
      composeMail({ ...t.ports, appUrl: 'http://localhost' }, { template: 'way_in', email });
    const mail = await wayIn(payer);
    expect(mail?.to).toBe(payer);
    expect(JSON.stringify(mail?.letter)).toContain(`http://localhost/register?session_id=${id}`);
    expect(await wayIn(stranger)).toBeNull();
    const queued = t.ports.db.selectFrom('jobs').select('id').where('subject', 'like', 'way_in %');
    expect(await queued.execute()).toHaveLength(2);
    // The payer's own way is open still.
    expect((await signUp(payer, { session_id: id })).statusCode).toBe(201);
  });

  test('names are kept as typed', async () => {
    const names = [
      ['Ann Marie', 'Owner'],
      ['Vincent', 'van der Berg'],
      ['María del Mar', 'García Lorca'],
    ];
    for (const [first_name = '', last_name = ''] of names) {
      const email = newEmail();
      const customer_name = `${first_name} ${last_name}`;
      await paid(email, { password: 'kayak-71', customer_name, first_name, last_name });
      const user = t.ports.db
        .selectFrom('users')
        .select(['first_name', 'last_name'])
        .where('email', '=', email);
      expect(await user.execute()).toEqual([{ first_name, last_name }]);
    }
  });

  test('nothing that cannot be seen is kept in a name', async () => {
    const email = newEmail();
    const first_name = '\u202eA\u200bnn\u2066 Ma\u00adrie\ufeff';
    const id = await paid(email);
    const made = await signUp(email, { session_id: id, first_name, last_name: '\u200fOwner\u200d' });
    expect(made.json()).toMatchObject({ first_name: 'Ann Marie', last_name: 'Owner' });
    const blank = await signUp(newEmail(), { session_id: id, first_name: '\u200b\u2060 \u3164' });
    expect(blank.json().fields).toEqual({ first_name: 'First name is required' });
  });

  describe('whoever pays or registers in the name of another', () => {
    const confirm = (token: string, more: Record<string, unknown> = {}) =>
      t.visitor().post('/api/auth/confirm-email', { token, ...more });
    const logIn = (email: string, password: string) =>
      t.visitor().post('/api/auth/login', { email, password });
    const mailedToken = async (email: string) => {
      const mail = await composeMail(
        { ...t.ports, appUrl: 'http://localhost' },
        { template: 'resend_confirmation', email },
      );
      return new URL(renderLetter(mail!.letter).links[0]!).searchParams.get('token') ?? '';
    };

    test.each([
      ['by the password of the payment', async (email: string) => paid(email, { password: 'intruder-7' })],
      [
        'by registering with the payment',
        async (email: string) => {
          const session_id = await paid(newEmail());
          const password = 'intruder-7';
          await signUp(email, { session_id, password, password_confirm: password });
        },
      ],
    ])('has no way in %s: the reader of the mail types the password', async (_, take) => {
      const email = newEmail();
      await take(email);
      const token = await mailedToken(email);
      const pressed = await confirm(token);
      expect(pressed.statusCode).toBe(400);
      expect(pressed.json()).toMatchObject({ code: 'password_needed' });
      const differs = await confirm(token, { password: 'the-reader-s-own' });
      expect(differs.json()).toMatchObject({
        code: 'password_differs',
        detail: 'This is not the password that was chosen for this account. Check it, or set a new one.',
      });
      expect((await logIn(email, 'intruder-7')).json().code).toBe('email_not_confirmed');
      const own = { password: 'the-reader-s-own', password_confirm: 'the-reader-s-own' };
      expect((await confirm(token, own)).json()).toEqual({ already_confirmed: false });
      expect((await logIn(email, 'intruder-7')).statusCode).toBe(401);
      expect((await logIn(email, 'the-reader-s-own')).statusCode).toBe(200);
    });

    test('the password that was chosen is kept by typing it', async () => {
      const email = newEmail();
      await paid(email, { password: 'maple-hollow-1' });
      const token = await mailedToken(email);
      const common = { password: 'password', password_confirm: 'password' };
      expect((await confirm(token, common)).json().code).toBe('password_too_common');
      expect((await confirm(token, { password: 'maple-hollow-1' })).json()).toEqual({
        already_confirmed: false,
      });
      expect((await logIn(email, 'maple-hollow-1')).statusCode).toBe(200);
      expect((await confirm(token)).json()).toEqual({ already_confirmed: true });
    });

    test('an account that a stranger made for an address is its reader’s as soon as that pays', async () => {
      const email = newEmail();
      const session_id = await paid(newEmail());
      await signUp(email, { session_id, password: 'intruder-7', password_confirm: 'intruder-7' });
      await t.ports.db
        .updateTable('checkouts')
        .set({ status: 'refunded' })
        .where('id', '=', session_id)
        .execute();
      const { id: user } = await t.ports.db
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      await paid(email, { password: 'maple-hollow-1' });
      const told = t.ports.db.selectFrom('jobs').select('id').where('subject', '=', `account_ready ${user}`);
      expect(await told.execute()).toHaveLength(1);
      const own = { password: 'maple-hollow-1', password_confirm: 'maple-hollow-1' };
      expect((await confirm(await mailedToken(email), own)).json()).toEqual({ already_confirmed: false });
      expect((await logIn(email, 'intruder-7')).statusCode).toBe(401);
    });
  });

  describe('the page after a payment', () => {
    const session = async (id: string) =>
      (await t.visitor().get(`/api/payments/payment-session/${id}`)).json();
    const correct = (id: string, email: string) =>
      t.visitor().post(`/api/payments/payment-session/${id}/email`, { email });
    const mailedTo = async (order: MailOrder) =>
      (await composeMail({ ...t.ports, appUrl: 'http://localhost' }, order))?.to;

    test('learns how it stands, of an open and a made-up one too', async () => {
      const email = newEmail();
      const id = idOf(await checkout(email, { first_name: 'Ann Marie', last_name: 'de la Cruz' }));
      expect(await session(id)).toEqual({ status: 'open', has_account: false, payer: null });
      expect(await session('made-up')).toEqual({ status: 'unknown', has_account: false, payer: null });
      await complete(id);
      const payer = { email, first_name: 'Ann Marie', last_name: 'de la Cruz' };
      expect(await session(id)).toEqual({ status: 'paid', has_account: false, payer });
      await t.ports.db.updateTable('checkouts').set({ status: 'refunded' }).where('id', '=', id).execute();
      expect(await session(id)).toEqual({ status: 'refunded', has_account: false, payer: null });
    });

    test('a mistyped address is corrected before there is an account', async () => {
      const [wrong, right] = [newEmail(), newEmail()];
      const id = await paid(wrong);
      expect((await correct(id, right.toUpperCase())).json()).toEqual({ email: right });
      expect((await session(id)).payer.email).toBe(right);
      expect(await mailedTo({ template: 'receipt', checkout_id: id })).toBe(right);
      expect(await mailedTo({ template: 'way_in', email: wrong })).toBeUndefined();
      // The address that was typed first is free again.
      expect((await checkout(wrong)).statusCode).toBe(200);
      expect((await checkout(right)).json().code).toBe('already_paid');
    });

    test('and of an account that the payment opened, whose old link ends', async () => {
      for (const opens of ['payment', 'sign-up']) {
        const [wrong, right] = [newEmail(), newEmail()];
        const id = await paid(wrong, opens === 'payment' ? { password: 'kayak-71' } : {});
        if (opens === 'sign-up') await signUp(wrong, { session_id: id });
        const order: MailOrder = { template: 'resend_confirmation', email: wrong };
        const mail = await composeMail({ ...t.ports, appUrl: 'http://localhost' }, order);
        const token = new URL(renderLetter(mail!.letter).links[0]!).searchParams.get('token');
        expect((await correct(id, right)).statusCode).toBe(200);
        const confirm = await t.visitor().post('/api/auth/confirm-email', { token, password: 'kayak-71' });
        expect(confirm.json().code).toBe('confirmation_invalid');
        expect(await mailedTo({ template: 'resend_confirmation', email: right })).toBe(right);
        const login = await t.visitor().post('/api/auth/login', { email: right, password: 'kayak-71' });
        expect(login.json().code).toBe('email_not_confirmed');

        const users = t.ports.db.updateTable('users').set({ email_confirmed: 1 });
        await users.where('email', '=', right).execute();
        expect((await session(id)).payer).toBeNull();
        const late = await correct(id, newEmail());
        expect([late.statusCode, late.json().code]).toEqual([409, 'email_settled']);
      }
    });

    test('to an address that has an account the payment goes, and not to one that has paid', async () => {
      const [unpaid, payer] = [t.visitor(), t.visitor()];
      const { email } = await signIn(unpaid, t.ports, { payment: 'none' });
      const { email: taken } = await signIn(payer, t.ports);
      const id = await paid(newEmail());
      expect((await correct(id, taken)).json().code).toBe('already_paid');
      expect((await correct(id, email)).statusCode).toBe(200);
      expect(await status(unpaid)).toBe('paid');
      // Whoever paid for another's account has no say in its address.
      expect((await correct(id, newEmail())).json().code).toBe('email_settled');
      const own = await paid(newEmail(), { password: 'kayak-71' });
      expect((await correct(own, taken)).json().code).toBe('email_taken');
    });

    test('an id that nobody was told corrects nothing, and nobody corrects without end', async () => {
      for (const id of ['made-up', idOf(await checkout(newEmail()))]) {
        expect((await correct(id, newEmail())).json().code).toBe('email_settled');
      }
      const id = await paid(newEmail());
      for (let n = 0; n < 5; n += 1) expect((await correct(id, newEmail())).statusCode).toBe(200);
      expect((await correct(id, newEmail())).statusCode).toBe(429);
    });
  });

  test('a session id counts for one account, of whatever address', async () => {
    const id = await paid(newEmail());
    const results = await Promise.all([
      signUp(newEmail(), { session_id: id }),
      signUp(newEmail(), { session_id: id }),
    ]);
    expect(results.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
    expect((await t.visitor().get(`/api/payments/verify-payment-session/${id}`)).json()).toEqual({
      valid: false,
    });
  });

  test('no payment, an open one or a made-up id makes no account', async () => {
    const email = newEmail();
    const open = idOf(await checkout(email));
    for (const more of [{}, { session_id: open }, { session_id: 'made-up' }]) {
      expect((await signUp(email, more)).json().code).toBe('payment_invalid');
    }
  });

  test('a taken address is said to be so, and the payment is still good', async () => {
    const email = newEmail();
    await signUp(email, { session_id: await paid(email) });
    const id = await paid(newEmail());
    const taken = await signUp(email, { session_id: id });
    expect(taken.statusCode).toBe(400);
    expect(taken.json().detail).toBe('An account with this email already exists. Please log in.');
    expect((await signUp(newEmail(), { session_id: id })).statusCode).toBe(201);
  });

  test('all that is wrong with the form is said at once', async () => {
    const refused = await signUp('nonsense', {
      password: 'short',
      password_confirm: 'other',
      first_name: ' ',
    });
    expect(refused.json()).toMatchObject({
      code: 'validation_failed',
      detail:
        'Please enter a valid email. Password must be at least 6 characters. First name is required. Passwords do not match',
      fields: {
        email: 'Please enter a valid email',
        password: 'Password must be at least 6 characters',
        first_name: 'First name is required',
        password_confirm: 'Passwords do not match',
      },
    });
  });

  test('with a password the payment makes the account; the hash is gone from the checkout then', async () => {
    const email = newEmail();
    const started = await checkout(email, { password: 'kayak-71' });
    const id = idOf(started);
    const stored = () =>
      t.ports.db.selectFrom('checkouts').select('password_hash').where('id', '=', id).executeTakeFirst();
    expect((await stored())?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await Promise.all([complete(id), complete(id)]);
    expect((await stored())?.password_hash).toBeNull();
    const created = await t.visitor().get(`/api/payments/check-account-creation/${id}`);
    expect(created.json()).toEqual({ account_created: true });
    const user = await t.ports.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirst();
    // Where a full name has to be parted nobody knows.
    expect(user).toMatchObject({ first_name: 'Ann Marie Owner', last_name: '', email_confirmed: 0 });
    const jobs = t.ports.db
      .selectFrom('jobs')
      .select('kind')
      .where('subject', '=', `account_ready ${user?.id}`);
    expect(await jobs.execute()).toEqual([{ kind: 'send_mail' }]);
    const login = await t.visitor().post('/api/auth/login', { email, password: 'kayak-71' });
    expect(login.json().code).toBe('email_not_confirmed');
  });

  test('a payment for an address that has an account pays for it, and changes nothing else of it', async () => {
    const client = t.visitor();
    const { email, id } = await signIn(client, t.ports, { payment: 'refunded' });
    const stored = () => t.ports.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
    const before = await stored();
    expect(await status(client)).toBe('refunded');
    const started = await checkout(email, { password: 'intruder-7' });
    expect(await status(client)).toBe('pending');
    await complete(idOf(started));
    expect(await status(client)).toBe('paid');
    expect(await stored()).toEqual(before);
  });

  test('a signed-in user pays for the own account whatever the address', async () => {
    const client = t.visitor();
    await signIn(client, t.ports, { payment: 'refunded' });
    await complete(idOf(await checkout(newEmail(), {}, client)));
    expect(await status(client)).toBe('paid');
  });

  test('nobody pays twice', async () => {
    const client = t.visitor();
    const { email } = await signIn(client, t.ports);
    for (const [address, who, sentence] of [
      [
        email,
        t.visitor(),
        'A payment was already made with this email, so you do not need to pay again. Please log in.',
      ],
      [newEmail(), client, 'You have already paid. There is nothing more to pay.'],
    ] as const) {
      const refused = await checkout(address, {}, who);
      expect(refused.statusCode).toBe(409);
      expect(refused.json().detail).toContain(sentence);
    }
  });

  test.each([
    'https://evil.example/x',
    '//evil.example/x',
    '/\\evil.example',
    'javascript:alert(1)',
    'http://localhost@evil.example/',
    'http://user:pw@localhost/',
    'http://localhost:81/',
    'http://',
  ])('does not send the browser on to %s', async (address) => {
    for (const more of [{ success_url: address }, { cancel_url: address }]) {
      const refused = await checkout(newEmail(), more);
      expect(refused.statusCode).toBe(400);
      expect(refused.json().code).toBe('redirect_not_allowed');
    }
  });

  test('a checkout that nobody started is not found', async () => {
    for (const response of [await t.visitor().get('/api/payments/sandbox/none'), await complete('none')]) {
      expect(response.statusCode).toBe(404);
      expect(response.json().detail).toBe('This payment session could not be found.');
    }
    const verified = await t.visitor().get('/api/payments/verify-payment-session/none');
    expect(verified.json()).toEqual({ valid: false });
    const created = await t.visitor().get('/api/payments/check-account-creation/none');
    expect(created.json()).toEqual({ account_created: false });
  });

  test("a visitor's payment status is none", async () => {
    expect(await status()).toBe('none');
  });
});
