import { classNames } from '../../../../ui/class-names.ts';
import { type Zoom, zooms } from './zoom.ts';

/** How large the page is shown, over its lower edge. */
export function ZoomButtons({ zoom, onZoom }: { zoom: Zoom; onZoom: (zoom: Zoom) => void }) {
  return (
    <fieldset className="absolute right-4 bottom-4 flex rounded-box border border-line bg-surface p-0.5 text-sm shadow-raised">
      <legend className="sr-only">Zoom</legend>
      {zooms.map(({ zoom: step, label }) => (
        <button
          key={label}
          type="button"
          aria-pressed={zoom === step}
          onClick={() => onZoom(step)}
          className={classNames(
            'tabular min-h-9 cursor-pointer rounded-[0.375rem] px-2.5 font-semibold',
            zoom === step ? 'bg-accent-soft text-accent' : 'text-muted hover:bg-sunken hover:text-ink',
          )}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
