import { afterAll, beforeAll, expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { describeError } from '../describe-error.ts';
import { openSmtp, type SmtpStandIn } from '../testing/smtp-stand-in.ts';
import { type Mailer, MailRefused } from './mail.ts';
import { openSmtpMailer } from './smtp-mailer.ts';

let smtp: SmtpStandIn;
let mailer: Mailer;
beforeAll(async () => {
  smtp = await openSmtp();
  mailer = openSmtpMailer(smtp.url, 'PlainDeed <no-reply@plaindeed.example>');
});
afterAll(async () => {
  mailer.close();
  await smtp.close();
});

const mail = (to: string) => ({
  id: '01a1',
  to,
  subject: 'Zoë, your login',
  text: 'Hello Zoë,\n\nhttps://plaindeed.example/x?token=abc\n',
  html: '<p>Hello Zoë,</p>',
  links: ['https://plaindeed.example/x?token=abc'],
  date: '2026-03-01T10:00:00.000Z',
});

test('a mail goes out as text and HTML, with one id for good', async () => {
  await mailer.send(mail('ann@example.com'));
  const [sent] = smtp.mails;
  expect(sent).toMatchObject({ from: 'no-reply@plaindeed.example', to: ['ann@example.com'] });
  const source = sent?.source ?? '';
  expect(source).toContain('Message-ID: <01a1@plaindeed.example>');
  expect(source).toContain('Auto-Submitted: auto-generated');
  expect(source).toContain(`Reply-To: ${site.supportEmail}`);
  expect(source).toContain('Content-Type: multipart/alternative');
  expect(source).toContain('Content-Type: text/plain');
  expect(source).toContain('Content-Type: text/html');
  expect(source).toMatch(/Date: Sun, 01 Mar 2026 10:00:00/);
});

test('mail to a list says how a mail program unsubscribes', async () => {
  const unsubscribe = 'https://plaindeed.example/api/newsletter/unsubscribe?token=abc';
  await mailer.send({ ...mail('list@example.com'), unsubscribe });
  const source = smtp.mails
    .find(({ to }) => to.includes('list@example.com'))
    ?.source.replace(/\r\n\s+/g, ' ');
  expect(source).toContain(`List-Unsubscribe: <${unsubscribe}>`);
  expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(smtp.mails[0]?.source).not.toContain('List-Unsubscribe');
});

test.each(['ann@example.com\r\nBcc: eve@example.com', 'ann@example.com, eve@example.com'])(
  'an address adds no reader: %j',
  async (to) => {
    await mailer.send(mail(to)).catch(() => {});
    expect(smtp.mails.flatMap((one) => one.to)).not.toContain('eve@example.com');
    for (const { source } of smtp.mails) expect(source).not.toMatch(/^Bcc:/m);
  },
);

test('a refusal for good is told apart from a server that is away', async () => {
  await expect(mailer.send(mail('ann@gone.example'))).rejects.toThrow(MailRefused);
  const nowhere = openSmtpMailer('smtp://127.0.0.1:1', 'a@b.example');
  const failed = await nowhere.send(mail('ann@example.com')).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(Error);
  expect(failed).not.toBeInstanceOf(MailRefused);
  nowhere.close();
});

test('a server that asks to come again later quotes the address, which goes into no log', async () => {
  const failed = await mailer.send(mail('ann@later.example')).catch((error: unknown) => error);
  expect(failed).not.toBeInstanceOf(MailRefused);
  expect(String(failed)).toContain('ann@later.example');
  const { message } = describeError(failed);
  expect(message).toContain('Greylisted, try again');
  expect(message).not.toContain('@');
});
