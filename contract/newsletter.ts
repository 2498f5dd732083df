import { z } from 'zod';
import { emailSchema } from './auth.ts';
import { endpoint } from './endpoint.ts';

const ok = z.object({ ok: z.literal(true) });
const token = z.object({ token: z.string().min(1).max(200) });

export const subscribeNewsletter = endpoint({
  name: 'subscribeNewsletter',
  method: 'POST',
  path: '/api/newsletter',
  access: 'public',
  summary: 'Mails a link that confirms the subscription. The same answer for every address.',
  body: z.object({ email: emailSchema }),
  status: 202,
  response: ok,
});

export const confirmNewsletter = endpoint({
  name: 'confirmNewsletter',
  method: 'POST',
  path: '/api/newsletter/confirm',
  access: 'public',
  summary: 'Confirms a subscription by the token of the link that was mailed (/newsletter?confirm=TOKEN).',
  body: token,
  response: ok,
});

export const unsubscribeNewsletter = endpoint({
  name: 'unsubscribeNewsletter',
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  access: 'public',
  summary: 'Ends a subscription by the token of the mailed link (/newsletter?unsubscribe=TOKEN).',
  body: token,
  response: ok,
});
