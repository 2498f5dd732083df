import { Spinner } from './spinner.tsx';

/** A spinner with its words, in the middle of the page. */
export function Loading({ children = 'Loading...' }: { children?: string }) {
  return (
    <div role="status" className="flex min-h-96 flex-1 flex-col items-center justify-center gap-4 text-muted">
      <span className="text-accent">
        <Spinner size="large" />
      </span>
      <p>{children}</p>
    </div>
  );
}
