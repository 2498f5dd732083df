import { type Mailer, MailRefused } from '../adapters/mail.ts';
import { timestamp } from '../db/timestamp.ts';
import { renderLetter } from '../mail/letter.ts';
import { type ComposePorts, composeMail } from './compose-mail.ts';
import type { JobKind } from './job-kind.ts';
import { type MailOrder, mailOrderSchema, sendMailKind } from './queue-mail.ts';

const longestPause = 15 * 60_000;
/** Milliseconds that a mail under way is given when the process stops. One cut off then goes out again. */
const grace = 2000;

export interface MailPorts extends ComposePorts {
  mailer: Mailer;
}

/** Sends one mail. While the mail server is away it is tried again for two days, then kept as a record. */
export function sendMail(ports: MailPorts): JobKind<MailOrder> {
  return {
    kind: sendMailKind,
    payload: mailOrderSchema,
    maxFailures: 200,
    backOff: (failures) => Math.min(1000 * 4 ** (failures - 1), longestPause),
    isHopeless: (error) => error instanceof MailRefused,
    async run(order, { job, signal }) {
      const composed = await composeMail(ports, order);
      if (composed === null) return async () => {};
      const { letter, ...addresses } = composed;
      const mail = { id: job.id, ...addresses, ...renderLetter(letter), date: timestamp(ports.now()) };
      await Promise.race([ports.mailer.send(mail), noLaterThan(signal, grace)]);
      return async () => {};
    },
    giveUp: () => async () => {},
  };
}

/** Rejects so many milliseconds after the signal is aborted. */
const noLaterThan = (signal: AbortSignal, ms: number) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => setTimeout(() => reject(signal.reason), ms));
  });
