import type { Candidate, ScanRule } from '../../find/pattern.ts';
import type { Doc, Row } from '../../model.ts';
import { entries } from '../../tables/entries.ts';

/** The cover that pays for the buildings, as against liability, theft or directors' insurance. */
const ofBuildings =
  /^(?:master |blanket |commercial )*(?:property|buildings?|hazard|all[- ]?risks?|special form)\b/i;
const isDeductible = /^deductibles?$/i;
/** So many rows below its head a row may stand. */
const reach = 16;
const [least, most] = [100, 5_000_000];
const firstSum = /^\$ ?(\d{1,3}(?:,\d{3})+|\d{3,7})(?![^$]*[$%])/;

/** Where the column of deductibles stands, in a row that names columns. */
const columnIn = ({ cells }: Row) =>
  cells.some(({ figure }) => figure !== null)
    ? -1
    : cells.findIndex(({ text }) => isDeductible.test(text.trim()));

/** The deductible that a row gives under its head: none where its cell names several. */
function deductibleOf({ rows }: Doc, row: Row): number | null {
  const head = rows
    .slice(Math.max(0, row.index - reach), row.index)
    .findLast((one) => one.page === row.page && columnIn(one) >= 0);
  if (!head) return null;
  const at = columnIn(head);
  const isLast = at === head.cells.length - 1;
  const cell = isLast ? row.cells.at(-1) : row.cells.length === head.cells.length ? row.cells[at] : undefined;
  if (!cell || (cell.figure === null && !firstSum.test(cell.text)) || cell.text.includes('%')) return null;
  return cell.figure ?? Number(firstSum.exec(cell.text)?.[1]?.replaceAll(',', ''));
}

/** 'Insurance deductible, master policy  $5,000' in a list of figures. */
const inLabel =
  /^(?:association'?s? )?(?:(?:master|blanket|property|hazard|building) )*(?:insurance |policy )*deductible(?:,? \(?(?:per (?:claim|occurrence|loss)|(?:for )?(?:the )?(?:master|blanket|property|building)(?: insurance)? ?(?:policy|insurance)?)\)?)?$/;

/** 'Property | Carrier | Limit | Deductible': the deductible of the association's buildings, in its column or by its label. */
export const deductibleInTable: ScanRule = {
  facts: ['insurance.deductible'],
  *scan(doc): Generator<Candidate> {
    const named = entries(doc).filter(({ label, figures }) => inLabel.test(label) && figures.length === 1);
    const found = [
      ...doc.rows
        .filter(({ cells }) => ofBuildings.test(cells[0]?.text.trim() ?? ''))
        .map((row) => ({ amount: deductibleOf(doc, row), ranges: [{ start: row.start, end: row.end }] })),
      ...named.map(({ figures: [one], runs }) => ({
        amount: one && !one.percent ? one.value : null,
        ranges: runs,
      })),
    ];
    for (const { amount, ranges } of found) {
      if (amount === null || amount < least || amount > most) continue;
      yield { fact: 'insurance.deductible', value: { amount }, tier: 'plain', ranges };
      return;
    }
  },
};
