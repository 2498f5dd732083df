import { Spinner } from '../../ui/spinner.tsx';

/** As high as an empty profile: nothing jumps when it comes. */
export function ProfileSkeleton() {
  return (
    <p role="status" className="flex min-h-96 items-center justify-center gap-3 text-muted">
      <Spinner /> Loading your profile...
    </p>
  );
}
