import type { Flag, Timestamp } from './column-types.ts';

/** The authenticator app of an account. */
export interface SecondFactorsTable {
  user_id: string;
  /** Sealed by the master key and bound to the account: see services/second-factor.ts. */
  secret: string;
  created_at: Timestamp;
  /** Null until the app has shown a code: until then it asks for none. */
  confirmed_at: Timestamp | null;
  /** The span of thirty seconds whose code was used last, counted from 1970. No code of it or before counts again. */
  last_step: number;
}

/** Codes for whoever has lost the app. A used one is gone. */
export interface RecoveryCodesTable {
  /** A hash of the account's id and the code. */
  code_hash: string;
  user_id: string;
}

export interface PasskeysTable {
  id: string;
  user_id: string;
  /** What the authenticator calls it, in base64url. */
  credential_id: string;
  /** COSE, in base64url. */
  public_key: string;
  /** How often it was used, as the authenticator counts; 0 for those that do not. */
  counter: number;
  /** JSON array: how a browser reaches it. */
  transports: string;
  /** 1 where it is kept in more places than one. */
  backed_up: Flag;
  name: string;
  created_at: Timestamp;
  last_used_at: Timestamp | null;
}

/** An account elsewhere that signs in to an account here. */
export interface IdentitiesTable {
  /** A hash of issuer and subject. */
  key: string;
  user_id: string;
  issuer: string;
  subject: string;
  created_at: Timestamp;
}

/** What a sign-in has begun and the next call ends, once. */
export interface SignInStepsTable {
  /** Of the token in the browser's cookie. */
  token_hash: string;
  kind: 'passkey_login' | 'passkey_added' | 'provider';
  /** Whose it is, where somebody is signed in. */
  user_id: string | null;
  /** JSON: what the answer has to match. */
  data: string;
  expires_at: Timestamp;
}
