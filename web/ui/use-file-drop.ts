import { useEffect, useRef, useState } from 'react';

/** Of a drag, only whether it carries files is known before it is dropped. */
const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/**
 * Takes files that are dropped anywhere on the page, so that a browser never opens one in place of it. Returns whether
 * some are being dragged over the page right now.
 */
export function useFileDrop(onDrop: (dropped: DataTransfer) => void): boolean {
  const [dragging, setDragging] = useState(false);
  const take = useRef(onDrop);
  take.current = onDrop;

  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
      setDragging(true);
    };
    const leave = (event: DragEvent) => {
      // Every element tells of being left; only that of the window has nowhere that it goes to.
      if (event.relatedTarget === null) setDragging(false);
    };
    const drop = (event: DragEvent) => {
      setDragging(false);
      if (!carriesFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      take.current(event.dataTransfer);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, []);

  return dragging;
}
