import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { dollars } from '#engine/compose/display.ts';
import { classNames } from '../../ui/class-names.ts';
import { AssessmentList } from './assessment-list.tsx';
import { CitationChips } from './evidence/citation-chips.tsx';
import { pageRanges } from './page-ranges.ts';
import { PointList } from './point-list.tsx';
import type { ShownSection } from './read-analysis.ts';

function Details({ section, name }: { section: ShownSection; name: string }) {
  const { key_points: points, restricted_activities: activities, monthly_fees: fees } = section;
  const title = 'font-sans text-base font-semibold tracking-normal';
  return (
    <>
      {points.length > 0 && (
        <section className="flex flex-col gap-2">
          <h4 className={title}>Key points</h4>
          <PointList points={points} name={`${name}/key`} />
        </section>
      )}
      {activities.length > 0 && (
        <section className="flex flex-col gap-2">
          <h4 className={title}>Restricted activities</h4>
          <PointList points={activities} name={`${name}/restriction`} />
        </section>
      )}
      {fees !== null && (
        <p>
          <span className="font-semibold">Monthly fees:</span>{' '}
          <span className="tabular">{dollars(fees)}</span>
        </p>
      )}
      {section.special_assessments.length > 0 && (
        <section className="flex flex-col gap-2">
          <h4 className={title}>Special assessments</h4>
          <AssessmentList assessments={section.special_assessments} name={name} />
        </section>
      )}
    </>
  );
}

/** One section: its title, pages and summary; pressing it opens the rest. */
export function SectionCard({ section, number }: { section: ShownSection; number: number }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const title = section.section || `Section ${number}`;
  const name = `section/${section.id}`;
  return (
    <article className="rounded-box border border-line bg-surface">
      <h3 className="font-sans tracking-normal">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex w-full cursor-pointer items-start gap-3 rounded-box p-4 text-left hover:bg-sunken sm:px-5"
        >
          <span className="flex min-w-0 flex-1 flex-col gap-0.5">
            <span className="font-semibold wrap-anywhere">{title}</span>
            {section.pages.length > 0 && (
              <span className="tabular text-sm font-normal text-muted">{pageRanges(section.pages)}</span>
            )}
            {!open && section.summary && (
              <span className="line-clamp-2 text-base leading-normal font-normal">{section.summary}</span>
            )}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={classNames(
              'mt-0.5 size-5 shrink-0 text-muted transition-transform',
              open && 'rotate-180',
            )}
          />
        </button>
      </h3>
      <div id={id} hidden={!open} className="flex flex-col gap-5 px-4 pb-5 sm:px-5">
        {open && (
          <>
            {(section.summary || section.citations.length > 0) && (
              <p>
                {section.summary} <CitationChips id={name} statement={title} citations={section.citations} />
              </p>
            )}
            <Details section={section} name={name} />
          </>
        )}
      </div>
    </article>
  );
}
