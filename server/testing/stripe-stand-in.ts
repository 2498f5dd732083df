import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkForm, type Form, parseForm } from './check-form.ts';
import { type ParamType, publishedParams } from './published-params.ts';

export const standInSecrets = { secretKey: 'sk_test_standin', webhookSecret: 'whsec_standin' };

interface Session {
  id: string;
  object: 'checkout.session';
  url: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
  [field: string]: unknown;
}
interface Charge {
  id: string;
  object: 'charge';
  payment_intent: string;
  refunded: boolean;
  disputed: boolean;
}
export type DisputeStatus = 'warning_needs_response' | 'needs_response' | 'under_review' | 'won' | 'lost';
interface Dispute {
  id: string;
  object: 'dispute';
  charge: string;
  payment_intent: string;
  status: string;
}

class Refused extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const params = {
  createSession: publishedParams('Checkout/Sessions.d.ts', 'SessionCreateParams'),
  retrieveSession: publishedParams('Checkout/Sessions.d.ts', 'SessionRetrieveParams'),
  listSessions: publishedParams('Checkout/Sessions.d.ts', 'SessionListParams'),
  expireSession: publishedParams('Checkout/Sessions.d.ts', 'SessionExpireParams'),
  createRefund: publishedParams('Refunds.d.ts', 'RefundCreateParams'),
  listDisputes: publishedParams('Disputes.d.ts', 'DisputeListParams'),
};

