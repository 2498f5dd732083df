import type { Access } from '#contract/endpoint.ts';
import { AppError } from './app-error.ts';
import type { SessionUser } from './services/find-session.ts';

declare const proven: unique symbol;

/** A user whose session was checked. Only `authorize` makes one. */
export type SignedIn = SessionUser & { readonly [proven]: 'signed_in' | 'paid' };

/** A signed-in user whose payment was checked. */
export type Paid = SignedIn & { readonly [proven]: 'paid' };

/** Somebody who came by a link to a home that was checked. Only `openShare` makes one. */
export interface Shared {
  readonly [proven]: 'shared';
  /** Of the share: what it uses is counted apart from what the owner does. */
  readonly id: string;
  readonly homeId: string;
  readonly ownerId: string;
  /** What the addresses of the documents begin with, for whoever has the link. */
  readonly documentsPath: string;
}

/** Who may read a document: its owner, or whoever was given a link to its home. */
export type Reader = SignedIn | Shared;

/** Who calls an endpoint of that access, as its handler sees it. */
export type Caller<A extends Access> = A extends 'paid'
  ? Paid
  : A extends 'signed_in'
    ? SignedIn
    : SignedIn | null;

/** Throws what the endpoint's access refuses, authentication_required before payment_required. */
export function authorize<A extends Access>(
  access: A,
  user: SessionUser | null,
  refusal: 'authentication_required' | 'session_expired',
): Caller<A> {
  if (access !== 'public' && user === null) throw new AppError(refusal);
  if (access === 'paid' && !user?.paid) throw new AppError('payment_required');
  return user as Caller<A>;
}
