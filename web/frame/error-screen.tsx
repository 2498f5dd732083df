import { site } from '#content/site.ts';
import { buttonStyle } from '../ui/button-style.ts';

/** What stands in place of a page that failed. Plain links: the router may be what failed. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <main
      id="main"
      className="page-width flex min-h-[calc(100dvh-4.0625rem)] flex-col items-center justify-center gap-5 py-20 text-center"
    >
      <title>{`Something went wrong | ${site.name}`}</title>
      <h1 className="text-4xl">Something went wrong</h1>
      <p className="max-w-measure text-muted">
        {error instanceof Error && error.message ? error.message : 'An unexpected error occurred.'}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <a href="/" className={buttonStyle('primary')}>
          Go to Home Page
        </a>
        <button type="button" onClick={() => window.location.reload()} className={buttonStyle('secondary')}>
          Refresh Page
        </button>
      </div>
    </main>
  );
}
