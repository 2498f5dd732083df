import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { site } from '#content/site.ts';

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
};

const packed = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  identity: async (bytes: Buffer) => bytes,
};
type Encoding = keyof typeof packed;
// Preferred first where a browser takes several. Without a word from it nothing is compressed.
const offered: Encoding[] = ['br', 'gzip', 'identity'];
const encodingFor = (accepted: string | undefined) =>
  (accepted === undefined ? null : (negotiate(accepted, offered) as Encoding | null)) ?? 'identity';

/** Whether a list of tags, as `If-None-Match` holds it, has this one. */
const knows = (tags: string | undefined, etag: string) => tags?.split(',').some((tag) => tag.trim() === etag);

interface AddressedFile {
  readonly etag: string;
  readonly body: (encoding: Encoding) => Promise<Buffer>;
}

/**
 * Sends files of the built site with `address` (an origin, without a slash at the end) where the build left a stand-in for
 * it. Each file is read, and compressed in each way, at most once.
 */
export function addressedFiles(folder: string, address: string) {
  const files = new Map<string, Promise<AddressedFile>>();

  async function open(name: string): Promise<AddressedFile> {
    const built = await readFile(join(folder, name), 'utf8');
    const bytes = Buffer.from(built.replaceAll(site.builtAddress, address));
    const bodies = new Map<Encoding, Promise<Buffer>>();
    return {
      etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      body: (encoding) => {
        const known = bodies.get(encoding) ?? packed[encoding](bytes);
        bodies.set(encoding, known);
        return known;
      },
    };
  }

  return async (request: FastifyRequest, reply: FastifyReply, name: string): Promise<FastifyReply> => {
    const opened = files.get(name) ?? open(name);
    files.set(name, opened);
    const { etag, body } = await opened;
    reply.header('etag', etag).header('vary', 'accept-encoding');
    if (reply.statusCode === 200 && knows(request.headers['if-none-match'], etag))
      return reply.code(304).send();
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    reply.type(types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream');
    return reply.send(await body(encoding));
  };
}
