import { Bot } from 'lucide-react';
import { finderWords } from '#content/second-reader-words.ts';
import type { Finder } from '#report/found-by.ts';

/** The words and the sign of who found a statement. */
export function FoundMark({ finder }: { finder: Finder }) {
  return (
    <span className="inline-flex items-baseline gap-1 text-sm text-info">
      {finder !== 'rules' && <Bot aria-hidden="true" className="size-3.5 shrink-0 self-center" />}
      {finderWords[finder]}
    </span>
  );
}
