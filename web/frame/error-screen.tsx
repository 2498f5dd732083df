import { isRouteErrorResponse } from 'react-router';
import { site } from '#content/site.ts';
import { buttonStyle } from '../ui/button-style.ts';
import { NotFound } from './not-found.tsx';

const unknown = 'An unexpected error occurred.';

/** What failed, in the words that there are for it. */
function wordsOf(error: unknown): { title: string; text: string } {
  if (isRouteErrorResponse(error)) {
    const text = `${error.status} ${error.statusText}`.trim();
    return { title: 'Unexpected Application Error!', text };
  }
  return { title: 'Something went wrong', text: (error instanceof Error && error.message) || unknown };
}

/** What stands in place of a page that failed. Plain links: the router may be what failed. */
export function ErrorScreen({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <main id="main" className="flex min-h-[calc(100dvh-4.0625rem)] flex-col">
        <NotFound />
      </main>
    );
  }
  const { title, text } = wordsOf(error);
  return (
    <main
      id="main"
      className="page-width flex min-h-[calc(100dvh-4.0625rem)] flex-col items-center justify-center gap-5 py-20 text-center"
    >
      <title>{`${title} | ${site.name}`}</title>
      <h1 className="text-4xl">{title}</h1>
      <p role="alert" className="max-w-measure text-muted wrap-anywhere">
        {text}
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
