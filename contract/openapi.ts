import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { errorBodySchema } from './errors.ts';

type Json = { [key: string]: unknown };

/** The OpenAPI 3.1 document of every call, written from the same objects that the server and the web client work by. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'PlainDeed',
      version: '1',
      description:
        'Plain-English analysis of homeowners association documents, every statement cited to its page.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: {
      schemas: { Error: schemaOf(errorBodySchema, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
    },
  };
}

function operation(endpoint: Endpoint): Json {
  const { body, form, response, access } = endpoint;
  const content =
    response instanceof z.ZodType
      ? { 'application/json': { schema: schemaOf(response, 'output') } }
      : { [response.mediaType]: {} };
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    ...(access === 'public' ? {} : { security: [{ session: [] }] }),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(body && { requestBody: requestBody('application/json', body) }),
    ...(form && { requestBody: requestBody('multipart/form-data', form) }),
    responses: {
      [endpoint.status ?? 200]: { description: 'Success', content },
      default: {
        description: 'A refusal; `detail` is the sentence to show.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

const requestBody = (mediaType: string, schema: z.ZodType): Json => ({
  required: true,
  content: { [mediaType]: { schema: schemaOf(schema, 'input') } },
});

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: schemaOf(value as z.ZodType, 'input'),
  }));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  // What the caller sends of a coerced value is its text; the schema shown is that of the value.
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: io === 'input' && isCoerced(schema) ? 'output' : io,
  });
  return json;
}

const isCoerced = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }).type === undefined;
