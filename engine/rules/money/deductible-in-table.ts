import type { Candidate, ScanRule } from '../../find/pattern.ts';
import { entries } from '../../tables/entries.ts';

/** The cover that pays for the buildings, as against liability, theft or directors' insurance. */
const ofBuildings =
  /^(?:master |blanket |commercial )*(?:property|buildings?|hazard|all[- ]?risks?|special form)\b/;
/** So many characters before a row the names of its columns stand. */
const reach = 900;
const namesDeductible = /(?:^|\n)(?![^\n]*\d)[^\n]*\tdeductibles?[ \t]*(?=\n)/gi;
const [least, most] = [100, 5_000_000];

/** 'Property | Carrier | Limit | Deductible': the deductible of the association's buildings, where the last column gives it. */
export const deductibleInTable: ScanRule = {
  facts: ['insurance.deductible'],
  *scan(doc): Generator<Candidate> {
    for (const { label, row, runs } of entries(doc)) {
      if (!ofBuildings.test(label)) continue;
      const last = row.cells.at(-1);
      const before = doc.source.text.slice(Math.max(0, row.start - reach), row.start);
      if (!last || last.figure === null || last.text.includes('%') || !before.match(namesDeductible))
        continue;
      if (last.figure < least || last.figure > most) continue;
      yield { fact: 'insurance.deductible', value: { amount: last.figure }, tier: 'plain', ranges: runs };
      return;
    }
  },
};
