import { classNames } from './class-names.ts';

interface ProgressBarProps {
  label: string;
  /** Percent, 0 to 100. */
  value: number;
  /** What is under way, read in place of the percentage. */
  valueText?: string;
  pulsing?: boolean;
}

export function ProgressBar({ label, value, valueText, pulsing = false }: ProgressBarProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      className="h-2.5 w-full overflow-hidden rounded-full bg-line"
    >
      <div
        className={classNames(
          'h-full rounded-full bg-accent transition-[width] duration-500 ease-out',
          pulsing && 'animate-pulse',
        )}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
