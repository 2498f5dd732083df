import { reportWords } from '#content/report-words.ts';

/** 'Rules - PlainDeed.pdf' for the report on 'Rules.docx': what it is of, and that it is not the document itself. */
export function reportFileName(documentName: string, format: string): string {
  const base = documentName.replace(/\.(?:pdf|docx?|txt)$/i, '').trim() || 'Document';
  return `${base} - ${reportWords.maker}.${format}`;
}
