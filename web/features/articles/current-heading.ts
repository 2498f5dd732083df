import { useEffect, useState } from 'react';
import { headingOffsetPx } from '#contract/limits.ts';

/** The id of the heading whose part is being read: the last one above the upper third of the window. */
export function useCurrentHeading(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
    const find = () => {
      const line = Math.max(headingOffsetPx + 1, window.innerHeight / 3);
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top <= line)?.id ?? null);
    };
    // Told when a heading crosses the line, and not at every step of scrolling.
    const observer = new IntersectionObserver(find, { rootMargin: '0px 0px -66% 0px' });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