/** A server that answers as Stripe's API does to the calls we make, and refuses every form that Stripe would. */
export class StripeStandIn {
  readonly #server = createServer((request, response) => {
    this.#answer(request).then(
      (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      (error: unknown) => {
        const { status, code, message } =
          error instanceof Refused ? error : { status: 500, code: 'bug', message: String(error) };
        const body = { error: { type: 'invalid_request_error', code, message } };
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      },
    );
  });
  readonly #sessions = new Map<string, Session>();
  readonly #charges: Charge[] = [];
  readonly #disputes: Dispute[] = [];
  readonly #failed = new Set<string>();
  readonly #answered = new Map<string, { form: string; body?: unknown; refused?: Refused }>();
  /** Every call so far, 'POST /v1/refunds'. */
  readonly calls: string[] = [];
  /** While set, every call is answered by this status. */
  down: number | undefined;
  /** While set, no refund is made: there is too little money in the account. */
  refundsFail = false;

  /** Resolves to its address. */
  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return this.base;
  }

  get base(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  /** The customer pays; by a slow method the money comes later. Throws where the session is not open. */
  pay(sessionId: string, { slowly = false } = {}): void {
    const session = this.#session(sessionId);
    if (session.status !== 'open') throw new Error('This session is not open.');
    const payment_intent = newId('pi');
    Object.assign(session, { status: 'complete', payment_intent, url: null });
    this.#charges.push({
      id: newId('ch'),
      object: 'charge',
      payment_intent,
      refunded: false,
      disputed: false,
    });
    if (!slowly) session.payment_status = 'paid';
  }

  moneyArrives(sessionId: string): void {
    this.#session(sessionId).payment_status = 'paid';
  }

  moneyFails(sessionId: string): void {
    this.#failed.add(sessionId);
  }

  expire(sessionId: string): void {
    Object.assign(this.#session(sessionId), { status: 'expired', url: null });
  }

  /** The operator gives the money back in Stripe's own pages. */
  refund(sessionId: string): void {
    this.#chargeOf(sessionId).refunded = true;
  }

  /** The customer's bank asks for the money back, or decides. */
  dispute(sessionId: string, status: DisputeStatus): void {
    const charge = this.#chargeOf(sessionId);
    charge.disputed = true;
    const open = this.#disputes.find((dispute) => dispute.charge === charge.id);
    const { id, payment_intent } = charge;
    if (open) open.status = status;
    else this.#disputes.push({ id: newId('dp'), object: 'dispute', charge: id, payment_intent, status });
  }

  /** A notice as it would be posted now, signed. */
  notice(type: string, sessionId: string, id = newId('evt')): { body: string; signature: string } {
    const about = type.startsWith('charge.dispute.')
      ? this.#disputes.find(({ charge }) => charge === this.#chargeOf(sessionId).id)
      : type.startsWith('charge.')
        ? this.#chargeOf(sessionId)
        : this.#session(sessionId);
    const body = JSON.stringify({ id, object: 'event', type, data: { object: about } }, null, 2);
    const time = Math.floor(Date.now() / 1000);
    const hmac = createHmac('sha256', standInSecrets.webhookSecret).update(`${time}.${body}`);
    return { body, signature: `t=${time},v1=${hmac.digest('hex')}` };
  }

  async #answer(request: IncomingMessage): Promise<unknown> {
    const { pathname, search } = new URL(request.url ?? '/', 'http://stripe');
    const sent = await readAll(request);
    this.calls.push(`${request.method} ${pathname}`);
    if (this.down !== undefined) throw new Refused(this.down, 'api_error', 'Stripe is down.');
    if (request.headers.authorization !== `Bearer ${standInSecrets.secretKey}`) {
      throw new Refused(401, 'unauthorized', 'Invalid API Key provided');
    }
    const form = request.method === 'POST' ? sent : search.slice(1);
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string') return this.#perform(`${request.method} ${pathname}`, form);
    const earlier = this.#answered.get(key);
    if (earlier !== undefined && earlier.form !== form) {
      throw new Refused(400, 'idempotency_error', 'Keys can only be used with the same parameters.');
    }
    if (earlier?.refused) throw earlier.refused;
    if (earlier) return earlier.body;
    try {
      const body = this.#perform(`${request.method} ${pathname}`, form);
      this.#answered.set(key, { form, body });
      return body;
    } catch (error) {
      // A refusal is kept under its key as well.
      if (error instanceof Refused) this.#answered.set(key, { form, refused: error });
      throw error;
    }
  }

  #perform(call: string, encoded: string): unknown {
    if (call === 'POST /v1/checkout/sessions') return this.#create(checked(encoded, params.createSession));
    if (call === 'GET /v1/checkout/sessions') {
      const { payment_intent } = checked(encoded, params.listSessions);
      const data = [...this.#sessions.values()].filter((one) => one.payment_intent === payment_intent);
      return { object: 'list', data, has_more: false };
    }
    if (call === 'POST /v1/refunds') return this.#giveBack(checked(encoded, params.createRefund));
    if (call === 'GET /v1/disputes') {
      const { charge } = checked(encoded, params.listDisputes);
      const data = this.#disputes.filter((dispute) => dispute.charge === charge);
      return { object: 'list', data, has_more: false };
    }
    const expired = /^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(call)?.[1];
    if (expired !== undefined) {
      checked(encoded, params.expireSession);
      return this.#end(this.#session(expired));
    }
    const id = /^GET \/v1\/checkout\/sessions\/(\w+)$/.exec(call)?.[1];
    if (id === undefined) throw new Refused(404, 'url_invalid', `Unrecognized request URL: ${call}`);
    return this.#expanded(this.#session(id), checked(encoded, params.retrieveSession));
  }

  #create(form: Form): Session {
    const problem = refuseSession(form);
    if (problem !== undefined) throw new Refused(400, 'parameter_invalid', problem);
    const id = newId('cs_test');
    const { unit_amount, currency } = ((form.line_items as Form)[0] as Form).price_data as Form;
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: Number(unit_amount),
      currency,
      customer_email: form.customer_email ?? null,
      customer_details: null,
      metadata: form.metadata ?? {},
      success_url: form.success_url,
      cancel_url: form.cancel_url ?? null,
    };
    this.#sessions.set(id, session);
    return session;
  }

  #end(session: Session): Session {
    if (session.status !== 'open') {
      const message = `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`;
      throw new Refused(400, 'resource_unexpected_state', message);
    }
    return Object.assign(session, { status: 'expired', url: null });
  }

  #giveBack(form: Form): unknown {
    const charge = this.#charges.find((one) => one.payment_intent === form.payment_intent);
    if (charge === undefined) throw new Refused(404, 'resource_missing', 'No such payment_intent');
    if (charge.refunded) throw new Refused(400, 'charge_already_refunded', 'Charge was already refunded.');
    if (this.refundsFail)
      throw new Refused(400, 'balance_insufficient', 'Insufficient funds in Stripe balance.');
    charge.refunded = true;
    return { id: newId('re'), object: 'refund', status: 'succeeded', payment_intent: charge.payment_intent };
  }

  #expanded(session: Session, { expand }: Form): unknown {
    const wanted = Object.values((expand as Form | undefined) ?? {});
    if (!wanted.includes('payment_intent.latest_charge') || session.payment_intent === null) return session;
    const latest_charge = this.#chargeOf(session.id);
    const waiting = this.#failed.has(session.id) ? 'requires_payment_method' : 'processing';
    const status = session.payment_status === 'paid' ? 'succeeded' : waiting;
    const payment_intent = { id: session.payment_intent, object: 'payment_intent', status, latest_charge };
    return { ...session, payment_intent };
  }

  #session(id: string): Session {
    const session = this.#sessions.get(id);
    if (session === undefined) throw new Refused(404, 'resource_missing', `No such checkout.session: ${id}`);
    return session;
  }

  #chargeOf(sessionId: string): Charge {
    const { payment_intent } = this.#session(sessionId);
    const charge = this.#charges.find((one) => one.payment_intent === payment_intent);
    if (charge === undefined) throw new Error('Nothing was paid.');
    return charge;
  }
}

function checked(encoded: string, published: ParamType): Form {
  const form = parseForm(encoded);
  const [problem] = checkForm(form, published);
  if (problem !== undefined) throw new Refused(400, 'parameter_unknown', problem);
  return form;
}

/** What Stripe's types do not say of a one-time payment. */
function refuseSession(form: Form): string | undefined {
  const item = (form.line_items as Form | undefined)?.[0] as Form | undefined;
  const { unit_amount, product, product_data } = (item?.price_data ?? {}) as Form;
  if (form.mode !== 'payment') return 'mode must be payment';
  if (Number(unit_amount) < 50) return 'The amount must be at least 50 cents.';
  if ((product === undefined) === (product_data === undefined)) return 'One of product and product_data.';
  for (const url of [form.success_url, form.cancel_url]) {
    if (typeof url !== 'string' || !/^https?:\/\//.test(url)) return 'Not a valid URL';
  }
  if (!/^[^@\s]+@[^@\s]+$/.test(String(form.customer_email))) return 'Invalid email address';
  return undefined;
}

async function readAll(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`;
