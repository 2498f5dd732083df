import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, in words. */
  label: string;
}

/** A button that shows only a picture. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(
        'inline-flex size-10 shrink-0 cursor-pointer items-center justify-center rounded-box text-ink hover:bg-sunken',
        'disabled:cursor-not-allowed disabled:opacity-40 [&>svg]:size-5',
        className,
      )}
    />
  );
}
