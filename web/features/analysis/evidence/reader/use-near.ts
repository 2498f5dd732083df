import { type RefObject, useEffect, useState } from 'react';

/** How far beyond its edges something counts as near. */
const margin = '50% 0px';

/** The numbers, by the attribute `data-thumbnail`, of the children that a scrolling box shows or is about to show. */
export function useNear(box: RefObject<HTMLElement | null>): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const root = box.current;
    if (!root) return;
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((before) => {
          const after = new Set(before);
          for (const { target, isIntersecting } of entries) {
            const number = Number((target as HTMLElement).dataset.thumbnail);
            if (isIntersecting) after.add(number);
            else after.delete(number);
          }
          return after;
        }),
      { root, rootMargin: margin },
    );
    for (const child of root.querySelectorAll('[data-thumbnail]')) observer.observe(child);
    return () => observer.disconnect();
  }, [box]);
  return near;
}
