import { factOf } from '#report/fact-of.ts';
import type { ShownPoint } from '#report/read-analysis.ts';
import { sectionOf } from '#report/section-of.ts';
import { CitationChips } from './evidence/citation-chips.tsx';
import { Explained } from './notes/explained.tsx';
import { Meaning } from './notes/meaning.tsx';
import { NotConfirmed } from './second-reader/doubt.tsx';
import { FoundBy } from './second-reader/found-by.tsx';
import { SeeAlso } from './see-also.tsx';

/** A statement with where it stands. A reference without a citation is shown as it came. */
export function Statement({ point, id }: { point: ShownPoint; id: string }) {
  const { text, reference, citations } = point;
  const place = citations.length > 0 ? sectionOf(reference) : reference;
  return (
    <>
      <Explained text={text} />{' '}
      {citations.length > 0 && <CitationChips id={id} statement={text} citations={citations} />}{' '}
      {place && <span className="inline-block text-sm text-muted">{place}</span>}{' '}
      <FoundBy by={point.found_by} id={point.id} />
      {point.not_confirmed && <NotConfirmed />}
      <SeeAlso id={id} own={citations} citations={point.see_also} />
    </>
  );
}

interface PointListProps {
  points: readonly ShownPoint[];
  /** What tells this list's statements from the same ones elsewhere on the page. */
  name: string;
  /** Whether what a statement means can be opened beside it. */
  explained?: boolean;
}

export function PointList({ points, name, explained = false }: PointListProps) {
  // Of a list, such as fines, the note stands once.
  const noted = new Set<string>();
  const first = new Set(
    points.filter(({ id }) => {
      const fact = factOf(id);
      const seen = noted.has(fact);
      noted.add(fact);
      return !seen;
    }),
  );
  return (
    <ul className="flex flex-col">
      {points.map((point) => (
        <li key={point.id} className="border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
          <Statement point={point} id={`${name}/${point.id}`} />{' '}
          {explained && first.has(point) && <Meaning id={point.id} about={point.text} />}
        </li>
      ))}
    </ul>
  );
}
