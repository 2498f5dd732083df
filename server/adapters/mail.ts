export interface Mail {
  /** The same id sent twice is one mail. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The addresses that the text leads to. */
  links: string[];
  date: string;
  /** Set on mail to a list: the address that ends the subscription when a mail program posts to it (RFC 8058). */
  unsubscribe?: string;
}

/** No later try will do: the mail server refuses this mail or its reader for good. */
export class MailRefused extends Error {
  constructor(cause: unknown) {
    super('The mail server refuses this mail for good.', { cause });
    this.name = 'MailRefused';
  }
}

/** Sends mail. Rejects when it could not be handed over; the caller tries again later, but for a MailRefused. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}
