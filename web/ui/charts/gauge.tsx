import { classNames } from '../class-names.ts';

interface GaugeProps {
  /** What the picture shows, for who does not see it. */
  sentence: string;
  /** 0 to 100; what is above is shown as full. */
  percent: number;
  display: string;
  /** Where the bands meet, and the word for each: one more than marks. The first band is the worst. */
  marks: readonly number[];
  bands: readonly string[];
}

const fills = ['fill-danger', 'fill-caution', 'fill-accent'];

/** A percentage on a line from 0 to 100 that is divided into bands. */
export function Gauge({ sentence, percent, display, marks, bands }: GaugeProps) {
  const at = Math.min(100, Math.max(0, percent));
  const edges = [0, ...marks, 100];
  const current = marks.filter((mark) => percent >= mark).length;
  const width = (index: number) => (edges[index + 1] ?? 100) - (edges[index] ?? 0);
  return (
    <div role="img" aria-label={sentence} className="flex flex-col gap-1 break-inside-avoid">
      <div className="relative h-8">
        <span
          className="tabular absolute bottom-0 font-serif text-2xl leading-none font-semibold"
          style={at > 50 ? { right: `${100 - at}%` } : { left: `${at}%` }}
        >
          {display}
        </span>
      </div>
      <svg aria-hidden="true" className="h-8 w-full overflow-visible">
        {bands.map((band, index) => (
          <rect
            key={band}
            x={`${edges[index] ?? 0}%`}
            y="8"
            width={`${width(index)}%`}
            height="16"
            strokeWidth="2"
            className={classNames(
              fills[index] ?? 'fill-accent',
              'stroke-paper',
              index !== current && 'opacity-35',
            )}
          />
        ))}
        <rect
          x={`${at}%`}
          y="0"
          width="4"
          height="32"
          rx="2"
          transform="translate(-2)"
          className="fill-ink"
        />
      </svg>
      <div
        className="tabular grid text-sm"
        style={{ gridTemplateColumns: bands.map((_, index) => `${width(index)}fr`).join(' ') }}
      >
        {bands.map((band, index) => (
          <span key={band} className={classNames('pr-1', index === current ? 'font-semibold' : 'text-muted')}>
            {band}
            <span className="block">
              {index === 0
                ? `below ${edges[1]}%`
                : index === bands.length - 1
                  ? `${edges[index]}% or more`
                  : `${edges[index]}% to ${edges[index + 1]}%`}
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}
