import type { ShownPoint } from '#report/read-analysis.ts';
import { sectionOf } from '#report/section-of.ts';
import { CitationChips } from './evidence/citation-chips.tsx';

/** A statement with where it stands. A reference without a citation is shown as it came. */
export function Statement({ point, id }: { point: ShownPoint; id: string }) {
  const { text, reference, citations } = point;
  const place = citations.length > 0 ? sectionOf(reference) : reference;
  return (
    <>
      {text} {citations.length > 0 && <CitationChips id={id} statement={text} citations={citations} />}{' '}
      {place && <span className="inline-block text-sm text-muted">{place}</span>}
    </>
  );
}

interface PointListProps {
  points: readonly ShownPoint[];
  /** What tells this list's statements from the same ones elsewhere on the page. */
  name: string;
}

export function PointList({ points, name }: PointListProps) {
  return (
    <ul className="flex flex-col">
      {points.map((point) => (
        <li key={point.id} className="border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
          <Statement point={point} id={`${name}/${point.id}`} />
        </li>
      ))}
    </ul>
  );
}
