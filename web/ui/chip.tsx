import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

interface ChipProps extends ComponentProps<'button'> {
  /** The place it opens is the one on show. */
  selected?: boolean;
}

/** A small button within text that opens a place: 'p. 12'. Looks like a strip of highlighter. */
export function Chip({ selected = false, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      {...rest}
      className={classNames(
        'tabular inline-flex min-h-6 cursor-pointer items-center rounded-[0.25rem] bg-highlight px-2 text-[0.8125rem] leading-6',
        'whitespace-nowrap font-semibold text-on-highlight hover:underline aria-pressed:ring-2 aria-pressed:ring-accent',
        className,
      )}
    />
  );
}
