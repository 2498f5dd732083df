import type { DocumentType } from '#contract/document-type.ts';
import type { Page } from '#contract/page.ts';
import type { Doc } from './model.ts';
import { agendaCells } from './structure/agenda-tables.ts';
import { clean } from './structure/clean.ts';
import { contentsOf } from './structure/contents.ts';
import { detectType } from './structure/kind.ts';
import { outline } from './structure/outline.ts';
import { rows } from './structure/rows.ts';
import { sentences } from './structure/sentences.ts';

/** Makes a reader's pages searchable. `documentType` is the user's choice; without it the detected one holds. */
export function readDoc(pages: readonly Page[], documentType?: DocumentType): Doc {
  const cleaned = clean(pages);
  const { source } = cleaned;
  const contents = contentsOf(source.text, cleaned.paragraphs);
  const paragraphs = cleaned.paragraphs.filter((paragraph) => !contents.has(paragraph));
  const outlined = outline(cleaned, paragraphs);
  const found = rows(cleaned, paragraphs);
  const detectedType = detectType(source.text, paragraphs, found);
  const type = documentType ?? detectedType ?? 'other';
  const { sections } = outlined;
  const blocks = type === 'minutes' ? agendaCells(source.text, outlined.blocks) : outlined.blocks;
  return {
    source,
    type,
    detectedType,
    sections,
    blocks,
    sentences: sentences(source.text, blocks),
    rows: found,
  };
}
