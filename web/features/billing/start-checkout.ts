import { createCheckoutSession } from '#contract/payments.ts';
import { call } from '../../api/client.ts';
import { ApiFailure } from '../../api/failure.ts';

export interface Buyer {
  firstName: string;
  lastName: string;
  email: string;
  /** Where it is given, the account is made with the payment. */
  password?: string;
}

const notStarted = 'Failed to start payment process. Please try again.';
const notCreated = 'Failed to create checkout session. Please try again.';

/** What the page says about a checkout that could not be started. */
export function checkoutMessage(error: unknown): string {
  if (!(error instanceof ApiFailure) || error.noResponse) return notStarted;
  return (error.status < 500 && (error.fieldMessages || error.detail)) || notCreated;
}

/** The call that starts the one-time payment of `buyer`, who comes back to `cancelPath` without having paid. */
export function checkoutRequest(buyer: Buyer, origin: string, cancelPath: '/register' | '/payment') {
  return {
    success_url: `${origin}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${origin}${cancelPath}`,
    customer_email: buyer.email,
    customer_name: `${buyer.firstName} ${buyer.lastName}`.trim(),
    first_name: buyer.firstName,
    // An account that was made of a full name alone has no last name.
    ...(buyer.lastName === '' ? {} : { last_name: buyer.lastName }),
    ...(buyer.password === undefined ? {} : { password: buyer.password }),
  };
}

/** Settles when the page is shown again: the payer pressed Back, and the browser had kept the page as it was. */
const shownAgain = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
  });

/**
 * Starts the payment and sends the browser to it. Settles with what went wrong; with null only if the page is shown again,
 * so that nobody starts a second payment while the first one loads.
 */
export async function startCheckout(
  buyer: Buyer,
  cancelPath: '/register' | '/payment',
): Promise<string | null> {
  try {
    const body = checkoutRequest(buyer, window.location.origin, cancelPath);
    const { success, url } = await call(createCheckoutSession, { body });
    if (!success || !url) return notCreated;
    window.location.assign(url);
    await shownAgain();
    return null;
  } catch (error) {
    return checkoutMessage(error);
  }
}
