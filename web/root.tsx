import interFont from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import serifFont from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import {
  Links,
  type Location,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useNavigate,
  useRouteError,
} from 'react-router';
import { site } from '#content/site.ts';
import { whenSessionLost } from './api/client.ts';
import { ErrorScreen } from './frame/error-screen.tsx';
import { Footer } from './frame/footer.tsx';
import { Header } from './frame/header.tsx';
import { holdPresses, useHeldPresses } from './frame/held-presses.ts';
import { PageLoading } from './frame/page-loading.tsx';
import { siteAddress } from './frame/public-meta.ts';
import { RouteChange } from './frame/route-change.tsx';
import { sessionStore, useSessionUpkeep } from './session/session.ts';
import { sessionHint } from './session/session-hint.ts';
import styles from './styles/app.css?url';
import { Announcer } from './ui/announcer.tsx';
import { Loading } from './ui/loading.tsx';

export const links = () => [
  ...[interFont, serifFont].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/** For the pages that have none of their own. */
export const meta = () => [{ title: site.name }];

/** A page that keeps its place in its address has one scroll position for all of them. */
const scrollKey = ({ key, state }: Location) => (state as { scroll?: string } | null)?.scroll ?? key;

/** The document around every page, the error screen and the loading screen included. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    // Marked by the script of the session's hint.
    <html lang="en-US" data-address={siteAddress()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#14181c" media="(prefers-color-scheme: dark)" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants. */}
        <script dangerouslySetInnerHTML={{ __html: [holdForms, holdPresses, sessionHint].join(';') }} />
        <Meta />
        {/* React writes a style sheet with a precedence before the scripts: it is asked for first. */}
        <link rel="stylesheet" href={styles} precedence="default" />
        <Links />
      </head>
      <body>
        <a
          href="#main"
          className="screen-only absolute -top-20 left-4 z-50 rounded-box bg-accent px-4 py-3 font-semibold text-on-accent focus:top-3"
        >
          Skip to content
        </a>
        <Header />
        {children}
        <Footer />
        <Announcer />
        <ScrollRestoration getKey={scrollKey} />
        <Scripts />
      </body>
    </html>
  );
}

/** Until the code of a page is here its forms would send what is in them as an address. They wait: see ui/form.tsx. */
const holdForms = "addEventListener('submit',e=>{e.preventDefault();e.target.dataset.waiting=''},true);";

/** At least as high as the window: the footer starts below it, whatever is still to be loaded, and nothing jumps. */
const mainStyle = 'flex min-h-[calc(100dvh-4.0625rem)] flex-col';

export default function Root() {
  const navigate = useNavigate();
  useSessionUpkeep();
  useHeldPresses();
  useEffect(() => {
    whenSessionLost(() => {
      sessionStore.lose();
      const { pathname, search, hash } = window.location;
      if (pathname !== '/login') void navigate('/login', { state: { from: pathname + search + hash } });
    });
  }, [navigate]);
  return (
    <>
      <RouteChange />
      <PageLoading />
      <main id="main" className={mainStyle}>
        <Outlet />
      </main>
    </>
  );
}

/** Stands in the fallback document until the page's own code has loaded. */
export function HydrateFallback() {
  return (
    <main id="main" className={mainStyle}>
      <Loading />
    </main>
  );
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} />;
}
