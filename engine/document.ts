import type { DocumentType } from '#contract/document-type.ts';
import type { Page } from '#contract/page.ts';
import type { Doc } from './model.ts';
import { clean } from './structure/clean.ts';
import { detectType } from './structure/kind.ts';
import { outline } from './structure/outline.ts';
import { rows } from './structure/rows.ts';
import { sentences } from './structure/sentences.ts';

/** Makes a reader's pages searchable. `documentType` is the user's choice; without it the detected one holds. */
export function readDoc(pages: readonly Page[], documentType?: DocumentType): Doc {
  const cleaned = clean(pages);
  const { source } = cleaned;
  const { sections, blocks } = outline(cleaned);
  const detectedType = detectType(source.text);
  return {
    source,
    type: documentType ?? detectedType ?? 'other',
    detectedType,
    sections,
    blocks,
    sentences: sentences(source.text, blocks),
    rows: rows(cleaned),
  };
}
