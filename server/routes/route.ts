import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  RouteShorthandOptions,
} from 'fastify';
import { z } from 'zod';
import type { Endpoint, EndpointOutput } from '#contract/endpoint.ts';
import { authorize, type Caller } from '../access.ts';
import { refuseUnpaid } from '../services/get-payment-status.ts';
import { identify } from './session-cookie.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

export interface Call<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  /** Who calls, proven as the endpoint's access asks. */
  user: Caller<E['access']>;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Answer<E extends Endpoint> = E['response'] extends z.ZodType
  ? EndpointOutput<E>
  : Uint8Array | NodeJS.ReadableStream;

/** What a handler answers with when the caller has it already, by the entity tag that the handler has set. */
export const notModified = Symbol('not modified');

export type RouteOptions = Pick<
  RouteShorthandOptions,
  'config' | 'bodyLimit' | 'preValidation' | 'preHandler' | 'compress'
> & {
  /** A session past its window is renewed instead of refused. */
  renewsSession?: boolean;
};

/**
 * Binds an endpoint of the contract: its access is enforced, its input validated and its output serialized by its own
 * schemas before and after the handler.
 */
export function route<const E extends Endpoint, const A extends Answer<E> | typeof notModified>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<A>,
  { renewsSession = false, ...options }: RouteOptions = {},
): void {
  const { params, query, body, response } = endpoint;
  const status = endpoint.status ?? 200;
  const isJson = response instanceof z.ZodType;
  app.route({
    ...options,
    method: endpoint.method as HTTPMethods,
    url: endpoint.path,
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(isJson && { response: { [status]: response } }),
    },
    // Before the body is read: nobody uploads who may not.
    onRequest: async (request, reply) => {
      await identify(app, request, reply, renewsSession);
      const { user, refusal } = request.session;
      if (endpoint.access === 'paid' && user?.paid === false) throw await refuseUnpaid(app.ports, user);
      authorize(endpoint.access, user, refusal);
    },
    handler: async (request, reply) => {
      const { user, refusal } = request.session;
      const answer = await handler({
        params: request.params,
        query: request.query,
        body: request.body,
        user: authorize(endpoint.access, user, refusal),
        request,
        reply,
      } as Call<E>);
      if (answer === notModified) return reply.code(304).send();
      reply.code(status);
      if (!isJson && !reply.hasHeader('content-type'))
        reply.type((response as { mediaType: string }).mediaType);
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      return reply.send(answer);
    },
  });
}
