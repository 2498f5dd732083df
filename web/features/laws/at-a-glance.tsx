import { CellLines } from './cell-lines.tsx';
import type { Cell } from './compare-states.ts';

/** What is known of the five things compared. */
export function AtAGlance({ cells }: { cells: readonly Cell[] }) {
  return (
    <section className="rounded-box border border-line bg-surface p-5">
      <h2 className="mb-2 text-xl">At a glance</h2>
      <dl>
        {cells.map(({ id, label, lines }) => (
          <div key={id} className="border-t border-line py-2.5">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="leading-snug font-medium">
              <CellLines lines={lines} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
