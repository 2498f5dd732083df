import * as auth from './auth.ts';
import * as documents from './documents.ts';
import type { Endpoint } from './endpoint.ts';
import * as health from './health.ts';
import * as homeNotes from './home-notes.ts';
import * as homeQuestions from './home-questions.ts';
import * as homes from './homes.ts';
import * as modelReading from './model-reading.ts';
import * as newsletter from './newsletter.ts';
import * as outbox from './outbox.ts';
import * as passwords from './passwords.ts';
import * as payments from './payments.ts';
import * as reports from './reports.ts';
import * as shares from './shares.ts';
import * as signIn from './sign-in.ts';
import * as split from './split.ts';
import * as users from './users.ts';
import * as versions from './versions.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value;

/** Every call of the API, for the OpenAPI document and the access tests. */
export const endpoints: readonly Endpoint[] = [
  auth,
  passwords,
  users,
  signIn,
  payments,
  documents,
  split,
  modelReading,
  reports,
  homeQuestions,
  homes,
  homeNotes,
  shares,
  versions,
  newsletter,
  outbox,
  health,
].flatMap((module) => Object.values(module).filter(isEndpoint));
