import * as auth from './auth.ts';
import * as documents from './documents.ts';
import type { Endpoint } from './endpoint.ts';
import * as health from './health.ts';
import * as outbox from './outbox.ts';
import * as payments from './payments.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value;

/** Every call of the API, for the OpenAPI document and the access tests. */
export const endpoints: readonly Endpoint[] = [auth, payments, documents, outbox, health].flatMap((module) =>
  Object.values(module).filter(isEndpoint),
);
