import { hostOf, lawSourceOf } from '#contract/law-source.ts';

interface CitedProps {
  citation: string;
  source: string | null;
  /** Where the state prints its own law. */
  officialSite: string;
}

/** A citation with the place to read it: the text where it can be linked, else the state's own site. */
export function Cited({ citation, source, officialSite }: CitedProps) {
  const known = source === null ? null : lawSourceOf(source);
  if (source === null || known === null)
    return (
      <p className="text-sm">
        {citation}{' '}
        <span className="text-muted">
          (
          <a href={officialSite} rel="noopener" className="text-link">
            look it up at {hostOf(officialSite)}
          </a>
          )
        </span>
      </p>
    );
  return (
    <p className="text-sm">
      <a href={source} rel="noopener" className="text-link">
        {citation}
        <span className="sr-only"> (source: {known.host})</span>
      </a>
      {known.kind === 'copy' && <span className="text-muted"> (copy of {known.year})</span>}
    </p>
  );
}
