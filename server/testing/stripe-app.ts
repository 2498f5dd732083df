import { expect, vi } from 'vitest';
import type { TestedDatabase } from './databases.ts';
import { StripeStandIn, standInSecrets } from './stripe-stand-in.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

interface ShownMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
}

export const buyerPassword = 'maple-hollow-1';

/** The app with payments by a stand-in of Stripe, its jobs running, and what a buyer and Stripe do to it. */
export class StripeApp {
  readonly t: TestApp;
  readonly standIn: StripeStandIn;
  #count = 0;

  private constructor(t: TestApp, standIn: StripeStandIn) {
    this.t = t;
    this.standIn = standIn;
  }

  static async open(database: TestedDatabase): Promise<StripeApp> {
    const standIn = new StripeStandIn();
    const stripe = { ...standInSecrets, apiBase: await standIn.open() };
    return new StripeApp(await openTestApp(database, { settings: { stripe }, jobs: true }), standIn);
  }

  async close(): Promise<void> {
    await this.t.close();
    await this.standIn.close();
  }

  newEmail(): string {
    this.#count += 1;
    return `buyer${this.#count}@example.com`;
  }

  checkout(email: string, more: Record<string, unknown> = {}, client = this.t.visitor()) {
    return client.post('/api/payments/create-checkout-session', {
      success_url: '/payment-success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: '/payment',
      customer_email: email,
      customer_name: 'Ann Owner',
      ...more,
    });
  }

  /** A checkout's id. */
  async start(email: string, more: Record<string, unknown> = {}): Promise<string> {
    return (await this.checkout(email, more)).json().url.split('/').at(-1);
  }

  post({ body, signature }: { body: string; signature: string }) {
    return this.t.visitor().send('POST', '/api/payments/webhook', {
      body,
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    });
  }

  /** Stripe posts a notice of the type about the checkout. */
  tell(type: string, id: string, eventId?: string) {
    return this.post(this.standIn.notice(type, id, eventId));
  }

  row(id: string) {
    return this.t.ports.db.selectFrom('checkouts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  }

  /** The mails to an address, once there are so many. */
  mailsTo(email: string, length: number): Promise<ShownMail[]> {
    return vi.waitFor(async () => {
      const { data } = (await this.t.visitor().get('/api/outbox')).json();
      const theirs = (data as ShownMail[]).filter(({ to }) => to === email);
      expect(theirs).toHaveLength(length);
      return theirs;
    });
  }

  async status(client: TestClient): Promise<string> {
    return (await client.get('/api/payments/payment-status')).json().payment_status;
  }

  /** An account that the payment made, its address confirmed and the client signed in. */
  async openAccount() {
    const email = this.newEmail();
    const id = await this.start(email, { password: buyerPassword });
    this.standIn.pay(id);
    await this.tell('checkout.session.completed', id);
    const token = linkIn(await this.mailsTo(email, 2), '/confirm-email?').searchParams.get('token');
    const client = this.t.visitor();
    await client.post('/api/auth/confirm-email', { token, password: buyerPassword });
    const login = await client.post('/api/auth/login', { email, password: buyerPassword });
    expect(login.statusCode).toBe(200);
    return { email, id, client };
  }
}

/** The first link of the mails that holds the text. */
export const linkIn = (mails: { links: string[] }[], path: string): URL =>
  new URL(mails.flatMap(({ links }) => links).find((link) => link.includes(path)) ?? 'none:');
