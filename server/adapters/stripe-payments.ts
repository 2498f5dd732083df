import Stripe from 'stripe';
import {
  checkoutPlaceholder,
  NoticeNotSigned,
  type Payments,
  type ProviderCheckout,
  type ProviderState,
} from './payments.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Where the API is, for tests; Stripe's own where left out. */
  apiBase: string | undefined;
}

/** Marks what this site started, in an account that other sites may use as well. */
const site = { site: 'plaindeed' };
const checkoutId = /^cs_(?:test|live)_\w+$/;
const noticesOfSession = /^checkout\.session\.(?:completed|async_payment_\w+|expired)$/;
const noticesOfCharge = /^charge\.(?:refunded|dispute\.\w+)$/;
/** A slow payment that ended without the money. */
const unpayable = new Set(['requires_payment_method', 'canceled']);
/** A dispute in one of these leaves the money with us; a warning is a bank's question before it takes any. */
const harmless = new Set([
  'won',
  'prevented',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
]);

/** Stripe Checkout by Stripe's own library. */
export function openStripePayments({ secretKey, webhookSecret, apiBase }: StripeSettings): Payments {
  const stripe = new Stripe(secretKey, {
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(apiBase === undefined ? {} : at(new URL(apiBase))),
  });

  async function stateOf(session: Stripe.Checkout.Session): Promise<ProviderState> {
    if (session.status === 'expired') return 'expired';
    if (session.status !== 'complete') return 'open';
    const intent = session.payment_intent;
    if (session.payment_status === 'unpaid') {
      const failed = typeof intent === 'object' && unpayable.has(intent?.status ?? '');
      return failed ? 'expired' : 'pending';
    }
    const charge = typeof intent === 'object' ? intent?.latest_charge : null;
    if (typeof charge !== 'object' || charge === null) return 'paid';
    if (charge.refunded) return 'refunded';
    if (!charge.disputed) return 'paid';
    const { data } = await stripe.disputes.list({ charge: charge.id, limit: 10 });
    if (data.some(({ status }) => status === 'lost')) return 'refunded';
    return data.every(({ status }) => harmless.has(status)) ? 'paid' : 'disputed';
  }

  async function retrieve(id: string): Promise<Stripe.Checkout.Session | undefined> {
    if (!checkoutId.test(id)) return undefined;
    try {
      const session = await stripe.checkout.sessions.retrieve(id, {
        expand: ['payment_intent.latest_charge'],
      });
      return session.metadata?.site === site.site ? session : undefined;
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError && error.statusCode === 404) return undefined;
      throw error;
    }
  }

  return {
    name: 'stripe',

    async start({ email, customer, amountCents, currency, successUrl, cancelUrl }) {
      const session = await stripe.checkout.sessions.create({
        mode: 'payment',
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency,
              unit_amount: amountCents,
              product_data: { name: 'PlainDeed: unlimited document analysis' },
            },
          },
        ],
        customer_email: email,
        success_url: successUrl,
        cancel_url: cancelUrl,
        metadata: {
          ...site,
          customer_name: customer.name,
          // Stripe refuses a value of no letters.
          ...(customer.firstName === '' ? {} : { first_name: customer.firstName }),
          ...(customer.lastName === '' ? {} : { last_name: customer.lastName }),
        },
        payment_intent_data: { metadata: site },
      });
      if (session.url === null) throw new Error('Stripe gave no address for the checkout.');
      return { id: session.id, url: session.url };
    },

    async find(id) {
      const session = await retrieve(id);
      return session && { ...describe(session), state: await stateOf(session) };
    },

    async expire(id) {
      try {
        await stripe.checkout.sessions.expire(id);
      } catch (error) {
        // Not open any more, or being paid right now: which it is, its state tells.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      }
    },

    async refund(id, attempt = 0) {
      const paymentId = paymentOf((await retrieve(id))?.payment_intent);
      if (paymentId === null) throw new Error('There is no payment to refund.');
      try {
        await stripe.refunds.create(
          { payment_intent: paymentId, reason: 'requested_by_customer' },
          // Stripe keeps the answer to a key, a refusal too: whoever tries again later needs another one.
          { idempotencyKey: `refund ${paymentId} ${attempt}` },
        );
      } catch (error) {
        const done = error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';
        if (!done) throw error;
      }
    },

    async readNotice(body, signature) {
      let event: Stripe.Event;
      try {
        event = await stripe.webhooks.constructEventAsync(body, signature, webhookSecret);
      } catch {
        throw new NoticeNotSigned();
      }
      const about = event.data.object as { id: string; payment_intent?: unknown };
      if (noticesOfSession.test(event.type)) return { id: event.id, checkoutId: about.id };
      if (!noticesOfCharge.test(event.type)) return null;
      const paymentId = paymentOf(about.payment_intent);
      if (paymentId === null) return { id: event.id, checkoutId: null };
      const { data } = await stripe.checkout.sessions.list({ payment_intent: paymentId, limit: 1 });
      return { id: event.id, checkoutId: data[0]?.id ?? null };
    },
  };
}

function describe(session: Stripe.Checkout.Session): Omit<ProviderCheckout, 'state'> {
  return {
    paymentId: paymentOf(session.payment_intent),
    email: session.customer_details?.email ?? session.customer_email ?? '',
    customer: {
      name: session.metadata?.customer_name ?? session.customer_details?.name ?? '',
      firstName: session.metadata?.first_name ?? '',
      lastName: session.metadata?.last_name ?? '',
    },
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? '',
    successUrl: (session.success_url ?? '').replaceAll(checkoutPlaceholder, session.id),
    cancelUrl: session.cancel_url ?? '',
  };
}

function paymentOf(intent: unknown): string | null {
  if (typeof intent === 'string') return intent;
  const isIntent = typeof intent === 'object' && intent !== null && 'id' in intent;
  return isIntent && typeof intent.id === 'string' ? intent.id : null;
}

const at = (base: URL): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> => ({
  host: base.hostname,
  port: base.port || (base.protocol === 'https:' ? 443 : 80),
  protocol: base.protocol === 'http:' ? 'http' : 'https',
});
