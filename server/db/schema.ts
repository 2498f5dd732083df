import type { Generated, Kysely, Transaction } from 'kysely';
import type { DocumentFailure } from '#contract/document-failure.ts';
import type { AnalysisStage, StoredStatus } from '#contract/document-status.ts';
import type { DocumentType } from '#contract/document-type.ts';
import type { FileFormat } from '#readers/outcome.ts';

import type { Flag, Timestamp } from './column-types.ts';
import type { FactsTable, HomeNotesTable, HomeSharesTable, HomesTable } from './tables-of-homes.ts';
import type { ModelDaysTable, ModelUseTable, ReadingsTable } from './tables-of-readings.ts';
import type {
  IdentitiesTable,
  PasskeysTable,
  RecoveryCodesTable,
  SecondFactorsTable,
  SignInStepsTable,
} from './tables-of-sign-in.ts';

export interface UsersTable {
  id: string;
  /** In lower case. */
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  email_confirmed: Flag;
  /** Empty where never given, as is `bio`. */
  phone: string;
  bio: string;
  created_at: Timestamp;
}

/** One row per token; tokens that replaced one another share a family. */
export interface SessionsTable {
  token_hash: string;
  family_id: string;
  user_id: string;
  signed_in_at: Timestamp;
  issued_at: Timestamp;
  rotated_at: Timestamp | null;
  /** The browser's own words at the sign-in, cut short. */
  user_agent: string;
}

/** Browsers that an account's owner logged in at. */
export interface KnownDevicesTable {
  /** A hash of the account's id and the browser's token. */
  key: string;
  user_id: string;
  used_at: Timestamp;
}

/**
 * 'returning': paid a second time, see `duplicate_of`; the money is about to go back. 'pending': completed, the money is on its way. 'disputed': the payer's bank asks for it back. 'closed': its account was
 * deleted; nothing personal is left in the row, and it unlocks nothing ever again.
 */
export type CheckoutStatus =
  | 'open'
  | 'pending'
  | 'paid'
  | 'returning'
  | 'disputed'
  | 'refunded'
  | 'expired'
  | 'closed';

export interface CheckoutsTable {
  id: string;
  email: string;
  /** In full. */
  name: string;
  /** As typed; the full name and nothing where only that was given. */
  first_name: string;
  last_name: string;
  /** Set only between the start of a checkout with a password and its completion. */
  password_hash: string | null;
  amount_cents: number;
  currency: string;
  status: CheckoutStatus;
  success_url: string;
  cancel_url: string;
  /** The account that this payment unlocks; null until it is claimed. */
  user_id: string | null;
  account_created: Flag;
  /**
   * 1 where the account was made with this payment, by itself or by a sign-up that named it. Whoever has its id may
   * correct the account's address until that is confirmed.
   */
  opened_account: Flag;
  /** The payment that came before this one and counts, where the payer paid twice. */
  duplicate_of: string | null;
  created_at: Timestamp;
  paid_at: Timestamp | null;
  /** The provider's name for the payment itself; null until it is made. */
  payment_id: string | null;
  /** When the provider was asked for what `status` says; an answer to an earlier question changes nothing. */
  asked_at: Timestamp | null;
}

/** Notices of the payment provider that were dealt with. */
export interface PaymentEventsTable {
  id: string;
  received_at: Timestamp;
}

/** What the sandbox knows of its checkouts, as a payment provider would on machines of its own. */
export interface SandboxPaymentsTable {
  id: string;
  email: string;
  name: string;
  first_name: string;
  last_name: string;
  amount_cents: number;
  currency: string;
  success_url: string;
  cancel_url: string;
  state: 'open' | 'paid' | 'refunded' | 'expired';
}

export interface NewsletterTable {
  /** In lower case. */
  email: string;
  token_hash: string;
  /** What ends the subscription, in clear so that every newsletter can carry it. Null until one is exported. */
  unsubscribe_token: string | null;
  created_at: Timestamp;
  /** Null until the address is confirmed. */
  confirmed_at: Timestamp | null;
}

