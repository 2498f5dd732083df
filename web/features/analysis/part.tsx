import type { ReactNode } from 'react';

interface PartProps {
  title: ReactNode;
  /** Stands before the title. */
  mark?: ReactNode;
  children: ReactNode;
}

/** A titled part of a tab. */
export function Part({ title, mark, children }: PartProps) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="flex items-center gap-2.5 text-2xl">
        {mark}
        {title}
      </h2>
      {children}
    </section>
  );
}
