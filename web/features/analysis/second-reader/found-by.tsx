import { Bot, Scale, Users } from 'lucide-react';
import { finderWords } from '#content/report-words.ts';
import type { Finder } from '#report/found-by.ts';
import { useFinders } from './finders.tsx';

const icons = { rules: Scale, model: Bot, both: Users } as const satisfies Record<Finder, unknown>;

/**
 * Who found a statement, given by the statement itself or by the id of its fact. What a language model alone found is
 * marked wherever it stands; the rest says so where its reader asked to see it.
 */
export function FoundBy({ by, id }: { by?: Finder | undefined; id: string }) {
  const finders = useFinders();
  const finder = by ?? finders?.of(id) ?? 'rules';
  if (finder !== 'model' && !finders?.isShown) return null;
  const Icon = icons[finder];
  return (
    <span className="inline-flex items-baseline gap-1 text-sm text-info">
      <Icon aria-hidden="true" className="size-3.5 shrink-0 self-center" />
      {finderWords[finder]}
    </span>
  );
}
