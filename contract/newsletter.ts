import { z } from 'zod';
import { emailSchema, mailedTokenSchema } from './auth.ts';
import { endpoint } from './endpoint.ts';

const ok = z.object({ ok: z.literal(true) });
const tokenBody = z.object({ token: mailedTokenSchema });

export const newsletterBodySchema = z.object({ email: emailSchema });

export const subscribeNewsletter = endpoint({
  name: 'subscribeNewsletter',
  method: 'POST',
  path: '/api/newsletter',
  access: 'public',
  summary:
    'Mails a link that confirms the subscription. The same answer whether or not the address is known.',
  body: newsletterBodySchema,
  status: 202,
  response: ok,
});

export const confirmNewsletter = endpoint({
  name: 'confirmNewsletter',
  method: 'POST',
  path: '/api/newsletter/confirm',
  access: 'public',
  summary: 'Confirms the subscription that the token was mailed for.',
  body: tokenBody,
  response: ok,
});

export const unsubscribeNewsletter = endpoint({
  name: 'unsubscribeNewsletter',
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  access: 'public',
  summary: 'Ends a subscription. Mail programs send it automatically (List-Unsubscribe-Post).',
  query: z.object({ token: mailedTokenSchema }),
  response: ok,
});
