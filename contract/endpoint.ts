import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anybody, a signed-in user, or a signed-in user who has paid. */
export type Access = 'public' | 'signed_in' | 'paid';

/**
 * One call of the API, described once: the server validates and serializes by it, the web client takes its types from
 * it, and the OpenAPI document is generated from it. `path` is under the site's root, parameters written `:name`.
 */
export interface Endpoint {
  readonly name: string;
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** 'multipart' where the body is a form with a file, described by `form` for the OpenAPI document. */
  readonly form?: z.ZodObject;
  /** Status of a success; 200 where left out. */
  readonly status?: number;
  /** JSON of a success, or the media type of what is sent instead. */
  readonly response: z.ZodType | { readonly mediaType: string };
}

/** Keeps the literal types of an endpoint. */
export function endpoint<const E extends Endpoint>(e: E): E {
  return e;
}

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.ZodType
  ? { [P in K]: z.input<E[K]> }
  : { [P in K]?: undefined };

/** What a caller passes. */
export type EndpointInput<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>;

/** What a caller gets. */
export type EndpointOutput<E extends Endpoint> = E['response'] extends z.ZodType
  ? z.output<E['response']>
  : never;
