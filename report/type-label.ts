import { documentTypeResultLabels, unknownDocumentTypeLabel } from '#contract/document-type.ts';

/** The long label of a type of document; 'Document' for one that is not known. */
export function typeLabel(type: string): string {
  return (documentTypeResultLabels as Record<string, string>)[type] ?? unknownDocumentTypeLabel;
}
