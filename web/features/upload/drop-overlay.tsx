import { Upload } from 'lucide-react';

/** Lies over the page while a file is dragged across it: anywhere is the right place. */
export function DropOverlay({ children }: { children: string }) {
  return (
    <div className="pointer-events-none fixed inset-0 z-50 bg-backdrop p-3 sm:p-6">
      <div className="flex size-full flex-col items-center justify-center gap-3 rounded-box border-4 border-dashed border-accent bg-surface/95 p-6 text-center">
        <Upload aria-hidden="true" className="size-12 text-accent" />
        <p className="font-serif text-2xl font-semibold">{children}</p>
      </div>
    </div>
  );
}
