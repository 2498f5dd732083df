import { NotebookPen } from 'lucide-react';
import { createContext, useContext, useState } from 'react';
import { homeWords } from '#content/home-words.ts';
import type { HomeNote } from '#contract/home-notes.ts';
import { noteLimits } from '#contract/limits.ts';
import { useAttempt } from '../../../api/use-attempt.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogEnd } from '../../../ui/dialog-end.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

const { notes: words } = homeWords;

/** The notes of a home's owner. Null for whoever came by a link. */
export interface Notes {
  readonly all: readonly HomeNote[];
  /** Stores one, or takes it away where its text is empty. Rejects where that is refused. */
  readonly save: (note: Pick<HomeNote, 'document' | 'fact' | 'text'>) => Promise<unknown>;
}

const Context = createContext<Notes | null>(null);
export const NotesProvider = Context.Provider;

interface OwnNoteProps {
  document: string;
  fact: string;
  /** What it stands beside. */
  label: string;
}

/** The owner's note beside a statement, and the way to write one. */
export function OwnNote(place: OwnNoteProps) {
  const notes = useContext(Context);
  const [writing, setWriting] = useState(false);
  if (!notes) return null;
  const { document, fact, label } = place;
  const note = notes.all.find((one) => one.document === document && one.fact === fact);
  if (writing) {
    return <Writing {...place} notes={notes} before={note?.text ?? ''} onClose={() => setWriting(false)} />;
  }
  return (
    <div className="screen-only flex flex-wrap items-baseline gap-x-3 text-sm">
      {note && (
        <p className="border-l-2 border-line pl-3.5 whitespace-pre-line wrap-anywhere">
          <span className="sr-only">{words.label}: </span>
          {note.text}
        </p>
      )}
      <button
        type="button"
        className="inline-flex min-h-6 items-center gap-1 text-muted hover:text-accent hover:underline"
        onClick={() => setWriting(true)}
      >
        <NotebookPen aria-hidden="true" className="size-4" />
        {note ? words.edit : words.add}
        <span className="sr-only">: {label}</span>
      </button>
    </div>
  );
}

interface WritingProps extends OwnNoteProps {
  notes: Notes;
  before: string;
  onClose: () => void;
}

function Writing({ document, fact, label, notes, before, onClose }: WritingProps) {
  const [text, setText] = useState(before);
  const { busy, problem, attempt } = useAttempt(words.failed);
  const save = async () => {
    if (await attempt(() => notes.save({ document, fact, text: text.trim() }))) onClose();
  };
  return (
    <form
      className="screen-only flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <TextArea
        label={
          <>
            {words.label}
            <span className="sr-only">: {label}</span>
          </>
        }
        hint={words.hint}
        rows={3}
        maxLength={noteLimits.characters}
        autoFocus
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <DialogEnd problem={problem}>
        <Button variant="secondary" size="small" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" size="small" busy={busy}>
          {words.save}
        </Button>
      </DialogEnd>
    </form>
  );
}
