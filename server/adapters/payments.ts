/** Where an address to return to names the checkout, the provider writes its id. */
export const checkoutPlaceholder = '{CHECKOUT_SESSION_ID}';

/** As the customer typed it. */
export interface CustomerName {
  /** In full. */
  name: string;
  /** Empty where only the full name was given. */
  firstName: string;
  lastName: string;
}

export interface NewCheckout {
  email: string;
  customer: CustomerName;
  amountCents: number;
  currency: string;
  /** In full, with `checkoutPlaceholder` for the id. */
  successUrl: string;
  cancelUrl: string;
  /** This site's address, without a slash at the end. */
  origin: string;
}

export type ProviderState = 'open' | 'pending' | 'paid' | 'disputed' | 'refunded' | 'expired';

/** What the provider knows of a checkout right now. */
export interface ProviderCheckout {
  state: ProviderState;
  /** The provider's name for the payment, once there is one. */
  paymentId: string | null;
  email: string;
  customer: CustomerName;
  amountCents: number;
  currency: string;
  successUrl: string;
  cancelUrl: string;
}

/** A notice that something about a checkout changed. What changed is asked for, so that notices may come in any order. */
export interface PaymentEvent {
  id: string;
  /** Null where it is about nothing that this site started. */
  checkoutId: string | null;
}

/** The signature of a notice is not the provider's, or too old. */
export class NoticeNotSigned extends Error {
  constructor() {
    super('The notice is not signed by the payment provider.');
    this.name = 'NoticeNotSigned';
  }
}

/** Takes the one-time payment. Every method rejects where the provider cannot be reached. */
export interface Payments {
  readonly name: 'sandbox' | 'stripe';
  /** Starts a checkout: its id, and where the browser pays for it. */
  start(checkout: NewCheckout): Promise<{ id: string; url: string }>;
  /** Undefined where this site started no such checkout. */
  find(checkoutId: string): Promise<ProviderCheckout | undefined>;
  /** Ends an open checkout, so that nobody can pay for it any more. No effect on one that is not open. */
  expire(checkoutId: string): Promise<void>;
  /**
   * Gives a paid checkout's money back in full. No error where that was done before. `attempt` counts the tries from 0: a
   * provider answers a repeated one as it answered the first.
   */
  refund(checkoutId: string, attempt?: number): Promise<void>;
  /** Reads a notice from the body's bytes as they came; null for a kind that says nothing. Throws NoticeNotSigned. */
  readNotice(body: Buffer, signature: string): Promise<PaymentEvent | null>;
}
