import { Circle, Diamond, Triangle } from 'lucide-react';
import type { Severity } from '#contract/analysis.ts';
import { classNames } from '../../ui/class-names.ts';

const shapes = {
  high: { icon: Triangle, color: 'text-danger' },
  medium: { icon: Diamond, color: 'text-caution' },
  low: { icon: Circle, color: 'text-info' },
} as const;

interface SeverityMarkProps {
  severity: Severity;
  label: string;
  /** Reads the word to screen readers only, where a title beside it says the same. */
  labelHidden?: boolean;
}

/** A severity as a shape and a word. */
export function SeverityMark({ severity, label, labelHidden = false }: SeverityMarkProps) {
  const { icon: Icon, color } = shapes[severity];
  return (
    <span className={classNames('inline-flex items-center gap-1.5 text-sm font-semibold', color)}>
      <Icon aria-hidden="true" className="size-3.5 shrink-0 fill-current" />
      <span className={labelHidden ? 'sr-only' : undefined}>{label}</span>
    </span>
  );
}
