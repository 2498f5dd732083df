import { FileX } from 'lucide-react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

export function NoLongerAvailable({ documentId }: { documentId: string }) {
  return (
    <EmptyState
      level={1}
      icon={<FileX />}
      title="Document No Longer Available"
      actions={
        <>
          <LinkButton to="/documents">Back to My Documents</LinkButton>
          <LinkButton to="/analyze" variant="secondary">
            Upload New Document
          </LinkButton>
        </>
      }
    >
      <p>This document may have been removed by a cleanup process.</p>
      <p className="wrap-anywhere">Document ID: {documentId}</p>
    </EmptyState>
  );
}
