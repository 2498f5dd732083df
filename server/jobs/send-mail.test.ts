import { afterEach, describe, expect, test, vi } from 'vitest';
import { databases } from '../testing/databases.ts';
import { openSmtp, type SmtpStandIn } from '../testing/smtp-stand-in.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn } from '../testing/test-client.ts';

describe.each(databases)('mail by SMTP on $name', (database) => {
  let t: TestApp;
  let smtp: SmtpStandIn | undefined;
  afterEach(async () => {
    await t.close();
    await smtp?.close();
    smtp = undefined;
  });
  const open = async (smtpUrl: string) => {
    t = await openTestApp(database, { settings: { smtpUrl }, jobs: true });
    const { email } = await signIn(t.visitor(), t.ports);
    return email;
  };
  const forgot = (email: string) => t.visitor().post('/api/auth/forgot-password', { email });
  const jobs = () => t.ports.db.selectFrom('jobs').selectAll().where('kind', '=', 'send_mail').execute();

  test('a dead mail server delays mail and loses none', async () => {
    // A port that nobody listens at, until later.
    const reserved = await openSmtp();
    await reserved.close();
    const email = await open(reserved.url);
    expect((await forgot(email)).statusCode).toBe(202);
    await vi.waitFor(async () => expect((await jobs())[0]?.failures).toBe(1));
    for (const failures of [2, 3]) {
      t.clock.now += 60_000;
      await vi.waitFor(async () => expect((await jobs())[0]?.failures).toBe(failures));
    }
    smtp = await openSmtp(reserved.port);
    t.clock.now += 15 * 60_000;
    await vi.waitFor(() => expect(smtp?.mails).toHaveLength(1));
    await vi.waitFor(async () => expect(await jobs()).toEqual([]));
    const source = smtp.mails[0]?.source.replace(/=\r?\n/g, '').replaceAll('=3D', '=') ?? '';
    // The link was made when the mail was sent, so that the delay costs it nothing.
    const token = /reset-password\?token=([\w-]+)/.exec(source)?.[1];
    const password = 'a-fresh-start-7';
    const reset = await t
      .visitor()
      .post('/api/auth/reset-password', { token, password, password_confirm: password });
    expect(reset.json()).toEqual({ ok: true });
    expect(t.logged()).not.toContain(email);
  });

  test('it is tried for two days, then kept as a record', async () => {
    const email = await open('smtp://127.0.0.1:1');
    await forgot(email);
    await vi.waitFor(async () => expect((await jobs())[0]?.failures).toBe(1));
    await t.ports.db.updateTable('jobs').set({ failures: 198 }).execute();
    t.clock.now += 15 * 60_000;
    await vi.waitFor(async () => expect((await jobs())[0]).toMatchObject({ failures: 199, failed_at: null }));
    t.clock.now += 15 * 60_000;
    await vi.waitFor(async () => expect((await jobs())[0]?.failed_at).not.toBeNull());
    // Asking again starts anew.
    await forgot(email);
    expect((await jobs())[0]).toMatchObject({ failed_at: null });
  });

  test('an address that the server refuses for good is not tried again', async () => {
    smtp = await openSmtp();
    const email = await open(smtp.url);
    await t.ports.db
      .updateTable('users')
      .set({ email: 'ann@gone.example' })
      .where('email', '=', email)
      .execute();
    await forgot('Ann@gone.example');
    await vi.waitFor(async () => {
      expect((await jobs())[0]).toMatchObject({ failures: 1, failed_at: expect.any(String) });
    });
  });
});
