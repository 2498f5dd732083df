import { type ComponentProps, useEffect, useRef } from 'react';

/**
 * Comes into view softly when it is scrolled to. What is in view already, and everything for a reader who wants no
 * motion, is simply there.
 */
export function FadeIn(props: ComponentProps<'div'>) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const box = root.current;
    if (!box || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (box.getBoundingClientRect().top < window.innerHeight) return;
    box.dataset.fade = 'hidden';
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        box.dataset.fade = 'shown';
        observer.disconnect();
      },
      { rootMargin: '0px 0px -8% 0px' },
    );
    observer.observe(box);
    return () => {
      observer.disconnect();
      delete box.dataset.fade;
    };
  }, []);

  return <div ref={root} {...props} />;
}
