import { FilePlus, X } from 'lucide-react';
import { useRef } from 'react';
import { documentTypeLabels, documentTypes } from '#contract/document-type.ts';
import { upload } from '#contract/limits.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { megabytes } from '../../../ui/file-size.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Select } from '../../../ui/select.tsx';
import { useFileDrop } from '../../../ui/use-file-drop.ts';
import { DropOverlay } from '../drop-overlay.tsx';
import { filesOfDrop } from './files-of-drop.ts';
import type { ChosenType, ManyItem } from './many-store.ts';
import { isZip, openZip } from './open-zip.ts';
import { many, useMany } from './use-many.ts';

const types: readonly { value: ChosenType; label: string }[] = [
  { value: 'auto', label: 'Find out from the text' },
  ...documentTypes.map((value) => ({ value, label: documentTypeLabels[value] })),
];

interface AddDocumentsProps {
  homeId: string;
  /** A file has arrived: the home has one more document. */
  onArrived: () => void;
}

/** Takes many files at once, or folders of them, into a home: what each is, and how far it is. */
export function AddDocuments({ homeId, onArrived }: AddDocumentsProps) {
  const items = useMany(homeId, onArrived);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const chosen = items.filter(({ state }) => state === 'chosen').length;
  const choose = async (picked: readonly File[]) => {
    const files = picked.filter((file) => !isZip(file));
    for (const zip of picked.filter(isZip)) {
      const inside = await openZip(zip);
      if (typeof inside === 'string') many.refuse(homeId, zip, inside);
      else files.push(...inside);
    }
    many.choose(homeId, files);
    // They may have been dropped at the other end of the page.
    requestAnimationFrame(() => list.current?.scrollIntoView({ block: 'nearest' }));
    announce(files.length === 1 ? '1 file is chosen.' : `${files.length} files are chosen.`);
  };
  const dragging = useFileDrop((dropped) => void filesOfDrop(dropped).then(choose));
  return (
    <div className="screen-only flex flex-col gap-4">
      {dragging && <DropOverlay>Drop files, folders or ZIP files to add them to this home</DropOverlay>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant={chosen > 0 ? 'secondary' : 'primary'} onClick={() => input.current?.click()}>
          <FilePlus aria-hidden="true" className="size-5" />
          Add Documents
        </Button>
        <p className="text-sm text-muted">
          Or drop them anywhere on this page, many at once: PDF, Word, Excel, text, web pages, emails, photos
          of pages, or a ZIP file of them.
        </p>
        <input
          ref={input}
          type="file"
          multiple
          accept={[...upload.homeExtensions, '.zip'].join(',')}
          aria-label="Files to add"
          className="hidden"
          onChange={({ target }) => {
            void choose([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </div>
      {items.length > 0 && (
        <ul
          ref={list}
          className="flex scroll-my-28 flex-col divide-y divide-line rounded-box border border-line bg-surface"
        >
          {items.map((item) => (
            <Item key={item.key} item={item} />
          ))}
        </ul>
      )}
      {chosen > 0 && (
        <Button size="large" className="self-start" onClick={() => many.send(homeId)}>
          {chosen === 1 ? 'Analyze 1 Document' : `Analyze ${chosen} Documents`}
        </Button>
      )}
    </div>
  );
}

function Item({ item: { key, file, more, type, state, sent, problem } }: { item: ManyItem }) {
  const bytes = [file, ...more].reduce((sum, { size }) => sum + size, 0);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold wrap-anywhere">
          {more.length === 0 ? file.name : `${file.name} and ${more.length} more: one document`}
        </p>
        {problem === null ? (
          <p className="tabular text-sm text-muted">{megabytes(bytes)}</p>
        ) : (
          <p role="alert" className="text-sm text-danger">
            {problem}
          </p>
        )}
      </div>
      {state === 'chosen' && (
        <div className="w-full sm:w-60">
          <Select
            label={`Type of ${file.name}`}
            labelHidden
            options={types}
            value={type}
            onChange={(chosen) => many.chooseType(key, chosen)}
          />
        </div>
      )}
      {more.length > 0 && (state === 'chosen' || state === 'refused') && (
        <Button variant="secondary" size="small" onClick={() => many.separate(key)}>
          Keep Apart
        </Button>
      )}
      {(state === 'sending' || state === 'waiting') && (
        <div className="w-full sm:w-60">
          <ProgressBar label={`Upload of ${file.name}`} value={100 * sent} />
        </div>
      )}
      <IconButton label={`Remove ${file.name}`} onClick={() => many.remove(key)}>
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}
