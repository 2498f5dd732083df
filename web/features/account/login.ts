import { login, type User } from '#contract/auth.ts';
import { call } from '../../api/client.ts';
import { ApiFailure, noResponse } from '../../api/failure.ts';

export const bothRequired = 'Please enter both email and password.';
const unusable = 'Login failed. Please check your credentials.';

export interface Credentials {
  email: string;
  password: string;
  /** Of the account's app, or a recovery code; empty before it was asked for. */
  code?: string;
}

export type LoginOutcome =
  | { readonly user: User }
  /** The password was right: a code is asked for as well. */
  | { readonly needsCode: true }
  | { readonly message: string /** The address has still to be confirmed. */; readonly unconfirmed: boolean };

/** What the login page says about a login that did not succeed. */
export function loginMessage(error: unknown): string {
  if (!(error instanceof ApiFailure)) return 'An unexpected error occurred. Please try again.';
  if (error.noResponse) return noResponse;
  if (error.status === 401) return 'Invalid email or password';
  return error.detail || 'Login failed. Please try again.';
}

/** Asks the server to sign in. Never throws: what went wrong is in the outcome. */
export async function logIn(credentials: Credentials): Promise<LoginOutcome> {
  try {
    const user: Partial<User> | null = await call(login, { body: bodyOf(credentials) });
    // A success that names nobody signs nobody in.
    if (typeof user?.email !== 'string') return { message: unusable, unconfirmed: false };
    return { user: user as User };
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'second_factor_needed') return { needsCode: true };
    const unconfirmed = error instanceof ApiFailure && error.code === 'email_not_confirmed';
    return { message: loginMessage(error), unconfirmed };
  }
}

const bodyOf = ({ email, password, code }: Credentials) =>
  code ? { email, password, code } : { email, password };
