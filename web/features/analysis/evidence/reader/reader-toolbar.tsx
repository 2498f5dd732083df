import { ChevronLeft, ChevronRight, LayoutGrid, Search, X } from 'lucide-react';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { PageJump } from './page-jump.tsx';

interface ReaderToolbarProps {
  page: number;
  total: number | null;
  isSearching: boolean;
  isGrid: boolean;
  onJump: (page: number) => void;
  onLeaf: (by: 1 | -1) => void;
  onSearch: () => void;
  onGrid: () => void;
  onClose: () => void;
}

/** All pages, search, the way from page to page, and the way out. */
export function ReaderToolbar(props: ReaderToolbarProps) {
  const { page, total, isSearching, isGrid, onJump, onLeaf, onSearch, onGrid, onClose } = props;
  const pressed = 'aria-pressed:bg-accent-soft aria-pressed:text-accent';
  return (
    <div className="flex items-center justify-between border-b border-line px-2 py-1">
      <div className="flex">
        <IconButton label="All pages" aria-pressed={isGrid} className={pressed} onClick={onGrid}>
          <LayoutGrid aria-hidden="true" />
        </IconButton>
        <IconButton
          label="Search this document"
          aria-pressed={isSearching}
          aria-keyshortcuts="/"
          title="Search this document ( / )"
          className={pressed}
          onClick={onSearch}
        >
          <Search aria-hidden="true" />
        </IconButton>
      </div>
      <div className="flex items-center">
        <IconButton
          label="Previous page"
          aria-keyshortcuts="ArrowLeft"
          title="Previous page (left arrow)"
          disabled={page <= 1}
          onClick={() => onLeaf(-1)}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <PageJump page={page} total={total} onJump={onJump} />
        <IconButton
          label="Next page"
          aria-keyshortcuts="ArrowRight"
          title="Next page (right arrow)"
          disabled={total !== null && page >= total}
          onClick={() => onLeaf(1)}
        >
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      <IconButton
        label="Close the page"
        aria-keyshortcuts="Escape"
        title="Close the page (Esc)"
        onClick={onClose}
      >
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
