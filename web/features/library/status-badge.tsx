import { CircleAlert, CircleCheck, Clock, type LucideIcon, RefreshCw } from 'lucide-react';
import { type DocumentStatus, statusBadge } from '#contract/document-status.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const looks: Partial<Record<DocumentStatus, { tone: BadgeTone; icon: LucideIcon }>> = {
  analysis_complete: { tone: 'success', icon: CircleCheck },
  analyzing: { tone: 'info', icon: RefreshCw },
  queued_for_analysis: { tone: 'neutral', icon: Clock },
  uploaded: { tone: 'info', icon: Clock },
  analysis_error: { tone: 'danger', icon: CircleAlert },
};

/** A document's status as a word, a shape and a color. */
export function StatusBadge({ status }: { status: DocumentStatus }) {
  const { tone, icon: Icon } = looks[status] ?? { tone: 'neutral' as const, icon: Clock };
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {statusBadge(status)}
    </Badge>
  );
}
