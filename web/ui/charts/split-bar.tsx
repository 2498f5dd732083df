import { classNames } from '../class-names.ts';

export interface ChartSlice {
  readonly label: string;
  readonly display: string;
  /** 0 to 1; together 1. */
  readonly share: number;
}

interface SplitBarProps {
  /** What the picture shows, for who does not see it. */
  sentence: string;
  slices: readonly ChartSlice[];
}

const fills = ['fill-accent', 'fill-info', 'fill-caution', 'fill-danger', 'fill-muted'];
const fillOf = (index: number, count: number) =>
  // The last slice is what is left over: quiet, whatever its number.
  index === count - 1 && count > 2 ? 'fill-edge' : (fills[index % fills.length] ?? '');

/** How a whole is divided: one bar cut into its parts, with their names in the same order below. */
export function SplitBar({ sentence, slices }: SplitBarProps) {
  let from = 0;
  const placed = slices.map((slice, index) => {
    const start = from;
    from += slice.share;
    return { ...slice, start, fill: fillOf(index, slices.length) };
  });
  return (
    <div role="img" aria-label={sentence} className="flex flex-col gap-3 break-inside-avoid">
      <svg aria-hidden="true" className="h-7 w-full">
        {placed.map(({ label, start, share, fill }) => (
          <rect
            key={label}
            x={`${100 * start}%`}
            width={`${100 * share}%`}
            height="100%"
            strokeWidth="2"
            className={classNames(fill, 'stroke-paper')}
          />
        ))}
      </svg>
      <ul className="tabular grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
        {placed.map(({ label, display, fill }) => (
          <li key={label} className="flex items-baseline gap-2">
            <svg aria-hidden="true" className="size-3 shrink-0">
              <rect width="100%" height="100%" rx="2" className={fill} />
            </svg>
            <span>
              {label} <span className="font-semibold">{display}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
