export interface Mail {
  /** The same id sent twice is one mail. */
  id: string;
  to: string;
  subject: string;
  text: string;
  links: string[];
  date: string;
}

/** Sends mail. Rejects when it could not be handed over; the caller tries again later. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
