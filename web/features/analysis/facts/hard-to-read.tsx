import { ScanEye } from 'lucide-react';
import type { Fact } from '#contract/analysis.ts';

/** That an answer rests on words of a scan that could hardly be made out, and which. */
export function HardToRead({ doubtful }: Pick<Fact, 'doubtful'>) {
  if (doubtful === undefined) return null;
  const words = [...new Set(doubtful.map(({ quote }) => `“${quote}”`))];
  return (
    <p className="flex items-start gap-1.5 text-sm text-caution">
      <ScanEye aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        Hard to read in the scan: {words.slice(0, 4).join(', ')}
        {words.length > 4 && ' and more'}. Check the page.
      </span>
    </p>
  );
}
