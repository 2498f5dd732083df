import { diffArrays } from 'diff';
import type { DocumentType } from '#contract/document-type.ts';
import { readDoc } from '#engine/document.ts';
import { type Align, type VersionChanges, versionChanges } from '#home/compare/versions.ts';
import { unpackPages } from './packed-pages.ts';

interface Version {
  type: DocumentType;
  pages: Uint8Array;
}

export interface ChangesInput {
  kind: 'changes';
  older: Version;
  newer: Version;
}

export interface ChangesOutput {
  kind: 'changes';
  changes: VersionChanges;
}

/** Sentences that went or came: beyond that the two are no versions of one document. Time grows with it. */
const mostEdits = 2500;
/** Milliseconds. */
const longest = 10_000;

/** Myers' way, which takes time in proportion to the length and to what changed. */
const align: Align = (before, after) => {
  const runs = diffArrays([...before], [...after], { maxEditLength: mostEdits, timeout: longest });
  if (!runs) return null;
  const found = runs.map(({ added, removed, count }) => ({
    of: added ? ('after' as const) : removed ? ('before' as const) : ('both' as const),
    count: count ?? 0,
  }));
  const both = found.filter(({ of }) => of === 'both').reduce((sum, { count }) => sum + count, 0);
  return both * leastInCommon >= Math.min(before.length, after.length) ? found : null;
};

/** One sentence of so many is the same in both. */
const leastInCommon = 20;

const docOf = ({ type, pages }: Version) => readDoc(unpackPages(pages), type);

/** What changed from one version of a document to another. */
export function compareVersions({ older, newer }: ChangesInput): ChangesOutput {
  return { kind: 'changes', changes: versionChanges(docOf(older), docOf(newer), align) };
}
