import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { DatabaseTransaction } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import type { Ports } from '../ports.ts';
import { createAccount } from '../services/create-account.ts';
import { newCheckout } from '../services/new-checkout.ts';
import { hashPassword } from '../services/passwords.ts';
import { startSession } from '../services/start-session.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Upload {
  bytes: Uint8Array<ArrayBuffer> | string;
  name: string;
  type?: string | undefined;
}

/** A browser's worth of state: keeps the cookies that it is given. */
export class TestClient {
  readonly #app: FastifyInstance;
  readonly cookies = new Map<string, string>();

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async send(
    method: Method,
    url: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<LightMyRequestResponse> {
    const isForm = body instanceof FormData;
    const form = isForm ? new Response(body) : undefined;
    const payload = form ? Buffer.from(await form.arrayBuffer()) : (body as object | string | undefined);
    const response = await this.#app.inject({
      method,
      url,
      headers: { ...(form && { 'content-type': form.headers.get('content-type') ?? '' }), ...headers },
      cookies: Object.fromEntries(this.cookies),
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value } of response.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  get = (url: string, headers?: Record<string, string>) => this.send('GET', url, headers ? { headers } : {});
  post = (url: string, body?: unknown) => this.send('POST', url, { body });
  put = (url: string, body?: unknown) => this.send('PUT', url, { body });
  patch = (url: string, body?: unknown) => this.send('PATCH', url, { body });
  delete = (url: string, body?: unknown) => this.send('DELETE', url, { body });

  upload({ bytes, name, type = 'cc_and_r' }: Upload): Promise<LightMyRequestResponse> {
    const form = new FormData();
    form.append('file', new File([bytes], name));
    form.append('document_type', type);
    return this.post('/api/documents/upload', form);
  }
}

/** The password of every user that `signIn` makes. */
export const testPassword = 'kayak-71';
const passwordHash = hashPassword(testPassword);

/** Signs the client in as a new user with a confirmed address, who has paid unless told otherwise. */
export async function signIn(
  client: TestClient,
  ports: Ports,
  { payment = 'paid' }: { payment?: 'paid' | 'refunded' | 'none' } = {},
): Promise<{ id: string; email: string; checkoutId: string }> {
  const email = `${uuidv7()}@example.com`;
  const user = await ports.db.transaction().execute(async (trx) => {
    const account = { email, password_hash: await passwordHash, first_name: 'Ann', last_name: 'Owner' };
    const created = await createAccount(trx, account, 'confirm_email', ports.now());
    if (created === null) throw new Error('The address is taken.');
    await trx.deleteFrom('jobs').where('subject', '=', `confirm_email ${created.id}`).execute();
    await trx.updateTable('users').set({ email_confirmed: 1 }).where('id', '=', created.id).execute();
    if (payment !== 'none') await addCheckout(trx, created, payment, timestamp(ports.now()));
    return created;
  });
  client.cookies.set('session', await startSession(ports, user.id));
  return { id: user.id, email, checkoutId: checkoutOf(user.id) };
}

const checkoutOf = (userId: string) => `cs_${userId}`;

async function addCheckout(
  trx: DatabaseTransaction,
  user: { id: string; email: string },
  status: 'paid' | 'refunded',
  at: string,
): Promise<void> {
  await trx
    .insertInto('checkouts')
    .values({
      ...newCheckout(
        checkoutOf(user.id),
        {
          email: user.email,
          customer: { name: 'Ann Owner', firstName: 'Ann', lastName: 'Owner' },
          amountCents: 1000,
          currency: 'usd',
          successUrl: 'http://localhost/',
          cancelUrl: 'http://localhost/',
        },
        at,
      ),
      status,
      user_id: user.id,
      paid_at: at,
      payment_id: `pi_${user.id}`,
    })
    .execute();
}
