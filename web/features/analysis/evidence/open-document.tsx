import { BookOpen } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { useEvidence } from './evidence-context.tsx';

/** Opens the document at its first page, where it does not stand beside the text already. */
export function OpenDocument() {
  const { show } = useEvidence();
  return (
    <Button
      variant="secondary"
      size="small"
      className="lg:hidden"
      onClick={() => show({ page: 1, source: null, nth: 0 })}
    >
      <BookOpen aria-hidden="true" className="size-4" />
      Open the document
    </Button>
  );
}
