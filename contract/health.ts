import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const healthz = endpoint({
  name: 'healthz',
  method: 'GET',
  path: '/healthz',
  access: 'public',
  summary: 'The process is alive.',
  response: z.object({ status: z.literal('ok') }),
});

export const readyz = endpoint({
  name: 'readyz',
  method: 'GET',
  path: '/readyz',
  access: 'public',
  summary:
    'Database and storage answer. 503 otherwise. On a full disk nothing new is stored, and everything else goes on.',
  response: z.object({ status: z.literal('ok'), database: z.literal('ok'), storage: z.enum(['ok', 'full']) }),
});

export const metrics = endpoint({
  name: 'metrics',
  method: 'GET',
  path: '/metrics',
  access: 'public',
  summary:
    'Figures for Prometheus: with METRICS_TOKEN as the bearer token, or from this machine outside of production.',
  response: { mediaType: 'text/plain' },
});
