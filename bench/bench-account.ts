import type { Analysis } from '#contract/analysis.ts';
import type { Document, DocumentProgress } from '#contract/documents.ts';
import type { ListedHome } from '#contract/homes.ts';

export const benchPassword = 'bench-password';

/** A paying user of a running server, over its API. */
export class BenchAccount {
  readonly #base: string;
  /** Of the session, as it was last answered. */
  #cookie: string;
  readonly #email: string;
  readonly #from: string | undefined;

  private constructor(base: string, email: string, cookie: string, from: string | undefined) {
    this.#email = email;
    this.#from = from;
    this.#base = base;
    this.#cookie = cookie;
  }

  /**
   * Pays in the sandbox, confirms the address by the mail of the outbox and logs in. `from` is the caller's address as a
   * proxy tells it, for a server that believes one.
   */
  static async open(base: string, email: string, from?: string): Promise<BenchAccount> {
    const post = (path: string, body?: unknown) => send(base + path, body, from);
    const { url } = await post('/api/payments/create-checkout-session', {
      success_url: '/payment-success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: '/payment',
      customer_email: email,
      customer_name: 'Bench User',
      password: benchPassword,
    });
    await post(`/api/payments/sandbox/${String(url).split('/').at(-1)}/complete`);
    await post('/api/auth/confirm-email', {
      token: await mailedToken(base, email),
      password: benchPassword,
    });
    return new BenchAccount(base, email, await logIn(base, email, from), from);
  }

  /** The id of the stored document. Rejects when the server did not say that it was stored. */
  async upload(name: string, bytes: Uint8Array<ArrayBuffer>, type = 'other'): Promise<string> {
    const form = new FormData();
    form.append('document_type', type);
    form.append('file', new File([bytes], name));
    const response = await this.#fetch('/api/documents/upload', { method: 'POST', body: form });
    if (response.status !== 201) throw new Error(`The upload answered ${response.status}.`);
    return ((await response.json()) as Document).id;
  }

  async documents(): Promise<Document[]> {
    const response = await this.#fetch('/api/documents');
    if (!response.ok) throw new Error(`The list answered ${response.status}.`);
    return ((await response.json()) as { data: Document[] }).data;
  }

  async homes(): Promise<ListedHome[]> {
    const response = await this.#fetch('/api/homes');
    if (!response.ok) throw new Error(`The homes answered ${response.status}.`);
    return ((await response.json()) as { data: ListedHome[] }).data;
  }

  /** The page of a home, as it was sent. */
  async homeText(id: string): Promise<string> {
    const response = await this.#fetch(`/api/homes/${id}`);
    if (!response.ok) throw new Error(`The home ${id} answered ${response.status}.`);
    return response.text();
  }

  async progress(id: string): Promise<DocumentProgress> {
    const response = await this.#fetch(`/api/documents/${id}/status`);
    if (!response.ok) throw new Error(`The status of ${id} answered ${response.status}.`);
    return (await response.json()) as DocumentProgress;
  }

  async analysis(id: string): Promise<Analysis> {
    const response = await this.#fetch(`/api/documents/${id}/analysis`);
    if (!response.ok) throw new Error(`The analysis of ${id} answered ${response.status}.`);
    return (await response.json()) as Analysis;
  }

  /** The text of one page. */
  async page(id: string, number: number): Promise<string> {
    const response = await this.#fetch(`/api/documents/${id}/pages/${number}`);
    if (!response.ok) throw new Error(`Page ${number} of ${id} answered ${response.status}.`);
    return ((await response.json()) as { text: string }).text;
  }

  /** Whether the picture of a page comes, asked for again as the site's page does while the server says that it may. */
  async picture(id: string, number: number): Promise<boolean> {
    for (let tries = 0; tries < 20; tries += 1) {
      const response = await this.#fetch(`/api/documents/${id}/pages/${number}/image?width=1200`);
      await response.arrayBuffer();
      if (response.ok) return true;
      const wait = Number(response.headers.get('retry-after'));
      if ((response.status !== 503 && response.status !== 429) || wait === 0) return false;
      await new Promise((resolve) => setTimeout(resolve, Math.min(10, wait) * 1000));
    }
    return false;
  }

  /** Logs in again where the session has ended: a long run outlives it. */
  async #fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const from = this.#from && { 'x-forwarded-for': this.#from };
    const send = () => fetch(this.#base + path, { ...init, headers: { cookie: this.#cookie, ...from } });
    const response = await send();
    if (response.status !== 401) return response;
    await response.arrayBuffer();
    this.#cookie = await logIn(this.#base, this.#email, this.#from);
    return send();
  }
}

/** The cookie of a new session. */
async function logIn(base: string, email: string, from: string | undefined): Promise<string> {
  const response = await fetch(`${base}/api/auth/login`, json({ email, password: benchPassword }, from));
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (!response.ok || cookie === undefined) throw new Error(`Log-in answered ${response.status}.`);
  return cookie;
}

const json = (body: unknown, from?: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(from && { 'x-forwarded-for': from }) },
  body: JSON.stringify(body ?? {}),
});

async function send(url: string, body: unknown, from?: string): Promise<Record<string, unknown>> {
  const response = await fetch(url, json(body, from));
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return (await response.json()) as Record<string, unknown>;
}

async function mailedToken(base: string, email: string): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const response = await fetch(`${base}/api/outbox`);
    const { data } = (await response.json()) as { data: { to: string; links: string[] }[] };
    const links = data.filter(({ to }) => to === email).flatMap((mail) => mail.links);
    const link = links.find((address) => address.includes('/confirm-email?'));
    if (link !== undefined) return new URL(link).searchParams.get('token') ?? '';
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('No confirmation mail came.');
}
