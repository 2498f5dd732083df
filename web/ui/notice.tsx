import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Alert } from './alert.tsx';
import { IconButton } from './icon-button.tsx';

export interface NoticeText {
  readonly tone: 'success' | 'danger';
  readonly message: string;
}

/** How long good news stays, in milliseconds. What went wrong stays until it is closed. */
const stay = 8000;

/**
 * What became of a press, over the foot of the window: nothing on the page moves for it, and the focus stays where it
 * was.
 */
export function Notice({ notice, onClose }: { notice: NoticeText | null; onClose: () => void }) {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (notice?.tone !== 'success') return;
    const timer = setTimeout(() => close.current(), stay);
    return () => clearTimeout(timer);
  }, [notice]);
  if (!notice) return null;
  return (
    <div
      data-notice
      className="screen-only pointer-events-none fixed inset-x-0 bottom-0 z-40 flex justify-center p-4"
    >
      <div className="pointer-events-auto flex items-center gap-1 rounded-box bg-surface shadow-raised">
        <Alert tone={notice.tone} announce="assertive">
          <p>{notice.message}</p>
        </Alert>
        <IconButton label="Close this message" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
