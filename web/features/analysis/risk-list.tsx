import type { Risk, Severity } from '#contract/analysis.ts';
import { riskWords } from '#report/report-points.ts';
import { CitationChips } from './evidence/citation-chips.tsx';
import { Explained } from './notes/explained.tsx';
import { SeverityMark } from './severity.tsx';

const order: readonly Severity[] = ['high', 'medium', 'low'];

/** What may cost or trouble an owner, the worst first. */
export function RiskList({ risks }: { risks: readonly Risk[] }) {
  const sorted = risks.toSorted((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
  return (
    <ul className="flex flex-col gap-3">
      {sorted.map(({ id, level, title, explanation, citations }) => (
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
            <CitationChips id={`risk/${id}`} statement={title} citations={citations} />
          </div>
        </li>
      ))}
    </ul>
  );
}
