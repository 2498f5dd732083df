import { ChevronDown } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import { reportWords } from '#content/report-words.ts';
import { pageRanges } from '#report/page-ranges.ts';
import type { ShownSection } from '#report/read-analysis.ts';
import { sectionSummary } from '#report/section-summary.ts';
import { classNames } from '../../ui/class-names.ts';
import { CitationChips } from './evidence/citation-chips.tsx';
import { useEvidence } from './evidence/evidence-context.tsx';
import { Statement } from './point-list.tsx';
import { SectionDetails } from './section-details.tsx';

interface SectionCardProps {
  section: ShownSection;
  number: number;
  /** Its summary is one that others have too, and says nothing of this one. */
  isBare: boolean;
}

/** One section: its title, pages and summary; pressing it opens the rest. */
export function SectionCard({ section, number, isBare }: SectionCardProps) {
  const { opened } = useEvidence();
  const name = `section/${section.id}`;
  // The address may name a citation that stands in here.
  const isNamed = opened?.source === name || opened?.source?.startsWith(`${name}/`);
  const [open, setOpen] = useState(isNamed ?? false);
  const id = useId();
  const { points, words: own } = sectionSummary(section);
  const words = isBare && points.length === 0 ? reportWords.nothingToSumUp : own;
  const title = section.section || `Section ${number}`;
  return (
    <article
      className={classNames('relative rounded-box border border-line bg-surface', !open && 'hover:bg-sunken')}
    >
      <h3 className="font-sans text-base tracking-normal text-wrap">
        {/* Closed, the button reaches over the whole card. */}
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className={classNames(
            'flex w-full cursor-pointer items-start gap-3 rounded-box px-4 pt-3.5 pb-3 text-left sm:px-5',
            open ? 'hover:bg-sunken' : 'after:absolute after:inset-0 after:rounded-box',
          )}
        >
          <span className="flex min-w-0 flex-1 flex-col gap-0.5">
            <span className="leading-snug font-semibold wrap-anywhere">{title}</span>
            {section.pages.length > 0 && (
              <span className="tabular text-sm font-normal text-muted">{pageRanges(section.pages)}</span>
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
      {!open && section.summary && (
        <div className="-mt-1.5 px-4 pb-3.5 sm:px-5">
          <p>{points.length > 0 ? section.summary : words}</p>
        </div>
      )}
      <div id={id} hidden={!open} className="px-4 pt-1 pb-5 sm:px-5">
        {open && (
          <div className="flex flex-col gap-5">
            <p>
              {points.map((point) => (
                <Fragment key={point.id}>
                  <Statement point={point} id={`${name}/${point.id}`} />{' '}
                </Fragment>
              ))}
              {words}{' '}
              {section.citations.length > 0 && (
                <CitationChips id={name} statement={title} citations={section.citations} />
              )}
            </p>
            <SectionDetails section={section} summarized={points} name={name} />
          </div>
        )}
      </div>
    </article>
  );
}
