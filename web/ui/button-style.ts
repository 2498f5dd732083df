import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent border-accent hover:bg-accent-strong hover:border-accent-strong',
  secondary: 'bg-surface text-ink border-edge hover:bg-sunken',
  quiet: 'bg-transparent text-accent border-transparent hover:bg-accent-soft',
  danger: 'bg-danger text-on-danger border-danger hover:bg-danger-strong hover:border-danger-strong',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 text-sm',
  medium: 'min-h-11 px-5 text-base',
  large: 'min-h-13 px-5 text-base',
};

/** The look of a button, for <button> and for links that look like one. */
export function buttonStyle(variant: ButtonVariant = 'primary', size: ButtonSize = 'medium', wide = false) {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-box border py-1.5 text-center font-semibold leading-snug',
    'cursor-pointer no-underline transition-colors duration-150',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    variants[variant],
    sizes[size],
    wide && 'w-full',
  );
}
