import type { EngineAnalysis, Fact, FactValue } from '#contract/analysis.ts';
import type { DocumentType } from '#contract/document-type.ts';
import { analyze } from '#engine/index.ts';
import { linesOfText } from '#engine/structure/printed.ts';
import type { HomeDocument } from '../home-document.ts';

/** A document of one page, read by the engine. */
export function read(name: string, type: DocumentType, text: string): HomeDocument {
  const page = { number: 1, text, lines: linesOfText(text), size: null, readable: true };
  return { id: name, name, analysis: analyze([page], { documentType: type }) };
}

/** A document of which nothing is known but these facts. */
export function stating(
  name: string,
  type: DocumentType,
  values: Readonly<Record<string, FactValue>>,
): HomeDocument {
  const facts = Object.entries(values).map(
    ([id, value]): Fact => ({
      id,
      label: id,
      value,
      display: typeof value === 'object' ? `$${value.amount}` : String(value),
      citations: [{ page: 1, start: 0, end: 1, quote: 'A' }],
      conflicts: [],
    }),
  );
  const analysis: EngineAnalysis = { ...analyze([]), document_type: type, facts };
  delete analysis.not_association_document;
  return { id: name, name, analysis };
}
