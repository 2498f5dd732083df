import { z } from 'zod';
import { isLoopbackName } from './loopback.ts';

/** A provider whose users sign in here (OpenID Connect). */
export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What the button calls it. */
  readonly name: string;
  /** Whether somebody whom the provider sends for the first time gets an account, and access, without paying here. */
  readonly makesAccounts: boolean;
}

const plain = z
  .string()
  .regex(/^[!-~]{1,500}$/, 'must have no spaces and no line breaks')
  .optional();

/** OIDC_*: all of them may be left out. */
export const oidcVariables = z.object({
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://login.example.com' })
    .optional(),
  OIDC_CLIENT_ID: plain,
  OIDC_CLIENT_SECRET: plain,
  OIDC_NAME: z
    .string()
    .trim()
    .regex(/^[^\p{Cc}]{1,40}$/u, 'must be a name of at most 40 characters')
    .optional(),
  OIDC_ACCOUNTS: z.enum(['paid', 'free'], 'must be paid or free').optional(),
});

/** The provider that the variables name, undefined where they name none; else what is wrong, in sentences. */
export function oidcSettings(
  e: z.output<typeof oidcVariables>,
): { settings: OidcSettings | undefined } | { problems: string[] } {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = e;
  if ([issuer, clientId, clientSecret, e.OIDC_NAME, e.OIDC_ACCOUNTS].every((value) => value === undefined))
    return { settings: undefined };
  if (issuer === undefined || clientId === undefined || clientSecret === undefined)
    return { problems: ['OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET: must be set together.'] };
  const { protocol, hostname, host, username, password, search, hash } = new URL(issuer);
  if (username || password || search || hash)
    return { problems: ['OIDC_ISSUER: must be the address of the issuer alone.'] };
  if (protocol === 'http:' && !isLoopbackName(hostname))
    return { problems: ['OIDC_ISSUER: must begin with https:// unless it is on this machine.'] };
  const makesAccounts = e.OIDC_ACCOUNTS === 'free';
  return { settings: { issuer, clientId, clientSecret, name: e.OIDC_NAME ?? host, makesAccounts } };
}
