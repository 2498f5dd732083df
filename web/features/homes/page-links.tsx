import type { Citation } from '#contract/page.ts';
import { TextLink } from '../../ui/text-link.tsx';

interface PageLinksProps {
  document: string;
  /** The document's name. */
  name: string;
  citations: readonly Citation[];
}

/** 'Budget, p. 2': the document of a statement, each page a link to it. */
export function PageLinks({ document, name, citations }: PageLinksProps) {
  const pages = [...new Set(citations.map(({ page }) => page))];
  return (
    <span className="text-sm wrap-anywhere text-muted">
      {name}
      {pages.map((page) => (
        <span key={page}>
          {', '}
          <TextLink
            to={`/results/${encodeURIComponent(document)}?page=${page}`}
            aria-label={`p. ${page}, ${name}`}
            className="whitespace-nowrap"
          >
            p. {page}
          </TextLink>
        </span>
      ))}
    </span>
  );
}
