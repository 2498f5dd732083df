import { useState } from 'react';
import type { Citation } from '#contract/page.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PagePicture } from './page-picture.tsx';
import { PageText } from './page-text.tsx';
import { usePage } from './use-page.ts';

interface PageViewProps {
  documentId: string;
  citation: Citation;
  /** Index into the steps of the zoom; 0 shows the text across the whole width. */
  zoom: number;
  onZoom: (zoom: number) => void;
}

/** How often a picture that did not come is asked for again before the text stands in for it. */
const pictureRetries = 1;

/** The page that a citation stands on, scrolled to the mark: its picture, or its text where there is none. */
export function PageView({ documentId, citation, zoom, onZoom }: PageViewProps) {
  const { data: page, isPending, refetch } = usePage(documentId, citation.page);
  const [losses, setLosses] = useState(0);
  if (isPending) return <Loading>Opening the page...</Loading>;
  if (!page) {
    return (
      <div className="flex flex-col items-start gap-3 p-4">
        <Alert tone="danger">
          <p>This page could not be loaded.</p>
        </Alert>
        <Button variant="secondary" size="small" onClick={() => void refetch()}>
          Try Again
        </Button>
      </div>
    );
  }
  const place = `${citation.page}-${citation.start}`;
  if (!page.image_url || losses > pictureRetries) {
    return <PageText key={place} page={page} citation={citation} />;
  }
  return (
    <PagePicture
      key={`${place}-${losses}`}
      documentId={documentId}
      page={page}
      citation={citation}
      zoom={zoom}
      onZoom={onZoom}
      // The browser fetches the picture by itself and cannot renew the session: this call does.
      onLost={() => void refetch().then(() => setLosses(losses + 1))}
    />
  );
}
