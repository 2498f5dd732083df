import type { Blobs } from './adapters/blobs.ts';
import type { Scanner } from './adapters/clamd-scanner.ts';
import type { IdentityProvider } from './adapters/identity-provider.ts';
import type { InstallationMark } from './adapters/installation-mark.ts';
import type { Mailer } from './adapters/mail.ts';
import type { Outbox } from './adapters/outbox-mailer.ts';
import type { Payments } from './adapters/payments.ts';
import type { SandboxPayments } from './adapters/sandbox-payments.ts';
import type { Uses } from './adapters/uses.ts';
import type { Changes } from './changes.ts';
import type { Database } from './db/schema.ts';
import type { AnalysisInput, AnalysisMessage, AnalysisOutput } from './jobs/analyze-process.ts';
import type { HomeWork, HomeWorkDone } from './jobs/home-process.ts';
import type { IntakeInput, IntakeOutput } from './jobs/intake-process.ts';
import type { ProcessPool } from './jobs/process-pool.ts';
import type { ReadingInput, ReadingOutput } from './jobs/reading-process.ts';
import type { RenderInput, RenderOutput } from './jobs/render-process.ts';
import type { ReportInput, ReportOutput } from './jobs/report-process.ts';
import type { ModelSettings } from './model/model-settings.ts';
import type { DocumentFiles } from './sealing/document-files.ts';
import type { MasterKeys } from './sealing/master-keys.ts';
import type { SecurityLog } from './security-log.ts';

/** What the server needs from outside of itself: one adapter each. */
export interface Ports {
  db: Database;
  blobs: Blobs;
  /** What the place of the blobs carries, as the database does. */
  mark: InstallationMark;
  /** What is stored of documents: blobs, sealed. */
  files: DocumentFiles;
  masterKeys: MasterKeys;
  mailer: Mailer;
  /** Set where mail stays on this machine. */
  outbox: Outbox | undefined;
  payments: Payments;
  /** Set where the sandbox takes the payments. */
  sandbox: SandboxPayments | undefined;
  analyzer: ProcessPool<AnalysisInput, AnalysisOutput, AnalysisMessage>;
  /** Looks for viruses in what is uploaded; undefined where the operator has no scanner. */
  scanner: Scanner | undefined;
  /** Does the first with what callers send. */
  intake: ProcessPool<IntakeInput, IntakeOutput>;
  renderer: ProcessPool<RenderInput, RenderOutput>;
  reporter: ProcessPool<ReportInput, ReportOutput>;
  /** Looks for what is asked in the documents of a home, and for what changed in one. */
  asker: ProcessPool<HomeWork, HomeWorkDone>;
  /** The language model that reads beside the rules; undefined for none. */
  model: ModelSettings | undefined;
  /** Puts together what it answered. Set where `model` is. */
  reader: ProcessPool<ReadingInput, ReadingOutput> | undefined;
  /** Whose users can sign in here; undefined for nobody's. */
  provider: IdentityProvider | undefined;
  /** For limits on calls. */
  uses: Uses;
  changes: Changes;
  security: SecurityLog;
  /** Milliseconds since 1970. */
  now: () => number;
}
