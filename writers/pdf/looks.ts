import type { StyleDictionary } from 'pdfmake/interfaces.js';

/** Points. The sheet is US Letter. */
export const page = { width: 612, margin: 56 } as const;
export const textWidth = page.width - 2 * page.margin;

export const colors = {
  ink: '#1d2733',
  muted: '#56616e',
  line: '#d8d3c6',
  accent: '#1e6b52',
  sunken: '#efece3',
  danger: '#b3261e',
  caution: '#8a5a00',
  info: '#1f5fa8',
} as const;

/** Lines between the rows and none around. */
export const rowLines = {
  hLineWidth: (index: number, node: { table: { body: unknown[] } }) =>
    index === 0 || index === node.table.body.length ? 0 : 0.5,
  vLineWidth: () => 0,
  hLineColor: () => colors.line,
  paddingLeft: () => 0,
  paddingRight: () => 10,
  paddingTop: () => 4,
  paddingBottom: () => 4,
} as const;

export const styles: StyleDictionary = {
  title: { fontSize: 22, bold: true, lineHeight: 1.1 },
  kind: { fontSize: 11, color: colors.muted },
  part: { fontSize: 15, bold: true, color: colors.accent, margin: [0, 20, 0, 6] },
  notes: { fontSize: 8.5, lineHeight: 1.2 },
  small: { fontSize: 8.5, color: colors.muted },
  mark: { fontSize: 8.5, bold: true },
  head: { fontSize: 8.5, bold: true, color: colors.muted },
};