export interface EmailTokensTable {
  token_hash: string;
  user_id: string;
  purpose: 'confirm_email' | 'reset_password';
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

export interface DocumentsTable {
  id: string;
  owner_id: string;
  file_name: string;
  format: FileFormat;
  document_type: DocumentType;
  status: StoredStatus;
  stage: AnalysisStage;
  /** Page being read, of how many; null outside of reading. */
  stage_page: number | null;
  stage_pages: number | null;
  total_pages: number | null;
  size_bytes: number;
  /** Of the plain bytes. */
  sha256: string;
  /** The key of its files and texts, itself sealed: see sealing/document-key.ts. Null where they are not sealed yet. */
  file_key: string | null;
  /** Why the analysis failed, in a sentence for the user. */
  error: string | null;
  /** Why, where status is analysis_error; null with those that failed before this was kept. */
  failure: DocumentFailure | null;
  /** Retries asked for by the owner since `retries_since`. */
  retries: number;
  retries_since: Timestamp | null;
  created_at: Timestamp;
  /** When its owner was told that it is going to be deleted for its age. */
  expiry_noticed_at: Timestamp | null;
  /** The home that it is about. */
  home_id: string | null;
  /** 1 where nobody said of what type it is: its first analysis finds out. */
  type_open: Generated<Flag>;
  /** The document that it was split off, which may be gone, and its first page there. Null for any other. */
  part_of: string | null;
  part_first: number | null;
  /** 1 where its owner does not want it split, though it holds several documents. */
  kept_whole: Generated<Flag>;
}

export interface AnalysesTable {
  document_id: string;
  /** The engine's analysis as JSON, sealed with the document's key. */
  body: string;
  /** JSON array: where each page's gzip member starts in the pages blob, then the blob's length. */
  page_offsets: string;
  engine_version: string;
  created_at: Timestamp;
}

/**
 * Documents that were deleted, for as long as that can be undone. Their rows leave `documents` and `analyses` at once, so
 * that no query finds them: only restoring and erasing look here.
 */
export interface DeletedDocumentsTable {
  id: string;
  owner_id: string;
  /** Its rows as they were, as JSON. */
  document: string;
  analysis: string | null;
  facts: string | null;
  reading: string | null;
  deleted_at: Timestamp;
  /** Set when its files begin to go: from then on it cannot be brought back. */
  erasing: Flag;
}

export interface JobsTable {
  id: string;
  kind: string;
  /** What the job is about; there is at most one job of a kind about it. */
  subject: string;
  /** Jobs of one lane run one at a time, in order of their ids. No two of them can hold a lease. */
  lane: string | null;
  /** Those who take jobs of a kind that turned out long: a line of its own. Null for the first, where all begin. */
  line: string | null;
  /** Lanes take turns in a line: the lowest turn is next, the oldest of those. */
  turn: Generated<number>;
  payload: string;
  run_at: Timestamp;
  /** How often it was claimed, and how often its run ended badly. */
  attempts: Generated<number>;
  failures: Generated<number>;
  lease_token: string | null;
  lease_until: Timestamp | null;
  /** Set when it was given up. */
  failed_at: Timestamp | null;
  error: string | null;
  created_at: Timestamp;
}

/** How often somebody did something in a span of time that has not ended. */
export interface RateLimitsTable {
  /** A hash: the row names neither address nor account. */
  key: string;
  count: number;
  ends_at: Timestamp;
}

/** One row: the mark that the data folder carries too, so that neither is used with another's. */
export interface InstallationTable {
  one: 1;
  id: string;
  /** 'moving': its rows are being copied from SQLite. 'restoring': they are being put back from a backup. */
  state: 'ready' | 'moving' | 'restoring';
}

export interface Schema {
  installation: InstallationTable;
  users: UsersTable;
  sessions: SessionsTable;
  known_devices: KnownDevicesTable;
  checkouts: CheckoutsTable;
  payment_events: PaymentEventsTable;
  sandbox_payments: SandboxPaymentsTable;
  newsletter: NewsletterTable;
  email_tokens: EmailTokensTable;
  homes: HomesTable;
  home_notes: HomeNotesTable;
  documents: DocumentsTable;
  analyses: AnalysesTable;
  facts: FactsTable;
  home_shares: HomeSharesTable;
  deleted_documents: DeletedDocumentsTable;
  readings: ReadingsTable;
  model_use: ModelUseTable;
  model_days: ModelDaysTable;
  jobs: JobsTable;
  rate_limits: RateLimitsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  identities: IdentitiesTable;
  sign_in_steps: SignInStepsTable;
}

export type Database = Kysely<Schema>;
export type DatabaseTransaction = Transaction<Schema>;
