import { createTransport } from 'nodemailer';
import { site } from '#content/site.ts';
import { type Mailer, MailRefused } from './mail.ts';

/** Mail by an SMTP server, `smtp://` (with STARTTLS where it is offered) or `smtps://`. */
export function openSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  const domain = from
    .slice(from.lastIndexOf('@') + 1)
    .replace('>', '')
    .trim();
  return {
    async send({ id, to, subject, text, html, date, unsubscribe }) {
      // A mail sent again after its answer was lost carries the same id, by which readers fold it into one.
      const messageId = `<${id}@${domain}>`;
      // One address, and never a list of them: a comma in it stays what it is.
      const reader = { name: '', address: to };
      try {
        await transport.sendMail({
          from,
          to: reader,
          // The sender reads no mail.
          replyTo: site.supportEmail,
          subject,
          text,
          html,
          date: new Date(date),
          messageId,
          headers: { ...automatic, ...(unsubscribe === undefined ? {} : listHeaders(unsubscribe)) },
        });
      } catch (error) {
        throw isFinal(error) ? new MailRefused(error) : error;
      }
    },
    close: () => transport.close(),
  };
}

/** Keeps the answers of absent readers away (RFC 3834). */
const automatic = { 'Auto-Submitted': 'auto-generated' };

/** What makes a mail program show a button that unsubscribes, and post to the address when it is pressed. */
const listHeaders = (address: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${address}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** A 5xx answer to the mail itself; one to the log-in is the operator's to mend, and the mail waits for that. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  return (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') && Number(error.responseCode) >= 500;
}
