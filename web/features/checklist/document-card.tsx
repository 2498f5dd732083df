import {
  BookOpenCheck,
  CalendarClock,
  ClipboardList,
  FileSignature,
  Gavel,
  Landmark,
  PiggyBank,
  Receipt,
  Umbrella,
} from 'lucide-react';
import type { ChecklistDocument } from '#content/checklist.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

const icons = {
  financial: Receipt,
  rules: ClipboardList,
  cc_and_r: Landmark,
  bylaws: Gavel,
  budget: PiggyBank,
  reserves: CalendarClock,
  minutes: BookOpenCheck,
  insurance: Umbrella,
  contracts: FileSignature,
} as const;

const tones: Record<ChecklistDocument['importance'], BadgeTone> = {
  Critical: 'danger',
  Important: 'caution',
  Helpful: 'info',
};

interface DocumentCardProps {
  document: ChecklistDocument;
  owned: boolean;
  onToggle: () => void;
}

/** One document: what it is for, how to get it, and whether the visitor has it. */
export function DocumentCard({ document, owned, onToggle }: DocumentCardProps) {
  const { id, name, description, importance, whyImportant, howToGet, type } = document;
  const Icon = icons[id];
  return (
    <article
      data-owned={owned}
      className="flex h-full break-inside-avoid flex-col gap-4 rounded-box border border-line bg-surface p-5 data-[owned=true]:border-accent sm:p-6 print:gap-1.5 print:p-2.5 print:text-[9pt] print:leading-snug"
    >
      <header className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Icon aria-hidden="true" className="size-7 text-accent" strokeWidth={1.5} />
        <Badge tone={tones[importance]}>{importance}</Badge>
      </header>
      <div className="flex flex-col gap-1.5">
        <h2 className="text-2xl print:text-lg">
          {name}
          <span className="hidden text-sm font-normal print:inline"> · {importance}</span>
        </h2>
        <p className="text-muted">{description}</p>
      </div>
      <dl className="flex flex-col gap-3 print:gap-1.5">
        <div>
          <dt className="font-semibold">Why it matters</dt>
          <dd>{whyImportant}</dd>
        </div>
        <div>
          <dt className="font-semibold">How to get it</dt>
          <dd>{howToGet}</dd>
        </div>
      </dl>
      <div className="mt-auto flex flex-col gap-4 border-t border-line pt-4 print:pt-2">
        <Checkbox
          label="I have this document"
          checked={owned}
          onChange={onToggle}
          aria-label={`I have this document: ${name}`}
        />
        <div className="screen-only">
          <LinkButton to={`/analyze?type=${type}`} variant="secondary" size="small">
            Analyze it <span className="sr-only">{name}</span>
          </LinkButton>
        </div>
      </div>
    </article>
  );
}
