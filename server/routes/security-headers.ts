import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const hashesSchema = z.object({ 'script-src': z.array(z.string().regex(/^'sha\d+-[\w+/=-]+'$/)) });

/** Only this site's own scripts run: its files, and the inline ones whose hashes the build of the pages wrote down. */
export async function securityHeaders(app: FastifyInstance, webDir: string, https: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...scriptHashes(webDir)],
        'script-src-attr': ["'none'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}

function scriptHashes(webDir: string): string[] {
  let text: string;
  try {
    text = readFileSync(join(webDir, 'csp-hashes.json'), 'utf8');
  } catch {
    return [];
  }
  return hashesSchema.parse(JSON.parse(text))['script-src'];
}
