import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { uuidv7 } from 'uuidv7';
import { upload } from '#contract/limits.ts';
import { AppError } from './app-error.ts';
import type { Log } from './log.ts';
import type { Ports } from './ports.ts';
import { apiDocsRoutes } from './routes/api-docs-routes.ts';
import { authRoutes } from './routes/auth-routes.ts';
import { checkHost } from './routes/check-host.ts';
import { checkInput } from './routes/check-input.ts';
import { checkOrigin } from './routes/check-origin.ts';
import { closeInTime } from './routes/close-in-time.ts';
import { documentEventsRoute } from './routes/document-events-route.ts';
import { documentRoutes } from './routes/document-routes.ts';
import { handleErrors, sendRefusal } from './routes/handle-errors.ts';
import { healthRoutes } from './routes/health-routes.ts';
import { homeRoutes } from './routes/home-routes.ts';
import { logRequests } from './routes/log-requests.ts';
import { metricsRoute } from './routes/metrics-route.ts';
import { modelRoutes } from './routes/model-routes.ts';
import { newsletterRoutes } from './routes/newsletter-routes.ts';
import { outboxRoute } from './routes/outbox-route.ts';
import { parseJson } from './routes/parse-json.ts';
import { passwordRoutes } from './routes/password-routes.ts';
import { paymentRoutes } from './routes/payment-routes.ts';
import { paymentWebhookRoute } from './routes/payment-webhook-route.ts';
import { providerRoutes } from './routes/provider-routes.ts';
import { refuseNul } from './routes/refuse-nul.ts';
import { reportRoute } from './routes/report-route.ts';
import { securityHeaders } from './routes/security-headers.ts';
import { shareRoutes } from './routes/share-routes.ts';
import { signInRoutes } from './routes/sign-in-routes.ts';
import { userRoutes } from './routes/user-routes.ts';
import { webPages } from './routes/web-pages.ts';
import { createPageRenderer } from './services/render-page.ts';
import type { Settings } from './settings.ts';

declare module 'fastify' {
  interface FastifyInstance {
    settings: Settings;
    ports: Ports;
  }
}

/** The server, ready to listen or to be asked by `inject`. `log` writes one JSON line per event, nothing where false. */
export async function buildApp(
  settings: Settings,
  ports: Ports,
  { log = false }: { log?: Log | false } = {},
): Promise<FastifyInstance> {
  const options: FastifyServerOptions = {
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => uuidv7(),
    trustProxy: settings.trustProxy === 0 ? false : (_address, hop) => hop < settings.trustProxy,
    bodyLimit: 64 * 1024,
    requestTimeout: 300_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    frameworkErrors: (_error, request, reply) => sendRefusal(request, reply, new AppError('bad_request')),
  };
  if (log !== false) options.loggerInstance = log;
  const app = Fastify(options);
  app.decorate('settings', settings);
  app.decorate('ports', ports);
  app.decorateRequest('session');
  checkInput(app);
  app.setSerializerCompiler(serializerCompiler);
  closeInTime(app);
  handleErrors(app);
  logRequests(app);
  parseJson(app);
  refuseNul(app);

  const https = settings.appUrl.startsWith('https:');
  await securityHeaders(app, https);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(cookie);
  await app.register(multipart, {
    limits: { fileSize: upload.maxBytes, files: upload.mostPictures, fields: 10, fieldSize: 1000, parts: 40 },
  });
  checkHost(app);
  checkOrigin(app);

  healthRoutes(app);
  metricsRoute(app);
  authRoutes(app);
  passwordRoutes(app);
  userRoutes(app);
  signInRoutes(app);
  providerRoutes(app);
  paymentRoutes(app);
  await paymentWebhookRoute(app);
  newsletterRoutes(app);
  // One for all: what broke the process for one reader is not tried for another.
  const renderPage = createPageRenderer(app.ports);
  documentRoutes(app, renderPage);
  modelRoutes(app);
  reportRoute(app);
  homeRoutes(app);
  shareRoutes(app, renderPage);
  documentEventsRoute(app);
  outboxRoute(app);
  apiDocsRoutes(app);
  await webPages(app, settings.webDir, settings.appUrl);
  return app;
}
