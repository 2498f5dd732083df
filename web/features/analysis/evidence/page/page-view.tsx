import { useState } from 'react';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import type { Mark } from './mark.ts';
import { PagePicture } from './page-picture.tsx';
import { PageText } from './page-text.tsx';
import { usePage } from './use-page.ts';
import type { Zoom } from './zoom.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

interface PageViewProps {
  documentId: string;
  number: number;
  marks: readonly Mark[];
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
}

/** How often a picture that did not come is asked for again before the text stands in for it. */
const pictureRetries = 1;

/** One page with its marks: its picture, or its text where there is none. Give it a `key` of the page. */
export function PageView({ documentId, number, marks, zoom, onZoom }: PageViewProps) {
  const { data: page, isPending, refetch } = usePage(documentId, number);
  const [losses, setLosses] = useState(0);
  if (isPending) {
    return (
      <div role="status" className="min-h-0 flex-1 bg-sunken p-6 text-center text-muted">
        <span className="[animation:appear_0s_0.4s_both]">Opening the page...</span>
      </div>
    );
  }
  if (!page) {
    return (
      <div className="flex flex-1 flex-col items-start gap-3 p-4">
        <Alert tone="danger">
          <p>This page could not be loaded.</p>
        </Alert>
        <Button variant="secondary" size="small" onClick={() => void refetch()}>
          Try Again
        </Button>
      </div>
    );
  }
  const lost = losses > pictureRetries;
  if (!page.image_url || lost) {
    return (
      <>
        {lost && (
          <p role="status" className="border-b border-line px-4 py-2 text-sm text-muted">
            The picture of this page could not be loaded. This is its text.
          </p>
        )}
        <PageText page={page} marks={marks} />
      </>
    );
  }
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <PagePicture
        key={losses}
        page={page}
        image={page.image_url}
        marks={marks}
        zoom={zoom}
        // The browser fetches the picture by itself and cannot renew the session: this call does.
        onLost={() => void refetch().then(() => setLosses((count) => count + 1))}
      />
      <ZoomButtons zoom={zoom} onZoom={onZoom} />
    </div>
  );
}
