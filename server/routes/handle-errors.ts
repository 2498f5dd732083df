import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/errors.ts';
import { BlobsAway } from '../adapters/blobs-away.ts';
import { AppError } from '../app-error.ts';
import { DatabaseAway } from '../db/database-away.ts';
import { isStorageFull } from '../storage-full.ts';

/** Answers every refusal in the contract's body. What is not a refusal is a bug: its detail goes to the log only. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = asRefusal(error);
    if (refusal.code === 'internal') request.log.error({ err: error }, 'request failed');
    if (refusal.cause !== undefined) request.log.error({ err: refusal.cause }, refusal.code);
    sendRefusal(request, reply, refusal);
  });
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: AppError): void {
  // Set by whatever the handler meant to send.
  for (const header of ['content-type', 'content-encoding', 'content-disposition'])
    reply.removeHeader(header);
  const { retryAfter } = refusal.extras;
  if (retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfter)));
  void reply
    .code(refusal.httpStatus)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(refusal.body(request.id));
}

/** In seconds, while the database or the bucket is away: it is asked for anew with every call. */
export const comeBackAfter = 5;

const ofFastify: Record<string, ErrorCode> = {
  FST_REQ_FILE_TOO_LARGE: 'file_too_large',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request_too_large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'file_required',
  // The caller hung up halfway; nobody reads the answer.
  ECONNRESET: 'bad_request',
};

function asRefusal(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  if (isStorageFull(error)) return new AppError('storage_full', { cause: error });
  if (error instanceof DatabaseAway || error instanceof BlobsAway)
    return new AppError('not_ready', { retryAfter: comeBackAfter, cause: error });
  const known = ofFastify[error.code];
  if (known !== undefined) return new AppError(known);
  const status = error.statusCode ?? 500;
  if (status === 404) return new AppError('not_found');
  return new AppError(status >= 400 && status < 500 ? 'bad_request' : 'internal');
}
