import { ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';

/** Times the size at which the text fills the width. */
export const zoomSteps = [1, 1.4, 1.9, 2.5] as const;

export function ZoomButtons({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  return (
    <div className="absolute top-3 right-5 flex rounded-box border border-line bg-surface shadow-raised">
      <IconButton label="Smaller" disabled={zoom === 0} onClick={() => onZoom(zoom - 1)}>
        <ZoomOut aria-hidden="true" />
      </IconButton>
      <IconButton label="Larger" disabled={zoom === zoomSteps.length - 1} onClick={() => onZoom(zoom + 1)}>
        <ZoomIn aria-hidden="true" />
      </IconButton>
    </div>
  );
}
