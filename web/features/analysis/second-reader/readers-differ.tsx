import { secondReaderWords } from '#content/second-reader-words.ts';
import type { Fact } from '#contract/analysis.ts';
import type { ShownAnalysis } from '#report/read-analysis.ts';
import { FactLedger } from '../facts/fact-ledger.tsx';
import { Part } from '../part.tsx';

/** What the rules and the language model read differently. */
export function ReadersDiffer({ facts, analysis }: { facts: readonly Fact[]; analysis: ShownAnalysis }) {
  return (
    <Part title={secondReaderWords.differ}>
      <p className="text-muted">{secondReaderWords.differHint}</p>
      <FactLedger facts={facts} analysis={analysis} />
    </Part>
  );
}
