import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import type { OidcSettings } from '../oidc-settings.ts';

export interface StandInPerson {
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

const clientId = 'plaindeed';
const clientSecret = 'secret-of-the-client';

/** A real OpenID provider on this machine, whose users log in by their subject. */
export class OidcStandIn {
  readonly people = new Map<string, StandInPerson>();
  #provider: Provider | undefined;
  #server: Server | undefined;
  #issuer = '';

  /** Resolves to the settings that name it. It serves once it knows where to send browsers back to. */
  async listen(): Promise<OidcSettings> {
    const server = createServer();
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.#issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return { issuer: this.#issuer, clientId, clientSecret, name: 'Elm Street Realty', makesAccounts: false };
  }

  /** The same, serving. */
  async open(returnTo: string): Promise<OidcSettings> {
    const settings = await this.listen();
    this.serve(returnTo);
    return settings;
  }

  serve(returnTo: string): void {
    const provider = new Provider(this.#issuer, {
      clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [returnTo] }],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
      cookies: { keys: ['key-of-the-cookies'] },
      ttl: {
        AuthorizationCode: 60,
        AccessToken: 60,
        IdToken: 60,
        Session: 60,
        Grant: 60,
        Interaction: 60,
      },
      findAccount: (_, accountId) => ({
        accountId,
        claims: async () => ({ sub: accountId, ...this.people.get(accountId) }),
      }),
    });
    this.#provider = provider;
    this.#server?.on('request', provider.callback());
  }

  /** What becomes of a code when its time is over. */
  async endCode(code: string): Promise<void> {
    await (await this.#provider?.AuthorizationCode.find(code))?.destroy();
  }

  async close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    server?.closeAllConnections();
    if (server?.listening) await new Promise((resolve) => server.close(resolve));
  }

  /** Logs in there as the person does, from the address that the browser was sent to: where it is sent back to. */
  async logIn(start: string, subject: string): Promise<URL> {
    const cookies = new Map<string, string>();
    let address = start;
    let form: URLSearchParams | undefined;
    for (let hop = 0; hop < 12; hop += 1) {
      if (!address.startsWith(this.#issuer)) return new URL(address);
      const answer = await fetch(address, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(form ? { method: 'POST', body: form } : {}),
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      const next = answer.headers.get('location');
      const page = await answer.text();
      form = undefined;
      if (next !== null) {
        address = new URL(next, address).href;
        continue;
      }
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
      if (prompt === undefined)
        throw new Error(`The provider answered ${answer.status}: ${page.slice(0, 500)}`);
      form = new URLSearchParams({ prompt, login: subject, password: 'any' });
      address = new URL(/action="([^"]+)"/.exec(page)?.[1] ?? '', address).href;
    }
    throw new Error('The provider sends the browser round and round.');
  }
}
