import type { CellLine } from './compare-states.ts';

/** One line for both kinds of community, or one for each. */
export function CellLines({ lines }: { lines: readonly CellLine[] }) {
  return lines.map(({ who, text, open }) => (
    <span key={who} className="block">
      {who && `${who}: `}
      {text}
      {open && <span className="text-sm font-normal text-muted"> (not&nbsp;checked)</span>}
    </span>
  ));
}
