import { Button } from '../../../../ui/button.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { snippetOf } from './find-hits.ts';
import type { DocumentSearch } from './use-document-search.ts';

/** More matches than this nobody reads: they are counted. */
const mostListed = 200;

const counted = (hits: number, pages: number) =>
  `${hits.toLocaleString('en-US')} ${hits === 1 ? 'match' : 'matches'} on ${pages.toLocaleString('en-US')} ${pages === 1 ? 'page' : 'pages'}`;

function summaryOf({ state, hits }: DocumentSearch): string {
  if (state === 'too_short') return 'Type two letters or more.';
  if (state !== 'ready') return '';
  if (hits.length === 0) return 'Nothing found. Try another word, or part of one.';
  const words = `${counted(hits.length, new Set(hits.map(({ page }) => page)).size)}.`;
  return hits.length > mostListed ? `${words} The first ${mostListed} are listed.` : words;
}

/** The matches of a search, each with the words around it. */
export function HitList({ search, onOpen }: { search: DocumentSearch; onOpen: (index: number) => void }) {
  const { state, hits, pages, at } = search;
  if (state === 'failed') {
    return (
      <div className="flex flex-1 flex-col items-start gap-3 p-4">
        <p role="alert">The text of this document could not be loaded.</p>
        <Button variant="secondary" size="small" onClick={search.retry}>
          Try Again
        </Button>
      </div>
    );
  }
  if (state === 'loading') return <Loading>Loading the text...</Loading>;
  return (
    <div className="min-h-0 flex-1 overflow-auto">
      <p role="status" className="tabular px-4 pt-3 pb-2 text-sm text-muted">
        {summaryOf(search)}
      </p>
      <ol>
        {hits.slice(0, mostListed).map((hit, index) => {
          const [before, words, after] = snippetOf(pages[hit.page - 1]?.text ?? '', hit);
          return (
            <li key={`${hit.page}-${hit.start}`}>
              <button
                type="button"
                aria-current={index === at ? 'true' : undefined}
                onClick={() => onOpen(index)}
                className="flex w-full cursor-pointer gap-3 border-t border-line px-4 py-2.5 text-left outline-offset-[-3px] hover:bg-sunken aria-[current]:bg-sunken"
              >
                <span className="tabular w-14 shrink-0 pt-px text-sm font-semibold text-muted">
                  p. {hit.page}
                </span>
                <span className="min-w-0 text-[0.9375rem] leading-snug wrap-anywhere">
                  {before}
                  <mark className="bg-found text-on-found">{words}</mark>
                  {after}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
