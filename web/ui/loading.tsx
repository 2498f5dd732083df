import { Spinner } from './spinner.tsx';

/** A spinner with its words, in the middle of a space as high as most pages, so that what follows moves little. */
export function Loading({ children = 'Loading...' }: { children?: string }) {
  return (
    <div role="status" className="flex min-h-96 flex-col items-center justify-center gap-4 text-muted">
      <span className="text-accent">
        <Spinner size="large" />
      </span>
      <p>{children}</p>
    </div>
  );
}
