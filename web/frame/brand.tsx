import { site } from '#content/site.ts';

/** The name, behind a sheet of paper with one line highlighted. */
export function Brand() {
  return (
    <span className="flex items-center gap-2.5">
      <svg viewBox="0 0 28 28" aria-hidden="true" className="size-7">
        <path
          d="M6 2.75h11.5L23 8.25v17H6z"
          fill="var(--surface)"
          stroke="var(--ink)"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        <path
          d="M17.5 2.75v5.5H23"
          fill="none"
          stroke="var(--ink)"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        <rect x="8.5" y="12" width="12" height="4.5" rx="1" fill="var(--highlight)" />
        <path
          d="M9.5 14.25h9M9.5 19.25h10M9.5 22h6"
          stroke="var(--ink)"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      </svg>
      <span className="font-serif text-[1.375rem] font-semibold tracking-tight">{site.name}</span>
    </span>
  );
}
