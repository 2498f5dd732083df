import type { ShownAnalysis } from '#report/read-analysis.ts';
import { sharedSummaries } from '#report/section-summary.ts';
import { Part } from '../part.tsx';
import { SectionCard } from '../section-card.tsx';

/** The document's own sections, each with what it says. */
export function SectionsTab({ analysis }: { analysis: Pick<ShownAnalysis, 'sections'> }) {
  const shared = sharedSummaries(analysis.sections);
  return (
    <Part title="Section by section">
      <ol className="flex flex-col gap-3">
        {analysis.sections.map((section, index) => (
          <li key={section.id}>
            <SectionCard section={section} number={index + 1} isBare={shared.has(section.summary)} />
          </li>
        ))}
      </ol>
    </Part>
  );
}
