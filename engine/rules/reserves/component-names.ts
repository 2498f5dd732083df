import type { Entry } from '../../tables/entry.ts';

/** Behind the name stands how much there is of it: 'Perimeter fence 2,600 LF'. */
const measured =
  /\s+\$?[\d,]+(?:\.\d+)?\s*(?:sf|sy|lf|ea|ls|sq|each|lump sum|squares?|sq\.? ?(?:ft|yds?)\.?|square (?:feet|yards?)|linear feet|allowance)(?:\s+\$[\d,.]+)?$/i;

/** The unit of a column beside the name. */
const unitBehind = /\s(?:sf|sy|lf|ea|ls|cy)$/i;

/** What a quantity is of, in a column of its own. */
const unitOfMeasure =
  /^(?:squares?|square (?:feet|yards?)|linear (?:feet|yards?)|lump sum|each|allowance|units?|lots?|tons?|[sl][fys]|ea|cy|sq)$/i;

/** How much there is, in a cell of its own: 'Approx 92,000 GSF', '(4) operators', '14 sq'. */
const quantity = /^(?:(?:approx(?:imately|\.)?|about|~) ?)?\(?\d[\d,.]*\)? [A-Za-z][\w .&/-]{0,24}$/i;

const condition = /^(?:new|excellent|good|fair|average|poor|n\/a)$/i;
const day = /^(?:\d{1,2}\/){1,2}(?:19|20)?\d\d$/;

/** '105' between the words of a group and those of its part. */
const ofPart = /^#?\d{2,5}(?:[.-]\d{1,3})?$/;
/** The number of a part before its name. */
const ownNumber = /^#?[A-Z]?\d{1,6}(?:[.-]\d{1,4}){0,3}\.?$/;

const isNamed = (text: string | undefined) => text !== undefined && /[A-Za-z]{3}/.test(text);

/** The words behind a part's number, where the group that it belongs to stands before it: 'Roofing  105  Pitched roof'. */
function behindNumber({ row: { cells } }: Entry): string | null {
  const at = cells.findIndex(({ text }) => ofPart.test(text.trim()));
  const [group, part] = [cells[at - 1], cells[at + 1]];
  if (at !== 1 || group?.figure !== null || part?.figure !== null || !isNamed(part?.text)) return null;
  return unitOfMeasure.test(part?.text.trim() ?? '') ? null : (part?.text.trim() ?? null);
}

/** The number of a row's part where it stands before all others in a cell of its own; null where there is none. */
export function numberOf({ row: { cells } }: Entry): string | null {
  const first = cells[0]?.text.trim() ?? '';
  return ownNumber.test(first) ? first : null;
}

/** What stands behind the name in cells of their own: a quantity, its unit, the day it was built, its condition. */
const isColumn = (text: string) =>
  quantity.test(text) || unitOfMeasure.test(text) || day.test(text) || condition.test(text);

/** The cell that names a row's part and the words in the cell beside it. */
const besideName = ({ row: { cells } }: Entry): readonly [string, string] | null => {
  const at = cells.findIndex(({ text }) => isNamed(text));
  const [first, second] = [cells[at], cells[at + 1]];
  return first && second?.figure === null ? [first.text.trim(), second.text.trim()] : null;
};

/** So many rows show whether a column names parts. */
const leastRows = 4;

/** Whether the words beside the names come again from row to row, as units and conditions do and names do not. */
export function hasColumnBeside(rows: readonly Entry[]): boolean {
  const pairs = rows.flatMap((entry) => {
    const pair = besideName(entry);
    return pair ? [pair] : [];
  });
  const [names, words] = [0, 1].map((at) => new Set(pairs.map((pair) => pair[at])).size);
  return pairs.length >= leastRows && words !== undefined && names !== undefined && words < names;
}

/** A label without what stands before the name and behind it in cells of their own. */
function withoutColumns({ name, row: { label, cells } }: Entry, isBeside: boolean): string {
  const words = cells.findIndex(({ text }) => isNamed(text));
  const first = cells[words]?.text.trim() ?? '';
  const beside = cells[words + 1]?.text.trim() ?? '';
  const from = Math.max(0, label.indexOf(first));
  // 'Sealing 402' beside 'Linear feet': the quantity stands in the name's cell.
  const isMeasure = unitOfMeasure.test(beside) && /\s[\d,.]+$/.test(first);
  const to =
    (isBeside || isColumn(beside)) && !isMeasure ? label.indexOf(` ${beside}`, from + first.length) : -1;
  return name.replace(label, () => label.slice(from, to < 0 ? undefined : to));
}

/** The words of a row that name its component as they are printed: its label, else the longest of the words behind its number. */
export function printedName(entry: Entry, isBeside: boolean): string {
  const { row } = entry;
  const group = behindNumber(entry);
  if (group) return group;
  const own = withoutColumns(entry, isBeside);
  if (isNamed(own) && !unitOfMeasure.test(own.replace(/\s+/g, ' '))) return own;
  const words = row.cells.filter(
    ({ figure, text }) => figure === null && isNamed(text) && !unitOfMeasure.test(text.trim()),
  );
  return words.toSorted((a, b) => b.text.length - a.text.length)[0]?.text.trim() ?? '';
}

/** The name of a component without numbers and quantities that stand in its words. */
export const plainName = (printed: string): string =>
  printed
    .replace(/^#?(?:\d{2,6}|\d+(?:\.\d+)+)\s+/, '')
    .replace(/^[-–—•\s]+/, '')
    .replace(measured, '')
    .replace(unitBehind, '')
    .replace(/,$/, '');
