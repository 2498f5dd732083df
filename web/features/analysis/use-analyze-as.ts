import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DocumentType } from '#contract/document-type.ts';
import { changeDocumentType } from '#contract/documents.ts';
import { call } from '../../api/client.ts';

/** Has a document analyzed anew as a type, and looks for the analysis. */
export function useAnalyzeAs(documentId: string, type: DocumentType) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(changeDocumentType, { params: { id: documentId }, body: { document_type: type } }),
    onSuccess: () =>
      Promise.all([
        client.resetQueries({ queryKey: ['analysis', documentId] }),
        client.invalidateQueries({ queryKey: ['documents'] }),
      ]),
  });
}
