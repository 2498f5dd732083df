import { classNames } from './class-names.ts';

const sizes = { small: 'size-4 border-2', medium: 'size-6 border-2', large: 'size-10 border-3' } as const;

/** A turning ring. Decoration: the words beside it say what is under way. */
export function Spinner({ size = 'medium' }: { size?: keyof typeof sizes }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-block shrink-0 animate-spin rounded-full border-current border-r-transparent',
        sizes[size],
      )}
    />
  );
}
