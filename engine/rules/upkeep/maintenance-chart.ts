import type { FactId } from '../../catalogue.ts';
import type { Candidate, ScanRule } from '../../find/pattern.ts';
import { sectionPaths } from '../../find/section-paths.ts';
import type { Doc } from '../../model.ts';
import { hasBoxes, middleOf, type Placed, placedCells } from '../../tables/placed.ts';
import { keeperLines } from '../money/keeper-lines.ts';
import type { Keeper } from './duties.ts';

type Kept = Keeper | 'shared';

const things: readonly (readonly [fact: FactId, named: RegExp])[] = [
  ['maintenance.roof', /\broof(?:s|ing)?\b|\bshingles\b/],
  [
    'maintenance.exterior_walls',
    /\bsiding\b|\bexterior (?:walls?|paint(?:ing)?|surfaces?|building surfaces?|stucco|brick)\b|\bstucco\b|\bpainting of exterior\b/,
  ],
  [
    'maintenance.yard',
    /\blawns?\b|\b(?:front|back|rear) ?yards?\b|\bmowing\b|\bgrass\b|\bflower ?beds\b|\bshrubs\b/,
  ],
  ['maintenance.fences', /\bfenc(?:es?|ing)\b/],
  [
    'maintenance.roads',
    /\b(?:streets?|roads?|roadways?|private drives?|parking lots?)\b(?! (?:lights?|signs?|trees?))/,
  ],
];
/** A part of the thing, or one that is no home's. */
const otherThing =
  /\b(?:club ?house|pool|common|entr(?:y|ance)|perimeter|tennis|leaks?|interior|vents?|gutters? only|additions?|skylights?|damage|inside the (?:unit|home))\b/;
const association =
  /^(?:the )?(?:association|hoa|poa|coa|condo(?:minium)? association|homeowners'? association)(?:'s)?(?: responsibility| maintains)?$/;
const owner =
  /^(?:the )?(?:(?:home|unit |lot )?owner|resident|co-?owner|member)(?:s|'s|s')?(?: responsibility| maintains)?$/;
const both = /^(?:both|shared)$/;
const mark = /^(?:x|✓|✔|√|•|yes|y)$/;
const about = /maint|responsib|repair|upkeep|duties|who (?:does|pays|fixes)/;
/** Fewer rows than this that name a keeper are no chart. */
const leastRows = 3;

const folded = ({ text }: Placed) => text.toLowerCase().replace(/\s+/g, ' ').trim();

function keeperNamed(text: string): Kept | null {
  if (association.test(text)) return 'association';
  if (owner.test(text)) return 'owner';
  return both.test(text) ? 'shared' : null;
}

/** 'Owner: interior damage. Association: repair and replacement': one cell with the part of each. */
export const partsOfBoth =
  /\b(?:home|unit |lot )?owners?: ?(?<owner>.+?) ?\b(?:association|hoa): ?(?<association>.+)|\b(?:association|hoa): ?(?<association2>.+?) ?\b(?:home|unit |lot )?owners?: ?(?<owner2>.+)/;
const nothing = /^(?:(?:none|n\/a|nothing)\b|-+(?:\s|$))/;
/** What is no more than a corner of the whole. */
const aCorner =
  /\b(?:interior|misuse|neglect|negligence|abuse|clean\w*|snow|leaves|only (?:where|if|when))\b/;

function keeperOfParts(text: string): Kept | null {
  const { owner, association: ours, owner2, association2 } = partsOfBoth.exec(text)?.groups ?? {};
  const [own, other] = [owner ?? owner2, ours ?? association2];
  if (own === undefined || other === undefined) return null;
  if (nothing.test(own) || (aCorner.test(own) && !aCorner.test(other))) return 'association';
  if (nothing.test(other) || (aCorner.test(other) && !aCorner.test(own))) return 'owner';
  return 'shared';
}

interface Column {
  readonly keeper: Kept;
  readonly at: number;
}

/** The columns of a row that names both keepers, as the head of a chart does. */
function columnsOf(cells: readonly Placed[]): Column[] | null {
  const columns = cells.flatMap((cell) => {
    const keeper = keeperNamed(folded(cell));
    return keeper ? [{ keeper, at: middleOf(cell) }] : [];
  });
  return new Set(columns.map(({ keeper }) => keeper)).size > 1 ? columns : null;
}

/** Marks count only where the page says where they stand: a text may have lost its empty cells. */
function markedFor(cells: readonly Placed[], columns: readonly Column[]): Kept | null {
  const kept = cells
    .filter((cell) => mark.test(folded(cell)))
    .map(
      (cell) =>
        columns.toSorted((a, b) => Math.abs(a.at - middleOf(cell)) - Math.abs(b.at - middleOf(cell)))[0],
    );
  const keepers = new Set(kept.flatMap((column) => (column ? [column.keeper] : [])));
  if (keepers.size > 1) return 'shared';
  return [...keepers][0] ?? null;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Charted {
  readonly row: Span;
  readonly label: string;
  readonly keeper: Kept;
}

function* chartRows(doc: Doc): Generator<Charted> {
  let columns: Column[] | null = null;
  for (const row of doc.rows) {
    const cells = placedCells(doc.source, row);
    columns = columnsOf(cells) ?? columns;
    const [first, ...others] = cells;
    if (!first || others.length === 0) continue;
    const keeper =
      others
        .map((cell) => keeperNamed(folded(cell)) ?? keeperOfParts(folded(cell)))
        .find((named) => named !== null) ?? (columns && hasBoxes(row) ? markedFor(others, columns) : null);
    if (keeper && !columnsOf(cells)) yield { row, label: folded(first), keeper };
  }
}

/** The headings over the place where a row stands, and the words of the text's beginning. */
function isAboutUpkeep(doc: Doc, { start }: Span): boolean {
  const paths = sectionPaths(doc);
  const section = doc.blocks.findLast((block) => block.start <= start)?.section ?? -1;
  return (
    about.test(paths[section] ?? '') ||
    about.test(doc.source.text.slice(Math.max(0, start - 1500), start).toLowerCase())
  );
}

/** 'Roof | Owner | Association | Owner': by the kind of home, so that no keeper is that of all. */
const isByKind = (doc: Doc) =>
  doc.rows.some((row) => {
    const named = placedCells(doc.source, row).flatMap((cell) => keeperNamed(folded(cell)) ?? []);
    return new Set(named).size < named.length;
  });

/** Who keeps what, from a chart with a row for each part of a home and the name of its keeper, or a mark under it. */
export const maintenanceChart: ScanRule = {
  facts: things.map(([fact]) => fact),
  *scan(doc): Generator<Candidate> {
    const charted = [...chartRows(doc)];
    const rows =
      charted.length < leastRows ? keeperLines(doc).map((row): Charted => ({ row, ...row })) : charted;
    const [first] = rows;
    if (!first || rows.length < leastRows || isByKind(doc) || !isAboutUpkeep(doc, first.row)) return;
    for (const [fact, named] of things) {
      const told = rows.filter(({ label }) => named.test(label) && !otherThing.test(label));
      const keepers = new Set(told.map(({ keeper }) => keeper));
      const value = keepers.size > 1 ? 'shared' : told[0]?.keeper;
      if (!value) continue;
      const ranges = told.slice(0, 3).map(({ row: { start, end } }) => ({ start, end }));
      yield { fact, value, tier: 'plain', ranges };
    }
  },
};
