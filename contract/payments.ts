import { z } from 'zod';
import { emailSchema, firstNameSchema, lastNameSchema, lineSchema, passwordSchema } from './auth.ts';
import { endpoint } from './endpoint.ts';

/**
 * 'pending': started, and not known to be paid. 'disputed': the payer's bank has taken the money back until it decides.
 * Only 'paid' unlocks.
 */
export const paymentStatuses = ['none', 'pending', 'paid', 'disputed', 'refunded'] as const;
export const paymentStatusSchema = z.enum(paymentStatuses);
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

/** Why analysis is locked, in place of the sentence for somebody who never paid. */
export const lockedBecause = {
  pending: 'Your payment has not arrived yet. Document analysis will be unlocked as soon as it does.',
  disputed:
    'Your payment is being disputed with your bank. Document analysis is locked until the bank decides.',
  refunded: 'Your payment was refunded, so document analysis is locked. You can pay $10 to unlock it again.',
} as const;

const sessionParams = z.object({ sessionId: z.string().min(1).max(200) });

export const createCheckoutSession = endpoint({
  name: 'createCheckoutSession',
  method: 'POST',
  path: '/api/payments/create-checkout-session',
  access: 'public',
  summary: 'Starts the one-time payment and answers with the address to send the browser to.',
  body: z.object({
    success_url: z.string().max(2000),
    cancel_url: z.string().max(2000),
    customer_email: emailSchema,
    /** First and last name. */
    customer_name: lineSchema('Name', 201),
    /** As typed; where they are left out the account's first name is the full one. */
    first_name: firstNameSchema.optional(),
    last_name: lastNameSchema.optional(),
    /** With a password the account is made when the payment completes; it is hashed at once. */
    password: passwordSchema.optional(),
  }),
  response: z.object({ success: z.boolean(), url: z.string() }),
});

export const getPaymentStatus = endpoint({
  name: 'getPaymentStatus',
  method: 'GET',
  path: '/api/payments/payment-status',
  access: 'public',
  summary: "'paid' unlocks analysis; 'none' for a visitor who is not signed in.",
  response: z.object({ payment_status: paymentStatusSchema }),
});

export const verifyPaymentSession = endpoint({
  name: 'verifyPaymentSession',
  method: 'GET',
  path: '/api/payments/verify-payment-session/:sessionId',
  access: 'public',
  summary: 'Whether a payment session is paid and its account not yet made.',
  params: sessionParams,
  response: z.object({ valid: z.boolean() }),
});

export const checkAccountCreation = endpoint({
  name: 'checkAccountCreation',
  method: 'GET',
  path: '/api/payments/check-account-creation/:sessionId',
  access: 'public',
  summary: 'Whether the account was made by the payment itself.',
  params: sessionParams,
  response: z.object({ account_created: z.boolean() }),
});

/** How a payment session stands; 'returning': it came second, and its money is on the way back. */
export const paymentSessionStates = [
  'open',
  'pending',
  'paid',
  'returning',
  'disputed',
  'refunded',
  'expired',
  'unknown',
] as const;
export type PaymentSessionState = (typeof paymentSessionStates)[number];

export const getPaymentSession = endpoint({
  name: 'getPaymentSession',
  method: 'GET',
  path: '/api/payments/payment-session/:sessionId',
  access: 'public',
  summary: 'How a payment session stands, and whose it is for as long as that can be corrected.',
  params: sessionParams,
  response: z.object({
    status: z.enum(paymentSessionStates),
    /** Whether there is an account that the payment is for. */
    has_account: z.boolean(),
    /** As typed; null once the address is confirmed, and where the payment opened no account. */
    payer: z.object({ email: z.string(), first_name: z.string(), last_name: z.string() }).nullable(),
  }),
});

export const correctPaymentEmail = endpoint({
  name: 'correctPaymentEmail',
  method: 'POST',
  path: '/api/payments/payment-session/:sessionId/email',
  access: 'public',
  summary:
    'Corrects the address of a payment and of the account that it opened, until that is confirmed, and mails there.',
  params: sessionParams,
  body: z.object({ email: emailSchema }),
  response: z.object({ email: z.string() }),
});

export const getSandboxCheckout = endpoint({
  name: 'getSandboxCheckout',
  method: 'GET',
  path: '/api/payments/sandbox/:sessionId',
  access: 'public',
  summary: 'What the sandbox checkout page shows. No money moves.',
  params: sessionParams,
  response: z.object({
    amount_cents: z.number().int(),
    currency: z.string(),
    customer_email: z.string(),
    status: z.enum(['open', 'complete', 'expired']),
    cancel_url: z.string(),
  }),
});

export const completeSandboxCheckout = endpoint({
  name: 'completeSandboxCheckout',
  method: 'POST',
  path: '/api/payments/sandbox/:sessionId/complete',
  access: 'public',
  summary: 'Marks a sandbox checkout as paid and answers with the address to return to.',
  params: sessionParams,
  response: z.object({ url: z.string() }),
});

export const paymentWebhook = endpoint({
  name: 'paymentWebhook',
  method: 'POST',
  path: '/api/payments/webhook',
  access: 'public',
  summary: "The payment provider's signed notices. 404 where payments are the sandbox's.",
  response: z.object({ received: z.literal(true) }),
});
