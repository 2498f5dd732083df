import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A sheet on the paper. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={classNames('rounded-box border border-line bg-surface p-5 sm:p-8', className)}
    />
  );
}
