import { ChevronDown, MessageCircleQuestion } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { FactNote } from '#report/fact-notes.ts';
import { hasNote } from '#report/has-note.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Explained } from './explained.tsx';

/** 'Ask: …', what to ask next. */
export function Ask({ children }: { children: string }) {
  return (
    <p className="flex gap-2">
      <MessageCircleQuestion aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent" />
      <span>
        <span className="font-semibold">Ask:</span> {children}
      </span>
    </p>
  );
}

/** The notes are much text and few of them are opened: they come with the first press, or as it draws near. */
const loadNotes = () => import('#report/fact-notes.ts');
const fetchAhead = () => void loadNotes().catch(() => undefined);

type Loading = FactNote | 'loading' | 'failed';

/** The note on a fact, loaded the first time that it is `wanted`. */
function useNote(id: string, wanted: boolean): Loading {
  const [note, setNote] = useState<Loading>('loading');
  useEffect(() => {
    if (!wanted) return;
    loadNotes().then(
      ({ noteOn }) => setNote(noteOn(id) ?? 'failed'),
      () => setNote('failed'),
    );
  }, [id, wanted]);
  return note;
}

function NoteText({ note }: { note: Loading }) {
  if (note === 'loading') return <p className="text-muted">Loading...</p>;
  if (note === 'failed') return <p>This note could not be loaded. Reload the page and try again.</p>;
  return (
    <>
      <p>
        <Explained text={note.meaning} />
      </p>
      <Ask>{note.ask}</Ask>
    </>
  );
}

interface MeaningProps {
  /** Of a point or a fact. */
  id: string;
  /** What is explained, for who does not see where the button stands. */
  about: string;
}

/** A button that opens what a statement means for a buyer and what to ask next. Nothing where there is no note on it. */
export function Meaning({ id, about }: MeaningProps) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  const note = useNote(id, open);
  if (!hasNote(id)) return null;
  return (
    <>
      <button
        type="button"
        aria-label={`What it means: ${about}`}
        aria-expanded={open}
        aria-controls={panel}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setOpen(!open)}
        className="screen-only script-only inline-flex min-h-6 cursor-pointer items-center gap-0.5 rounded-[0.25rem] align-baseline text-sm text-accent hover:underline"
      >
        What it means
        <ChevronDown
          aria-hidden="true"
          className={classNames('size-4 transition-transform', open && 'rotate-180')}
        />
      </button>
      <div
        id={panel}
        hidden={!open}
        className="screen-only mt-2 mb-1 w-full border-l-2 border-accent pl-3.5 text-base font-normal"
      >
        {open && (
          <div className="flex max-w-measure flex-col gap-1.5">
            <NoteText note={note} />
          </div>
        )}
      </div>
    </>
  );
}
