import { useId } from 'react';

export interface ChartBar {
  readonly label: string;
  readonly value: number;
  readonly display: string;
  /** Drawn hatched: worked out, or still to come. */
  readonly hatched?: boolean;
}

interface BarChartProps {
  /** What the picture shows, for who does not see it. */
  sentence: string;
  bars: readonly ChartBar[];
}

/** Bars lying one under the other, each with its words: they fit a phone and can be printed. */
export function BarChart({ sentence, bars }: BarChartProps) {
  const hatch = useId();
  const most = Math.max(...bars.map(({ value }) => value), 0) || 1;
  return (
    <div role="img" aria-label={sentence} className="flex flex-col gap-2.5 break-inside-avoid">
      {bars.map(({ label, value, display, hatched }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two bars may have the same label, and none moves.
        <div key={index} className="flex flex-col gap-1">
          <div className="tabular flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 wrap-anywhere">{label}</span>
            <span className="font-semibold">{display}</span>
          </div>
          <svg aria-hidden="true" className="h-3.5 w-full">
            {hatched && (
              <pattern
                id={`${hatch}${index}`}
                width="6"
                height="6"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <rect width="3" height="6" className="fill-accent" />
              </pattern>
            )}
            <rect width="100%" height="100%" rx="3" className="fill-sunken" />
            <rect
              width={`${Math.max(0.5, (100 * value) / most)}%`}
              height="100%"
              rx="3"
              className={hatched ? undefined : 'fill-accent'}
              fill={hatched ? `url(#${hatch}${index})` : undefined}
            />
          </svg>
        </div>
      ))}
    </div>
  );
}
