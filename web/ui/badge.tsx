import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  neutral: 'bg-sunken text-muted border-line',
  success: 'bg-accent-soft text-accent border-accent/30',
  info: 'bg-info-soft text-info border-info/30',
  caution: 'bg-caution-soft text-caution border-caution/30',
  danger: 'bg-danger-soft text-danger border-danger/30',
} as const;
export type BadgeTone = keyof typeof tones;

/** A word about a thing: a status, a kind. Give it an icon where the tone carries meaning. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm font-semibold [&>svg]:size-3.5',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
