import { BookOpen, Search } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { PageText } from '../page/page-text.tsx';
import { pictureAddress } from '../page/picture-address.ts';
import { usePage } from '../page/use-page.ts';

const sampleChip =
  'rounded-[0.25rem] bg-highlight px-2 text-sm font-semibold whitespace-nowrap text-on-highlight';

interface CoverProps {
  documentId: string;
  onOpen: () => void;
  onSearch: () => void;
}

/** The document closed: its first page, and what opens it. */
export function Cover({ documentId, onOpen, onSearch }: CoverProps) {
  const { data: page } = usePage(documentId, 1);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div
        aria-hidden="true"
        className="min-h-0 flex-1 overflow-hidden bg-sunken px-[8%] pt-8 [&_section]:overflow-hidden"
      >
        {page?.image_url ? (
          <img
            src={pictureAddress(page.image_url, 800)}
            alt=""
            className="mx-auto block h-auto w-full max-w-2xl rounded-t-[0.25rem] border border-line bg-sheet"
          />
        ) : (
          page && (
            <div inert className="flex h-full flex-col">
              <PageText page={page} marks={[]} />
            </div>
          )
        )}
      </div>
      <div className="flex flex-col gap-3 border-t border-line p-5">
        <p className="text-muted">
          Press a page number, such as <span className={sampleChip}>p. 12</span>, to see the sentence in the
          document.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={onOpen}>
            <BookOpen aria-hidden="true" className="size-4" />
            Open the document
          </Button>
          <Button variant="secondary" size="small" onClick={onSearch}>
            <Search aria-hidden="true" className="size-4" />
            Search it
          </Button>
        </div>
      </div>
    </div>
  );
}
