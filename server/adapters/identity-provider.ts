import type { ClientAuth, Configuration } from 'openid-client';
import { AppError } from '../app-error.ts';
import type { OidcSettings } from '../oidc-settings.ts';

/** Who the provider says has signed in. */
export interface Identity {
  issuer: string;
  /** The provider's id of the person, which never changes. */
  subject: string;
  /** In lower case. */
  email: string | undefined;
  /** Whether the provider says that the address is the person's. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** What the browser's return has to match. */
export type Expected = Record<'state' | 'nonce' | 'verifier', string>;

export interface IdentityProvider {
  readonly name: string;
  readonly makesAccounts: boolean;
  /** Where to send the browser. Throws provider_away. */
  begin(returnTo: string): Promise<{ url: string; expected: Expected }>;
  /** Who has signed in, by the address that the browser was sent back to. Throws provider_refused, provider_away. */
  finish(address: URL, expected: Expected): Promise<Identity>;
}

/** Milliseconds that the provider has for each answer. */
const patience = 10_000;

/** Speaks to the provider by OpenID Connect: authorization code, PKCE, state and nonce. Nothing is loaded or asked before it is used. */
export function openIdentityProvider(settings: OidcSettings): IdentityProvider {
  const { issuer, clientId, clientSecret, name, makesAccounts } = settings;
  let found: Promise<Configuration> | undefined;
  const library = () => import('openid-client');

  const discover = async () => {
    const { discovery, allowInsecureRequests, ClientSecretBasic, ClientSecretPost } = await library();
    // Where a provider names no way to send the secret, the standard has it sent in the header.
    const proof: ClientAuth = (server, ...request) => {
      const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
      const send = ways.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost;
      send(clientSecret)(server, ...request);
    };
    // The settings allow http on this machine alone.
    const execute = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
    return discovery(new URL(issuer), clientId, undefined, proof, {
      execute,
      timeout: patience / 1000,
    });
  };
  const configuration = async () => {
    found ??= discover();
    try {
      return await found;
    } catch (cause) {
      found = undefined;
      throw new AppError('provider_away', { cause });
    }
  };

  return {
    name,
    makesAccounts,
    async begin(returnTo) {
      const config = await configuration();
      const oidc = await library();
      const verifier = oidc.randomPKCECodeVerifier();
      const expected = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: returnTo,
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state: expected.state,
        nonce: expected.nonce,
      });
      return { url: url.href, expected };
    },
    async finish(address, { state, nonce, verifier }) {
      const config = await configuration();
      const oidc = await library();
      try {
        const tokens = await oidc.authorizationCodeGrant(config, address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new AppError('provider_refused');
        // Some providers say who somebody is in the token, some only when asked.
        const told =
          claims.email === undefined && config.serverMetadata().userinfo_endpoint !== undefined
            ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
            : claims;
        return identityOf({ issuer: claims.iss, subject: claims.sub }, told);
      } catch (cause) {
        if (cause instanceof AppError) throw cause;
        throw new AppError(isAway(cause) ? 'provider_away' : 'provider_refused', { cause });
      }
    },
  };
}

function identityOf(who: { issuer: string; subject: string }, told: Record<string, unknown>): Identity {
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  const [first = '', ...rest] = text(told.name).split(' ');
  return {
    ...who,
    email: text(told.email).toLowerCase() || undefined,
    emailVerified: told.email_verified === true,
    firstName: text(told.given_name) || first,
    lastName: text(told.family_name) || rest.join(' '),
  };
}

/** No connection, no answer in time, or one that only a server in trouble gives. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const status = Number(
    (error as { status?: unknown }).status ?? (error.cause as { status?: unknown })?.status,
  );
  return (
    error instanceof TypeError ||
    error.name === 'TimeoutError' ||
    error.name === 'AbortError' ||
    status >= 500
  );
}
