import { z } from 'zod';
import type { Mailer } from '../adapters/mail.ts';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import { hashToken, newToken } from '../tokens.ts';
import type { JobKind } from './job-kind.ts';
import { enqueue } from './queue.ts';

export const sendMailKind = 'send_mail';
const payload = z.object({ template: z.literal('confirm_email'), user_id: z.string() });

/** How long the link of a confirmation mail works. */
export const confirmationLifetime = 3 * 24 * 3_600_000;

export interface MailPorts {
  db: Database;
  mailer: Mailer;
  now: () => number;
  /** This site's address, without a slash at the end. */
  appUrl: string;
}

/** Queues the mail that asks a user to confirm the address, with whatever made the account. */
export function queueConfirmation(trx: DatabaseTransaction, userId: string, now: number): Promise<void> {
  return enqueue(
    trx,
    {
      kind: sendMailKind,
      subject: `confirm_email ${userId}`,
      lane: null,
      payload: { template: 'confirm_email', user_id: userId } satisfies z.input<typeof payload>,
    },
    now,
  );
}

export function sendMail({ db, mailer, now, appUrl }: MailPorts): JobKind<z.output<typeof payload>> {
  return {
    kind: sendMailKind,
    payload,
    maxFailures: 8,
    backOff: (failures) => 1000 * 4 ** (failures - 1),
    async run({ user_id }, { job }) {
      const user = await db.selectFrom('users').selectAll().where('id', '=', user_id).executeTakeFirst();
      if (user === undefined || user.email_confirmed === 1) return async () => {};
      // The token is made here and not with the job, so that no row ever holds it in clear.
      const token = newToken();
      await db
        .insertInto('email_tokens')
        .values({
          token_hash: hashToken(token),
          user_id,
          purpose: 'confirm_email',
          expires_at: timestamp(now() + confirmationLifetime),
          used_at: null,
        })
        .execute();
      const link = `${appUrl}/confirm-email?token=${token}`;
      await mailer.send({
        id: job.id,
        to: user.email,
        subject: 'Confirm your email for PlainDeed',
        text: [
          `Hello ${user.first_name},`,
          'Your PlainDeed account is ready. Confirm your email address to log in:',
          link,
          'The link works for 3 days. If you did not ask for an account, you can ignore this mail.',
        ].join('\n\n'),
        links: [link],
        date: timestamp(now()),
      });
      return async () => {};
    },
    giveUp: () => async () => {},
  };
}
