import { z } from 'zod';
import { emailSchema, lineSchema, passwordSchema } from './auth.ts';
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
  pending: 'Your payment has not arrived yet. Document analysis opens by itself as soon as it does.',
  disputed:
    'Your payment is being disputed with your bank. Document analysis is locked until the bank decides.',
  refunded: 'Your payment was refunded, so document analysis is locked. You can pay $10 to open it again.',
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
    status: z.enum(['open', 'complete']),
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
