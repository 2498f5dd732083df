import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('sample', 'routes/sample.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  layout('routes/app-layout.tsx', [
    route('login', 'routes/login.tsx'),
    route('register', 'routes/register.tsx'),
    route('confirm-email', 'routes/confirm-email.tsx'),
    route('payment', 'routes/payment.tsx'),
    route('payment-success/:sessionId?', 'routes/payment-success.tsx'),
    route('checkout/sandbox/:sessionId', 'routes/sandbox-checkout.tsx'),
    route('outbox', 'routes/outbox.tsx'),
    route('analyze', 'routes/analyze.tsx'),
    route('results/:documentId', 'routes/results.tsx'),
    route('documents', 'routes/documents.tsx'),
    route('documents/:documentId', 'routes/document.tsx'),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
