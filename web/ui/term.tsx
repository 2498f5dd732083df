import { type ReactNode, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';

const gap = 6;
const edge = 12;

interface TermProps {
  /** The word as it stands in the text. */
  children: ReactNode;
  title: string;
  meaning: string;
  /** The punctuation that follows: it stays on the line of the word. */
  after?: string;
}

/**
 * A word that explains itself when it is pressed, by finger, mouse or keyboard; Escape or a press elsewhere closes. The
 * browser's own popover: it needs no library, and nothing moves when it opens.
 */
export function Term({ children, title, meaning, after }: TermProps) {
  const id = useId();
  const word = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLSpanElement>(null);

  const [open, setOpen] = useState(false);

  // A window of another size, such as a phone that was turned, has the word elsewhere.
  useEffect(() => {
    if (!open) return;
    const close = () => box.current?.hidePopover();
    window.addEventListener('resize', close);
    return () => window.removeEventListener('resize', close);
  }, [open]);

  // Under the word, within the window; over it where there is no room below.
  const place = ({ newState }: ToggleEvent<HTMLSpanElement>) => {
    setOpen(newState === 'open');
    if (newState !== 'open' || !word.current || !box.current) return;
    const at = word.current.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height, style } = box.current;
    const room = document.documentElement.clientWidth;
    const left = Math.max(edge, Math.min(at.left, room - width - edge));
    const above = at.bottom + gap + height > window.innerHeight && at.top > height + gap;
    style.left = `${left + window.scrollX}px`;
    style.top = `${(above ? at.top - gap - height : at.bottom + gap) + window.scrollY}px`;
  };

  return (
    <>
      <span className="whitespace-nowrap">
        <button
          ref={word}
          type="button"
          popoverTarget={id}
          className="cursor-help whitespace-normal text-inherit underline decoration-dotted decoration-1 underline-offset-[0.22em] hover:decoration-2"
        >
          {children}
        </button>
        {after}
      </span>
      <span
        ref={box}
        id={id}
        popover="auto"
        role="note"
        onToggle={place}
        className="absolute inset-auto m-0 w-72 max-w-[calc(100vw-1.5rem)] rounded-box border border-line bg-surface p-4 text-left text-base leading-normal font-normal text-ink shadow-raised"
      >
        <span className="block font-semibold">{title}</span>
        <span className="block">{meaning}</span>
      </span>
    </>
  );
}
