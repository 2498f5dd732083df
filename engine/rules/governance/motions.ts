import type { Candidate, ScanRule } from '../../find/pattern.ts';
import { meetingItems } from '../../meeting/items.ts';
import type { Doc } from '../../model.ts';

function* motionsIn(doc: Doc): Generator<Candidate> {
  for (const { what, outcome, ranges, sure } of meetingItems(doc)) {
    if (what === null) continue;
    const value = { what, ...(outcome && { outcome }) };
    yield { fact: 'minutes.motions', value, tier: sure ? 'plain' : 'told', ranges };
  }
}

/** What a meeting decided. A motion without a second or a result is talk, and left out. */
export const motions: ScanRule = { facts: ['minutes.motions'], scan: motionsIn };
