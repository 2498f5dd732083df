import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { site } from '#content/site.ts';

const hashSchema = z.string().regex(/^'sha\d+-[\w+/=-]+'$/);
const hashesSchema = z.object({ 'script-src': z.record(z.string(), z.array(hashSchema)) });

/** Where frames may come from: policies that somebody else hosts are shown in one. */
export function frameSources(hostedPolicies: Readonly<Record<string, string>>): string[] {
  const addresses = Object.values(hostedPolicies).filter((address) => address !== '');
  const origins = new Set(addresses.map((address) => new URL(address).origin));
  return origins.size > 0 ? [...origins] : ["'none'"];
}

const directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': frameSources(site.hostedPolicies),
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  // Every form is sent by a script.
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** What a browser can do and no page of this site asks for. */
const unused = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()';

/** Only this site's own files run as scripts; a page adds what `pagePolicies` gives for it. */
export async function securityHeaders(app: FastifyInstance, https: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', unused);
  });
}

/** What is read by a secret in its address: no search engine keeps it, and no other site is told of it. */
export function keepFromOthers(reply: FastifyReply): void {
  reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'no-referrer');
}

/** The content policy of each page in `webDir`: with the hashes of its own inline scripts, which its build wrote down. */
export function pagePolicies(webDir: string): ReadonlyMap<string, string> {
  let text: string;
  try {
    text = readFileSync(join(webDir, 'csp-hashes.json'), 'utf8');
  } catch {
    return new Map();
  }
  const pages = hashesSchema.parse(JSON.parse(text))['script-src'];
  return new Map(
    Object.entries(pages).map(([page, hashes]) => {
      const own = { ...directives, 'script-src': [...directives['script-src'], ...hashes] };
      const policy = Object.entries(own).map(([name, sources]) => `${name} ${sources.join(' ')}`);
      return [page, policy.join(';')];
    }),
  );
}
