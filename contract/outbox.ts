import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** A mail that stayed on this machine because no mail server is set. `links` are the addresses in its text. */
export const mailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  links: z.array(z.string()),
  date: z.iso.datetime(),
});
export type OutboxMail = z.infer<typeof mailSchema>;

export const listOutbox = endpoint({
  name: 'listOutbox',
  method: 'GET',
  path: '/api/outbox',
  access: 'public',
  summary: 'The latest mails of the local outbox, newest first. 404 in production.',
  response: z.object({ data: z.array(mailSchema) }),
});
