import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const texts = Object.keys(import.meta.glob('../content/{blog,guides}/*.mdx'));

/** One route for each article: its file is the route's module. */
const articles = (kind: 'guides' | 'blog') =>
  texts
    .filter((file) => file.startsWith(`../content/${kind}/`))
    .map((file) => route(file.replace('../content/', '').replace('.mdx', ''), file));

export default [
  index('routes/home.tsx'),
  route('sample', 'routes/sample.tsx'),
  route('blog', 'routes/blog.tsx'),
  layout('routes/blog-article.tsx', articles('blog')),
  layout('routes/guide.tsx', articles('guides')),
  route('hoa-laws', 'routes/hoa-laws.tsx'),
  route('hoa-laws/:slug', 'routes/hoa-law.tsx'),
  route('checklist', 'routes/checklist.tsx'),
  route('about', 'routes/about.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('newsletter', 'routes/newsletter.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('disclaimer', 'routes/disclaimer.tsx'),
  route('refresh-trick', 'routes/refresh-trick.tsx'),
  route('design', 'routes/design.tsx'),
  // The server answers these addresses with a redirect; here they are followed by the app's own links.
  route('guide/:slug', 'routes/guide-moved.tsx'),
  route('sample-analysis', 'routes/sample-moved.tsx'),
  layout('routes/app-layout.tsx', [
    route('login', 'routes/login.tsx'),
    route('register', 'routes/register.tsx'),
    route('confirm-email', 'routes/confirm-email.tsx'),
    route('forgot-password', 'routes/forgot-password.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    route('payment', 'routes/payment.tsx'),
    route('payment-success/:sessionId?', 'routes/payment-success.tsx'),
    route('checkout/sandbox/:sessionId', 'routes/sandbox-checkout.tsx'),
    route('outbox', 'routes/outbox.tsx'),
    layout('routes/paid-layout.tsx', [
      route('analyze', 'routes/analyze.tsx'),
      route('upload-document', 'routes/upload-document.tsx'),
    ]),
    route('results/:documentId', 'routes/results.tsx'),
    route('homes', 'routes/homes.tsx'),
    route('homes/compare', 'routes/compare-homes.tsx'),
    route('homes/:homeId', 'routes/home-page.tsx'),
    route('homes/:homeId/versions', 'routes/compare-versions.tsx'),
    route('shared/:token', 'routes/shared.tsx'),
    route('profile', 'routes/profile.tsx'),
    route('documents', 'routes/documents.tsx'),
    route('documents/:documentId', 'routes/document.tsx'),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
