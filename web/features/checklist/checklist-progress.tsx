import { Printer } from 'lucide-react';
import { checklist, checklistDocuments } from '#content/checklist.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';

/** How many of the nine are there. */
export function ChecklistProgress({ owned, onClear }: { owned: number; onClear: () => void }) {
  const all = checklistDocuments.length;
  return (
    <section
      aria-label="Your progress"
      className="script-only screen-only flex flex-col gap-4 rounded-box border border-line bg-surface p-5 sm:flex-row sm:items-center sm:gap-8 sm:p-6"
    >
      <div className="flex flex-1 flex-col gap-2">
        <p role="status" className="tabular font-semibold">
          {owned} of {all} documents
        </p>
        <ProgressBar
          label="Documents you have"
          value={(owned / all) * 100}
          valueText={`${owned} of ${all}`}
        />
        <p className="text-sm text-muted">{checklist.kept}</p>
      </div>
      <div className="screen-only flex gap-2">
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          Print
        </Button>
        <Button variant="quiet" size="small" disabled={owned === 0} onClick={onClear}>
          Clear all
        </Button>
      </div>
    </section>
  );
}
