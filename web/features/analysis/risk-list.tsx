import type { Risk, Severity } from '#contract/analysis.ts';
import { riskWords } from '#report/report-points.ts';
import { CitationChips } from './evidence/citation-chips.tsx';
import { Explained } from './notes/explained.tsx';
import { FoundBy } from './second-reader/found-by.tsx';
import { SeverityMark } from './severity.tsx';

const order: readonly Severity[] = ['high', 'medium', 'low'];

/** What may cost or trouble an owner, the worst first; what a language model alone found comes last. */
export function RiskList({ risks }: { risks: readonly Risk[] }) {
  const isSecond = ({ found_by: by }: Risk) => (by === 'model' ? 1 : 0);
  const sorted = risks.toSorted(
    (a, b) => isSecond(a) - isSecond(b) || order.indexOf(a.level) - order.indexOf(b.level),
  );
  return (
    <ul className="flex flex-col gap-3">
      {sorted.map(({ id, level, title, explanation, citations, found_by: by }) => (
        <li
          key={id}
          className="flex flex-col gap-1.5 break-inside-avoid rounded-box border border-line bg-surface p-4 sm:p-5"
        >
          <SeverityMark severity={level} label={riskWords[level]} />
          <h3 className="font-sans text-base font-semibold tracking-normal">
            <Explained text={title} />
          </h3>
          <p>
            <Explained text={explanation} />
          </p>
          <div>
            <CitationChips id={`risk/${id}`} statement={title} citations={citations} />{' '}
            <FoundBy by={by} id={id} />
          </div>
        </li>
      ))}
    </ul>
  );
}
